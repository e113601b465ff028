import { drawRoll, FAIR_TAGS, type Verdict, verifyRecord } from "@cantstop/protocol/fair-dice";
import type { Dice } from "@cantstop/rules";
import { type GameRecord, parseRecord } from "@cantstop/rules/notation";
import { stateOf, type TableSeat } from "../table/table.ts";
import { seatsOf } from "../table/tags.ts";

/** A roll of the record, and the one that was settled before the game. */
interface CheckedRoll {
  readonly seat: number;
  readonly found: Dice;
  /** Null while the secret is not known. */
  readonly drawn: Dice | null;
}

/** All that can be told of a game's dice. */
export interface Check {
  readonly seats: readonly TableSeat[];
  readonly commitment: string | null;
  /** By seat, as they went into the dice; null where none was given. */
  readonly seeds: readonly (string | null)[];
  readonly secret: string | null;
  readonly rolls: readonly CheckedRoll[];
  /** Null while the game goes on. */
  readonly verdict: Verdict | null;
}

/** A contribution as it was typed; as it stands where it cannot be read. */
function decoded(word: string): string | null {
  if (word === "[none]") return null;
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

/** Checks the dice of a game by its record; null where that cannot be read. */
export function checkDice(text: string): Check | null {
  const parsed = parseRecord(text);
  return parsed.ok ? checkRecord(parsed.value) : null;
}

function checkRecord(record: GameRecord): Check {
  const tagOf = (name: string) => record.tags.find(([known]) => known === name)?.[1] ?? null;
  const secret = tagOf(FAIR_TAGS.secret);
  const seeds = tagOf(FAIR_TAGS.seeds);
  const { games } = stateOf(record);
  let count = 0;
  const rolls = record.events.flatMap((event, i): CheckedRoll[] => {
    if (event.type !== "roll") return [];
    count++;
    const drawn = secret !== null && seeds !== null ? drawRoll(secret, count, seeds) : null;
    return [{ seat: games[i]?.position.seat ?? 0, found: event.dice, drawn }];
  });
  return {
    seats: seatsOf(record),
    commitment: tagOf(FAIR_TAGS.commitment),
    seeds: (seeds ?? "").split(" ").map(decoded),
    secret,
    rolls,
    verdict: secret === null ? null : verifyRecord(record),
  };
}
