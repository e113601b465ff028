import { legalMoves, PRESET_NAMES, type PresetName } from "@cantstop/rules";
import { makePositionText } from "@cantstop/rules/notation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseStartRolls, rollDie, rollForStart, writeStartRolls } from "../src/table/dice.ts";
import { openLocalTable, startLocalTable } from "../src/table/local.ts";
import { currentGame, type Table, type TableState } from "../src/table/table.ts";
import { FakeDevice, fixedDie, seating, seededDie } from "./fakes.ts";

/** What two tables must agree on to be at the same point of the same game. */
const gist = (state: TableState) => {
  const { position, dice } = currentGame(state);
  const { names, events } = state.record;
  return { names, events, position: makePositionText(position), dice, games: state.games.length };
};

const reopened = (device: FakeDevice): TableState => {
  const { table } = openLocalTable({ store: device.tab(), die: fixedDie("") });
  if (!table) throw new Error("nothing was kept");
  table.leave();
  return table.state.value;
};

describe("a local table", () => {
  it("keeps the roll before it is shown, so that no reload can roll again", async () => {
    const device = new FakeDevice();
    const table = startLocalTable(seating(), { store: device.tab(), die: fixedDie("2345") });
    expect(await table.roll()).toEqual({ ok: true });
    expect(currentGame(table.state.value).dice).toEqual([2, 3, 4, 5]);
    expect(currentGame(reopened(device)).dice).toEqual([2, 3, 4, 5]);
  });

  it("commits a move together with the roll or the stop that follows", async () => {
    const device = new FakeDevice();
    const table = startLocalTable(seating(), { store: device.tab(), die: fixedDie("23452345") });
    await table.roll();
    await table.roll([5, 9]);
    expect(table.state.value.record.events.map(({ type }) => type)).toEqual(["roll", "move", "roll"]);
    await table.stop([7, 7]);
    expect(currentGame(table.state.value).position.seat).toBe(1);
    expect(gist(reopened(device))).toEqual(gist(table.state.value));
  });

  it("refuses with the rules' code, and changes nothing", async () => {
    const table = startLocalTable(seating(), { store: new FakeDevice().tab(), die: fixedDie("2345") });
    expect(await table.stop()).toEqual({ ok: false, error: { code: "stop_not_allowed" } });
    await table.roll();
    expect(await table.stop([2])).toEqual({ ok: false, error: { code: "illegal_move" } });
    expect(await table.resign(7)).toEqual({ ok: false, error: { code: "invalid_seat" } });
    expect(table.state.value.record.events).toHaveLength(1);
  });

  it("plays once more with the next seat to begin", async () => {
    const table = startLocalTable(seating("standard", 3), {
      store: new FakeDevice().tab(),
      die: fixedDie(""),
    });
    await table.resign(1);
    await table.resign(2);
    expect(currentGame(table.state.value).position.finished).toBe(true);
    await table.rematch();
    const { position } = currentGame(table.state.value);
    expect(position).toMatchObject({ seat: 1, firstSeat: 1, finished: false });
    expect(table.state.value.record.names).toEqual(["Ana", "Kenji", "Mila"]);
  });

  it("goes on when nothing can be kept, and says so", async () => {
    const device = new FakeDevice();
    device.full = true;
    const table = startLocalTable(seating(), { store: device.tab(), die: fixedDie("2345") });
    expect(table.kept.value).toBe(false);
    await table.roll();
    expect(currentGame(table.state.value).dice).toEqual([2, 3, 4, 5]);
    device.full = false;
    await table.stop([7, 7]);
    expect(table.kept.value).toBe(true);
    expect(gist(reopened(device))).toEqual(gist(table.state.value));
  });

  it("is not mistaken for the game that an unwritable device kept before", async () => {
    const device = new FakeDevice();
    startLocalTable(seating("franjos"), { store: device.tab(), die: fixedDie("") });
    device.full = true;
    const table = startLocalTable(seating("wikipedia"), { store: device.tab(), die: fixedDie("2345") });
    expect(await table.roll()).toEqual({ ok: true });
    expect(table.state.value.record.start.rules.ruleset.spec).toBe("wikipedia");
  });

  it.each(["", "rubbish", "Format: cantstop 1\nRuleset: standard\nA: Ana\n\nA 2345:12 stop\n"])(
    "sets aside what it cannot read: %j",
    (text) => {
      const device = new FakeDevice();
      device.texts.set("game", text);
      expect(openLocalTable({ store: device.tab(), die: fixedDie("") })).toEqual({
        table: null,
        unreadable: true,
      });
      expect(device.texts.get("game-unreadable")).toBe(text);
      expect(openLocalTable({ store: device.tab(), die: fixedDie("") }).unreadable).toBe(false);
    },
  );

  it("is the same game in two tabs", async () => {
    const device = new FakeDevice();
    const here = startLocalTable(seating(), { store: device.tab(), die: fixedDie("2345") });
    const { table: there } = openLocalTable({ store: device.tab(), die: fixedDie("1111") });
    await here.roll();
    expect(there && gist(there.state.value)).toEqual(gist(here.state.value));
    await there?.roll([6, 8]);
    expect(currentGame(here.state.value).dice).toEqual([1, 1, 1, 1]);
    there?.leave();
  });

  it("refuses to overwrite what another tab has done unheard", async () => {
    const device = new FakeDevice();
    const here = startLocalTable(seating(), { store: device.tab(), die: fixedDie("6666") });
    const deaf = { ...device.tab(), watch: () => () => {} };
    const { table: there } = openLocalTable({ store: deaf, die: fixedDie("1111") });
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
        const table = startLocalTable(seating(preset, players, choose(players)), {
          store: device.tab(),
          die: random,
        });
        for (let i = 0; i < 60 && (await playOn(table, choose)); i++) {
          expect(JSON.stringify(gist(reopened(device)))).toBe(JSON.stringify(gist(table.state.value)));
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
