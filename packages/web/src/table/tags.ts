import type { GameRecord } from "@cantstop/rules/notation";
import { isBotName } from "../bots/names.ts";
import { isDay } from "../daily.ts";
import { PIECES, type Piece, type SeatSetup } from "../setup.ts";
import { parseStartRolls } from "./dice.ts";
import type { TablePlayer, TableSeat, TableState } from "./table.ts";

type Tags = GameRecord["tags"];

/**
 * What a table needs beyond the events stands in the record's header, in these tags:
 *
 * - `Date`, `Ended`: when the game began and ended, as `2026-11-29T18:03:00.000Z`
 * - `Seats`: who plays, a word a seat, `person bot:steady`; without it everyone is a person
 * - `Pieces`: the pieces by seat, `20`; without it those of the seats in order
 * - `Dice`: `own` where people roll dice of their own and type them in
 * - `Daily`: the day whose dice are rolled, `2026-11-29`
 * - `StartRolls`: the dice that decided who begins, see `dice.ts`
 * - `After`: the game that this one is the rematch of
 * - `Game`: the name that a server has for it, where it was played online
 */
export type TagName =
  | "Date"
  | "Ended"
  | "Seats"
  | "Pieces"
  | "Dice"
  | "Daily"
  | "StartRolls"
  | "After"
  | "Game";

/** The value of a tag; null where there is none. */
export const tagOf = ({ tags }: Pick<GameRecord, "tags">, name: TagName): string | null =>
  tags.find(([known]) => known === name)?.[1] ?? null;

export const withoutTags = (tags: Tags, ...names: readonly TagName[]): Tags =>
  tags.filter(([known]) => !names.some((name) => name === known));

/** The tags with one more, or with this value for it. */
export const withTag = (tags: Tags, name: TagName, value: string): Tags => [
  ...withoutTags(tags, name),
  [name, value],
];

/** Who plays, from a word of the tag; people take the seats of bots that nobody knows. */
function parsePlayer(word: string | undefined): TablePlayer {
  const [kind, bot] = word?.split(":") ?? [];
  return kind === "bot" && isBotName(bot) ? { kind, bot } : { kind: "person" };
}

function parsePieces(text: string, players: number): readonly Piece[] {
  const pieces = [...text].map((digit) => PIECES.find((piece) => String(piece) === digit));
  const own = pieces.filter((piece) => piece !== undefined);
  return own.length === players && new Set(own).size === players ? own : PIECES.slice(0, players);
}

/** The seats of a recorded game. */
export function seatsOf(record: GameRecord): readonly TableSeat[] {
  const players = tagOf(record, "Seats")?.split(" ") ?? [];
  const pieces = parsePieces(tagOf(record, "Pieces") ?? "", record.names.length);
  return record.names.map((name, seat) => ({
    name,
    piece: pieces[seat] as Piece,
    player: parsePlayer(players[seat]),
  }));
}

export const hasOwnDice = (record: GameRecord): boolean => tagOf(record, "Dice") === "own";

/** The day whose dice a recorded game rolls; null for other games. */
export function dailyOf(record: GameRecord): string | null {
  const day = tagOf(record, "Daily");
  return day !== null && isDay(day) ? day : null;
}

/** The tags of a new game that these play. */
export const makeTags = (seats: readonly SeatSetup[], date: Date): Tags => {
  const tags: readonly (readonly [TagName, string])[] = [
    ["Date", date.toISOString()],
    ["Seats", seats.map((seat) => (seat.kind === "bot" ? `bot:${seat.bot}` : seat.kind)).join(" ")],
    ["Pieces", seats.map(({ piece }) => piece).join("")],
  ];
  return tags;
};

/** The dice that decided who begins, round by round; none where it was decided otherwise. */
export const startRolls = ({ record }: TableState): number[][] =>
  parseStartRolls(tagOf(record, "StartRolls") ?? "");
