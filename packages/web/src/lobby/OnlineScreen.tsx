import type { GameSummary } from "@cantstop/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Desk } from "../desk.ts";
import { Tool } from "../game/Tool.tsx";
import { Icon } from "../icons.tsx";
import type { WithWords } from "../late.tsx";
import { Dialogs, type Opened } from "../menu/load.tsx";
import type { Answer } from "../online/client.ts";
import { sayFailure } from "../online/failure.ts";
import { nameOf } from "../online/identity.ts";
import { identity, server } from "../online/server.ts";
import { useWording } from "../words/context.ts";
import type { OnlineWords } from "../words/online.ts";
import { CreateGame } from "./CreateGame.tsx";
import { DevicePart } from "./DevicePart.tsx";
import { GameRows } from "./GameRows.tsx";
import { NameField } from "./NameField.tsx";
import { waitsFor } from "./turns.ts";
import { useAnswer } from "./use-answer.ts";
import "../controls.css";
import "../games/games.css";
import "./online.css";

/** All that the screen shows of the server. */
interface Found {
  /** Latest first; none for whoever has never played. */
  readonly own: readonly GameSummary[];
  readonly open: readonly GameSummary[];
  readonly running: readonly GameSummary[];
}

async function find(): Promise<Answer<Found>> {
  const [player, open, running] = await Promise.all([
    identity.find(),
    server.lobby("open"),
    server.lobby("running"),
  ]);
  if (!player.ok) return player;
  if (!open.ok) return open;
  if (!running.ok) return running;
  const own = player.value ? await server.ownGames() : null;
  if (own && !own.ok) return own;
  const games = own?.value.games ?? [];
  // One that all have left is nobody's invitation any more.
  const isOther = ({ id, seats }: GameSummary) =>
    games.every((game) => game.id !== id) && seats.some(({ kind }) => kind === "person");
  return {
    ok: true,
    value: {
      own: games,
      open: open.value.games.filter(isOther),
      running: running.value.games.filter(isOther),
    },
  };
}

/** Playing with people elsewhere: one's own games, a new one, those that are open to everyone. */
export function OnlineScreen({ desk, words }: { readonly desk: Desk } & WithWords<"online">) {
  const { app, home, notices } = useWording().words;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [name, setName] = useState(() => identity.name() || firstName(desk));
  const [isNameless, setNameless] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { answer, again } = useAnswer(find);

  useEffect(() => {
    document.title = app.titleOf(words.title);
  }, [words]);
  useEffect(() => {
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  });
  const player = identity.player.value;
  useEffect(() => {
    if (player) setName(player.name);
  }, [player]);

  return (
    <>
      <main class="games online">
        <header>
          <a class="tool" href="/" aria-label={words.home} title={words.home}>
            <Icon name="back" />
          </a>
          <h1>{words.title}</h1>
          <Tool tool={{ icon: "menu", label: home.menu, onPress: () => setOpened("menu") }} />
        </header>
        <p class="lead">{words.about}</p>
        {answer === null && (
          <p class="quiet" role="status">
            {words.loading}
          </p>
        )}
        {answer && !answer.ok && (
          <section role="alert">
            <p>{sayFailure(answer.error, words.failures)}</p>
            <button type="button" class="row-button" onClick={again}>
              <Icon name="again" />
              {notices.tryAgain}
            </button>
          </section>
        )}
        {answer?.ok && (
          <>
            {answer.value.own.length > 0 && <OwnGames games={answer.value.own} words={words} />}
            <section>
              <NameField
                label={words.yourName}
                value={name}
                field={field}
                missing={isNameless ? words.nameMissing : null}
                onInput={(typed) => {
                  setName(typed);
                  setNameless(false);
                }}
              />
            </section>
            <CreateGame
              desk={desk}
              name={nameOf(name)}
              words={words}
              onNameless={() => {
                setNameless(true);
                field.current?.focus();
              }}
            />
            <Lobby found={answer.value} words={words} onAgain={again} />
            <DevicePart words={words} />
          </>
        )}
      </main>
      <Dialogs opened={opened} onOpen={setOpened} desk={desk} table={null} />
    </>
  );
}

/** The first person's name in the next game of this device. */
function firstName(desk: Desk): string {
  const person = desk.setup.peek().seats.find(({ kind }) => kind === "person");
  return person?.kind === "person" ? person.name : "";
}

function OwnGames({ games, words }: { readonly games: readonly GameSummary[]; readonly words: OnlineWords }) {
  const { home } = useWording().words;
  const me = identity.player.value ?? null;
  const isMine = (game: GameSummary) => waitsFor(me, game);
  const going = games.filter(({ status }) => status !== "finished");
  const over = games.filter(({ status }) => status === "finished").slice(0, 3);
  return (
    <section>
      <h2>{words.own.title}</h2>
      <GameRows
        games={[...going.filter(isMine), ...going.filter((game) => !isMine(game)), ...over]}
        words={words}
        factsOf={(game, names) => {
          if (game.status === "waiting")
            return [me && isMine(game) ? words.waiting.keptFor(me.name) : words.own.waiting];
          if (game.winners) return [words.own.won(game.winners.map((seat) => names[seat] ?? ""))];
          return [isMine(game) ? words.own.yourTurn : home.turnOf(names[game.onTurn ?? 0] ?? "")];
        }}
      />
    </section>
  );
}

function Lobby({
  found: { open, running },
  words,
  onAgain,
}: {
  readonly found: Found;
  readonly words: OnlineWords;
  readonly onAgain: () => void;
}) {
  const { lobby } = words;
  return (
    <section>
      <h2>{lobby.title}</h2>
      {open.length + running.length === 0 && <p class="quiet">{lobby.none}</p>}
      <GameRows
        games={[...open, ...running]}
        words={words}
        factsOf={({ status, seats }) => [
          status === "waiting"
            ? lobby.open(seats.filter(({ kind, player }) => kind === "open" && player === null).length)
            : lobby.watch,
        ]}
      />
      <button type="button" class="row-button" onClick={onAgain}>
        <Icon name="again" />
        {lobby.refresh}
      </button>
    </section>
  );
}
