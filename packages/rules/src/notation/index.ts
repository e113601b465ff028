export { parseRecord } from "./parse-record.ts";
export { type GameRecord, replay, writeRecord } from "./record.ts";
export { type ByColumn, makeState, parseState, type State } from "./state.ts";
export {
  makePositionText,
  makeRulesetText,
  parsePositionText,
  parseRulesetText,
  SEAT_LETTERS,
} from "./text.ts";
