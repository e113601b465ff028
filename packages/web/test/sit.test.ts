import { writeRecord } from "@cantstop/rules/notation";
import { expect, it } from "vitest";
import { pressKey } from "../src/play/keys.ts";
import { openLocalTable } from "../src/table/local.ts";
import { currentGame, type Table, type TableState } from "../src/table/table.ts";
import { FakeDevice, seating, startTable, stateOf, tableSources } from "./fakes.ts";
import { sitAt, surroundings } from "./screen.ts";

/** A table with prepared dice, someone who sits at it, and what they see. */
function sit(faces: string, record?: TableState["record"], around = surroundings()) {
  const device = new FakeDevice();
  if (record) device.texts.set("game/kept", writeRecord(record));
  const sources = tableSources(device.tab(), faces);
  const table = openLocalTable("kept", sources) ?? startTable(seating(), sources);
  const sitting = sitAt(table, around);
  const press = async (key: string, code = ""): Promise<boolean> => {
    const done = pressKey({ key, code }, sitting.look(), sitting.commands);
    await settle();
    return done;
  };
  const type = async (keys: string) => {
    for (const key of keys) await press(key);
  };
  return { device, table, sitting, around, press, type, look: sitting.look };
}

/** Lets everything happen that waits for nothing. */
const settle = async () => {
  for (let i = 0; i < 8; i++) await Promise.resolve();
};

const played = (table: Table) => table.state.value.record.events.map(({ type }) => type);

it("a choice is committed with the next roll, not before", async () => {
  const { table, sitting, press } = sit("23451111");
  await press("r");
  await press("1");
  expect(sitting.hand.value.pick).toEqual({ pairing: 0, columns: [5, 9] });
  expect(played(table)).toEqual(["roll"]);
  await press("r");
  expect(played(table)).toEqual(["roll", "move", "roll"]);
});

it("a choice is changed and taken back at will, by its key, its card, U or Escape", async () => {
  const { table, sitting, press } = sit("2345");
  await press("R");
  for (const undo of ["2", "u", "Escape"]) {
    await press("1");
    await press("2");
    expect(sitting.hand.value.pick?.columns).toEqual([6, 8]);
    await press(undo);
    expect(sitting.hand.value.pick).toBeNull();
  }
  expect(played(table)).toEqual(["roll"]);
});

it("does not roll or stop before a choice, and not twice at once", async () => {
  const { table, sitting, press } = sit("2345");
  await press("r");
  await press("r");
  await press("s");
  expect(played(table)).toEqual(["roll"]);
  await press("3");
  sitting.commands.stop();
  sitting.commands.stop();
  await Promise.resolve();
  expect(played(table)).toEqual(["roll", "move", "stop"]);
});

it("a forced choice comes selected, and can be put down", async () => {
  const { table, sitting, press } = sit("6666");
  await press("r");
  expect(sitting.hand.value.pick?.columns).toEqual([12, 12]);
  await press("1");
  expect(sitting.hand.value.pick).toBeNull();
  await press("1");
  await press("s");
  expect(played(table)).toEqual(["roll", "move", "stop"]);
});

it("asks which column is meant, by key and on the board", async () => {
  const { sitting, press, look } = sit("23451156");
  await press("r");
  await press("1");
  await press("r");
  await press("1");
  expect(sitting.hand.value.pick).toEqual({ pairing: 0, columns: null });
  expect(look().choices.kind).toBe("ask");
  await press("2");
  expect(sitting.hand.value.pick).toEqual({ pairing: 0, columns: [11] });
  sitting.commands.takeBack();
  sitting.commands.column(2);
  expect(sitting.hand.value.pick).toEqual({ pairing: 0, columns: [2] });
  sitting.commands.column(2);
  expect(sitting.hand.value.pick).toBeNull();
  sitting.commands.column(12);
  expect(sitting.hand.value.pick).toBeNull();
});

it("a glance is only a glance", async () => {
  const { table, sitting, press, look } = sit("2345");
  await press("r");
  sitting.commands.glance({ pairing: 2, columns: [7, 7] }, "pointer");
  expect(look().board.columns[7].runner?.space).toBe(2);
  await press("r");
  expect(played(table)).toEqual(["roll"]);
  sitting.commands.glance(null, "focus");
  expect(look().board.columns[7].runner?.space, "the pointer is still there").toBe(2);
  sitting.commands.glance(null, "pointer");
  expect(look().board.columns[7].runner).toBeNull();
});

it("a bust waits until it is seen, in every game anew", async () => {
  const busted = stateOf("A 1122 bust", { position: "6@5/- - AA 6@7,8@10,9@3 moved" });
  const { table, press, look } = sit("", busted.record);
  expect(look().sentence.tone).toBe("bust");
  await press("r");
  expect(look().sentence.text).toBe("Your turn, Kenji.");
  expect(played(table)).toEqual(["roll"]);
  expect(sitAt(table).look().sentence.tone, "to whoever comes later").toBe("bust");
});

it("digits go by the place of the key where they need Shift", async () => {
  const { sitting, press } = sit("2345");
  await press("r");
  expect(await press("é", "Digit2")).toBe(true);
  expect(sitting.hand.value.pick?.pairing).toBe(1);
  expect(await press("x", "KeyX")).toBe(false);
});

it("shows the keys on a question mark", async () => {
  const { around, press } = sit("");
  await press("?");
  expect(around.help).toHaveBeenCalledOnce();
});

it("passes failures on: here the game went on elsewhere", async () => {
  const { device, table, around, press, look } = sit("");
  const elsewhere = stateOf("A 2345", { preset: "franjos" });
  device.texts.set(`game/${table.id}`, writeRecord(elsewhere.record));
  await press("r");
  expect(around.failed).toHaveBeenCalledExactlyOnceWith({ code: "stale" });
  expect(look().dice).toMatchObject({ state: "loose", dice: [2, 3, 4, 5] });
});

it("a move that ends the turn by itself is committed by its own button", async () => {
  const position = "-/- 2=A,3=A AA 7@11,5@2,9@1 moved";
  const { record } = stateOf("A 2345", { preset: "franjos", position });
  const { table, sitting, press, look } = sit("", record);
  await press("3");
  await press("2");
  expect(sitting.hand.value.pick, "7 twice, not once").toEqual({ pairing: 2, columns: [7, 7] });
  expect(look().actions).toMatchObject({ buttons: [{ label: "Claim 7" }] });
  sitting.commands.roll();
  sitting.commands.stop();
  expect(played(table)).toEqual(["roll"]);
  await press("r");
  expect(played(table)).toEqual(["roll", "move"]);
  expect(currentGame(table.state.value).position.scores[0]).toBe(3);
});
