import { legalMoves, parseRuleset, unwrap } from "@cantstop/rules";
import { makeRulesetText } from "@cantstop/rules/notation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Desk, openDesk } from "../src/desk.ts";
import { DEFAULT_SETUP, type Setup } from "../src/setup.ts";
import type { Store } from "../src/storage.ts";
import { currentGame, type Table } from "../src/table/table.ts";
import { startRolls } from "../src/table/tags.ts";
import { FakeDevice, fixedDie, now, seededDie } from "./fakes.ts";

const openIn = (store: Store, faces = ""): Desk => openDesk({ store, die: fixedDie(faces), now });

const tableOf = (desk: Desk, id: string): Table => {
  const table = desk.open(id);
  if (!table) throw new Error(`no game ${id}`);
  return table;
};

const presetSetup = (preset: string): Setup => ({ ...DEFAULT_SETUP, ruleset: unwrap(parseRuleset(preset)) });

describe("the desk", () => {
  it("remembers settings and setup, and has several games waiting, the last played first", async () => {
    const device = new FakeDevice();
    const desk = openIn(device.tab(), "2345");
    expect(desk.games.value).toEqual([]);
    desk.change({ look: "mountain" });
    desk.prepare({ firstSeat: 1 });
    const first = desk.start({ ...presetSetup("franjos"), firstSeat: 1 }, ["Ana", "Kenji"]);
    const second = desk.start(desk.setup.value, ["Ana", "Mila"]);
    const ids = ({ games }: Desk) => games.value.map(({ id }) => id);
    expect(ids(desk)).toEqual([second, first]);
    await tableOf(desk, first).roll();
    expect(ids(desk)).toEqual([first, second]);
    const again = openIn(device.tab());
    expect(again.settings.value).toEqual(desk.settings.value);
    expect(again.setup.value).toEqual(desk.setup.value);
    expect(ids(again)).toEqual([first, second]);
    expect(again.games.value[0]).toMatchObject({ seat: 1, scores: [0, 0], date: "2026-11-29T18:03:00.000Z" });
    again.discard(second);
    expect(ids(again)).toEqual([first]);
    expect(ids(desk), "another tab sees it").toEqual([first]);
  });

  it("seats people and bots with the pieces they chose", () => {
    const desk = openIn(new FakeDevice().tab());
    const seats: Setup["seats"] = [
      { kind: "bot", bot: "rule-of-28", piece: 3 },
      { kind: "person", name: "Ana", piece: 0 },
    ];
    const table = tableOf(desk, desk.start({ ...DEFAULT_SETUP, seats, dice: "own" }, ["Michael", "Ana"]));
    expect(table.seats).toEqual([
      { name: "Michael", piece: 3, player: { kind: "bot", bot: "rule-of-28" } },
      { name: "Ana", piece: 0, player: { kind: "person" } },
    ]);
    expect(table.ownDice).toBe(true);
  });

  it("lets the highest die begin where that was asked for", () => {
    const desk = openIn(new FakeDevice().tab(), "3324");
    const id = desk.start({ ...DEFAULT_SETUP, starter: "dice" }, ["Ana", "Kenji"]);
    const state = tableOf(desk, id).state.value;
    expect(startRolls(state)).toEqual([
      [3, 3],
      [2, 4],
    ]);
    expect(currentGame(state).position.firstSeat).toBe(1);
  });

  it("is one desk in two tabs", () => {
    const device = new FakeDevice();
    const here = openIn(device.tab());
    const there = openIn(device.tab());
    here.change({ theme: "dark" });
    here.prepare({ dice: "own" });
    const id = here.start(DEFAULT_SETUP, ["Ana", "Kenji"]);
    expect(there.settings.value).toEqual(here.settings.value);
    expect(there.setup.value).toEqual(here.setup.value);
    expect(there.games.value.map((game) => game.id)).toEqual([id]);
  });

  it("goes on with the game of version 0.1", () => {
    const device = new FakeDevice();
    device.texts.set("game", "Format: cantstop 1\nRuleset: franjos\nA: Ana\nB: Kenji\nFirst: B\n\nB 2345\n");
    const desk = openIn(device.tab());
    const [game] = desk.games.value;
    expect(game?.seats.map(({ name }) => name)).toEqual(["Ana", "Kenji"]);
    expect(game && makeRulesetText(game.ruleset)).toBe("franjos");
    expect(currentGame(tableOf(desk, game?.id ?? "").state.value).dice).toEqual([2, 3, 4, 5]);
    expect(device.texts.has("game")).toBe(false);
    expect(openIn(device.tab()).games.value).toHaveLength(1);
  });

  it("sets aside what it cannot read, and says so once", () => {
    const device = new FakeDevice();
    device.texts.set("game/7", "rubbish");
    const desk = openIn(device.tab());
    expect(desk.notice.value).toBe("unreadable");
    expect(desk.open("7")).toBeNull();
    expect(device.texts.get("aside/7")).toBe("rubbish");
    expect(openIn(device.tab()).notice.value).toBeNull();
  });

  it("has one daily climb going at a time", async () => {
    const desk = openIn(new FakeDevice().tab());
    const id = desk.startDaily("Ana", 2);
    expect(desk.startDaily("Ana", 2)).toBe(id);
    const table = tableOf(desk, id);
    expect(table).toMatchObject({ daily: "2026-11-29", seats: [{ name: "Ana", piece: 2 }] });
    await table.roll();
    const { dice } = currentGame(table.state.value);
    const other = openIn(new FakeDevice().tab());
    const elsewhere = tableOf(other, other.startDaily("Kenji", 0));
    await elsewhere.roll();
    expect(currentGame(elsewhere.state.value).dice, "the same everywhere").toEqual(dice);
  });

  it("finds a game that is over in the archive, and the day's result at once", async () => {
    const device = new FakeDevice();
    const die = seededDie(7);
    const desk = openDesk({ store: device.tab(), die, now });
    const id = desk.startDaily("Ana", 0);
    const table = tableOf(desk, id);
    expect(desk.daily()).toEqual({ day: "2026-11-29", running: id, result: null });
    await playAlone(table, die);
    const { result } = desk.daily();
    expect(result).toMatchObject({ day: "2026-11-29", id });
    expect(desk.daily().running).toBeNull();
    await expect((await desk.archive()).find(id)).resolves.toMatchObject({ daily: "2026-11-29" });

    const again = openDesk({ store: device.tab(), die, now });
    expect(again.daily().result).toEqual(result);
    const recalled = await again.recall(id);
    expect(recalled?.state.value).toMatchObject({ record: table.state.value.record });
    expect(await again.recall("nothing")).toBeNull();

    const second = tableOf(again, again.startDaily("Ana", 0));
    await playAlone(second, die);
    expect(again.daily().result, "the first one counts").toEqual(result);
    expect(desk.daily().result, "in other tabs, too").toEqual(result);
  });

  it("takes its things to another device", async () => {
    const here = openIn(new FakeDevice().tab(), "2345");
    here.change({ look: "mountain" });
    here.prepare({ dice: "own" });
    const id = here.start(DEFAULT_SETUP, ["Ana", "Kenji"]);
    await tableOf(here, id).roll();
    const device = new FakeDevice();
    const there = openIn(device.tab());
    expect(await there.restore("rubbish")).toMatchObject({ ok: false });
    expect(await there.restore((await here.backUp()).text)).toMatchObject({ ok: true, value: { added: 1 } });
    for (const desk of [there, openIn(device.tab())]) {
      expect(desk.settings.value).toEqual(here.settings.value);
      expect(desk.setup.value).toEqual(here.setup.value);
      expect(desk.games.value).toEqual(here.games.value);
    }
  });

  it("opens, whatever the device has kept, and loses no text that could be a game", () => {
    const record = "Format: cantstop 1\nRuleset: standard\nA: Ana\n\nA 2345\n";
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom(record, "null", "[]", '{"day":"2026-11-29"}'),
      fc.nat(record.length).map((length) => record.slice(0, length)),
    );
    const name = fc.constantFrom(
      "game",
      "game-unreadable",
      "game/",
      "game/a",
      "game/b",
      "aside/a",
      "aside/b",
      "settings",
      "setup",
      "daily",
      "recent",
    );
    fc.assert(
      fc.property(fc.dictionary(name, text), fc.boolean(), (texts, full) => {
        const device = new FakeDevice();
        for (const [name, text] of Object.entries(texts)) device.texts.set(name, text);
        device.full = full;
        const desk = openIn(device.tab());
        for (const { id } of desk.games.value) expect(desk.open(id)).not.toBeNull();
        expect(() => desk.start(DEFAULT_SETUP, ["Ana", "Kenji"])).not.toThrow();
        const kept = [...device.texts.values()];
        for (const [name, text] of Object.entries(texts))
          if (/^(game|aside)/.test(name)) expect(kept).toContain(text);
      }),
    );
  });
});

/** Plays a game of one to its end. */
async function playAlone(table: Table, die: () => number): Promise<void> {
  for (;;) {
    const { position, dice } = currentGame(table.state.value);
    if (position.finished) return;
    const moves = dice ? legalMoves(position, dice) : [];
    const move = moves[die() % moves.length];
    if (!position.moved && !move) await table.roll();
    else if (die() < 3 || !(await table.stop(move)).ok) await table.roll(move);
  }
}
