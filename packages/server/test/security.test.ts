// What must not happen: too much of anything, and a secret that is told.
import { createHash } from "node:crypto";
import { Writable } from "node:stream";
import { verifyRecord } from "@cantstop/protocol/fair-dice";
import { unwrap } from "@cantstop/rules";
import { parseRecord } from "@cantstop/rules/notation";
import { afterEach, expect, it } from "vitest";
import { ask, expectRefusal, listen, Person, playOn } from "./support/client.ts";
import { type Running, startServer } from "./support/server.ts";

const ALONE = { ruleset: { columnsToWin: 1 }, seats: [{ kind: "me" }] };

let server: Running;

afterEach(() => server.close());

it("creating is limited by address, acting by player, and it is said how long to wait", async () => {
  server = await startServer({ limits: { players: 3, games: 2, actions: 4, codes: 1, reactions: 1 } });
  const people = [];
  for (const name of ["Ana", "Bo", "Cy"]) people.push(await Person.arrive(server.base, name));
  const [ana, bo] = people as [Person, Person];
  const tooMany = await ask(server.base, "/api/players", { body: { name: "Dee" } });
  expectRefusal(tooMany, "rate_limited");
  expect(Number(tooMany.headers.get("retry-after"))).toBeGreaterThan(3000);

  const { id } = await ana.create(ALONE);
  await bo.create(ALONE);
  // By address: another player does not help.
  for (const who of people) expectRefusal(await who.ask("/api/games", { body: ALONE }), "rate_limited");

  for (let i = 0; i < 4; i++) expect((await ana.tryActions(id, 0, { type: "roll" })).status).toBe(409);
  const waiting = await ana.tryActions(id, 0, { type: "roll" });
  expectRefusal(waiting, "rate_limited");
  expect(Number(waiting.headers.get("retry-after"))).toBeLessThanOrEqual(10);
  // By player: another one may.
  expect((await bo.tryActions(id, 0, { type: "roll" })).status).toBe(409);
  const call = { body: { reaction: "wow" } };
  expect((await ana.ask(`/api/games/${id}/reactions`, call)).status).toBe(200);
  expectRefusal(await ana.ask(`/api/games/${id}/reactions`, call), "rate_limited");
  expect((await ask(server.base, "/api/devices", { body: { code: "ABCD" } })).status).toBe(404);
  expectRefusal(await ask(server.base, "/api/devices", { body: { code: "ABCE" } }), "rate_limited");
});

it("there are only so many listeners", async () => {
  server = await startServer({ limits: { listeners: 2 } });
  const ana = await Person.arrive(server.base, "Ana");
  const { id } = await ana.create(ALONE);
  const streams = [await listen(server.base, id), await listen(server.base, id)];
  const refused = await ask(server.base, `/api/games/${id}/events`);
  expectRefusal(refused, "unavailable");
  expect(refused.headers.get("retry-after")).toBe("1");
  for (const stream of streams) stream.close();
  const listeners = async () =>
    /^cantstop_listeners (\d+)$/m.exec((await ask(server.base, "/metrics")).body as string)?.[1];
  while ((await listeners()) !== "0") await new Promise((resolve) => setTimeout(resolve, 20));
  await (await listen(server.base, id)).until(() => true);
});

it("nobody pretends to have another address, and a proxy's word counts if one is there", async () => {
  const arrive = async (forwarded: string, remoteAddress = "127.0.0.1") => {
    const { statusCode } = await server.app.inject({
      method: "POST",
      url: "/api/players",
      headers: { "x-forwarded-for": forwarded },
      payload: { name: "Ana" },
      remoteAddress,
    });
    return statusCode;
  };
  server = await startServer({ limits: { players: 1 } });
  expect([await arrive("10.0.0.1"), await arrive("10.0.0.2")]).toEqual([201, 429]);
  // One network of IPv6 is one address.
  expect([await arrive("", "2001:db8::1"), await arrive("", "2001:db8::2")]).toEqual([201, 429]);
  expect(await arrive("", "2001:db8:0:1::1")).toBe(201);
  await server.close();

  server = await startServer({ limits: { players: 1 }, proxies: 1 });
  expect([await arrive("10.0.0.1"), await arrive("10.0.0.2")]).toEqual([201, 201]);
  // What stands before the proxy's own word was sent to it.
  expect(await arrive("10.0.0.3, 10.0.0.2")).toBe(429);
});

it("bodies are small JSON", async () => {
  server = await startServer();
  const ana = await Person.arrive(server.base, "Ana");
  const send = async (body: string, type = "application/json") => {
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/games",
      headers: { "content-type": type, authorization: `Bearer ${ana.token}` },
      body,
    });
    return { status: answer.statusCode, headers: new Headers(), body: answer.json<unknown>() };
  };
  expectRefusal(await send(`"${"x".repeat(17_000)}"`), "payload_too_large");
  expectRefusal(
    await send("ruleset=standard", "application/x-www-form-urlencoded"),
    "unsupported_media_type",
  );
  expectRefusal(await send(JSON.stringify(ALONE), "text/plain"), "unsupported_media_type");
  for (const body of ["{", "[]", "null", '"x"', '{"__proto__":{"seats":[]}}', "[".repeat(8000)])
    expectRefusal(await send(body), "bad_request");
  expect((await send(JSON.stringify(ALONE))).status).toBe(201);
});

it("the secret of the dice is told by nobody and nothing before the end, and a token never", async () => {
  let log = "";
  const stream = new Writable({
    write(chunk, _, done) {
      log += chunk;
      done();
    },
  });
  server = await startServer({ logger: { level: "trace", stream } });
  const said: string[] = [];
  const ana = await Person.arrive(server.base, "Ana");
  const bo = await Person.arrive(server.base, "Bo");
  const { id, fairness } = await ana.create({ seats: [{ kind: "me" }, { kind: "open" }], start: "roll" });
  await ana.change(id, "seed", { seed: "Ana's" });
  await bo.change(id, "join", { seed: "Bo's" });
  const events = await listen(server.base, id, { token: bo.token });
  const look = async (path: string, options = {}) => said.push(JSON.stringify(await bo.ask(path, options)));
  const lookAround = async () => {
    for (const path of ["", "/record", "/nothing"]) await look(`/api/games/${id}${path}`);
    await look("/api/games?status=running");
    await look("/api/players/me/games");
    await look(`/api/games/${id}/actions`, { body: { version: 1, actions: [{ type: "stop" }] } });
    await look(`/api/games/${id}/actions`, { body: { version: "?", secret: 1 } });
    await look(`/api/games/${id}/rematch`, { body: {} });
    await look("/api/openapi.json");
    await look("/metrics");
  };
  let finished = await ana.look(id);
  while (finished.status === "running") {
    await lookAround();
    finished = await playOn([ana, bo], id, ({ version }) => version > finished.version + 8);
  }
  await events.until(() => events.events.at(-1)?.type === "finished");
  events.close();

  const secret = finished.fairness.secret ?? "";
  expect(createHash("sha256").update(secret).digest("hex")).toBe(fairness.commitment);
  expect(said.length).toBeGreaterThan(9);
  for (const text of said) expect(text).not.toContain(secret);
  const beforeTheEnd = events.text().slice(0, events.text().indexOf('"type":"finished"'));
  expect(beforeTheEnd).not.toContain(secret);
  expect(events.text()).toContain(secret);

  await new Promise(setImmediate);
  expect(log.split("\n").length).toBeGreaterThan(50);
  for (const hidden of [secret, ana.token, bo.token]) expect(log).not.toContain(hidden);
});

it("the dice are those of the commitment, with everyone's seeds", async () => {
  server = await startServer();
  const ana = await Person.arrive(server.base, "Ana");
  const bo = await Person.arrive(server.base, "Bo");
  for (const start of ["roll", "seat"] as const) {
    const { id, fairness } = await ana.create({ seats: [{ kind: "me" }, { kind: "open" }], start });
    await bo.change(id, "join", { seed: "Bo's\n" });
    // Still in time: only the start has been rolled for.
    await ana.change(id, "seed", { seed: "Ana's" });
    const finished = await playOn([ana, bo], id);
    expect(finished.fairness).toMatchObject({
      commitment: fairness.commitment,
      seeds: ["Ana's", "Bo's\n"],
      startSeeds: start === "roll" ? [null, "Bo's\n"] : null,
    });
    const { body } = await ana.ask(`/api/games/${id}/record`);
    const record = unwrap(parseRecord(body as string));
    expect(verifyRecord(record)).toMatchObject({ ok: true, commitment: fairness.commitment, seeds: 2 });
    expect(record.start.firstSeat).toBe(finished.state.firstSeat);
    expect((body as string).includes("StartRolls: ")).toBe(start === "roll");
  }
});
