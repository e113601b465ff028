/** How much one player or one address may ask for. Each process counts for itself. */
export interface Limits {
  /** Actions, and as many of each other request that changes a game, by player, in ten seconds. */
  readonly actions: number;
  /** Reactions, by player, in ten seconds. */
  readonly reactions: number;
  /** New players, by address, in an hour. */
  readonly players: number;
  /** New games, and as many rematches, by address, in an hour. */
  readonly games: number;
  /** Tried codes, by address, in ten minutes. */
  readonly codes: number;
  /** Listeners at a time, all together. */
  readonly listeners: number;
}

/**
 * Generous to a school behind one address and to a program that plays, and far below what fills a disk. A person in a
 * hurry takes two or three actions a second, a program that plays a hundred.
 */
export const DEFAULT_LIMITS: Limits = {
  actions: 2000,
  reactions: 10,
  players: 2000,
  games: 2000,
  codes: 30,
  listeners: 20_000,
};
