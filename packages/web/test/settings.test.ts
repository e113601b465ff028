import { expect, it } from "vitest";
import { openDesk } from "../src/desk.ts";
import { readSettings } from "../src/settings.ts";
import { currentGame, startRolls } from "../src/table/table.ts";
import { FakeDevice, fixedDie } from "./fakes.ts";

const defaults = { names: ["", ""], preset: "standard", look: "sign", theme: "auto" };

it.each([
  "null",
  "7",
  "{",
  '{"names":["a"],"preset":"chess","look":3}',
  '{"names":[1,2],"theme":"pink"}',
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
  desk.change({ names: ["Ana", "Kenji", "Mila"], preset: "franjos", look: "mountain" });
  desk.start(["Ana", "Kenji", "Mila"], 2);
  const again = openDesk({ store: device.tab(), die: fixedDie("") });
  expect(again.settings.value).toMatchObject({ preset: "franjos", look: "mountain", names: { length: 3 } });
  const state = again.table.value?.state.value;
  expect(state && currentGame(state).position).toMatchObject({ seat: 2, firstSeat: 2 });
});

it("the highest die begins where the preset says so", () => {
  const desk = openDesk({ store: new FakeDevice().tab(), die: fixedDie("3324") });
  desk.change({ preset: "stop-sign" });
  desk.start(["Ana", "Kenji"], 0);
  const state = desk.table.value?.state.value;
  expect(state && startRolls(state)).toEqual([
    [3, 3],
    [2, 4],
  ]);
  expect(state && currentGame(state).position.firstSeat).toBe(1);
});

it("says that a game could not be read", () => {
  const device = new FakeDevice();
  device.texts.set("game", "rubbish");
  expect(openDesk({ store: device.tab(), die: fixedDie("") }).notice.value).toBe("unreadable");
});
