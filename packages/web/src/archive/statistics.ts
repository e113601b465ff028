import type { BotName } from "../bots/names.ts";
import type { DailyResult } from "../daily-result.ts";
import type { ArchivedGame, ArchivedSeat } from "./game.ts";

/** How often somebody sat in games against others, and how it went. */
export interface Tally {
  readonly games: number;
  /** Shared wins count as wins. */
  readonly wins: number;
  readonly turns: number;
  readonly busts: number;
  /** How many busts the odds of all rolls add up to. */
  readonly expectedBusts: number;
}

/** Climbs of a player alone. */
export interface Climbs {
  readonly games: number;
  /** Of all games together. */
  readonly turns: number;
  readonly busts: number;
  readonly expectedBusts: number;
  /** The game of the fewest turns. */
  readonly best: { readonly id: string; readonly turns: number };
}

/** The daily climbs: the first that was finished counts for its day. */
export interface DailyStatistics {
  /** By day, the earliest first. */
  readonly results: ReadonlyMap<string, DailyResult>;
  /** Days in a row up to today; today may still be to come. */
  readonly streak: number;
  readonly longest: number;
}

/** What there is to know of the finished games of a device. */
export interface Statistics {
  readonly games: number;
  /** Of games against others: what all people did, and all bots. */
  readonly people: Tally;
  readonly bots: Tally;
  /** What people did: by name, by who sat with them, by ruleset, and by their place in the first round from 0. */
  readonly byName: ReadonlyMap<string, Tally>;
  readonly byBot: ReadonlyMap<BotName, Tally>;
  readonly byRival: ReadonlyMap<string, Tally>;
  readonly byRuleset: ReadonlyMap<string, Tally>;
  readonly byPlace: ReadonlyMap<number, Tally>;
  /** Of a player alone who reached the goal, by ruleset. */
  readonly alone: ReadonlyMap<string, Climbs>;
  readonly daily: DailyStatistics;
}

const NOTHING: Tally = { games: 0, wins: 0, turns: 0, busts: 0, expectedBusts: 0 };

const plus = (tally: Tally, { won, turns, busts, expectedBusts }: ArchivedSeat): Tally => ({
  games: tally.games + 1,
  wins: tally.wins + (won ? 1 : 0),
  turns: tally.turns + turns,
  busts: tally.busts + busts,
  expectedBusts: tally.expectedBusts + expectedBusts,
});

function addTo<Key>(tallies: Map<Key, Tally>, key: Key, seat: ArchivedSeat): void {
  tallies.set(key, plus(tallies.get(key) ?? NOTHING, seat));
}

/**
 * Counts what finished games tell.
 *
 * @param player whose games they are: of people only they count then; null for everyone
 */
export function statisticsOf(
  games: readonly ArchivedGame[],
  today: string,
  player: string | null = null,
): Statistics {
  let people = NOTHING;
  let bots = NOTHING;
  const byName = new Map<string, Tally>();
  const byBot = new Map<BotName, Tally>();
  const byRival = new Map<string, Tally>();
  const byRuleset = new Map<string, Tally>();
  const byPlace = new Map<number, Tally>();
  const alone = new Map<string, Climbs>();

  for (const { id, ruleset, seats } of games) {
    const [only] = seats;
    if (only && seats.length === 1) {
      if (only.won) alone.set(ruleset, climbed(alone.get(ruleset), id, only));
      continue;
    }
    const present = new Set(seats.flatMap(({ player }) => (player.kind === "bot" ? player.bot : [])));
    for (const seat of seats) {
      if (seat.player.kind === "bot") {
        bots = plus(bots, seat);
        continue;
      }
      if (player !== null && seat.name !== player) continue;
      people = plus(people, seat);
      addTo(byName, seat.name, seat);
      addTo(byRuleset, ruleset, seat);
      addTo(byPlace, seat.place, seat);
      for (const bot of present) addTo(byBot, bot, seat);
      for (const other of seats)
        if (other !== seat && other.player.kind === "person") addTo(byRival, other.name, seat);
    }
  }
  return {
    games: games.length,
    people,
    bots,
    byName,
    byBot,
    byRival,
    byRuleset,
    byPlace: new Map([...byPlace].sort(([a], [b]) => a - b)),
    alone,
    daily: dailyStatistics(games, today),
  };
}

function climbed(
  before: Climbs | undefined,
  id: string,
  { turns, busts, expectedBusts }: ArchivedSeat,
): Climbs {
  return {
    games: (before?.games ?? 0) + 1,
    turns: (before?.turns ?? 0) + turns,
    busts: (before?.busts ?? 0) + busts,
    expectedBusts: (before?.expectedBusts ?? 0) + expectedBusts,
    best: before && before.best.turns <= turns ? before.best : { id, turns },
  };
}

/** The day after a day, `2026-11-30` after `2026-11-29`. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** The games that count for their days: of each day's climbs that reached the goal the one that ended first. */
export function dailyResults(games: readonly ArchivedGame[]): DailyStatistics["results"] {
  const first = new Map<string, ArchivedGame>();
  for (const game of games) {
    const { daily, date, seats } = game;
    if (daily === null || !seats[0]?.won) continue;
    const earlier = first.get(daily);
    if (!earlier || date < earlier.date) first.set(daily, game);
  }
  const days = [...first].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    days.map(([day, { id, seats }]) => [
      day,
      { day, id, turns: seats[0]?.turns ?? 0, busts: seats[0]?.busts ?? 0 },
    ]),
  );
}

function dailyStatistics(games: readonly ArchivedGame[], today: string): DailyStatistics {
  const results = dailyResults(games);
  let longest = 0;
  let row = 0;
  let last = "";
  for (const day of results.keys()) {
    row = day === dayAfter(last || day) ? row + 1 : 1;
    longest = Math.max(longest, row);
    last = day;
  }
  const goesOn = last !== "" && (last === today || dayAfter(last) === today);
  return { results, streak: goesOn ? row : 0, longest };
}
