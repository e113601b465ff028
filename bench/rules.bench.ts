// Random two-player games to the end, one thread, through the interface that simulators use, beside a yardstick written
// for `standard` alone. They take turns, and their processor time is counted, so that a busy machine is fair to both.

import {
  bust,
  canStop,
  copyPosition,
  generateMoves,
  MAX_MOVES,
  makeMove,
  makeRules,
  PRESET_NAMES,
  startPosition,
  stop,
  unwrap,
} from "@cantstop/rules";
import { Random } from "@cantstop/strategy";
import { newTally, playPlainGames, type Tally } from "./plain.ts";

import { report } from "./report.ts";

const ROUNDS = 7;

/** A player that picks any move and stops, where it may, every other time. */
function randomGames(ruleset: string) {
  const rules = unwrap(makeRules(ruleset, 2));
  const opening = startPosition(rules);
  const position = startPosition(rules);
  const moves = new Uint16Array(MAX_MOVES);
  return (games: number, random: Random, tally: Tally) => {
    for (let game = 0; game < games; game++) {
      copyPosition(opening, position);
      while (!position.finished) {
        const { seat } = position;
        tally.rolls++;
        const count = generateMoves(position, random.below(1296), moves);
        if (count === 0) {
          tally.busts++;
          tally.turns++;
          bust(position);
          continue;
        }
        makeMove(position, moves[random.below(count)]);
        tally.decisions += 2;
        if (position.finished || position.seat !== seat) tally.turns++;
        else if (random.below(2) === 0 && canStop(position)) {
          tally.turns++;
          stop(position);
        }
      }
      tally.games++;
      if (position.winners === 1) tally.firstSeatWins++;
    }
  };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1];

const contestants = [
  { name: "plain", games: 40_000, play: playPlainGames },
  ...PRESET_NAMES.map((name) => ({
    name,
    games: name.startsWith("franjos") ? 6_000 : 20_000,
    play: randomGames(name),
  })),
].map(({ name, games, play }) => ({
  name,
  games,
  play,
  random: new Random(1),
  tally: newTally(),
  rates: [] as number[],
}));

for (const { games, play, random } of contestants) play(games / 4, random, newTally());
for (let round = 0; round < ROUNDS; round++) {
  for (const { games, play, random, tally, rates } of contestants) {
    const from = process.cpuUsage();
    play(games, random, tally);
    const { user, system } = process.cpuUsage(from);
    rates.push((games * 1e6) / (user + system));
  }
}

const [plain] = contestants;
const plainDecisions = plain.tally.decisions / plain.tally.games;
for (const { name, tally, rates } of contestants) {
  const ratios = rates.map((rate, round) => rate / plain.rates[round]);
  const decisions = tally.decisions / tally.games;
  report("rules", `${name}: games`, Math.round(median([...rates])), "games/s");
  if (name !== "plain") {
    const ratio = median(ratios);
    report("rules", `${name}: games, of plain`, Number(ratio.toFixed(3)), "ratio");
    report(
      "rules",
      `${name}: decisions, of plain`,
      Number(((ratio * decisions) / plainDecisions).toFixed(3)),
      "ratio",
    );
  }
  if (name === "plain" || name === "standard" || name === "franjos") {
    report("rules", `${name}: turns a game`, Number((tally.turns / tally.games).toFixed(2)), "turns");
    report("rules", `${name}: rolls a game`, Number((tally.rolls / tally.games).toFixed(1)), "rolls");
    report("rules", `${name}: decisions a game`, Number(decisions.toFixed(1)), "decisions");
    report("rules", `${name}: busts a game`, Number((tally.busts / tally.games).toFixed(2)), "busts");
    report(
      "rules",
      `${name}: first seat wins`,
      Number((tally.firstSeatWins / tally.games).toFixed(4)),
      "share",
    );
  }
}
