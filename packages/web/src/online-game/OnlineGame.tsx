import type { Player } from "@cantstop/protocol";
import { effect, useComputed, useSignal } from "@preact/signals";
import { createElement } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { useLocation } from "preact-iso";
import { PACES } from "../bots/pace.ts";
import type { Desk } from "../desk.ts";
import { Icon } from "../icons.tsx";
import { late, type WithWords } from "../late.tsx";
import { browserPage } from "../online/link.ts";
import { seatNames } from "../online/names.ts";
import { randomText } from "../online/random.ts";
import type { RemoteGame } from "../online/remote-game.ts";
import { seatsHere, sitAtRemote } from "../online/remote-table.ts";
import type { Elsewhere } from "../play/elsewhere.ts";
import { PlayScreen } from "../play/load.ts";
import { useWording } from "../words/context.ts";
import type { OnlineGameWords } from "../words/online-game.ts";
import { isMyTurn, withOthers } from "./elsewhere.ts";
import { News } from "./News.tsx";
import { SeatAside } from "./SeatAside.tsx";
import { useSteadyLink } from "./use-steady-link.ts";
import "./online-game.css";

const Reactions = late("onlineGame", async () => (await import("./Reactions.tsx")).Reactions);

/** A game of the server that has begun: the game screen, and what there is to be seen of those who play elsewhere. */
export function OnlineGame({
  desk,
  remote,
  me,
  words,
}: {
  readonly desk: Desk;
  readonly remote: RemoteGame;
  /** The player of this device; null where nobody has played here yet. */
  readonly me: Player | null;
} & WithWords<"onlineGame">) {
  const { home } = useWording().words;
  const { route } = useLocation();
  const isReacting = useSignal(false);
  const link = useSteadyLink(remote.link);
  const id = me?.id ?? null;

  const table = useMemo(
    () =>
      sitAtRemote(remote, {
        me: id,
        namesOf: (seats) => seatNames(seats, home),
        pace: () => PACES[desk.settings.peek().speed],
        isHidden: browserPage.isHidden,
      }),
    [remote, id],
  );
  useEffect(() => () => table.leave(), [table]);
  const here = useComputed(() => seatsHere(remote.log.value.game, id));

  // Whoever gave nothing to the dice has something made up for them, before the first roll.
  const { game } = remote.log.value;
  const lacksSeed = id !== null && here.value.length > 0 && game.rolls === 0 && !game.seeds.has(id);
  useEffect(() => {
    if (lacksSeed) void remote.seed(randomText());
  }, [lacksSeed]);
  useTurnNotice(remote, here, words);

  const elsewhere: Elsewhere = {
    view: (view, stage) =>
      withOthers(
        view,
        stage,
        {
          game: remote.log.value.game,
          link: link.value,
          isUpToDate: table.upToDate.value,
          watchers: remote.presence.value?.watchers ?? 0,
          here: here.value,
          last: remote.log.value.events.findLast(({ type }) => type !== "finished"),
          isRematchCalled: remote.next.value !== null,
          react: () => {
            isReacting.value = true;
          },
          comeBack: () => void remote.join(),
          leave: () => route(remote.next.value === null ? "/online" : `/game/${remote.next.value}`),
          skip: () => table.skip(),
          aside: (seat) => createElement(SeatAside, { remote, seat, words }),
          afterwards: (note) => ({
            kind: "custom",
            content: <Afterwards id={remote.id} note={note} words={words} />,
          }),
        },
        { online: words, home },
      ),
    title: (title, stage) => (isMyTurn(stage) ? words.yourTurn : title),
    content: (
      <>
        {isReacting.value && (
          <Reactions
            onChoose={(reaction) => {
              isReacting.value = false;
              void remote.react(reaction);
            }}
            onClose={() => {
              isReacting.value = false;
            }}
          />
        )}
        <News remote={remote} link={link} here={here} table={table} words={{ online: words, home }} />
      </>
    ),
  };

  return (
    <PlayScreen
      desk={desk}
      table={table}
      onRematch={(next) => route(`/game/${next}`)}
      elsewhere={elsewhere}
    />
  );
}

/** When a game is over: how it went, and the way to its dice. */
function Afterwards({
  id,
  note,
  words,
}: {
  readonly id: string;
  readonly note: string;
  readonly words: OnlineGameWords;
}) {
  return (
    <div class="afterwards">
      {note && <p>{note}</p>}
      <a href={`/game/${id}/fairness`}>
        <Icon name="check" size={20} />
        {words.checkDice}
      </a>
      <a href="/online">
        <Icon name="globe" size={20} />
        {words.otherGames}
      </a>
    </div>
  );
}

/** Tells whoever looks elsewhere that it is for them to play. */
function useTurnNotice(
  remote: RemoteGame,
  here: { readonly value: readonly number[] },
  words: OnlineGameWords,
): void {
  useEffect(() => {
    // Whoever waits elsewhere for the game to begin is told of that, too.
    let was = !document.hidden;
    const tell = async () => {
      const { notify } = await import("../online/notify.ts");
      notify(words.yourTurn, words.notification, remote.id);
    };
    return effect(() => {
      const { game } = remote.log.value;
      const isMine = game.status === "running" && here.value.includes(game.game.position.seat);
      if (isMine && !was && document.hidden) void tell();
      was = isMine;
    });
  }, [remote, words]);
}
