import { botOf, type OnlineEvent, type OnlineGame } from "@cantstop/protocol";
import { bitsOf } from "@cantstop/rules";
import type { ActionsView, GameView, SeatView, ToolView } from "../game/view.ts";
import type { LinkState } from "../online/link.ts";
import { botName } from "../online/names.ts";
import { isHere } from "../play/entry.ts";
import type { Stage } from "../play/scene.ts";
import type { Table } from "../table/table.ts";
import type { OnlineGameWords } from "../words/online-game.ts";
import type { HomeWords } from "../words/words.ts";

/** What a screen has to know of those who play elsewhere. */
export interface Others {
  readonly game: OnlineGame;
  readonly link: LinkState;
  /** All that has happened is shown. */
  readonly isUpToDate: boolean;
  /** How many look on. */
  readonly watchers: number;
  /** The seats of this screen's people; none for whoever looks on. */
  readonly here: readonly number[];
  /** What happened last, but for the end of the game that came of it. */
  readonly last: OnlineEvent | undefined;
  /** The next game has been called for. */
  readonly isRematchCalled: boolean;
  readonly react: () => void;
  readonly comeBack: () => void;
  /** Where those go who looked on: to the next game, if it has been called for. */
  readonly leave: () => void;
  readonly skip: () => void;
  readonly aside: (seat: number) => SeatView["aside"];
  /** Instead of the note when the game is over. */
  readonly afterwards: (note: string) => GameView["choices"];
}

export interface Words {
  readonly online: OnlineGameWords;
  readonly home: HomeWords["home"];
}

/** Seats here that are still in the game, and those of them that bots play. */
function stateHere({ game, here }: Others): {
  readonly playing: number;
  readonly replaced: readonly number[];
} {
  const { out } = game.game.position;
  const inGame = here.filter((seat) => ((out >> seat) & 1) === 0);
  return { playing: inGame.length, replaced: inGame.filter((seat) => botOf(game.seats[seat]) !== null) };
}

/** The buttons while nobody answers: there to be seen, and out of use. */
function waiting(actions: ActionsView, { online }: Words): ActionsView {
  if (actions.kind === "bar") return { ...actions, tools: [] };
  const [first, second] = actions.buttons;
  const outlined = <B extends typeof first>(button: B): B => ({
    ...button,
    detail: online.whenReconnected,
    disabled: true,
    mark: null,
  });
  return { kind: "buttons", buttons: second ? [outlined(first), outlined(second)] : [outlined(first)] };
}

function actionsOf(view: GameView, stage: Stage, others: Others, words: Words): ActionsView {
  const { actions } = view;
  const { online, home } = words;
  const { game, here } = others;
  if (stage.situation.kind === "over") {
    const [review, again] = actions.kind === "buttons" ? actions.buttons : [];
    if (!review || !again) return actions;
    const { isRematchCalled } = others;
    // Who only looked on does not play in the next game either.
    const onward =
      here.length > 0
        ? { detail: isRematchCalled ? online.rematchWaits : again.detail }
        : {
            ...(isRematchCalled ? { detail: online.watchRematch } : { label: online.otherGames, detail: "" }),
            onPress: others.leave,
          };
    return { kind: "buttons", buttons: [review, { ...again, ...onward }] };
  }
  const { playing, replaced } = stateHere(others);
  const [own] = replaced;
  if (own !== undefined && replaced.length === playing) {
    const name = stage.table.seats[own]?.name ?? "";
    if (game.created.clock.kind === "game")
      return { kind: "bar", piece: view.seats[own]?.piece ?? 0, text: online.timeUsedUp, tools: [] };
    return {
      kind: "buttons",
      buttons: [
        {
          role: "primary",
          label: online.back,
          detail: online.botPlaysFor(botName(botOf(game.seats[own]), home), name),
          disabled: false,
          keyHint: "R",
          onPress: others.comeBack,
        },
      ],
    };
  }
  if (actions.kind === "buttons") return actions;
  // There is something to be skipped only while it is shown later than it happened.
  const skip = others.isUpToDate
    ? []
    : actions.tools.map((tool): ToolView => ({ ...tool, onPress: others.skip }));
  return { ...actions, ...(here.length === 0 && { detail: online.youWatch }), tools: skip };
}

/** What stands under a name besides: that a bot plays the seat, or that its person is away. */
const noteOf = (seat: SeatView, index: number, { game }: Others, { online }: Words): string => {
  const taken = game.seats[index];
  return taken?.kind === "person" && taken.standIn !== null && !seat.absent ? online.botPlays : seat.note;
};

/** The screen of a game that others play elsewhere. */
export function withOthers(view: GameView, stage: Stage, others: Others, words: Words): GameView {
  const { online } = words;
  const { link, watchers, here } = others;
  const isOver = stage.situation.kind === "over";
  const isCut = link !== "live" && !isOver;
  const actions = actionsOf(view, stage, others, words);
  const news = sayNews(others.last, stage.table, words);
  const choices =
    news !== null && view.choices.kind === "note" ? { ...view.choices, text: news } : view.choices;
  const facts = [
    view.subtitle,
    ...(watchers > (here.length === 0 ? 1 : 0) ? [online.watching(watchers)] : []),
  ];
  return {
    ...view,
    subtitle: facts.join(" · "),
    // A call would not arrive, and the sentence needs the room.
    hint: here.length > 0 && !isCut ? { icon: "smile", label: online.react, onPress: others.react } : null,
    seats: view.seats.map((seat, i) => ({
      ...seat,
      note: noteOf(seat, i, others, words),
      aside: others.aside(i),
    })),
    sentence: isCut
      ? { ...(link === "offline" ? online.offline : online.reconnecting), tone: "plain", icon: "offline" }
      : view.sentence,
    choices: isOver && choices.kind === "note" ? others.afterwards(choices.text) : choices,
    actions: isCut ? waiting(actions, words) : actions,
  };
}

/** What is to be said of an event that no board shows: time was up. Null of all others. */
export function sayNews(
  event: OnlineEvent | undefined,
  { seats }: Pick<Table, "seats">,
  { online, home }: Words,
): string | null {
  const nameOf = (seat: number) => seats[seat]?.name ?? "";
  if (event?.type === "replaced") return online.botPlaysFor(botName(event.bot, home), nameOf(event.seat));
  if (event?.type === "resigned" && event.reason === "time") return online.leftByTime(nameOf(event.seat));
  return null;
}

/** Is it for somebody at this screen to go on? */
export function isMyTurn({ table, state, situation }: Stage): boolean {
  const game = state.games[state.games.length - 1] ?? state.games[0];
  return (
    situation.kind !== "over" &&
    bitsOf(game.position.out).length < table.seats.length &&
    isHere(table, game.position.seat)
  );
}
