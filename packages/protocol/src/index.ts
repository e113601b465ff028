export { Action, Actions, Changed, MOST_ACTIONS } from "./action.ts";
export { type ApiError, ERRORS, type ErrorBody, type ErrorCode } from "./errors.ts";
export {
  LiveMessage,
  NewReaction,
  OnlineEvent,
  type OnlineEventType,
  REACTIONS,
  type Reaction,
  SeatEntry,
  toGameEvent,
} from "./event.ts";
export {
  ClockView,
  CreatedGame,
  Fairness,
  GameList,
  GameSummary,
  GameView,
  SeatView,
  STATUSES,
  type Status,
} from "./game.ts";
export {
  DeviceCode,
  LONGEST_NAME,
  Name,
  NewDevice,
  NewPlayer,
  Player,
  SignedIn,
  tidyName,
} from "./player.ts";
export {
  ClockSetting,
  LONGEST_CLOCK,
  LONGEST_SEED,
  MOST_DAYS,
  NewGame,
  NewSeat,
  Ruleset,
  Seed,
  STARTS,
  TIMEOUTS,
  VISIBILITIES,
} from "./settings.ts";
