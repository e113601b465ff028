// How fast each bot plays, two of a kind against each other: decisions (a move, or whether to stop) a second, and how
// long the slowest one in a hundred takes, where that can be noticed: those that solve a turn.
import { makeRules, unwrap } from "@cantstop/rules";
import { BOTS, Match, type Player, Random } from "@cantstop/strategy";
import { report } from "./report.ts";

const SEED = 1;
/** Long enough for the compiler to have warmed up, and for a mean that holds still. */
const WARM_UP_MS = 500;
const MEASURE_MS = 2_000;
/** Quicker decisions are only counted. */
const NOTICEABLE_MS = 0.05;
const PRESETS = ["standard", "franjos"] as const;

/** The decisions of some games. */
interface Decisions {
  count: number;
  /** Milliseconds of those that took noticeably long. */
  readonly slow: number[];
}

function timed(player: Player, decisions: Decisions): Player {
  function measure<T>(decide: () => T): T {
    const begin = performance.now();
    const decision = decide();
    const time = performance.now() - begin;
    decisions.count++;
    if (time > NOTICEABLE_MS) decisions.slow.push(time);
    return decision;
  }
  return {
    choose: (position, moves, count) => measure(() => player.choose(position, moves, count)),
    stops: (position) => measure(() => player.stops(position)),
  };
}

for (const preset of PRESETS) {
  const rules = unwrap(makeRules(preset, 2));
  const match = new Match(rules);
  for (const entry of BOTS) {
    const bot = await entry.load(rules);
    let game = 0;
    /** Plays whole games for so long. */
    const playFor = (milliseconds: number): Decisions => {
      const decisions = { count: 0, slow: [] };
      const end = performance.now() + milliseconds;
      while (performance.now() < end) {
        game++;
        const players = [1, 2].map((seat) => timed(bot.create(new Random(SEED, game, seat)), decisions));
        match.play(players, game % 2, new Random(SEED, game));
      }
      return decisions;
    };
    playFor(WARM_UP_MS);
    const begin = performance.now();
    const { count, slow } = playFor(MEASURE_MS);
    const seconds = (performance.now() - begin) / 1000;
    const bench = `bots, ${preset}`;
    report(bench, entry.name, Math.round(count / seconds), "decisions/s");
    const slowest = slow.sort((a, b) => b - a)[Math.floor(count / 100)];
    if (slowest !== undefined)
      report(bench, `${entry.name}, 99th percentile`, Number(slowest.toFixed(2)), "ms");
  }
}
