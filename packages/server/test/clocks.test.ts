// Time: clocks, what the table chose for those whose time is up, and the turns of bots.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GameView } from "@cantstop/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectRefusal, listen, nextActions, Person, playOn } from "./support/client.ts";
import { type Running, startServer } from "./support/server.ts";

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

let folder: string;
let server: Running;
let ana: Person;
let bo: Person;
/** How far the server's clock is ahead of time. */
let ahead = 0;

const start = () =>
  startServer({ database: { folder }, now: () => Date.now() + ahead, pace: { pause: 0, seeds: 500 } });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cantstop-clocks-"));
  server = await start();
  ana = await Person.arrive(server.base, "Ana");
  bo = await Person.arrive(server.base, "Bo");
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function begin(options: object): Promise<GameView> {
  const { id } = await ana.create({ seats: [{ kind: "me" }, { kind: "open" }], ...options });
  return (await bo.change(id, "join")).game;
}

/** Waits for the game to be as wanted; somebody listens meanwhile. */
async function until(id: string, holds: (game: GameView) => boolean): Promise<GameView> {
  const stream = await listen(server.base, id);
  try {
    for (;;) {
      const seen = stream.events.length;
      const game = await ana.look(id);
      if (holds(game)) return game;
      await stream.until(() => stream.events.length > Math.max(seen, game.version));
    }
  } finally {
    stream.close();
  }
}

const runsOut = ({ clock }: GameView): number =>
  clock.kind === "none" || clock.runsOut === null ? Number.NaN : Date.parse(clock.runsOut);

describe("a clock for each turn", () => {
  it("begins anew with each turn, and does not run for bots or when all is over", async () => {
    const game = await begin({ clock: { kind: "turn", seconds: 60 } });
    expect(game.clock).toMatchObject({ kind: "turn", seconds: 60 });
    expect(runsOut(game)).toBe(Date.parse(game.startedAt ?? "") + 60 * SECOND);
    ahead += 10 * SECOND;
    const second = (await ana.act(game.id, game.version, { type: "roll" })).game;
    expect(runsOut(second)).toBe(runsOut(game));
    const turn = await playOn([ana, bo], game.id, ({ state }) => state.seat === 1);
    expect(runsOut(turn)).toBeGreaterThan(runsOut(game) + 9 * SECOND);
    const over = (await bo.act(game.id, turn.version, { type: "resign" })).game;
    expect(over.clock).toMatchObject({ runsOut: null });

    const days = await begin({ clock: { kind: "days", days: 3 } });
    expect(runsOut(days)).toBe(Date.parse(days.startedAt ?? "") + 3 * DAY);
  });

  it("resigns those whose time is up, if the table chose so", async () => {
    const game = await begin({ clock: { kind: "turn", seconds: 1 }, onTimeout: "resign" });
    const stream = await listen(server.base, game.id, { since: game.version });
    await stream.until(() => stream.events.at(-1)?.type === "finished");
    expect(stream.events).toMatchObject([
      { type: "resigned", seat: 0, reason: "time" },
      { type: "finished", winners: [1] },
    ]);
    expect(Date.parse(stream.events[0]?.at ?? "")).toBeGreaterThanOrEqual(runsOut(game));
    stream.close();
    expectRefusal(await ana.tryActions(game.id, game.version + 2, { type: "roll" }), "game_over");
  });

  it("waits for them, if the table chose so", async () => {
    const game = await begin({ clock: { kind: "turn", seconds: 60 }, onTimeout: "wait" });
    ahead += 90 * SECOND;
    const { game: later } = await ana.act(game.id, game.version, { type: "roll" });
    expect(runsOut(later)).toBe(runsOut(game));
    expect(later.state.seat).toBe(0);
  });
});

describe("a bot that takes over", () => {
  it("plays until the person comes back", async () => {
    const game = await begin({ clock: { kind: "turn", seconds: 60 }, onTimeout: "bot", ruleset: "standard" });
    ahead += 61 * SECOND;
    const atBo = await until(game.id, ({ state }) => state.seat === 1);
    expect(atBo.seats[0]).toMatchObject({ kind: "person", name: "Ana", bot: "steady" });
    // Bo's turn is Bo's, whoever plays for Ana; then the bot has another turn, at once.
    await playOn([bo], game.id, ({ state }) => state.seat === 0);
    await until(game.id, ({ state }) => state.seat === 1);

    const back = await ana.change(game.id, "join");
    expect(back.events).toMatchObject([{ type: "returned", seat: 0 }]);
    expect(back.game.seats[0]).toMatchObject({ bot: null });
    const mine = await playOn([bo], game.id, ({ state }) => state.seat === 0);
    expect(runsOut(mine)).toBeGreaterThan(Date.now() + ahead + 50 * SECOND);
    await ana.act(game.id, mine.version, ...nextActions(mine));
  });

  it("gives the seat back to whoever acts", async () => {
    const game = await begin({ clock: { kind: "turn", seconds: 60 }, onTimeout: "bot", ruleset: "standard" });
    ahead += 61 * SECOND;
    const atBo = await until(game.id, ({ state }) => state.seat === 1);
    const { events } = await ana.act(game.id, atBo.version, { type: "resign" });
    expect(events.map(({ type }) => type)).toEqual(["returned", "resigned", "finished"]);
  });

  it("keeps the seat when the time for the whole game is used up", async () => {
    const game = await begin({ clock: { kind: "game", seconds: 60 }, onTimeout: "bot", ruleset: "standard" });
    expect(game.clock).toMatchObject({ kind: "game", left: [60, 60] });
    ahead += 20 * SECOND;
    const atBo = await playOn([ana, bo], game.id, ({ state }) => state.seat === 1);
    const { clock } = atBo;
    const [left = 0] = clock.kind === "game" ? clock.left : [];
    expect(left).toBeGreaterThan(30);
    expect(left).toBeLessThanOrEqual(40);
    ahead += 10 * SECOND;
    const atAna = await playOn([bo], game.id, ({ state }) => state.seat === 0);
    expect(runsOut(atAna) - Date.now() - ahead).toBeLessThanOrEqual(left * SECOND);
    ahead += 41 * SECOND;
    const replaced = await until(game.id, ({ seats, state }) => seats[0]?.bot !== null && state.seat === 1);
    expect((await ana.change(game.id, "join")).events).toEqual([]);
    expectRefusal(await ana.tryActions(game.id, replaced.version, { type: "roll" }), "not_your_seat");
    await ana.act(game.id, replaced.version, { type: "resign" });
  });
});

describe("a server that was down", () => {
  it("sees to what has run out meanwhile before anybody else can", async () => {
    const lost = await begin({ clock: { kind: "days", days: 1 }, onTimeout: "resign" });
    const kept = await begin({ clock: { kind: "days", days: 3 }, onTimeout: "resign" });
    const withBot = await ana.create({ seats: [{ kind: "bot", bot: "random" }, { kind: "me" }] });
    await server.close();
    ahead += 2 * DAY;
    server = await start();
    [ana, bo] = [Person.known(server.base, ana), Person.known(server.base, bo)];
    expect(await ana.look(lost.id)).toMatchObject({ status: "finished", state: { winners: [1], out: [0] } });
    expect(await ana.look(kept.id)).toMatchObject({ status: "running", version: kept.version });
    await until(withBot.id, ({ state }) => state.seat === 1);
  });
});

describe("a bot", () => {
  it("that begins waits for those who have not added to the dice, but not for long", async () => {
    const seats = [{ kind: "bot", bot: "random" }, { kind: "me" }];
    const alone = await ana.create({ seats });
    const waited = await listen(server.base, alone.id);
    await waited.until(() => waited.events.some(({ type }) => type === "rolled"));
    const timeOf = (wanted: string) =>
      Date.parse(waited.events.find(({ type }) => type === wanted)?.at ?? "");
    expect(timeOf("rolled") - timeOf("started")).toBeGreaterThanOrEqual(500);
    waited.close();

    const { id } = await ana.create({ seats });
    await ana.change(id, "seed", { seed: "Ana's" });
    const game = await until(id, ({ state }) => state.seat === 1);
    expect(game.fairness.seeds).toEqual([null, "Ana's"]);
    expect(Date.parse(game.startedAt ?? "")).toBeGreaterThan(Date.now() + ahead - 500);
  });

  it("plays to the end, and never out of turn, against others and alone", async () => {
    for (const seats of [
      ["steady", "random", "glenn-aloi"].map((bot) => ({ kind: "bot", bot })),
      [{ kind: "bot", bot: "best" }],
    ]) {
      const { id } = await ana.create({ seats });
      const finished = await until(id, ({ status }) => status === "finished");
      expect(finished.state.winners).toHaveLength(1);
    }
  });
});
