import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Advisers } from "../src/bots/advice.ts";
import { type BotDriver, driveBots } from "../src/bots/driver.ts";
import { Judge } from "../src/bots/judge.ts";
import { PACES } from "../src/bots/pace.ts";
import { openLocalTable } from "../src/table/local.ts";
import { currentGame, type Table } from "../src/table/table.ts";
import { FakeDevice, seating, seededDie, startTable, tableSources } from "./fakes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A bot that takes the first of its legal moves, and stops after its second roll. */
function simple(table: () => Table): Pick<Advisers, "decide"> {
  return {
    decide: ({ dice }) => {
      const { events } = table().state.value.record;
      const turn = events.slice(events.findLastIndex(({ type }) => type === "stop") + 1);
      const stops = turn.filter(({ type }) => type === "roll").length > 1;
      return Promise.resolve({ columns: dice ? [dice[0] + dice[1], dice[2] + dice[3]] : null, stops });
    },
  };
}

interface Playing {
  readonly table: Table;
  readonly driver: BotDriver;
  readonly held: ReturnType<typeof signal<boolean>>;
  readonly isMine: ReturnType<typeof signal<boolean>>;
  /** Lets time pass; gives what the driver is at, and the last event. */
  readonly after: (ms: number) => Promise<string>;
}

/** A person, Ana, and a bot, Kenji, who begins. */
function sitWithBot(
  faces: string,
  { advisers, tags = [] }: { advisers?: Pick<Advisers, "decide">; tags?: [string, string][] } = {},
): Playing {
  const seats = seating("standard", 2, 1);
  const all: [string, string][] = [["Seats", "person bot:steady"], ...tags];
  const table = startTable({ ...seats, tags: all }, tableSources(new FakeDevice().tab(), faces));
  const held = signal(false);
  const isMine = signal(true);
  const driver = driveBots(table, {
    advisers: advisers ?? simple(() => table),
    pace: () => PACES.normal,
    held,
    isMine,
  });
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return `${driver.act.value.kind}, ${table.state.value.record.events.at(-1)?.type ?? "nothing"}`;
  };
  return { table, driver, held, isMine, after };
}

describe("a bot's turn", () => {
  it("can be followed: the roll, the choice, the move, the decision", async () => {
    const { table, driver, after } = sitWithBot("23451263");
    const { begin, dice, choice, decision } = PACES.normal;
    expect(await after(begin - 1)).toBe("thinking, nothing");
    expect(await after(1)).toBe("thinking, roll");
    expect(await after(dice - 1)).toBe("thinking, roll");
    expect(await after(1)).toBe("choice, roll");
    expect(driver.act.value).toMatchObject({ columns: [5, 9], seat: 1 });
    expect(await after(choice)).toBe("decision, move");
    expect(driver.act.value).toMatchObject({ stops: false });
    expect(await after(decision)).toBe("thinking, roll");
    expect(await after(dice)).toBe("choice, roll");
    expect(await after(choice)).toBe("decision, move");
    expect(driver.act.value).toMatchObject({ stops: true });
    expect(await after(decision)).toBe("none, stop");
    expect(currentGame(table.state.value).position.seat).toBe(0);
    expect(await after(60_000)).toBe("none, stop");
  });

  it("waits no more once it is skipped; the next one does again", async () => {
    const { table, driver, after } = sitWithBot("23451263 2345 2345".replaceAll(" ", ""));
    await after(PACES.normal.begin);
    driver.skip();
    expect(await after(0)).toBe("none, stop");
    driver.skip();
    await table.roll();
    await table.stop([5, 9]);
    expect(await after(PACES.normal.begin - 1)).toBe("thinking, stop");
    expect(await after(1)).toBe("thinking, roll");
  });

  it("waits while it is held, and while another tab drives", async () => {
    const { held, isMine, after } = sitWithBot("2345");
    held.value = true;
    expect(await after(60_000)).toBe("thinking, nothing");
    held.value = false;
    isMine.value = false;
    expect(await after(60_000)).toBe("thinking, nothing");
    isMine.value = true;
    expect(await after(PACES.normal.begin)).toBe("thinking, roll");
  });

  it("asks for dice where they are people's own, and goes by a corrected roll", async () => {
    const { table, after, driver } = sitWithBot("", { tags: [["Dice", "own"]] });
    expect(await after(PACES.normal.begin)).toBe("dice, nothing");
    await table.roll(undefined, [2, 3, 4, 5]);
    await after(PACES.normal.dice);
    expect(driver.act.value).toMatchObject({ columns: [5, 9] });
    expect(await table.correct([6, 6, 6, 6])).toEqual({ ok: true });
    await after(PACES.normal.dice);
    expect(driver.act.value).toMatchObject({ columns: [12, 12] });
    expect(await after(PACES.normal.choice + PACES.normal.decision)).toBe("dice, move");
  });

  it("that fails can be tried again", async () => {
    const decide = vi.fn<Advisers["decide"]>();
    decide.mockRejectedValueOnce(new Error("no worker"));
    decide.mockResolvedValue({ columns: [7, 7], stops: true });
    const { driver, after } = sitWithBot("2345", { advisers: { decide } });
    await after(PACES.normal.begin);
    expect(await after(PACES.normal.dice)).toBe("failed, roll");
    driver.retry();
    expect(await after(PACES.normal.dice)).toBe("choice, roll");
  });

  it("that breaks the rules fails, too", async () => {
    const decide = () => Promise.resolve({ columns: [2, 12], stops: true });
    const { after } = sitWithBot("2345", { advisers: { decide } });
    await after(PACES.normal.begin);
    await after(PACES.normal.dice);
    expect(await after(PACES.normal.choice)).toBe("failed, roll");
  });

  it("ends when somebody leaves the table", async () => {
    const { driver, after, table } = sitWithBot("2345");
    await after(PACES.normal.begin);
    driver.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.state.value.record.events).toHaveLength(1);
  });
});

it("bots alone play a whole game, driven from two tabs at once, and it stays one legal game", async () => {
  const device = new FakeDevice();
  const sources = tableSources(device.tab(), seededDie(5));
  const seats = seating("standard", 3);
  const here = startTable({ ...seats, tags: [["Seats", "bot:random bot:bold bot:racer"]] }, sources);
  const there = openLocalTable(here.id, tableSources(device.tab(), seededDie(6)));
  if (!there) throw new Error("not to be seen in another tab");
  const driven = {
    advisers: new Judge(1),
    pace: () => PACES.fast,
    held: signal(false),
    isMine: signal(true),
  };
  const drivers = [driveBots(here, driven), driveBots(there, driven)];
  const isOver = () => currentGame(here.state.value).position.finished;
  for (let i = 0; i < 5000 && !isOver(); i++) await vi.advanceTimersByTimeAsync(100);
  expect(isOver()).toBe(true);
  expect(there.state.value.record.events).toEqual(here.state.value.record.events);
  expect(drivers.map(({ act }) => act.value.kind)).toEqual(["none", "none"]);
});
