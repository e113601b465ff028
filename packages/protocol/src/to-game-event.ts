import type { GameEvent } from "@cantstop/rules";
import type { OnlineEvent } from "./event.ts";

/** The event as the rules know it; null for what does not happen on the board. */
export function toGameEvent(event: OnlineEvent): GameEvent | null {
  switch (event.type) {
    case "rolled":
      return { type: "roll", dice: event.dice };
    case "moved":
      return { type: "move", columns: event.columns };
    case "stopped":
      return { type: "stop" };
    case "resigned":
      return { type: "resign", seat: event.seat };
    default:
      return null;
  }
}
