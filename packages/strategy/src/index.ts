export { BOTS, type BotEntry, findBot } from "./bots.ts";
export { type EquityLoss, equityLoss } from "./equity.ts";
export { claimTops, type Evaluator, endsByPlaying, endTurnOn, shareOf, type TurnEnds } from "./evaluator.ts";
export { loadEvaluator } from "./evaluators.ts";
export { GLENN_ALOI, type Heuristic, heuristicBot, progressOf, RULE_OF_28, worthOf } from "./heuristic.ts";
export { Judge, type JudgedMove } from "./judge.ts";
export { type Ladders, makeLadders, rungOf } from "./ladder.ts";
export { LONGEST_GAME, Match, type MatchResult } from "./match.ts";
export {
  activeRows,
  closedRow,
  type Network,
  networkValues,
  ONE,
  outputCount,
  rowCount,
  rowOf,
  seatsInOrder,
  WEIGHT_ONE,
} from "./network.ts";
export { NetworkEvaluator } from "./network-evaluator.ts";
export {
  bustingDice,
  COLUMNS,
  type ColumnOdds,
  columnChances,
  type DiceOdds,
  ROLLS,
  successOf,
  sumOdds,
  survivalChances,
  tripleOdds,
} from "./odds.ts";
export { type Bot, type Player, randomBot } from "./player.ts";
export { Random } from "./random.ts";
export {
  type Review,
  type ReviewStep,
  reviewGame,
  SEVERITY,
  type SeatReview,
  type Severity,
  severityOf,
} from "./review.ts";
export { SolverPlayer } from "./solver-player.ts";
export { bestSurvival } from "./survival.ts";
export {
  addTally,
  countGame,
  emptyTally,
  gameChances,
  gameDice,
  interval,
  playGames,
  seatingOf,
  type Tally,
} from "./tournament.ts";
export { type SolveOptions, TurnSolution } from "./turn.ts";
export { type PackedNetwork, packNetwork, readNetwork, unpackNetwork } from "./weights.ts";
