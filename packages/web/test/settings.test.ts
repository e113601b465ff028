import { expect, it } from "vitest";
import { isRunning, openDesk } from "../src/desk.ts";
import { readSettings, withoutSeat } from "../src/settings.ts";
import { currentGame, startRolls } from "../src/table/table.ts";
import { FakeDevice, fixedDie } from "./fakes.ts";

const defaults = { names: ["", ""], firstSeat: 0, preset: "standard", look: "sign", theme: "auto" };

it.each([
  "null",
  "7",
  "{",
  '{"names":["a"],"preset":"chess","look":3}',
  '{"names":[1,2],"firstSeat":1.5,"theme":"pink"}',
  '{"names":["",""],"firstSeat":2}',
  '{"names":["a","b","c","d","e"]}',
])("settings that make no sense are the defaults: %s", (text) => {
  const device = new FakeDevice();
  device.texts.set("settings", text);
  expect(readSettings(device.tab())).toEqual(defaults);
});

it("settings are remembered, games are opened again", () => {
  const device = new FakeDevice();
  const desk = openDesk({ store: device.tab(), die: fixedDie("") });
  expect(desk.table.value).toBeNull();
  desk.change({ names: ["Ana", "Kenji", "Mila"], firstSeat: 2, preset: "franjos", look: "mountain" });
  desk.start(["Ana", "Kenji", "Mila"]);
  const again = openDesk({ store: device.tab(), die: fixedDie("") });
  expect(again.settings.value).toEqual(desk.settings.value);
  const state = again.table.value?.state.value;
  expect(state && currentGame(state).position).toMatchObject({ seat: 2, firstSeat: 2 });
});

it("the highest die begins where the preset says so", () => {
  const desk = openDesk({ store: new FakeDevice().tab(), die: fixedDie("3324") });
  desk.change({ preset: "stop-sign" });
  desk.start(["Ana", "Kenji"]);
  const state = desk.table.value?.state.value;
  expect(state && startRolls(state)).toEqual([
    [3, 3],
    [2, 4],
  ]);
  expect(state && currentGame(state).position.firstSeat).toBe(1);
});

it("whoever was to begin still is when a seat is given up", () => {
  const names = ["Ana", "Kenji", "Mila"];
  const after = (firstSeat: number, seat: number) =>
    withoutSeat({ names, firstSeat, preset: "standard", look: "sign", theme: "auto" }, seat);
  expect(after(2, 1)).toEqual({ names: ["Ana", "Mila"], firstSeat: 1 });
  expect(after(0, 1)).toMatchObject({ firstSeat: 0 });
  expect(after(1, 1)).toEqual({ names: ["Ana", "Mila"], firstSeat: 0 });
});

it("two tabs are at one desk: games and settings of either are seen in both", () => {
  const device = new FakeDevice();
  const here = openDesk({ store: device.tab(), die: fixedDie("2345") });
  const there = openDesk({ store: device.tab(), die: fixedDie("") });
  expect(isRunning(there.table.value)).toBe(false);
  here.change({ names: ["Ana", "Kenji"], theme: "dark" });
  here.start(["Ana", "Kenji"]);
  expect(there.settings.value).toEqual(here.settings.value);
  expect(isRunning(there.table.value)).toBe(true);
  there.start(["Ana", "Mila"]);
  expect(here.table.value?.state.value.record.names).toEqual(["Ana", "Mila"]);
});

it("says that a game could not be read", () => {
  const device = new FakeDevice();
  device.texts.set("game", "rubbish");
  expect(openDesk({ store: device.tab(), die: fixedDie("") }).notice.value).toBe("unreadable");
});
