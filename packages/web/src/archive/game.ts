import { bitsOf } from "@cantstop/rules";
import { makeRulesetText, parseRecord } from "@cantstop/rules/notation";
import { countTurns, expectBusts } from "../table/count.ts";
import { currentGame, stateOf, type TableSeat } from "../table/table.ts";
import { dailyOf, hasOwnDice, seatsOf, tagOf } from "../table/tags.ts";
import type { ReviewSummary } from "./review.ts";

/** A seat of a finished game, and how it did. */
export interface ArchivedSeat extends TableSeat {
  readonly won: boolean;
  readonly claims: number;
  readonly turns: number;
  readonly busts: number;
  /** How many busts the odds of its rolls add up to. */
  readonly expectedBusts: number;
  /** Its place in the first round, counted from 0. */
  readonly place: number;
}

/** A finished game as it is archived: its record, and what lists and statistics ask for. */
export interface ArchivedGame {
  readonly id: string;
  /** The record. All else follows from it. */
  readonly text: string;
  /** When it ended, or else began, ISO 8601; empty where neither was noted. */
  readonly date: string;
  /** The ruleset's text. */
  readonly ruleset: string;
  readonly seats: readonly ArchivedSeat[];
  readonly ownDice: boolean;
  /** Others played it elsewhere. */
  readonly online: boolean;
  /** The day whose daily climb it was. */
  readonly daily: string | null;
  /** What its review came to; null before there was one. */
  readonly review: ReviewSummary | null;
}

/** A game for the archive; null if it is not over, or cannot be read. */
export function archivedGame(id: string, text: string): ArchivedGame | null {
  const parsed = parseRecord(text);
  if (!parsed.ok) return null;
  const state = stateOf(parsed.value);
  const { record } = state;
  const { position } = currentGame(state);
  if (!position.finished) return null;
  const { turns, busts } = countTurns(state);
  const expected = expectBusts(state);
  const winners = bitsOf(position.winners);
  return {
    id,
    text,
    date: tagOf(record, "Ended") ?? tagOf(record, "Date") ?? "",
    ruleset: makeRulesetText(position.rules.ruleset),
    seats: seatsOf(record).map(({ name, piece, player }, i) => ({
      name,
      piece,
      player,
      won: winners.includes(i),
      claims: position.scores[i] ?? 0,
      turns: turns[i] ?? 0,
      busts: busts[i] ?? 0,
      expectedBusts: expected[i] ?? 0,
      place: (i - position.firstSeat + record.names.length) % record.names.length,
    })),
    ownDice: hasOwnDice(record),
    online: tagOf(record, "Game") !== null,
    daily: dailyOf(record),
    review: null,
  };
}
