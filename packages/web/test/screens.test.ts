import { PRESET_NAMES } from "@cantstop/rules";
import type { Language } from "@cantstop/texts";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { BotAct } from "../src/bots/driver.ts";
import type { ActionView, GameView } from "../src/game/view.ts";
import { presentGame } from "../src/play/present.ts";
import { ODDS } from "../src/settings.ts";
import { currentGame, type TableState } from "../src/table/table.ts";
import { APP_LANGUAGES } from "../src/words/load.ts";
import { widthOf } from "../src/words/width.ts";
import {
  FakeDevice,
  randomRecord,
  recordState,
  seating,
  seededDie,
  startTable,
  tableSources,
} from "./fakes.ts";
import { presentedOf, sitAt, surroundings } from "./screen.ts";
import { faultOf } from "./typography.ts";
import { wordingOf } from "./wording.ts";

/** Everything that could be pressed to go on; glances, menus and ways back are none. */
function waysOn({ actions, choices }: GameView): (() => void)[] {
  const buttons: readonly ActionView[] = actions.kind === "buttons" ? actions.buttons : [];
  const enabled = buttons.filter(({ disabled }) => !disabled);
  const cards = choices.kind === "cards" ? choices.cards.filter(({ state }) => state !== "closed") : [];
  const options = choices.kind === "ask" ? choices.options : [];
  return [...enabled, ...cards, ...options].map(({ onPress }) => onPress);
}

/** Strings of a view that nobody reads. */
const NO_TEXTS = new Set([
  "content",
  "icon",
  "id",
  "keyHint",
  "kind",
  "look",
  "pair",
  "role",
  "state",
  "tone",
]);

/** All texts of a view, with where they stand. */
function textsOf(view: GameView): [string, string][] {
  const found: [string, string][] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value === "string") found.push([path, value]);
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) if (!NO_TEXTS.has(key)) walk(inner, `${path}.${key}`);
  };
  walk(view, "view");
  return found;
}

/** What is wrong with a screen: words that are missing, broken, or too long for their place. */
function faultsOf(view: GameView, language: Language): string[] {
  const faults = textsOf(view).flatMap(([path, text]) => {
    const fault = faultOf(language, text);
    return fault ? `${path}: ${fault}` : [];
  });
  const atMost = (width: number, text: string) => {
    if (widthOf(text) > width) faults.push(`more than ${width}: ${text}`);
  };
  const needed = (what: string, text: string) => {
    if (text === "") faults.push(`no ${what}`);
  };
  atMost(42, view.sentence.short);
  atMost(52, view.sentence.detail);
  needed("sentence", view.sentence.text);
  for (const card of view.choices.kind === "cards" ? view.choices.cards : []) {
    needed("label", card.label);
    atMost(18, card.short);
    atMost(24, card.detail);
  }
  for (const { role, label, detail } of view.actions.kind === "buttons" ? view.actions.buttons : []) {
    needed("label of a button", label);
    // Names may be long: "Maximilian’s turn".
    if (role !== "next") atMost(15, label);
    atMost(28, detail);
  }
  const steps = (view.stake?.chips ?? []).map(({ text }) => Number(text.split("+")[1]));
  const sum = steps.reduce((a, b) => a + b, 0);
  if (sum !== Number(view.stake?.text ?? 0))
    faults.push(`${view.stake?.text} steps are ${steps.join(" + ")}`);
  return faults;
}

const runs = process.env.CANTSTOP_TEST === "full" ? 60 : 5;
const wordings = Object.fromEntries(
  await Promise.all(APP_LANGUAGES.map(async (language) => [language, await wordingOf(language)] as const)),
);
const language = fc.constantFrom(...APP_LANGUAGES);
const seatCount = fc.integer({ min: 1, max: 4 });
const settings = fc.record({
  odds: fc.constantFrom(...ODDS),
  automaticMoves: fc.boolean(),
});

/** Lets commands be answered. */
const settle = async () => {
  for (let i = 0; i < 4; i++) await Promise.resolve();
};

it.each(PRESET_NAMES)("under %s every screen has its words, and a way on until the end", async (preset) => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), seatCount, settings, language, async (seed, players, wishes, language) => {
      const die = seededDie(seed);
      const choose = (below: number) => (die() * 6 + die() - 7) % below;
      const table = startTable(seating(preset, players), tableSources(new FakeDevice().tab(), die));
      const { look } = sitAt(table, surroundings(wishes), wordings[language]);
      for (let i = 0; i < 150; i++) {
        const view = look();
        expect(faultsOf(view, language)).toEqual([]);
        const ways = waysOn(view);
        expect(ways.length, "a way on").toBeGreaterThan(0);
        ways[choose(ways.length)]();
        await settle();
      }
    }),
    { numRuns: runs },
  );
});

it.each(PRESET_NAMES)("under %s a game that is only watched has its words, to the end", async (preset) => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), seatCount, language, async (seed, players, language) => {
      const record = randomRecord(seating(preset, players), seed, 150);
      const tags = `Seats: ${Array.from({ length: players }, () => "bot:best").join(" ")}`;
      const { record: whole, games } = recordState(record.replace("\n\n", `\n${tags}\n\n`));
      for (const [i, event] of [...whole.events, null].entries()) {
        const state = {
          record: { ...whole, events: whole.events.slice(0, i) },
          games: games.slice(0, i + 1) as unknown as TableState["games"],
        };
        const { seat } = currentGame(state).position;
        const acts: readonly BotAct[] = [
          { kind: "thinking", seat },
          { kind: "failed", seat },
          ...(event?.type === "move" ? [{ kind: "choice", seat, columns: event.columns } as const] : []),
          ...(event?.type === "stop" ? [{ kind: "decision", seat, stops: true } as const] : []),
        ];
        for (const act of acts) {
          const view = presentGame(
            presentedOf(state, { act, since: Math.max(i - 8, 0), wording: wordings[language] }),
          );
          expect(faultsOf(view, language)).toEqual([]);
          if (!currentGame(state).position.finished) expect(view.actions.kind).toBe("bar");
        }
      }
    }),
    { numRuns: runs },
  );
});
