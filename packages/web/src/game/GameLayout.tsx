import type { GameView } from "./view.ts";

export type * from "./view.ts";

/** The game screen. It owns no state: one {@link GameView} in, one screen out. */
export function GameLayout({ view }: { readonly view: GameView }) {
  return <main class="game">{view.title}</main>;
}
