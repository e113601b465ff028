import type { OnlineGame } from "@cantstop/protocol";
import { nextTask, type Pace } from "./clock.ts";

/** What a game's row repeats of its log, so that games can be found by it. */
export const columnsOf = (game: OnlineGame, pace: Pace) => ({
  version: game.version,
  status: game.status,
  changed_at: game.changedAt,
  wake_at: nextTask(game, pace)?.at ?? null,
});
