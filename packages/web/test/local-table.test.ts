import { legalMoves, PRESET_NAMES, type PresetName } from "@cantstop/rules";
import { makePositionText, writeRecord } from "@cantstop/rules/notation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseStartRolls, rollDie, rollForStart, writeStartRolls } from "../src/table/dice.ts";
import { openLocalTable } from "../src/table/local.ts";
import { currentGame, type Table, type TableState } from "../src/table/table.ts";
import { tagOf } from "../src/table/tags.ts";
import { FakeDevice, fixedDie, seating, seededDie, startTable, stateOf, tableSources } from "./fakes.ts";

/** What two tables must agree on to be at the same point of the same game. */
const gist = (state: TableState) => {
  const { position, dice } = currentGame(state);
  const { names, events } = state.record;
  return { names, events, position: makePositionText(position), dice, games: state.games.length };
};

const openIn = (device: FakeDevice, id: string, faces = ""): Table => {
  const table = openLocalTable(id, tableSources(device.tab(), faces));
  if (!table) throw new Error("nothing was kept");
  return table;
};

const reopened = (device: FakeDevice, id: string): TableState => {
  const table = openIn(device, id);
  table.leave();
  return table.state.value;
};

describe("a local table", () => {
  it("keeps the roll before it is shown, so that no reload can roll again", async () => {
    const device = new FakeDevice();
    const table = startTable(seating(), tableSources(device.tab(), "2345"));
    expect(await table.roll()).toEqual({ ok: true });
    expect(currentGame(table.state.value).dice).toEqual([2, 3, 4, 5]);
    expect(currentGame(reopened(device, table.id)).dice).toEqual([2, 3, 4, 5]);
  });

  it("commits a move together with the roll or the stop that follows", async () => {
    const device = new FakeDevice();
    const table = startTable(seating(), tableSources(device.tab(), "23452345"));
    await table.roll();
    await table.roll([5, 9]);
    expect(table.state.value.record.events.map(({ type }) => type)).toEqual(["roll", "move", "roll"]);
    await table.stop([7, 7]);
    expect(currentGame(table.state.value).position.seat).toBe(1);
    expect(gist(reopened(device, table.id))).toEqual(gist(table.state.value));
  });

  it("refuses with the rules' code, and changes nothing", async () => {
    const table = startTable(seating(), tableSources(new FakeDevice().tab(), "2345"));
    expect(await table.stop()).toEqual({ ok: false, error: { code: "stop_not_allowed" } });
    await table.roll();
    expect(await table.stop([2])).toEqual({ ok: false, error: { code: "illegal_move" } });
    expect(await table.resign(7)).toEqual({ ok: false, error: { code: "invalid_seat" } });
    expect(table.state.value.record.events).toHaveLength(1);
  });

  it("is played once more in a game of its own, with the next seat to begin", async () => {
    const device = new FakeDevice();
    const table = startTable(seating("standard", 3), tableSources(device.tab(), ""));
    await table.resign(1);
    await table.resign(2);
    expect(currentGame(table.state.value).position.finished).toBe(true);
    expect(tagOf(table.state.value.record, "Ended")).toBe("2026-11-29T18:03:00.000Z");
    const next = await table.rematch();
    if (!next.ok) throw new Error("no rematch");
    const again = reopened(device, next.id);
    expect(currentGame(again).position).toMatchObject({ seat: 1, firstSeat: 1, finished: false });
    expect(again.record).toMatchObject({ names: ["Ana", "Kenji", "Mila"], events: [] });
    expect(tagOf(again.record, "Ended")).toBeNull();
    expect(await openIn(device, table.id).rematch(), "in another tab it is the same one").toEqual(next);
  });

  it("is cleared away by a rematch in the middle of a game", async () => {
    const device = new FakeDevice();
    const table = startTable(seating(), tableSources(device.tab(), "2345"));
    await table.roll();
    const next = await table.rematch();
    expect(next.ok && openLocalTable(next.id, tableSources(device.tab(), ""))).toBeTruthy();
    expect(openLocalTable(table.id, tableSources(device.tab(), ""))).toBeNull();
  });

  it("takes people's own dice where they have them, and nowhere else", async () => {
    const own = { ...seating(), tags: [["Dice", "own"] as const] };
    const table = startTable(own, tableSources(new FakeDevice().tab(), ""));
    expect(table.ownDice).toBe(true);
    expect(await table.roll()).toEqual({ ok: false, error: { code: "invalid_dice" } });
    expect(await table.roll(undefined, [1, 2, 3, 7] as const)).toMatchObject({
      error: { code: "invalid_dice" },
    });
    expect(await table.roll(undefined, [2, 3, 4, 5])).toEqual({ ok: true });
    expect(await table.roll([5, 9], [1, 1, 6, 6])).toEqual({ ok: true });
    expect(currentGame(table.state.value).dice).toEqual([1, 1, 6, 6]);
    const other = startTable(seating(), tableSources(new FakeDevice().tab(), ""));
    expect(await other.roll(undefined, [2, 3, 4, 5])).toMatchObject({ error: { code: "invalid_dice" } });
  });

  it("lets a roll of own dice be corrected until something is done, also one that was a bust", async () => {
    const own = { ...seating(), tags: [["Dice", "own"] as const] };
    const device = new FakeDevice();
    const table = startTable(own, tableSources(device.tab(), ""));
    const events = () => table.state.value.record.events.map(({ type }) => type);
    expect(await table.correct([1, 1, 1, 1])).toMatchObject({ error: { code: "roll_not_allowed" } });
    await table.roll(undefined, [2, 3, 4, 5]);
    await table.roll([5, 9], [1, 1, 1, 1]);
    await table.roll([2, 2], [6, 6, 5, 5]);
    expect(currentGame(table.state.value).position.seat, "a bust").toBe(1);
    expect(await table.correct([6, 6, 6, 3])).toEqual({ ok: true });
    expect(currentGame(table.state.value)).toMatchObject({ dice: [6, 6, 6, 3], position: { seat: 0 } });
    expect(await table.correct([6, 6, 5, 5])).toEqual({ ok: true });
    expect(await table.correct([6, 6, 9, 9])).toMatchObject({ error: { code: "invalid_dice" } });
    expect(events()).toEqual(["roll", "move", "roll", "move", "roll"]);
    expect(gist(reopened(device, table.id))).toEqual(gist(table.state.value));
    await table.roll(undefined, [1, 2, 3, 4]);
    await table.stop([3, 7]);
    expect(await table.correct([1, 1, 1, 1])).toMatchObject({ error: { code: "roll_not_allowed" } });
  });

  it("goes on after a bust that ended the game was a mistyped roll", async () => {
    // A has reached the target in the first half of the round; B's bust ends it.
    const position = "-/- 2=A,3=A,12=A BA 5@2,7@1,9@1 moved";
    const { record } = stateOf("", { preset: "franjos", position, tags: "Dice: own" });
    const device = new FakeDevice();
    device.texts.set("game/7", writeRecord(record));
    const table = openIn(device, "7");
    await table.roll(undefined, [1, 1, 5, 5]);
    expect(currentGame(table.state.value).position.finished).toBe(true);
    expect(tagOf(table.state.value.record, "Ended")).not.toBeNull();
    await table.correct([1, 4, 5, 5]);
    expect(currentGame(table.state.value).position.finished).toBe(false);
    expect(tagOf(table.state.value.record, "Ended")).toBeNull();
  });

  it("goes on when nothing can be kept, and says so", async () => {
    const device = new FakeDevice();
    device.full = true;
    const sources = tableSources(device.tab(), "2345");
    const table = startTable(seating(), sources);
    expect(table.kept.value).toBe(false);
    await table.roll();
    expect(currentGame(table.state.value).dice).toEqual([2, 3, 4, 5]);
    table.leave();
    const again = openLocalTable(table.id, sources);
    if (!again) throw new Error("forgotten before the page is closed");
    expect(gist(again.state.value)).toEqual(gist(table.state.value));
    device.full = false;
    await again.stop([7, 7]);
    expect(again.kept.value).toBe(true);
    expect(gist(reopened(device, table.id))).toEqual(gist(again.state.value));
  });

  it.each(["", "rubbish", "Format: cantstop 1\nRuleset: standard\nA: Ana\n\nA 2345:12 stop\n"])(
    "is none where the text is no game: %j",
    (text) => {
      const device = new FakeDevice();
      device.texts.set("game/7", text);
      expect(openLocalTable("7", tableSources(device.tab(), ""))).toBeNull();
      expect(openLocalTable("8", tableSources(device.tab(), ""))).toBeNull();
    },
  );

  it("is the same game in two tabs", async () => {
    const device = new FakeDevice();
    const here = startTable(seating(), tableSources(device.tab(), "2345"));
    const there = openIn(device, here.id, "1111");
    await here.roll();
    expect(gist(there.state.value)).toEqual(gist(here.state.value));
    await there.roll([6, 8]);
    expect(currentGame(here.state.value).dice).toEqual([1, 1, 1, 1]);
    there.leave();
  });

  it("refuses to overwrite what another tab has done unheard", async () => {
    const device = new FakeDevice();
    const here = startTable(seating(), tableSources(device.tab(), "6666"));
    const deaf = { ...device.tab(), watch: () => () => {} };
    const there = openLocalTable(here.id, tableSources(deaf, "1111"));
    await here.roll();
    expect(await there?.roll()).toEqual({ ok: false, error: { code: "stale" } });
    expect(there && currentGame(there.state.value).dice).toEqual([6, 6, 6, 6]);
  });
});

/** Plays one random command; false when the game is over. */
async function playOn(table: Table, choose: (below: number) => number): Promise<boolean> {
  const { position, dice } = currentGame(table.state.value);
  if (position.finished) return false;
  if (position.rules.players > 2 && position.out === 0 && choose(60) === 0) {
    await table.resign(choose(position.rules.players));
    return true;
  }
  if (dice === null) return (await table.roll()).ok;
  const moves = legalMoves(position, dice);
  const move = moves[choose(moves.length)];
  if (choose(3) === 0 && (await table.stop(move)).ok) return true;
  return (await table.roll(move)).ok;
}

const runs = process.env.CANTSTOP_TEST === "full" ? 100 : 6;

it.each(PRESET_NAMES)(
  "whatever happens under %s, a reload finds the same game",
  async (preset: PresetName) => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.integer({ min: 2, max: 4 }), async (seed, players) => {
        const device = new FakeDevice();
        const random = seededDie(seed);
        const choose = (below: number) => (random() * 6 + random() - 7) % below;
        const table = startTable(
          seating(preset, players, choose(players)),
          tableSources(device.tab(), random),
        );
        for (let i = 0; i < 60 && (await playOn(table, choose)); i++) {
          expect(JSON.stringify(gist(reopened(device, table.id)))).toBe(
            JSON.stringify(gist(table.state.value)),
          );
        }
      }),
      { numRuns: runs },
    );
  },
);

describe("dice", () => {
  it("are fair: every face about as often as any other", () => {
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[rollDie()]++;
    expect(counts[0]).toBe(0);
    // Five standard deviations of a fair die.
    for (const count of counts.slice(1)) expect(Math.abs(count - 10_000)).toBeLessThan(460);
  });

  it("decide who begins; ties roll again among themselves", () => {
    const { first, rounds } = rollForStart(3, fixedDie("55261"));
    expect({ first, rounds }).toEqual({
      first: 0,
      rounds: [
        [5, 5, 2],
        [6, 1, 0],
      ],
    });
    expect(writeStartRolls(rounds)).toBe("552/61-");
    expect(parseStartRolls("552/61-")).toEqual(rounds);
    expect(parseStartRolls("what?")).toEqual([]);
  });
});
