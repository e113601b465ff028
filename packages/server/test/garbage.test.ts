// Whatever is sent to whichever route: never a fault of the server's, never a change by what was refused, and only
// answers that the route's description knows.

import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Failure } from "../src/http/schemas.ts";
import { Person } from "./support/client.ts";
import { type Running, startServer } from "./support/server.ts";

const FULL = process.env.CANTSTOP_TEST === "full";
const RUNS = FULL ? 2000 : 60;

interface Operation {
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

let server: Running;
let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
let ana: Person;
let running: string;
let waiting: string;

beforeAll(async () => {
  const limits = { players: 1e9, games: 1e9, actions: 1e9, reactions: 1e9, codes: 1e9 };
  server = await startServer({ limits });
  ({ paths } = (await server.app.inject("/api/openapi.json")).json());
  ana = await Person.arrive(server.base, "Ana");
  running = (await ana.create({ ruleset: "standard", seats: [{ kind: "me" }, { kind: "me" }] })).id;
  waiting = (await ana.create({ seats: [{ kind: "me" }, { kind: "open" }] })).id;
});

afterAll(() => server.close());

const odd = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom(
    "",
    "\u0000",
    "../..",
    "%",
    "'; drop table games; --",
    "__proto__",
    "constructor",
    "\ud800",
  ),
);
const value = fc.oneof(odd, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.json());

/** Bodies that a route would take, by how its path ends … */
const SENSIBLE: Readonly<Record<string, readonly object[]>> = {
  "/api/players": [{ name: "Ana" }],
  "/me": [{ name: "Ana" }],
  "/devices": [{ code: "ABCD-EFGH-JKMN" }],
  "/api/games": [
    { ruleset: "standard", seats: [{ kind: "me" }], clock: { kind: "turn", seconds: 9 } },
    { ruleset: { preset: "franjos", columnsToWin: 12 }, seats: [{ kind: "me" }] },
  ],
  "/actions": [
    { version: 2, actions: [{ type: "stop" }] },
    { version: 1, actions: [{ type: "move", columns: [7, 7] }, { type: "roll" }] },
  ],
  "/bots": [
    { seat: 1, bot: "deep-blue" },
    { seat: 0, bot: "steady" },
  ],
  "/seed": [{ seed: "x" }],
  "/reactions": [{ reaction: "wow" }],
};

const sensibleFor = (path: string): readonly object[] =>
  Object.entries(SENSIBLE).find(([end]) => path.endsWith(end))?.[1] ?? [{}];

/** … with something in them changed, wherever it is. */
function spoil(body: unknown, at: number, into: unknown): unknown {
  if (typeof body !== "object" || body === null) return into;
  const entries = Object.entries(body);
  if (entries.length === 0) return into;
  const i = at % (entries.length + 1);
  if (i === entries.length) return Array.isArray(body) ? [...body, into] : { ...body, [String(into)]: into };
  const spoilt = entries.map(
    ([key, inner], j) => [key, j === i ? spoil(inner, at >> 2, into) : inner] as const,
  );
  return Array.isArray(body) ? spoilt.map(([, inner]) => inner) : Object.fromEntries(spoilt);
}

function bodiesFor(path: string): fc.Arbitrary<string> {
  const own = fc.constantFrom(...sensibleFor(path));
  return fc.oneof(
    fc.tuple(own, fc.nat(4000), value).map((args) => JSON.stringify(spoil(...args))),
    own.map((body) => JSON.stringify(body)),
    fc.json(),
    fc.string({ unit: "binary" }),
  );
}

/** Percent-encoded well or badly. */
const inAddress = (text: string): string => {
  try {
    return encodeURIComponent(text);
  } catch {
    return text.replace(/[^\x21-\x7e]/g, "%ff").replace(/[/?#]/g, "");
  }
};

const requestsFor = (path: string) =>
  fc.record({
    id: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom("running", "waiting") },
      { weight: 1, arbitrary: odd },
    ),
    query: fc.dictionary(fc.constantFrom("since", "status", "limit", "x"), odd, { maxKeys: 2 }),
    token: fc.constantFrom("ana", "ana", "ana", "forged", "none"),
    key: fc.option(fc.string({ maxLength: 12 })),
    last: fc.option(fc.oneof(fc.string({ maxLength: 6 }), fc.nat().map(String))),
    type: fc.constantFrom(
      "application/json",
      "application/json; charset=utf-8",
      "application/json",
      "text/plain",
      "",
    ),
    body: bodiesFor(path),
  });
type Request = ReturnType<typeof requestsFor> extends fc.Arbitrary<infer T> ? T : never;

const headerText = (text: string): string => text.replace(/[^\x20-\x7e]/g, "~");

function toInject(
  method: string,
  path: string,
  { id, query, token, key, last, type, body }: Request,
): InjectOptions {
  const known = new Map([
    ["running", running],
    ["waiting", waiting],
  ]).get(id);
  const address = path.replace("{id}", known ?? inAddress(id));
  const asked = Object.entries(query).map(([name, text]) => `${name}=${inAddress(text)}`);
  return {
    method,
    url: asked.length > 0 ? `${address}?${asked.join("&")}` : address,
    headers: {
      ...(token !== "none" && { authorization: `Bearer ${token === "ana" ? ana.token : "x"}` }),
      ...(key !== null && { "idempotency-key": headerText(key) }),
      ...(last !== null && { "last-event-id": headerText(last) }),
      ...(type && method !== "get" && { "content-type": type }),
    },
    ...(method !== "get" && { payload: body }),
  };
}

async function versions(): Promise<number[]> {
  const games = [running, waiting].map((id) => server.app.inject(`/api/games/${id}`));
  return (await Promise.all(games)).map((answer) => answer.json<{ version: number }>().version);
}

it("no route stumbles over garbage", async () => {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({ method, path, responses })),
  );
  expect(routes.length).toBeGreaterThan(15);
  // Whoever has forgotten the device is nobody in all that follows.
  routes.sort((a, b) => Number(a.method === "delete") - Number(b.method === "delete"));
  const statuses = new Set<number>();
  let before = await versions();
  for (const { method, path, responses } of routes) {
    // A stream that is opened does not end by itself.
    const isStream = path.endsWith("/events");
    await fc.assert(
      fc.asyncProperty(requestsFor(path), async (request) => {
        const inject = toInject(method, path, isStream ? { ...request, query: { since: "x" } } : request);
        const { statusCode, body } = await server.app.inject(inject);
        statuses.add(statusCode);
        expect(statusCode, body).toBeLessThan(500);
        const after = await versions();
        if (statusCode >= 400) {
          const { code } = Failure.parse(JSON.parse(body)).error;
          expect(after).toEqual(before);
          // An id may be anything, and make another path of it.
          if (code !== "not_found") expect(responses[statusCode]?.description).toContain(`\`${code}\``);
        }
        before = after;
      }),
      { numRuns: RUNS },
    );
  }
  // It was no use if everything had been refused at the door.
  for (const status of [200, 201, 204, 400, 401, 404, 409, 422]) expect(statuses).toContain(status);
}, 600_000);
