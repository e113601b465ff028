import type { ArchivedGame } from "../archive/game.ts";
import type { BotName } from "../bots/names.ts";

/** Stands for all rulesets, among their texts. */
export const ANY_RULES = "";
export const ANYONE = "anyone";

/** Against whom: anyone, people only, others online, nobody at all, or a bot. */
export type Opponent = typeof ANYONE | "people" | "online" | "alone" | BotName;

/** Which games are looked for. */
export interface Filter {
  /** A ruleset's text. */
  readonly rules: string;
  readonly opponent: Opponent;
  /** The name of a person who sat there; null for everyone. */
  readonly player: string | null;
}

/** All games. */
export const EVERYTHING: Filter = { rules: ANY_RULES, opponent: ANYONE, player: null };

function isAgainst({ seats, online }: ArchivedGame, opponent: Opponent): boolean {
  if (opponent === ANYONE) return true;
  if (opponent === "online") return online;
  if (opponent === "alone") return seats.length === 1;
  if (opponent === "people") return seats.length > 1 && seats.every(({ player }) => player.kind === "person");
  return seats.some(({ player }) => player.kind === "bot" && player.bot === opponent);
}

/** The people who sat at these games, whoever played most first. */
export function peopleIn(games: readonly ArchivedGame[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { seats } of games)
    for (const { name, player } of seats)
      if (player.kind === "person") counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

/** The games that are looked for. */
export const filterGames = (
  games: readonly ArchivedGame[],
  { rules, opponent, player }: Filter,
): readonly ArchivedGame[] =>
  games.filter(
    (game) =>
      (rules === ANY_RULES || game.ruleset === rules) &&
      isAgainst(game, opponent) &&
      (player === null || game.seats.some((seat) => seat.player.kind === "person" && seat.name === player)),
  );
