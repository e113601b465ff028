import { compileRules, type Rules, startGame, unwrap } from "@cantstop/rules";
import { type GameRecord, writeRecord } from "@cantstop/rules/notation";
import type { Setup } from "../setup.ts";
import { type RollDie, rollForStart, writeStartRolls } from "./dice.ts";
import { newId, type Shelf } from "./shelf.ts";
import { currentGame, type TableState } from "./table.ts";
import { makeTags, withoutTags, withTag } from "./tags.ts";

/** What a new game needs from its device. */
export interface BeginSources {
  readonly shelf: Shelf;
  readonly die: RollDie;
  readonly now: () => Date;
}

/** Who plays what. */
export interface Seating {
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly firstSeat: number;
  /** Header tags of the record. */
  readonly tags: GameRecord["tags"];
}

/** Puts a game on the shelf, one that has come to some point elsewhere too; returns its id. */
export function layDown(record: GameRecord, shelf: Shelf): string {
  const id = newId();
  shelf.write(id, writeRecord(record));
  return id;
}

/** Puts a new game on the shelf; returns its id. */
export const beginGame = ({ rules, names, firstSeat, tags }: Seating, shelf: Shelf): string =>
  layDown({ start: startGame(rules, firstSeat).position, names, tags, events: [] }, shelf);

/**
 * Begins the game of a setup, whose ruleset must suit the number of seats. Its dice decide who begins only
 * where the app rolls: people with dice of their own have rolled for that as well.
 *
 * @param daily the day whose dice are rolled; null for chance
 */
export function beginSetup(
  { seats, ruleset, starter, firstSeat, dice }: Setup,
  names: readonly string[],
  daily: string | null,
  { shelf, die, now }: BeginSources,
): string {
  const rules = unwrap(compileRules(ruleset, seats.length));
  const isRolled = starter === "dice" && dice === "app" && seats.length > 1;
  const rolled = isRolled ? rollForStart(seats.length, die) : null;
  let tags = makeTags(seats, now());
  if (dice === "own") tags = withTag(tags, "Dice", "own");
  if (daily !== null) tags = withTag(tags, "Daily", daily);
  if (rolled) tags = withTag(tags, "StartRolls", writeStartRolls(rolled.rounds));
  return beginGame({ rules, names, firstSeat: rolled?.first ?? firstSeat, tags }, shelf);
}

/** The same people's next game, which another tab may have begun already; returns its id. */
export function beginRematch(id: string, state: TableState, shelf: Shelf, now: Date): string {
  const begun = shelf.ids().find((other) => shelf.read(other)?.includes(`\nAfter: ${id}\n`));
  if (begun !== undefined) return begun;
  const { start, names, tags } = state.record;
  const { rules, firstSeat } = start;
  const lasting = withoutTags(tags, "StartRolls", "Ended");
  const next = beginGame(
    {
      rules,
      names,
      firstSeat: (firstSeat + 1) % rules.players,
      tags: withTag(withTag(lasting, "Date", now.toISOString()), "After", id),
    },
    shelf,
  );
  if (!currentGame(state).position.finished) shelf.remove(id);
  return next;
}
