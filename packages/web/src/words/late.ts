import type { CompareWords } from "./compare.ts";
import type { DailyWords } from "./daily.ts";
import type { FairnessWords } from "./fairness.ts";
import type { GameWords } from "./game.ts";
import type { GamesWords } from "./games.ts";
import type { ImportGameWords } from "./import-game.ts";
import type { LearnWords } from "./learn.ts";
import type { LessonsWords } from "./lessons.ts";
import type { LogWords } from "./log.ts";
import type { MenuWords } from "./menu.ts";
import type { OddsWords } from "./odds.ts";
import type { OnlineWords } from "./online.ts";
import type { OnlineGameWords } from "./online-game.ts";
import type { OwnDiceWords } from "./own-dice.ts";
import type { OwnRulesWords } from "./own-rules.ts";
import type { PrintWords } from "./print.ts";
import type { ReviewWords } from "./review.ts";
import type { RulesPageWords } from "./rules-page.ts";
import type { SeatWords } from "./seat.ts";
import type { SettingsWords } from "./settings.ts";
import type { ShareWords } from "./share.ts";

/** Words of the screens and dialogs that are loaded when they are first opened. */
export interface LateWords {
  readonly compare: CompareWords;
  readonly daily: DailyWords;
  readonly fairness: FairnessWords;
  readonly game: GameWords;
  readonly games: GamesWords;
  readonly importGame: ImportGameWords;
  readonly learn: LearnWords;
  readonly lessons: LessonsWords;
  readonly log: LogWords;
  readonly menu: MenuWords;
  readonly odds: OddsWords;
  readonly online: OnlineWords;
  readonly onlineGame: OnlineGameWords;
  readonly ownDice: OwnDiceWords;
  readonly ownRules: OwnRulesWords;
  readonly review: ReviewWords;
  readonly print: PrintWords;
  readonly rulesPage: RulesPageWords;
  readonly seat: SeatWords;
  readonly settings: SettingsWords;
  readonly share: ShareWords;
}
