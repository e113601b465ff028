import { render } from "preact";
import { App } from "./app.tsx";
import { openDesk } from "./desk.ts";
import { languageOf } from "./language.ts";
import { browserStore } from "./storage.ts";
import { rollDie } from "./table/dice.ts";
import { keepOnDevice } from "./update.ts";
import { loadWording } from "./words/load.ts";
import "./styles.css";

const root = document.querySelector("#app");
if (root) {
  const desk = openDesk({ store: browserStore, die: rollDie, now: () => new Date() });
  const wording = await loadWording(languageOf(desk.settings.value));
  render(<App desk={desk} wording={wording} />, root);
  // Some browsers refuse, in private windows for instance; then a network is needed, as with any page.
  keepOnDevice().catch(() => {});
}
