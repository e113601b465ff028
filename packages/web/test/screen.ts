import { signal } from "@preact/signals";
import { vi } from "vitest";
import type { Company } from "../src/bots/company.ts";
import type { BotAct } from "../src/bots/driver.ts";
import type { GameView } from "../src/game/view.ts";
import { emptyHand } from "../src/play/hand.ts";
import { presentGame } from "../src/play/present.ts";
import type { Presented } from "../src/play/scene.ts";
import { firstSince } from "../src/play/since.ts";
import { type Sitting, type Surroundings, sitDown } from "../src/play/sit.ts";
import { DEFAULT_SETTINGS, type Settings } from "../src/settings.ts";
import type { Table, TableState } from "../src/table/table.ts";
import { dailyOf, hasOwnDice, seatsOf } from "../src/table/tags.ts";
import type { GameWording } from "../src/words/words.ts";
import { notedCommands } from "./fakes.ts";
import { english } from "./wording.ts";

/** What a screen depends on, at a table whose state is given. */
export const presentedOf = (state: TableState, more: Partial<Presented> = {}): Presented => ({
  table: {
    id: "here",
    seats: seatsOf(state.record),
    ownDice: hasOwnDice(state.record),
    daily: dailyOf(state.record),
  },
  state,
  hand: emptyHand,
  act: { kind: "none" },
  settings: DEFAULT_SETTINGS,
  wording: english,
  commands: notedCommands().commands,
  since: firstSince(state),
  counted: null,
  ...more,
});

/** What someone sees who sits at a table. */
function seen(
  table: Table,
  { hand, act, commands }: Sitting,
  settings: Settings,
  wording: GameWording,
): GameView {
  const state = table.state.value;
  const happening = { table, hand: hand.value, act: act.value, commands };
  return presentGame(presentedOf(state, { ...happening, settings, wording }));
}

/** Bots that do as they are told, and somebody to ask. */
export function fakeCompany() {
  const act = signal<BotAct>({ kind: "none" });
  const hint = vi.fn<Company["hint"]>(() => Promise.reject(new Error("nobody thinks here")));
  const [skip, retry, leave] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  return { act, hint, skip, retry, leave };
}

/** What surrounds a sitting: all calls are noted. */
export function surroundings(changed: Partial<Settings> = {}, company = fakeCompany()) {
  const noted = () => vi.fn<(...args: unknown[]) => void>();
  return {
    settings: signal<Settings>({ ...DEFAULT_SETTINGS, ...changed }),
    covered: signal(false),
    join: vi.fn<Surroundings["join"]>(() => Promise.resolve(company)),
    menu: noted(),
    help: noted(),
    log: noted(),
    sound: noted(),
    review: noted(),
    share: vi.fn<Surroundings["share"]>(() => Promise.resolve("copied")),
    rematch: noted(),
    failed: noted(),
  };
}

/** Someone sits at a table; `look` is what they see. */
export function sitAt(table: Table, around = surroundings(), wording = english) {
  const sitting = sitDown(table, around);
  return { ...sitting, around, look: () => seen(table, sitting, around.settings.value, wording) };
}
