import type { ComponentChildren } from "preact";
import type { GameView } from "../game/view.ts";
import type { Stage } from "./scene.ts";

/** What the screen of a game has besides where others play it elsewhere. */
export interface Elsewhere {
  /** The screen with what is to be seen of the others. Read from signals. */
  readonly view: (view: GameView, stage: Stage) => GameView;
  /** The title of the browser's tab. Read from signals. */
  readonly title: (title: string, stage: Stage) => string;
  /** Lies over the game. */
  readonly content: ComponentChildren;
}
