import { render } from "preact";
import { App } from "./app.tsx";
import { openDesk } from "./desk.ts";
import { browserStore } from "./storage.ts";
import { rollDie } from "./table/dice.ts";
import { keepOnDevice } from "./update.ts";
import type { Wording } from "./words/words.ts";
import "./styles.css";

/** Opens the app in the page. */
export async function show(wording: Promise<Wording>): Promise<void> {
  const root = document.querySelector("#app");
  if (!root) return;
  const desk = openDesk({ store: browserStore, die: rollDie, now: () => new Date() });
  render(<App desk={desk} wording={await wording} />, root);
  // Some browsers refuse, in private windows for instance; then a network is needed, as with any page.
  await keepOnDevice().catch(() => {});
}
