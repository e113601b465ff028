import { explainRoll } from "@cantstop/rules";
import type { Piece } from "../board/view.ts";
import type { BotAct } from "../bots/driver.ts";
import type { DailyResult } from "../daily-result.ts";
import type { Settings } from "../settings.ts";
import { currentGame, type Table, type TableState } from "../table/table.ts";
import type { GameWording } from "../words/words.ts";
import { entryOf, isHere } from "./entry.ts";
import type { Commands, Entry, Hand } from "./hand.ts";
import { pickOf, type Situation, situationOf } from "./situation.ts";

/** What happens at a table, and what people and bots have in their hands. */
export interface Happening {
  readonly table: Pick<Table, "id" | "seats" | "ownDice" | "daily">;
  readonly state: TableState;
  readonly hand: Hand;
  readonly act: BotAct;
}

/** The same as it is to be shown. */
export interface Stage extends Happening {
  /** While a bot plays: what it has chosen. */
  readonly hand: Hand;
  readonly situation: Situation;
  /** Own dice that are being typed in. */
  readonly entry: Entry | null;
  /** Whoever is on turn plays elsewhere, or is a bot: there is nothing to do but to watch. */
  readonly isWatching: boolean;
  /** The dice for who begins are falling. */
  readonly isStarting: boolean;
}

/**
 * A turn that is watched, and the move to be seen in it: the one that a bot has chosen, or has made while the next
 * dice are not rolled. Its dice lie there until then, as they do before people's own decisions.
 */
function watchedMove({ state, act }: Happening): { state: TableState; move: readonly number[] | null } {
  const { events } = state.record;
  const { position } = currentGame(state);
  const last = events.at(-1);
  const [first, ...games] = state.games.slice(0, -1);
  if (last?.type !== "move" || !position.moved || !first)
    return { state, move: act.kind === "choice" ? act.columns : null };
  return {
    state: { record: { ...state.record, events: events.slice(0, -1) }, games: [first, ...games] },
    move: last.columns,
  };
}

export function stageOf(happening: Happening): Stage {
  const { table, state, act } = happening;
  const { position } = currentGame(state);
  const isWatching = !position.finished && !isHere(table, position.seat);
  const watched = isWatching ? watchedMove(happening) : { state, move: null };
  const { dice, position: before } = currentGame(watched.state);
  const pick = dice && watched.move ? pickOf(explainRoll(before, dice), watched.move) : null;
  const hand = isWatching ? { ...happening.hand, pick, glance: null } : happening.hand;
  const situation = situationOf(watched.state, hand);
  return {
    ...happening,
    hand,
    situation,
    entry: entryOf(table, situation, hand, act),
    isWatching,
    isStarting: Number.isFinite(hand.startRounds),
  };
}

/** Everything that the picture of a table depends on. */
export interface Presented extends Happening {
  readonly settings: Pick<Settings, "look" | "odds" | "sound" | "automaticMoves">;
  readonly wording: GameWording;
  readonly commands: Commands;
  /** How many events had happened when the end of a turn was last told: what ended after them is news. */
  readonly since: number;
  /** The climb that counts for the day, if there is one. */
  readonly counted: DailyResult | null;
}

/** Hebrew, Arabic and their kin. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name for sentences: one that is written from the right would move the numbers beside it to its other end. */
const apart = (name: string): string => (FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

/** The same, with what most parts of the screen need. */
export interface Scene extends Presented, Stage {
  readonly hand: Hand;
  readonly isAlone: boolean;
  /** Risk and stake are shown. */
  readonly showsOdds: boolean;
  readonly nameOf: (seat: number) => string;
  /** A name to speak to or about: none where someone plays alone. */
  readonly calledOf: (seat: number) => string;
  readonly pieceOf: (seat: number) => Piece;
}

export function sceneOf(presented: Presented): Scene {
  const { table, settings } = presented;
  const { seats } = table;
  const stage = stageOf(presented);
  const isAlone = seats.length === 1;
  const nameOf = (seat: number) => apart(seats[seat]?.name ?? "");
  return {
    ...presented,
    ...stage,
    isAlone,
    showsOdds: settings.odds === "always" || (settings.odds === "demand" && stage.hand.askedOdds),
    nameOf,
    calledOf: isAlone ? () => "" : nameOf,
    pieceOf: (seat) => seats[seat]?.piece ?? 0,
  };
}
