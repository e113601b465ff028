import { PRESET_NAMES } from "@cantstop/rules";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { BotAct } from "../src/bots/driver.ts";
import type { ActionView, GameView } from "../src/game/view.ts";
import { presentGame } from "../src/play/present.ts";
import { ODDS } from "../src/settings.ts";
import { currentGame, type TableState } from "../src/table/table.ts";
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
    fc.asyncProperty(fc.integer(), seatCount, settings, async (seed, players, wishes) => {
      const die = seededDie(seed);
      const choose = (below: number) => (die() * 6 + die() - 7) % below;
      const table = startTable(seating(preset, players), tableSources(new FakeDevice().tab(), die));
      const { look } = sitAt(table, surroundings(wishes));
      for (let i = 0; i < 150; i++) {
        const view = look();
        expect(faultsOf(view)).toEqual([]);
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
    fc.asyncProperty(fc.integer(), seatCount, async (seed, players) => {
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
          const view = presentGame(presentedOf(state, { act, since: Math.max(i - 8, 0) }));
          expect(faultsOf(view)).toEqual([]);
          if (!currentGame(state).position.finished) expect(view.actions.kind).toBe("bar");
        }
      }
    }),
    { numRuns: runs },
  );
});
