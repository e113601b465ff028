import {
  type Action,
  botOf,
  type OnlineEvent,
  type OnlineGame,
  type OnlineSeat,
  seatsOf,
  toGameEvent,
} from "@cantstop/protocol";
import { type Game, play, startGame, unwrap } from "@cantstop/rules";
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { isBotName } from "../bots/names.ts";
import type { Pace } from "../bots/pace.ts";
import { PIECES, type Piece } from "../setup.ts";
import { writeStartRolls } from "../table/dice.ts";
import type {
  RematchResult,
  Table,
  TableFailure,
  TableResult,
  TableSeat,
  TableState,
} from "../table/table.ts";
import { withTag } from "../table/tags.ts";
import type { OnlineFailure } from "./client.ts";
import type { GameLog, RemoteGame } from "./remote-game.ts";

/** What a remote table needs to know besides its game. */
export interface RemoteTableSources {
  /** The player of this device; null for whoever only looks on. */
  readonly me: string | null;
  /** What the seats are called, all differently. */
  readonly namesOf: (seats: readonly OnlineSeat[]) => readonly string[];
  /** How long things that happen elsewhere are to be seen; asked each time. */
  readonly pace: () => Pace;
  readonly isHidden: () => boolean;
}

/** Somebody who comes to a game that has gone on this far does not want to see it all. */
const MOST_SHOWN = 12;

/** Who sits at this screen, by seat. */
export const seatsHere = (game: OnlineGame, me: string | null): readonly number[] =>
  me === null ? [] : seatsOf(game, me);

function playerOf(seat: OnlineSeat | undefined, isHere: boolean): TableSeat["player"] {
  const bot = botOf(seat);
  if (isHere && bot === null) return { kind: "person" };
  return { kind: "remote", bot: bot !== null && isBotName(bot) ? bot : null };
}

/** What is on the screen before anything has happened on the board. */
function beginning({ game }: GameLog, names: readonly string[]): TableState {
  const { created, rules, start, game: now } = game;
  const first = startGame(rules, now.position.firstSeat);
  const date = [["Date", created.at]] as const;
  const tags = start?.rolls ? withTag(date, "StartRolls", writeStartRolls(start.rolls)) : date;
  return { record: { start: first.position, names, tags, events: [] }, games: [first] };
}

/** How long an event that happened elsewhere waits after the one before it was shown, in milliseconds. */
function waitBefore(event: OnlineEvent, before: OnlineEvent | undefined, pace: Pace): number {
  switch (event.type) {
    case "rolled":
      return before?.type === "moved" ? pace.choice : pace.begin;
    case "moved":
      return pace.dice;
    case "stopped":
      return pace.decision;
    default:
      return 0;
  }
}

const failureOf = ({ code }: OnlineFailure): TableFailure => {
  switch (code) {
    case "stale_version":
    case "not_your_seat":
      return { code: "stale" };
    case "illegal_move":
    case "stop_not_allowed":
    case "roll_not_allowed":
    case "game_over":
      return { code };
    default:
      return { code: "unreachable" };
  }
};

/**
 * The table of a game on the server, which must have begun. What others do is shown a step at a time; what is done here
 * is shown at once, when the server has kept it.
 */
export function sitAtRemote(
  remote: RemoteGame,
  { me, namesOf, pace, isHidden }: RemoteTableSources,
): Table & { readonly upToDate: ReadonlySignal<boolean> } {
  const { log } = remote;
  const names = namesOf(log.peek().game.seats);
  const state = signal(beginning(log.peek(), names));
  const shown = signal(0);
  let shownAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const seats = computed((): readonly TableSeat[] => {
    const { game } = log.value;
    const here = seatsHere(game, me);
    return game.seats.map((seat, i) => ({
      name: names[i] ?? "",
      piece: PIECES[i] as Piece,
      player: playerOf(seat, here.includes(i)),
    }));
  });

  /** Shows the log's first so many events. */
  const show = (count: number): void => {
    const { events } = log.peek();
    const { record, games } = state.peek();
    const played = events.slice(shown.peek(), count).flatMap((event) => toGameEvent(event) ?? []);
    shown.value = count;
    shownAt = Date.now();
    if (played.length === 0) return;
    const next: [Game, ...Game[]] = [...games];
    for (const event of played) next.push(unwrap(play(next[next.length - 1] ?? games[0], event)));
    state.value = { record: { ...record, events: [...record.events, ...played] }, games: next };
  };
  const showAll = () => {
    clearTimeout(timer);
    show(log.peek().events.length);
  };

  /** Shows what is to be seen now, and the rest in a while. */
  const follow = (): void => {
    clearTimeout(timer);
    const { game, events } = log.peek();
    if (isHidden() || events.length - shown.peek() > MOST_SHOWN) {
      show(events.length);
      return;
    }
    const here = seatsHere(game, me);
    for (let i = shown.peek(); i < events.length; i++) {
      const event = events[i] as OnlineEvent;
      const isOwn = "seat" in event && here.includes(event.seat) && botOf(game.seats[event.seat]) === null;
      const wait = isOwn ? 0 : waitBefore(event, events[i - 1], pace()) - (Date.now() - shownAt);
      if (wait > 0) {
        timer = setTimeout(follow, wait);
        return;
      }
      show(i + 1);
    }
  };
  show(log.peek().events.length);
  const unfollow = effect(() => {
    void log.value;
    follow();
  });

  const act = async (actions: readonly Action[]): Promise<TableResult> => {
    const answer = await remote.act(actions);
    showAll();
    return answer.ok ? { ok: true } : { ok: false, error: failureOf(answer.error) };
  };
  const moving = (columns: readonly number[] | undefined): Action[] =>
    columns ? [{ type: "move", columns: [...columns] }] : [];
  const impossible = (code: "invalid_dice" | "roll_not_allowed") =>
    Promise.resolve({ ok: false, error: { code } } as const);

  return {
    id: remote.id,
    get seats() {
      return seats.value;
    },
    ownDice: false,
    daily: null,
    online: true,
    state,
    kept: signal(true),
    upToDate: computed(() => shown.value === log.value.events.length),
    roll: (move, dice) =>
      dice === undefined ? act([...moving(move), { type: "roll" }]) : impossible("invalid_dice"),
    move: (columns) => act(moving(columns)),
    stop: (move) => act([...moving(move), { type: "stop" }]),
    correct: () => impossible("roll_not_allowed"),
    resign: (seat) => act([{ type: "resign", seat }]),
    async rematch(): Promise<RematchResult> {
      const answer = await remote.rematch();
      if (answer.ok) return { ok: true, id: answer.value.id };
      const next = remote.next.peek();
      // Whose seat a bot has meanwhile can watch.
      if (answer.error.code === "no_open_seat" && next !== null) return { ok: true, id: next };
      return { ok: false, error: failureOf(answer.error) };
    },
    skip: showAll,
    leave() {
      clearTimeout(timer);
      unfollow();
    },
  };
}
