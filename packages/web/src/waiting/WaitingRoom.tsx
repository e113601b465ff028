import type { OnlineEvent, OnlineGame, OnlineSeat, Player } from "@cantstop/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { PieceIcon } from "../board/Piece.tsx";
import type { Desk } from "../desk.ts";
import { Tool } from "../game/Tool.tsx";
import { Icon } from "../icons.tsx";
import type { WithWords } from "../late.tsx";
import { NameField } from "../lobby/NameField.tsx";
import { Dialogs, type Opened } from "../menu/load.tsx";
import type { OnlineFailure } from "../online/client.ts";
import { sayFailure } from "../online/failure.ts";
import { nameOf } from "../online/identity.ts";
import { seatNames } from "../online/names.ts";
import { randomText } from "../online/random.ts";
import type { RemoteGame } from "../online/remote-game.ts";
import { seatsHere } from "../online/remote-table.ts";
import { identity } from "../online/server.ts";
import { PIECES, type Piece } from "../setup.ts";
import { useWording } from "../words/context.ts";
import type { OnlineWords } from "../words/online.ts";
import { BotSeat } from "./BotSeat.tsx";
import { Invitation } from "./Invitation.tsx";
import { Luck } from "./Luck.tsx";
import { NotifySwitch } from "./NotifySwitch.tsx";
import "../controls.css";
import "../games/games.css";
import "../lobby/online.css";

/** Where players wait for each other before an online game begins. It begins by itself when no seat is open. */
export function WaitingRoom({
  desk,
  remote,
  me,
  words,
}: {
  readonly desk: Desk;
  readonly remote: RemoteGame;
  /** The player of this device. */
  readonly me: Player | null;
} & WithWords<"online">) {
  const { app, home } = useWording().words;
  const { waiting } = words;
  // Where a bot sits now there is no button any more that could keep the focus.
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<OnlineFailure | null>(null);
  const { game, events } = remote.log.value;
  const presence = remote.presence.value;
  const names = seatNames(game.seats, home);
  const isSeated = seatsHere(game, me?.id ?? null).length > 0;
  const free = game.seats.filter((seat) => isFreeFor(seat, me)).length;
  const hosts = game.seats.findIndex((seat) => seat.kind === "person" && seat.player === game.created.host);
  const open = game.seats.filter(({ kind }) => kind === "open").length;
  const isHost = isSeated && me?.id === game.created.host;
  const title = isSeated || hosts < 0 || free === 0 ? waiting.title : waiting.invited(names[hosts] ?? "");

  useEffect(() => {
    document.title = app.titleOf(title);
  }, [title, app]);
  const give = async () => {
    const answer = await remote.giveUpSeat();
    setFailure(answer.ok ? null : answer.error);
  };

  return (
    <>
      <main class="games online">
        <header>
          <a class="tool" href="/online" aria-label={words.title} title={words.title}>
            <Icon name="back" />
          </a>
          <h1>{title}</h1>
          <Tool tool={{ icon: "menu", label: home.menu, onPress: () => setOpened("menu") }} />
        </header>
        {!isSeated && free > 0 && <JoinPart remote={remote} words={words} />}
        <section aria-labelledby="seats">
          <h2 id="seats" ref={heading} tabIndex={-1}>
            {waiting.seats}
          </h2>
          <ul class="waiting-seats">
            {game.seats.map((seat, i) => (
              <li key={i}>
                <PieceIcon piece={PIECES[i] as Piece} size={31} hollow={seat.kind === "open"} />
                <span>
                  <strong>{seat.kind === "open" ? openName(seat, waiting) : names[i]}</strong>
                  <small>{noteOf(seat, presence?.seats[i], me, waiting, home)}</small>
                </span>
                {isHost && seat.kind === "open" && (
                  <BotSeat
                    remote={remote}
                    seat={i}
                    isLast={open === 1}
                    words={words}
                    onSeated={() => heading.current?.focus()}
                  />
                )}
              </li>
            ))}
          </ul>
          <p role="status" class="off-screen">
            {satDown(events, names, waiting)}
          </p>
          <p role="status">{free > 0 ? waiting.missing(free) : isSeated || open > 0 ? "" : waiting.full}</p>
          {presence && presence.watchers > 0 && isSeated && (
            <p class="quiet">{waiting.watching(presence.watchers)}</p>
          )}
          <Terms game={game} names={names} words={words} />
        </section>
        {isSeated && <Invitation id={remote.id} words={waiting} />}
        {isSeated && me && <Luck remote={remote} me={me.id} words={words} />}
        {isSeated && (
          <section>
            <NotifySwitch words={words} />
            <button type="button" class="row-button" onClick={() => void give()}>
              <Icon name="flag" />
              {waiting.leave}
            </button>
            <p role="alert" class={failure ? "message bad" : undefined}>
              {failure && sayFailure(failure, words.failures)}
            </p>
          </section>
        )}
      </main>
      <Dialogs opened={opened} onOpen={setOpened} desk={desk} table={null} />
    </>
  );
}

/** Who sat down last, for those who hear the list; nothing once somebody got up. */
function satDown(
  events: readonly OnlineEvent[],
  names: readonly string[],
  waiting: OnlineWords["waiting"],
): string {
  const last = events.findLast(({ type }) => type !== "seeded");
  return last?.type === "joined" || last?.type === "seated" ? waiting.satDown(names[last.seat] ?? "") : "";
}

/** Can this player take this seat? */
const isFreeFor = (seat: OnlineSeat, me: Player | null): boolean =>
  seat.kind === "open" && (seat.player === null || seat.player === me?.id);

const openName = (seat: OnlineSeat & { kind: "open" }, waiting: OnlineWords["waiting"]): string =>
  seat.name === null ? waiting.openSeat : waiting.keptFor(seat.name);

function noteOf(
  seat: OnlineSeat,
  isPresent: boolean | undefined,
  me: Player | null,
  waiting: OnlineWords["waiting"],
  home: ReturnType<typeof useWording>["words"]["home"],
): string {
  if (seat.kind === "bot") return home.kinds.bot;
  if (seat.kind === "open") return "";
  if (seat.player === me?.id) return waiting.you;
  return isPresent === undefined ? "" : isPresent ? waiting.here : waiting.away;
}

/** What was agreed on: rules, clock, who begins, and that the dice are fair. */
function Terms({
  game: { id, rules, created },
  names,
  words,
}: {
  readonly game: OnlineGame;
  readonly names: readonly string[];
  readonly words: OnlineWords;
}) {
  const { texts } = useWording();
  const { terms, waiting } = words;
  const { clock, onTimeout, start, firstSeat } = created;
  const facts = [
    texts.rulesetName(rules.ruleset),
    terms.clocks(clock),
    ...(clock.kind === "none" ? [] : [terms.atTimeout[onTimeout]]),
    ...(start === "seat" && names[firstSeat] ? [terms.begins(names[firstSeat])] : []),
  ];
  return (
    <>
      <p class="quiet">{words.facts(facts)}</p>
      <a href={`/game/${id}/fairness`}>{waiting.fairness}</a>
    </>
  );
}

/** Whoever has come by the link sits down. */
function JoinPart({ remote, words }: { readonly remote: RemoteGame; readonly words: OnlineWords }) {
  const { waiting } = words;
  const [name, setName] = useState(identity.name);
  const [luck, setLuck] = useState("");
  const [isNameless, setNameless] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<OnlineFailure | null>(null);
  const join = async (event: Event) => {
    event.preventDefault();
    if (isBusy) return;
    const called = nameOf(name);
    if (called === "") {
      setNameless(true);
      return;
    }
    setBusy(true);
    const player = await identity.be(called);
    const answer = player.ok ? await remote.join(luck.trim() || randomText()) : player;
    setBusy(false);
    setFailure(answer.ok ? null : answer.error);
  };
  return (
    <section aria-labelledby="join">
      <h2 id="join">{waiting.joinTitle}</h2>
      <form class="join" onSubmit={(event) => void join(event)}>
        <NameField
          label={words.yourName}
          value={name}
          missing={isNameless ? words.nameMissing : null}
          onInput={(typed) => {
            setName(typed);
            setNameless(false);
          }}
        />
        <details>
          <summary class="more-button">
            {waiting.luckTitle}
            <Icon name="down" size={20} />
          </summary>
          <label class="name-field">
            <span>{waiting.luck}</span>
            <input
              type="text"
              class="text-field"
              value={luck}
              maxLength={100}
              autocomplete="off"
              aria-describedby="luck-about"
              onInput={({ currentTarget }) => setLuck(currentTarget.value)}
            />
          </label>
          <p id="luck-about" class="quiet">
            {waiting.luckAbout}
          </p>
        </details>
        <p role="alert" class={failure ? "message bad" : undefined}>
          {failure && sayFailure(failure, words.failures)}
        </p>
        <button type="submit" class="row-button strong">
          {waiting.join}
        </button>
      </form>
    </section>
  );
}
