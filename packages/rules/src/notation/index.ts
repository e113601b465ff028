export { type GameRecord, parseRecord, replay, writeRecord } from "./record.ts";
export { type ByColumn, makeState, parseState, type State } from "./state.ts";
export {
  makePositionText,
  makeRulesetText,
  parsePositionText,
  parseRulesetText,
  SEAT_LETTERS,
} from "./text.ts";
