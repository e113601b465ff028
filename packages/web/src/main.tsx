import { render } from "preact";
import { App } from "./app.tsx";
import { openDesk } from "./desk.ts";
import { languageOf } from "./language.ts";
import { browserStore } from "./storage.ts";
import { rollDie } from "./table/dice.ts";
import { keepOnDevice } from "./update.ts";
import { loadWording } from "./words/load.ts";
import "./styles.css";

/** No await at the top level: what is loaded here may itself import from this script's file, and would wait for it. */
async function start(root: Element): Promise<void> {
  const desk = openDesk({ store: browserStore, die: rollDie, now: () => new Date() });
  const wording = await loadWording(languageOf(desk.settings.value));
  render(<App desk={desk} wording={wording} />, root);
  // Some browsers refuse, in private windows for instance; then a network is needed, as with any page.
  await keepOnDevice().catch(() => {});
}

const root = document.querySelector("#app");
if (root) void start(root);
