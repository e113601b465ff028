export { Action, Actions, Changed } from "./action.ts";
export {
  LONGEST_CLOCK,
  LONGEST_NAME,
  LONGEST_SEED,
  MOST_ACTIONS,
  MOST_DAYS,
  REACTIONS,
  type Reaction,
  STARTS,
  STATUSES,
  type Status,
  TIMEOUTS,
  VISIBILITIES,
} from "./choices.ts";
export { runsOutAt, timeLeft } from "./clock.ts";
export { type ApiError, ERRORS, type ErrorBody, type ErrorCode } from "./errors.ts";
export { LiveMessage, NewReaction, OnlineEvent, type OnlineEventType, SeatEntry } from "./event.ts";
export { ClockView, CreatedGame, Fairness, GameList, GameSummary, GameView, SeatView } from "./game.ts";
export { tidyName } from "./name.ts";
export {
  appendEvent,
  botOf,
  type OnlineGame,
  type OnlineSeat,
  playersOf,
  seatsOf,
  seedsBySeat,
} from "./online-game.ts";
export { DeviceCode, Name, NewDevice, NewPlayer, Player, SignedIn } from "./player.ts";
export { ClockSetting, NewBot, NewGame, NewSeat, Ruleset, Seed } from "./settings.ts";
export { toGameEvent } from "./to-game-event.ts";
