export { type Board, bitsOf, COLUMN_SLOTS, lowestBit, makeBoard, RUNNERS, STANDARD_BOARD } from "./board.ts";
export {
  type Dice,
  diceOf,
  type Pairing,
  pairingsOf,
  parseDice,
  type RollTable,
  rollOf,
  rollTable,
  SPLITS,
} from "./dice.ts";
export {
  type Game,
  type GameEvent,
  legalMoves,
  play,
  playBust,
  playMove,
  playResign,
  playStop,
  startGame,
} from "./game.ts";
export {
  columnsOfMove,
  countSuccesses,
  generateMoves,
  generatePackedMoves,
  MAX_MOVES,
  type Move,
  makeMove,
  playableColumns,
  QUAD_MOVE,
} from "./moves.ts";
export {
  type ByPlayers,
  type Conflict,
  type ConflictProblem,
  conflictsOf,
  DEFAULT_PRESET,
  isOptionValue,
  OPTION_VALUES,
  type OptionName,
  type Options,
  PRESET_NAMES,
  PRESETS,
  type PresetName,
  parseRuleset,
  type Ruleset,
  type RulesetSpec,
  targetOf,
} from "./options.ts";
export {
  campOf,
  clearTurn,
  clonePosition,
  copyPosition,
  freshColumns,
  ownerOf,
  Position,
  placeRunner,
  rivalCampOn,
  startPosition,
} from "./position.ts";
export { type ErrorCode, type Failure, type Problem, type Result, unwrap } from "./result.ts";
export { compileRules, makeRules, type Rules } from "./rules.ts";
export { bust, canStop, resign, stop } from "./turn.ts";
export {
  explainMove,
  explainRoll,
  explainStop,
  type MoveReason,
  type PairingReason,
  type PairingView,
  type StopReason,
  type SumReason,
  type SumView,
} from "./why.ts";
