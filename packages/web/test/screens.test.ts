import { PRESET_NAMES } from "@cantstop/rules";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { ActionView, GameView } from "../src/game/view.ts";
import { FakeDevice, seating, seededDie, startTable, tableSources } from "./fakes.ts";
import { sitAt } from "./screen.ts";

/** Everything that could be pressed to go on; glances, menus and ways back are none. */
function waysOn({ actions, choices }: GameView): (() => void)[] {
  const buttons: readonly ActionView[] = actions.kind === "buttons" ? actions.buttons : [];
  const enabled = buttons.filter(({ disabled }) => !disabled);
  const cards = choices.kind === "cards" ? choices.cards.filter(({ state }) => state !== "closed") : [];
  const options = choices.kind === "ask" ? choices.options : [];
  return [...enabled, ...cards, ...options].map(({ onPress }) => onPress);
}

/** All texts of a view, with where they stand. */
function textsOf(view: GameView): [string, string][] {
  const found: [string, string][] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value === "string") found.push([path, value]);
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) if (key !== "content") walk(inner, `${path}.${key}`);
  };
  walk(view, "view");
  return found;
}

const SUSPECT = /undefined|NaN|\[object|null| {2}| [.,]|\.\.$|^\s|\s$/;

/** What is wrong with a screen: words that are missing, broken, or too long for their place. */
function faultsOf(view: GameView): string[] {
  const faults = textsOf(view)
    .filter(([, text]) => SUSPECT.test(text))
    .map(([path, text]) => `${path}: ${text}`);
  const atMost = (length: number, text: string) => {
    if (text.length > length) faults.push(`more than ${length}: ${text}`);
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

it.each(PRESET_NAMES)("under %s every screen has its words, and a way on until the end", async (preset) => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.integer({ min: 2, max: 4 }), async (seed, players) => {
      const die = seededDie(seed);
      const choose = (below: number) => (die() * 6 + die() - 7) % below;
      const table = startTable(seating(preset, players), tableSources(new FakeDevice().tab(), die));
      const { look } = sitAt(table);
      for (let i = 0; i < 150; i++) {
        const view = look();
        expect(faultsOf(view)).toEqual([]);
        const ways = waysOn(view);
        expect(ways.length, "a way on").toBeGreaterThan(0);
        ways[choose(ways.length)]();
        await Promise.resolve();
        await Promise.resolve();
      }
    }),
    { numRuns: runs },
  );
});
