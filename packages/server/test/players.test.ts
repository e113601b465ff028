// Who one is: names, tokens, cookies, and other devices.
import { DeviceCode, type ErrorCode, Player, SignedIn } from "@cantstop/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, expectBody, expectRefusal, Person } from "./support/client.ts";
import { type Running, startServer } from "./support/server.ts";

let server: Running;
let ahead = 0;

beforeAll(async () => {
  server = await startServer({ now: () => Date.now() + ahead });
});

afterAll(() => server.close());

const arrive = (name: unknown) => ask(server.base, "/api/players", { body: { name } });

/** The cookie that an answer sets, as a browser would send it back. */
const cookieOf = (headers: Headers): string => headers.getSetCookie()[0]?.split(";")[0] ?? "";

describe("a name", () => {
  it.each([
    ["Ana", "Ana"],
    ["  Ana \n\t Luísa  ", "Ana Luísa"],
    ["e\u0301va", "éva"],
    ["さくら 🎲", "さくら 🎲"],
    ["👩‍🚀", "👩‍🚀"],
    // What turns the direction of text, and what nobody sees, could pass for somebody else.
    ["\u202Eana\u2066\u0000\u200B", "ana"],
    ["Ana \u200B B.", "Ana B."],
    ["\ud83c lone half", "lone half"],
    ["<b>Ana</b>", "<b>Ana</b>"],
    ["x".repeat(40), "x".repeat(40)],
  ])("%j becomes %j", async (sent, kept) => {
    expect(expectBody(await arrive(sent), SignedIn, 201).name).toBe(kept);
  });

  it.each([[""], [" \u200B\n "], ["x".repeat(41)], [7], [null], [undefined], [["Ana"]]])(
    "is not %j",
    async (sent) => {
      const answer = await arrive(sent);
      expectRefusal(answer, "bad_request");
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  it("can be changed, for games to come", async () => {
    const ana = await Person.arrive(server.base, "Ana");
    const { id } = await ana.create({ seats: [{ kind: "me" }, { kind: "open" }] });
    const renamed = await ana.ask("/api/players/me", { method: "PATCH", body: { name: " Anna " } });
    expect(expectBody(renamed, Player)).toEqual({ id: ana.id, name: "Anna" });
    expect(expectBody(await ana.ask("/api/players/me"), Player).name).toBe("Anna");
    expect((await ana.look(id)).seats[0]?.name).toBe("Ana");
    const { id: next } = await ana.create({ seats: [{ kind: "me" }] });
    expect((await ana.look(next)).seats[0]?.name).toBe("Anna");
  });
});

describe("a token", () => {
  it("is what one is known by, and nothing else", async () => {
    const ana = await Person.arrive(server.base, "Ana");
    expect(expectBody(await ana.ask("/api/players/me"), Player)).toEqual({ id: ana.id, name: "Ana" });
    for (const authorization of [
      "Bearer",
      "Bearer ",
      "Bearer x",
      `Basic ${ana.token}`,
      ana.token,
      `Bearer ${ana.id}`,
    ]) {
      const answer = await ask(server.base, "/api/players/me", { headers: { authorization } });
      expectRefusal(answer, "unauthenticated");
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    }
  });

  it("comes as a cookie that scripts cannot read and other sites cannot use", async () => {
    const answer = await arrive("Ana");
    const { token } = answer.body as SignedIn;
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toContain(`cantstop=${token}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax`);
    // Over plain http, as in a home network, a secure cookie would be lost.
    expect(cookie).not.toContain("Secure");
    const me = await ask(server.base, "/api/players/me", { headers: { cookie: cookieOf(answer.headers) } });
    expect(me.body).toMatchObject({ name: "Ana" });
  });

  it("as a cookie is of no use to pages from elsewhere", async () => {
    const cookie = cookieOf((await arrive("Ana")).headers);
    const host = new URL(server.base).host;
    const create = (headers: Record<string, string>) =>
      ask(server.base, "/api/games", {
        body: { ruleset: "standard", seats: [{ kind: "me" }] },
        headers: { cookie, ...headers },
      });
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "http://127.0.0.1:1" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site", origin: server.base },
    ])
      expectRefusal(await create(headers), "foreign_origin");
    for (const headers of [{}, { origin: `http://${host}` }, { "sec-fetch-site": "same-origin" }])
      expect((await create(headers)).status).toBe(201);
  });

  it("is forgotten with its device", async () => {
    const ana = await Person.arrive(server.base, "Ana");
    const answer = await ana.ask("/api/devices/me", { method: "DELETE" });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^cantstop=;/);
    expectRefusal(await ana.ask("/api/players/me"), "unauthenticated");
  });
});

describe("a code for another device", () => {
  const offer = async (who: Person) =>
    expectBody(await who.ask("/api/players/me/codes", { method: "POST" }), DeviceCode, 201);
  const redeem = (code: string) => ask(server.base, "/api/devices", { body: { code } });

  it("makes it the same player's, once", async () => {
    const ana = await Person.arrive(server.base, "Ana");
    const { code, url } = await offer(ana);
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(url).toBe(`${server.base}/device#${code}`);
    const answer = await redeem(` ${code.toLowerCase().replaceAll("-", " ")}`);
    const phone = expectBody(answer, SignedIn, 201);
    expect(phone).toMatchObject({ id: ana.id, name: "Ana" });
    expect(phone.token).not.toBe(ana.token);
    expect(cookieOf(answer.headers)).toBe(`cantstop=${phone.token}`);
    const onPhone = Person.known(server.base, phone);
    const { id } = await ana.create({ seats: [{ kind: "me" }] });
    await onPhone.act(id, 2, { type: "roll" });
    expectRefusal(await redeem(code), "invalid_code");
    // Each device is its own: one that is forgotten does not take the other along.
    await ana.ask("/api/devices/me", { method: "DELETE" });
    expect((await onPhone.ask("/api/players/me")).status).toBe(200);
  });

  it("works for ten minutes", async () => {
    const ana = await Person.arrive(server.base, "Ana");
    const { code, expiresAt } = await offer(ana);
    expect(Date.parse(expiresAt) - Date.now() - ahead).toBeGreaterThan(9 * 60_000);
    ahead += 10 * 60_000;
    expectRefusal(await redeem(code), "invalid_code");
  });

  it.each<[unknown, ErrorCode]>([
    ["ABCD-EFGH-JKMN", "invalid_code"],
    ["", "bad_request"],
    ["x".repeat(200), "bad_request"],
    [7, "bad_request"],
  ])("is not %j", async (code, refusal) => {
    const answer = await redeem(code as string);
    expectRefusal(answer, refusal);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
