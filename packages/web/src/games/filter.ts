import type { ArchivedGame } from "../archive/game.ts";
import type { BotName } from "../bots/names.ts";

/** Stands for all rulesets, among their texts. */
export const ANY_RULES = "";
export const ANYONE = "anyone";

/** Against whom: anyone, people only, nobody at all, or a bot. */
export type Opponent = typeof ANYONE | "people" | "alone" | BotName;

function isAgainst({ seats }: ArchivedGame, opponent: Opponent): boolean {
  if (opponent === ANYONE) return true;
  if (opponent === "alone") return seats.length === 1;
  if (opponent === "people") return seats.length > 1 && seats.every(({ player }) => player.kind === "person");
  return seats.some(({ player }) => player.kind === "bot" && player.bot === opponent);
}

/** The games by some rules, given as a ruleset's text, against some opponent. */
export const filterGames = (
  games: readonly ArchivedGame[],
  rules: string,
  opponent: Opponent,
): readonly ArchivedGame[] =>
  games.filter((game) => (rules === ANY_RULES || game.ruleset === rules) && isAgainst(game, opponent));
