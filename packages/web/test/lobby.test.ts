// What comes before an online game: who one is, and the game as it is set up.
import { parseRuleset, unwrap } from "@cantstop/rules";
import { parseRecord } from "@cantstop/rules/notation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Person } from "../../server/test/support/client.ts";
import { type Running, startServer } from "../../server/test/support/server.ts";
import { openArchive } from "../src/archive/archive.ts";
import { checkDice } from "../src/fairness/check.ts";
import { askFor, newDraft, withOpenSeat, withoutSeat, withSeat } from "../src/lobby/draft.ts";
import { waitsFor } from "../src/lobby/turns.ts";
import { openClient } from "../src/online/client.ts";
import { nameOf, openIdentity } from "../src/online/identity.ts";
import { keepFinished } from "../src/online/keep.ts";
import { seatNames } from "../src/online/names.ts";
import { openShelf } from "../src/table/shelf.ts";
import { FakeDatabase, FakeDevice } from "./fakes.ts";
import { arrive, until } from "./online.ts";
import { english } from "./wording.ts";

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A browser, as far as it keeps cookies. */
function browser() {
  const jar = { cookie: "" };
  const client = openClient({
    async fetch(path, init) {
      const headers = { ...(init.headers as Record<string, string>), cookie: jar.cookie };
      const response = await fetch(server.base + path, { ...init, headers });
      const given = response.headers.get("set-cookie");
      if (given !== null) jar.cookie = given.split(";")[0] ?? "";
      return response;
    },
  });
  return { jar, client };
}

describe("who plays on a device", () => {
  it("is nobody at first, then somebody with a name, also when the page is opened again", async () => {
    const { client } = browser();
    const store = new FakeDevice().tab();
    const identity = openIdentity(client, store);
    expect(await identity.find()).toEqual({ ok: true, value: null });
    const ana = await identity.be("Ana");
    expect(ana).toMatchObject({ ok: true, value: { name: "Ana" } });
    const again = openIdentity(client, store);
    expect(again.name()).toBe("Ana");
    expect(await again.find()).toEqual(ana);
    expect(await again.be("Anna")).toMatchObject({ ok: true, value: { name: "Anna" } });
    expect(again.player.value?.id).toBe(identity.player.value?.id);
  });

  it("is somebody else where the cookie is gone, and is found by it where nothing else was kept", async () => {
    const { client, jar } = browser();
    const device = new FakeDevice();
    const identity = openIdentity(client, device.tab());
    await identity.be("Ana");
    const before = identity.player.value?.id;
    device.full = true;
    device.texts.clear();
    expect(await openIdentity(client, device.tab()).find()).toMatchObject({
      ok: true,
      value: { id: before },
    });
    jar.cookie = "";
    expect(await identity.be("Bea")).toMatchObject({ ok: true, value: { name: "Bea" } });
    expect(identity.player.value?.id).not.toBe(before);
  });

  it("is another device's player by its code", async () => {
    const [first, second] = [browser(), browser()];
    const ana = openIdentity(first.client, new FakeDevice().tab());
    await ana.be("Ana");
    const code = await first.client.makeCode();
    const other = openIdentity(second.client, new FakeDevice().tab());
    expect(await other.redeem("no such code")).toMatchObject({ ok: false, error: { code: "invalid_code" } });
    await other.redeem(code.ok ? code.value.code : "");
    expect(other.player.value).toEqual(ana.player.value);
  });

  it("has a name as the server would have it", () => {
    expect(nameOf("  Ana \u200B  B. ")).toBe("Ana B.");
    expect(nameOf("x".repeat(60))).toHaveLength(40);
    expect(nameOf(" \u200B ")).toBe("");
  });
});

describe("a game that is set up", () => {
  const standard = unwrap(parseRuleset());

  it("asks for what was chosen, which the server takes", async () => {
    let draft = newDraft(standard);
    const change = (part: object) => {
      draft = { ...draft, ...part };
    };
    change(withOpenSeat(draft));
    change(withSeat(draft, 1, { kind: "beside", name: " " }));
    change(withOpenSeat(draft));
    change(withSeat(draft, 3, { kind: "bot", bot: "steady" }));
    change(withOpenSeat(draft));
    change({ firstSeat: 3, start: "seat", onTimeout: "bot" });
    change(withoutSeat(draft, 2));
    const asked = askFor(draft, (seat) => `Seat ${seat}`);
    expect(asked).toEqual({
      ruleset: "standard",
      seats: [{ kind: "me" }, { kind: "me", name: "Seat 1" }, { kind: "bot", bot: "steady" }],
      visibility: "unlisted",
      start: "seat",
      firstSeat: 2,
      clock: { kind: "none" },
      // Without a clock nobody's time is up.
      onTimeout: "wait",
    });
    const ana = await arrive(server.base, "Ana");
    expect((await ana.client.create(asked)).ok).toBe(true);
  });

  it("calls all who play differently", () => {
    const seats = [
      { kind: "person", name: "Ana" },
      { kind: "person", name: "Ana" },
      { kind: "bot", bot: "steady" },
      { kind: "open" },
    ] as const;
    expect(seatNames(seats, english.words.home)).toEqual(["Ana", "Ana 2", "Marmot", ""]);
  });
});

describe("one's own games", () => {
  it("wait for whoever is on turn, and for whom a seat is kept", async () => {
    const [ana, kenji] = [await arrive(server.base, "Ana"), await arrive(server.base, "Kenji")];
    const waiting = async ({ client, person: { id, name } }: typeof ana) => {
      const own = await client.ownGames();
      return own.ok && own.value.games.filter((game) => waitsFor({ id, name }, game)).map((game) => game.id);
    };
    const { id } = await ana.person.create({ seats: [{ kind: "me" }, { kind: "open" }], start: "seat" });
    expect([await waiting(ana), await waiting(kenji)]).toEqual([[], []]);
    await kenji.client.join(id);
    expect([await waiting(ana), await waiting(kenji)]).toEqual([[id], []]);
    await ana.person.insist(id, { type: "resign" });
    const rematch = await ana.client.rematch(id);
    expect(await waiting(ana)).toEqual([]);
    expect(await waiting(kenji)).toEqual([rematch.ok && rematch.value.id]);
  });
});

describe("a game that is over", () => {
  it("is kept on the device, whole enough for its dice to be checked", async () => {
    const ana = await Person.arrive(server.base, "Ana");
    const { id } = await ana.create({ seats: [{ kind: "me" }, { kind: "bot", bot: "steady" }] });
    const user = await arrive(server.base, "Watcher");
    const game = await user.open(id);
    await ana.insist(id, { type: "roll" });
    await ana.insist(id, { type: "resign" });
    await until(() => game.log.value.game.status === "finished");
    const archive = openArchive(openShelf(new FakeDevice().tab()), new FakeDatabase());
    const desk = { archive: () => Promise.resolve(archive) };
    await keepFinished(desk, user.client, game.log.value.game, english.words.home);
    const kept = await archive.find(id);
    expect(kept).toMatchObject({ id, online: true });
    expect(kept?.seats.map(({ name, won }) => [name, won])).toEqual([
      ["Ana", false],
      ["Marmot", true],
    ]);
    const text = kept?.text ?? "";
    expect(parseRecord(text).ok).toBe(true);
    expect(checkDice(text)).toMatchObject({ verdict: { ok: true }, seeds: [null, null] });
    expect(checkDice(text.replace(/^DiceSecret: ./m, "DiceSecret: _"))?.verdict).toMatchObject({
      problem: "wrong_secret",
    });
    expect(checkDice("no record")).toBeNull();
    game.leave();
  });
});
