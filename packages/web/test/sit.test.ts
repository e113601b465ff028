import { writeRecord } from "@cantstop/rules/notation";
import { describe, expect, it } from "vitest";
import type { Hint } from "../src/bots/advice.ts";
import { pressKey } from "../src/play/keys.ts";
import { openLocalTable } from "../src/table/local.ts";
import { currentGame, type Table, type TableState } from "../src/table/table.ts";
import { FakeDevice, seating, startTable, stateOf, tableSources } from "./fakes.ts";
import { fakeCompany, sitAt, surroundings } from "./screen.ts";

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

it("a choice without alternative is made by itself, and stays made", async () => {
  const { table, sitting, look, press } = sit("6666");
  await press("r");
  expect(sitting.hand.value.pick?.columns).toEqual([12, 12]);
  expect(look().choices).toMatchObject({
    cards: [{ state: "selected", fixed: true, mark: { text: "only choice" } }],
  });
  await press("1");
  await press("u");
  expect(sitting.hand.value.pick?.columns).toEqual([12, 12]);
  await press("s");
  expect(played(table)).toEqual(["roll", "move", "stop"]);
});

it("people who make every choice themselves make that one, too", async () => {
  const { sitting, look, press } = sit("6666", undefined, surroundings({ automaticMoves: false }));
  await press("r");
  expect(sitting.hand.value.pick).toBeNull();
  await press("1");
  expect(look().choices).toMatchObject({ cards: [{ state: "selected", fixed: false, mark: null }] });
  await press("1");
  expect(sitting.hand.value.pick).toBeNull();
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

describe("odds on demand", () => {
  it("are shown for one decision, by their button or O", async () => {
    const { look, press } = sit("23451111", undefined, surroundings({ odds: "demand" }));
    await press("r");
    expect(look().askOdds, "nothing is risked yet").toBeNull();
    await press("1");
    expect(look()).toMatchObject({ risk: null, stake: null, askOdds: { label: "Show the bust risk" } });
    expect(await press("o")).toBe(true);
    expect(look()).toMatchObject({ askOdds: null, risk: { text: "0%" }, stake: { text: "2" } });
    await press("r");
    expect(look()).toMatchObject({ risk: null, stake: null });
  });

  it("and never mean never", async () => {
    const { look, press } = sit("2345", undefined, surroundings({ odds: "never" }));
    await press("r");
    await press("1");
    expect(look()).toMatchObject({ risk: null, stake: null, askOdds: null });
    expect(look().announcement).toBe("5 up 1 and 9 up 1.");
    expect(await press("o")).toBe(false);
  });
});

const better = { columns: [6, 8], value: 0.562, stop: 0.48, roll: 0.562 };
const worse = { columns: [9, 5], value: 0.51, stop: 0.44, roll: 0.51 };
const said: Hint = { unit: "chance", moves: [better, worse], now: null };

describe("a hint", () => {
  it("is asked for, shown and put away, by H", async () => {
    const company = fakeCompany();
    company.hint.mockResolvedValue(said);
    const { around, look, press } = sit("23451111", undefined, surroundings({}, company));
    expect(await press("h"), "nothing to decide").toBe(false);
    expect(around.join).not.toHaveBeenCalled();
    await press("r");
    expect(look().hint).toMatchObject({ label: "Hint", pressed: false });
    await press("h");
    expect(look().sentence).toMatchObject({
      text: "Pick a pairing.",
      short: "Best: 6 and 8, then roll: 56% to win.",
      tone: "hint",
    });
    expect(look().choices).toMatchObject({
      cards: [{ mark: { text: "51%", best: false } }, { mark: { text: "56%", best: true } }, { mark: null }],
    });
    expect(look().announcement).toBe("Ana rolled 2, 3, 4 and 5. Best: 6 and 8, then roll: 56% to win.");
    await press("1");
    expect(look().actions).toMatchObject({
      buttons: [{ mark: { text: "44%", best: false } }, { mark: { text: "51%", best: true } }],
    });
    await press("2");
    expect(look().sentence.short).toBe("Best: roll, 56% to win; stopping 48%.");
    await press("h");
    expect(look().hint?.pressed).toBe(false);
    expect(look().choices).toMatchObject({ cards: [{ mark: null }, { mark: null }, { mark: null }] });
    await press("h");
    await press("r");
    expect(look().hint?.pressed, "of another roll nothing was asked").toBe(false);
  });

  it("that comes too late is not shown", async () => {
    const company = fakeCompany();
    let answer: (hint: Hint) => void = () => {};
    company.hint.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { look, press } = sit("23451111", undefined, surroundings({}, company));
    await press("r");
    await press("h");
    expect(look().sentence.short).toBe("The strongest player is thinking …");
    await press("1");
    await press("r");
    answer(said);
    await settle();
    expect(look().sentence.tone).toBe("plain");
  });

  it("that cannot be had says so, and can be asked for again", async () => {
    const company = fakeCompany();
    const { around, look, press } = sit("2345", undefined, surroundings({}, company));
    around.join.mockRejectedValueOnce(new Error("offline"));
    await press("r");
    await press("h");
    expect(look().sentence.short).toBe("No hint: it did not load. Ask once more.");
    company.hint.mockResolvedValue(said);
    await press("h");
    expect(look().sentence.short).toContain("Best: 6 and 8");
  });
});

/** Ana and the bot Marmot; the game stands after these turns. */
const withMarmot = (turns: string, more: Parameters<typeof stateOf>[1] = {}) =>
  stateOf(turns, { tags: "Seats: person bot:steady\nPieces: 20", ...more }).record;

describe("a bot at the table", () => {
  it("is called, watched and skipped; nobody plays for it", async () => {
    const company = fakeCompany();
    const { table, around, sitting, look, press } = sit(
      "",
      withMarmot("A 2345:6+8 stop\nB 1156"),
      surroundings({}, company),
    );
    await settle();
    expect(around.join).toHaveBeenCalledOnce();
    expect(look().sentence.text).toBe("Kenji rolled 1, 1, 5 and 6.");
    expect(look()).toMatchObject({ onColumn: null, hint: null, choices: { readOnly: true } });
    for (const key of ["1", "r", "s", "u", "h"]) await press(key);
    for (const { onPress } of look().tools.slice(2)) onPress();
    sitting.commands.column(6);
    expect(played(table)).toEqual(["roll", "move", "stop", "roll"]);
    company.act.value = { kind: "choice", seat: 1, columns: [7, 6] };
    expect(look()).toMatchObject({
      sentence: { text: "Kenji: 6 up 1 and 7 up 1." },
      actions: { kind: "bar", piece: 0, text: "Kenji is choosing", tools: [{ icon: "skip" }] },
    });
    expect(look().board.columns[7]).toMatchObject({ runner: { space: 1 }, camps: [] });
    sitting.commands.skip();
    await settle();
    expect(company.skip).toHaveBeenCalledOnce();
    sitting.leave();
    await settle();
    expect(company.leave).toHaveBeenCalledOnce();
  });

  it("waits while people have something to see", async () => {
    const around = surroundings();
    const busted = withMarmot("A 1122 bust", { position: "6@5/- - AA 6@7,8@10,9@3 moved" });
    const { sitting } = sit("", busted, around);
    const [[held]] = around.join.mock.calls;
    expect(held.value, "a bust").toBe(true);
    sitting.commands.next();
    expect(held.value).toBe(false);
    around.covered.value = true;
    expect(held.value, "a dialog").toBe(true);
  });

  it("that cannot be called is stuck until somebody tries again", async () => {
    const company = fakeCompany();
    const around = surroundings({}, company);
    around.join.mockRejectedValueOnce(new Error("offline"));
    const { sitting, look } = sit("", withMarmot("A 2345:6+8 stop"), around);
    await settle();
    expect(look()).toMatchObject({
      sentence: { text: "Kenji cannot think." },
      actions: { text: "Kenji is stuck", tools: [{ label: "Try again" }] },
    });
    sitting.commands.retry();
    await settle();
    expect(look().actions).toMatchObject({ text: "Kenji is rolling" });
    company.act.value = { kind: "failed", seat: 1 };
    sitting.commands.retry();
    await settle();
    expect(company.retry).toHaveBeenCalledOnce();
  });

  it("hands over to people who roll at once, after its bust too", async () => {
    const busted = withMarmot("B 1122 bust", { position: "6@5/2@1 - BA 6@7,8@10,9@3 moved" });
    const { table, look, press } = sit("2345", busted);
    expect(look()).toMatchObject({
      sentence: { text: "Kenji went bust: 20 steps lost.", detail: "Your turn, Ana." },
      actions: { buttons: [{ role: "roll", detail: "Ana’s turn" }] },
    });
    await press("r");
    expect(played(table)).toEqual(["roll", "roll"]);
  });
});

describe("own dice", () => {
  const own = { tags: "Dice: own" };

  it("are typed in, put right while they are, and count with the fourth", async () => {
    const { table, look, type, press } = sit("", stateOf("", own).record);
    expect(look()).toMatchObject({
      sentence: { text: "Roll your dice, Ana." },
      choices: { kind: "custom" },
      actions: { kind: "bar", text: "4 dice to go", tools: [] },
    });
    await type("266");
    await press("Backspace");
    await type("79");
    expect(look().actions).toMatchObject({ text: "2 dice to go", tools: [{ icon: "backspace" }] });
    expect(look().dice.label).toBe("Typed in: 2 and 6");
    await type("45");
    expect(currentGame(table.state.value).dice).toEqual([2, 6, 4, 5]);
    expect(look().choices.kind).toBe("cards");
  });

  it("come with the choice that they follow", async () => {
    const { table, look, type } = sit("", stateOf("A 2345", own).record);
    await type("1r");
    expect(played(table)).toEqual(["roll"]);
    expect(look()).toMatchObject({ choices: { kind: "custom" }, actions: { tools: [{ label: "Back" }] } });
    expect(look().board.columns[5].runner?.space, "what was chosen stays in sight").toBe(1);
    await type("u");
    expect(look().choices.kind, "back to the choice").toBe("cards");
    await type("r1111");
    expect(played(table)).toEqual(["roll", "move", "roll"]);
  });

  it("are corrected, as long as nothing was done since", async () => {
    const { table, look, type, press, sitting } = sit("", stateOf("A 2345", own).record);
    expect(look().correct).toMatchObject({ label: "Correct the dice" });
    sitting.commands.correct();
    expect(look()).toMatchObject({ sentence: { text: "What did you roll?" }, correct: null });
    await press("Escape");
    expect(currentGame(table.state.value).dice).toEqual([2, 3, 4, 5]);
    sitting.commands.correct();
    sitting.commands.unface(1);
    await type("6");
    expect(currentGame(table.state.value).dice).toEqual([2, 4, 5, 6]);
    expect(played(table)).toEqual(["roll"]);
    await type("1s");
    expect(look().correct).toBeNull();
  });

  it("are corrected after a bust, until the next roll", async () => {
    const position = "6@5/- - AA 6@7,8@10,9@3 moved";
    const { table, look, type, sitting } = sit("", stateOf("A 1122 bust", { ...own, position }).record);
    await type("r");
    expect(look().sentence.text).toBe("Roll your dice, Kenji.");
    expect(look().correct).not.toBeNull();
    sitting.commands.correct();
    sitting.commands.unface();
    await type("1");
    expect(currentGame(table.state.value), "still a bust").toMatchObject({
      dice: null,
      position: { seat: 1 },
    });
    sitting.commands.correct();
    for (let i = 0; i < 2; i++) sitting.commands.unface();
    await type("52");
    expect(currentGame(table.state.value)).toMatchObject({ dice: [1, 1, 5, 2], position: { seat: 0 } });
    expect(look().sentence.text).toBe("6 climbs, Ana.");
  });

  it("are rolled for bots by people", async () => {
    const company = fakeCompany();
    const record = withMarmot("A 2345:6+8 stop", { tags: "Dice: own\nSeats: person bot:steady" });
    const { table, look, type } = sit("", record, surroundings({}, company));
    await settle();
    expect(look().choices.kind).toBe("note");
    company.act.value = { kind: "dice", seat: 1 };
    expect(look()).toMatchObject({
      sentence: { text: "Roll your dice, Kenji." },
      choices: { kind: "custom" },
    });
    await type("1156");
    expect(played(table).at(-1)).toBe("roll");
  });
});

it("a result is handed on, and where that fails it stands there to be copied", async () => {
  const record = stateOf("A 1112:2 stop", {
    players: 1,
    tags: "Daily: 2026-11-29",
    position: "- 3=A,4=A AA 2@2 moved",
  }).record;
  const { sitting, around, look } = sit("", record);
  expect(look().actions).toMatchObject({
    buttons: [{ label: "Share", detail: "your result" }, { label: "Once more" }],
  });
  sitting.commands.share();
  await settle();
  expect(look().actions).toMatchObject({ buttons: [{ detail: "copied" }, {}] });
  around.share.mockResolvedValue("failed");
  sitting.commands.share();
  await settle();
  expect(look().choices).toMatchObject({
    text: "Can’t Stop, daily climb of November 29: 1 turn, 0 busts",
  });
});
