// Online games as the app has them, against the real server.
import { canStop, legalMoves } from "@cantstop/rules";
import { makePositionText } from "@cantstop/rules/notation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Running, startServer } from "../../server/test/support/server.ts";
import { openClient } from "../src/online/client.ts";
import { currentGame, type Table } from "../src/table/table.ts";
import { type AppUser, arrive, Network, until } from "./online.ts";

let server: Running;
let ana: AppUser;
let kenji: AppUser;
beforeAll(async () => {
  server = await startServer();
  [ana, kenji] = await Promise.all([arrive(server.base, "Ana"), arrive(server.base, "Kenji")]);
});
afterAll(() => server.close());

const QUICK_RULES = { preset: "standard", columnsToWin: 1 } as const;

/** Ana's game, which Kenji has joined: it has begun, with Ana. */
async function begin(more: object = {}): Promise<string> {
  const seats = [{ kind: "me" }, { kind: "open" }];
  const { id } = await ana.person.create({ seats, ruleset: QUICK_RULES, ...more });
  await kenji.person.change(id, "join");
  return id;
}

const onTurn = (table: Table): number => currentGame(table.state.value).position.seat;
const isHere = (table: Table): boolean => table.seats[onTurn(table)]?.player.kind === "person";
const gist = (table: Table) => {
  const { position, dice } = currentGame(table.state.value);
  return { position: makePositionText(position), dice, events: table.state.value.record.events };
};

/** Does the next thing at a table, as whoever is on turn there. */
async function playOne(table: Table): Promise<void> {
  const { position, dice } = currentGame(table.state.value);
  const [move] = dice ? legalMoves(position, dice) : [];
  if (dice) await table.move(move ?? []);
  else if (position.moved && canStop(position) && position.spare === 0) await table.stop();
  else await table.roll();
}

describe("a remote table", () => {
  it("is played to the end by two, and both have seen the same game", async () => {
    const id = await begin();
    const games = await Promise.all([ana.open(id), kenji.open(id)]);
    const [a, b] = [ana.sit(games[0]), kenji.sit(games[1])];
    expect([a, b].map(isHere)).toEqual([true, false]);
    expect(a.seats.map(({ name }) => name)).toEqual(["Ana", "Kenji"]);
    while (!currentGame(a.state.value).position.finished) {
      const table = [a, b].find(isHere) as Table;
      await playOne(table);
      await until(() => a.state.value.record.events.length === b.state.value.record.events.length);
      expect(gist(a)).toEqual(gist(b));
    }
    await until(() => games[0].log.value.game.status === "finished");
    expect(games[0].log.value.game.end?.secret).toMatch(/^[0-9a-f]{64}$/);
    const next = await a.rematch();
    await until(() => games[1].next.value !== null);
    expect(next).toEqual({ ok: true, id: games[1].next.value });
    expect(await b.rematch()).toEqual(next);
    for (const one of [...games, a, b]) one.leave();
  });

  it("leads whose seat in a rematch a bot has to where they can watch it", async () => {
    const id = await begin();
    const [a, b] = await Promise.all([ana.open(id), kenji.open(id)]);
    const [anas, kenjis] = [ana.sit(a), kenji.sit(b)];
    await anas.resign(0);
    const called = await anas.rematch();
    const next = await ana.open(called.ok ? called.id : "");
    expect(await next.seatBot(0, "random")).toMatchObject({ ok: false, error: { code: "no_open_seat" } });
    await next.seatBot(1, "random");
    expect(next.log.value.game).toMatchObject({ status: "running", seats: [{}, { kind: "bot" }] });
    await until(() => b.next.value === next.id);
    expect(await kenjis.rematch()).toEqual(called);
    // Whoever comes only now to the game that has ended finds it as well, for it is still played.
    const late = await kenji.open(id);
    await until(() => late.next.value === next.id);
    for (const one of [a, b, anas, kenjis, next, late]) one.leave();
  });

  it("sends a move together with the roll or the stop that follows", async () => {
    const id = await begin();
    const game = await ana.open(id);
    const table = ana.sit(game);
    await table.roll();
    const { position, dice } = currentGame(table.state.value);
    const [move] = legalMoves(position, dice ?? [1, 1, 1, 1]);
    const before = game.log.value.game.version;
    await table.stop(move);
    expect(game.log.value.events.slice(before).map(({ type }) => type)).toEqual(["moved", "stopped"]);
    expect(onTurn(table)).toBe(1);
    expect(await table.roll()).toEqual({ ok: false, error: { code: "stale" } });
    expect(await table.roll([], [1, 2, 3, 4])).toEqual({ ok: false, error: { code: "invalid_dice" } });
    game.leave();
  });

  it("catches up where the game has gone on elsewhere, and says so", async () => {
    const id = await begin();
    const game = await ana.open(id);
    const table = ana.sit(game);
    ana.network.isDown = true;
    for (const cut of ana.network.streams) cut();
    await until(() => game.link.value === "reconnecting");
    await ana.person.insist(id, { type: "roll" });
    expect(await table.roll()).toEqual({ ok: false, error: { code: "unreachable" } });
    ana.network.isDown = false;
    const answer = await table.roll();
    expect([{ code: "stale" }, { code: "roll_not_allowed" }]).toContainEqual(answer.ok || answer.error);
    expect(currentGame(table.state.value).dice).not.toBeNull();
    await until(() => game.link.value === "live");
    game.leave();
  });

  it("has an action done once when its answer is lost on the way", async () => {
    const id = await begin();
    const game = await ana.open(id);
    const table = ana.sit(game);
    ana.network.lost = 2;
    expect(await table.roll()).toEqual({ ok: true });
    expect(table.state.value.record.events.filter(({ type }) => type === "roll")).toHaveLength(1);
    game.leave();
  });

  it("goes on without a gap after any break of the stream", async () => {
    const id = await begin();
    const game = await ana.open(id);
    const [watched, played] = [ana.sit(game), kenji.sit(await kenji.open(id))];
    await playOne(watched);
    while (!currentGame(played.state.value).position.finished) {
      for (const cut of ana.network.streams) cut();
      await playOne([watched, played].find(isHere) as Table);
      await until(() => watched.state.value.record.events.length === played.state.value.record.events.length);
    }
    expect(gist(watched)).toEqual(gist(played));
    game.leave();
  });

  it("plays no seat for which a bot plays, until its person comes back", async () => {
    const id = await begin({ clock: { kind: "turn", seconds: 1 }, onTimeout: "bot" });
    const game = await ana.open(id);
    const table = ana.sit(game);
    await until(() => table.seats[0]?.player.kind === "remote");
    expect(table.seats[0]?.player).toEqual({ kind: "remote", bot: "steady" });
    expect((await game.join()).ok).toBe(true);
    expect(table.seats[0]?.player).toEqual({ kind: "person" });
    game.leave();
  });

  it("shows what others do a step at a time, and all of it at once to whoever wants that", async () => {
    const id = await begin();
    const game = await kenji.open(id);
    const table = kenji.sit(game, () => ({ begin: 60_000, dice: 60_000, choice: 60_000, decision: 60_000 }));
    await ana.person.insist(id, { type: "roll" });
    await until(() => game.log.value.game.rolls === 1);
    expect(table.state.value.record.events).toEqual([]);
    expect(table.upToDate.value).toBe(false);
    table.skip();
    expect(table.state.value.record.events).toHaveLength(1);
    expect(table.upToDate.value).toBe(true);
    game.leave();
  });

  it("hears who is there, who has left, and what is called out", async () => {
    const id = await begin();
    const [mine, theirs] = await Promise.all([ana.open(id), kenji.open(id)]);
    await until(() => mine.presence.value?.seats.every(Boolean) ?? false);
    expect((await kenji.client.react(id, "wow")).ok).toBe(true);
    await until(() => mine.called.value !== null);
    expect(mine.called.value).toMatchObject({ seat: 1, reaction: "wow" });
    theirs.leave();
    await until(() => mine.presence.value?.seats[1] === false);
    mine.leave();
  });
});

describe("a link", () => {
  it("gives its stream up while nobody looks, asks instead, and listens again", async () => {
    const id = await begin();
    const game = await ana.open(id);
    await until(() => game.link.value === "live");
    ana.page.hide(true);
    await until(() => ana.network.streams.size === 0);
    await ana.person.insist(id, { type: "roll" });
    await until(() => game.log.value.game.rolls === 1);
    ana.page.hide(false);
    await until(() => ana.network.streams.size === 1);
    expect(game.link.value).toBe("live");
    game.leave();
    await until(() => ana.network.streams.size === 0);
  });

  it("says that the device is offline, and comes back with the network", async () => {
    const id = await begin();
    const game = await ana.open(id);
    ana.page.connect(false);
    expect(game.link.value).toBe("offline");
    await ana.person.insist(id, { type: "roll" });
    ana.page.connect(true);
    await until(() => game.link.value === "live" && game.log.value.game.rolls === 1);
    game.leave();
  });

  it("notices when a stream has fallen silent", async () => {
    const id = await begin();
    const game = await ana.open(id);
    await until(() => game.link.value === "live");
    const before = ana.network.asked;
    await until(() => ana.network.asked > before + 1);
    expect(game.link.value).toBe("live");
    game.leave();
  });
});

describe("the client", () => {
  it("says what is wrong, in the server's codes and its own", async () => {
    expect(await ana.client.look("nothere")).toMatchObject({ ok: false, error: { code: "not_found" } });
    expect(await ana.client.create({ ruleset: "chess" as never, seats: [{ kind: "me" }] })).toMatchObject({
      ok: false,
      error: { code: "invalid_ruleset", problem: "unknown_preset" },
    });
    const stranger = openClient({ fetch: new Network(server.base, null).fetch });
    expect(await stranger.me()).toMatchObject({ ok: false, error: { code: "unauthenticated" } });
    const page = openClient({ fetch: () => Promise.resolve(new Response("<!doctype html>")) });
    expect(await page.me()).toEqual({ ok: false, error: { code: "no_server" } });
    const proxy = openClient({ fetch: () => Promise.resolve(new Response("", { status: 502 })) });
    expect(await proxy.me()).toEqual({ ok: false, error: { code: "no_answer" } });
    const nothing = openClient({ fetch: () => Promise.reject(new TypeError("no network")), waits: [1] });
    expect(await nothing.rematch("x")).toEqual({ ok: false, error: { code: "no_answer" } });
  });

  it("knows the server's clock, and its version", async () => {
    const versions: string[] = [];
    const { fetch } = new Network(server.base, null);
    const client = openClient({ fetch, versionSeen: (version) => versions.push(version) });
    await client.lobby("open");
    expect(Math.abs(client.ahead())).toBeLessThan(2000);
    expect(versions).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  });
});
