import type { GamesWords } from "./games.ts";
import type { MenuWords } from "./menu.ts";
import type { OwnRulesWords } from "./own-rules.ts";
import type { SeatWords } from "./seat.ts";
import type { SettingsWords } from "./settings.ts";

/** Words of the screens and dialogs that are loaded when they are first opened. */
export interface LateWords {
  readonly games: GamesWords;
  readonly menu: MenuWords;
  readonly ownRules: OwnRulesWords;
  readonly seat: SeatWords;
  readonly settings: SettingsWords;
}
