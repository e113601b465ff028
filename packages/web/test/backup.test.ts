import { PRESET_NAMES, parseRuleset, unwrap } from "@cantstop/rules";
import type { SeatReview } from "@cantstop/strategy";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Archive, openArchive } from "../src/archive/archive.ts";
import { type Backup, makeBackup, restoreBackup } from "../src/backup.ts";
import { BOT_NAMES } from "../src/bots/names.ts";
import { DEFAULT_SETTINGS, LOOKS, ODDS, type Settings, SPEEDS, THEMES } from "../src/settings.ts";
import { DEFAULT_SETUP, DICE_SOURCES, type Setup, STARTERS } from "../src/setup.ts";
import { openShelf, type Shelf } from "../src/table/shelf.ts";
import { FakeDatabase, FakeDevice, now, randomRecord, seating } from "./fakes.ts";

interface Home {
  readonly device: FakeDevice;
  readonly database: FakeDatabase;
  readonly shelf: Shelf;
  readonly archive: Archive;
}

/** A device with games and texts that were set aside. */
async function home(games: Record<string, string> = {}, aside: Record<string, string> = {}): Promise<Home> {
  const device = new FakeDevice();
  const database = new FakeDatabase();
  for (const [id, text] of Object.entries(aside)) device.texts.set(`aside/${id}`, text);
  const shelf = openShelf(device.tab());
  for (const [id, text] of Object.entries(games)) shelf.write(id, text);
  const archive = openArchive(shelf, database);
  await archive.clearShelf();
  return { device, database, shelf, archive };
}

const backUp = async (from: Home, settings: Settings = DEFAULT_SETTINGS, setup: Setup = DEFAULT_SETUP) =>
  makeBackup({ ...from, settings, setup }, now());

/** All games of a device, and what was set aside. */
async function everything({ shelf, archive }: Home) {
  const finished = (await archive.all()).map(({ id, text }) => [id, text] as const);
  const running = shelf.ids().map((id) => [id, shelf.read(id)] as const);
  return {
    games: Object.fromEntries([...finished, ...running].sort(([a], [b]) => (a < b ? -1 : 1))),
    aside: Object.fromEntries(shelf.aside()),
  };
}

const game = (seed: number, most?: number) => randomRecord(seating(), seed, most);

/** What a review may say of a seat. */
const books: SeatReview = {
  start: 0.5,
  result: 1,
  luck: 0.3,
  rivalLuck: 0.2,
  cost: 0.04,
  gifts: 0.05,
  drift: -0.01,
  decisions: 30,
  right: 25,
  turns: 12,
  busts: 4,
};

const settingsOf: fc.Arbitrary<Settings> = fc.record({
  language: fc.constantFrom("auto", "en"),
  theme: fc.constantFrom(...THEMES),
  look: fc.constantFrom(...LOOKS),
  sound: fc.boolean(),
  speed: fc.constantFrom(...SPEEDS),
  odds: fc.constantFrom(...ODDS),
  automaticMoves: fc.boolean(),
});

const setupOf: fc.Arbitrary<Setup> = fc
  .record({
    pieces: fc.shuffledSubarray([0, 1, 2, 3] as const, { minLength: 1 }),
    names: fc.array(fc.string({ maxLength: 20 }), { minLength: 4, maxLength: 4 }),
    bots: fc.array(fc.option(fc.constantFrom(...BOT_NAMES)), { minLength: 4, maxLength: 4 }),
    preset: fc.constantFrom(...PRESET_NAMES),
    columnsToWin: fc.option(fc.integer({ min: 1, max: 11 })),
    starter: fc.constantFrom(...STARTERS),
    first: fc.nat(),
    dice: fc.constantFrom(...DICE_SOURCES),
  })
  .map(({ pieces, names, bots, preset, columnsToWin, starter, first, dice }) => ({
    seats: pieces.map((piece, seat) => {
      const bot = bots[seat];
      return bot ? { kind: "bot", bot, piece } : { kind: "person", name: names[seat], piece };
    }),
    ruleset: unwrap(parseRuleset(columnsToWin === null ? preset : { preset, columnsToWin })),
    starter,
    firstSeat: first % pieces.length,
    dice,
  }));

const idOf = fc.stringMatching(/^[a-z0-9]{8}$/);
const gamesOf = fc.dictionary(
  idOf,
  fc
    .record({
      seed: fc.integer(),
      preset: fc.constantFrom(...PRESET_NAMES),
      most: fc.nat(60),
      ends: fc.boolean(),
    })
    .map(({ seed, preset, most, ends }) => randomRecord(seating(preset), seed, ends ? undefined : most)),
  { maxKeys: 5 },
);
const asideOf = fc.dictionary(idOf, fc.string(), { maxKeys: 2 });

const runs = process.env.CANTSTOP_TEST === "full" ? 300 : 25;

describe("a backup", () => {
  it("brings everything to an empty device", async () => {
    await fc.assert(
      fc.asyncProperty(gamesOf, asideOf, settingsOf, setupOf, async (games, aside, settings, setup) => {
        const from = await home(games, aside);
        const { text } = await backUp(from, settings, setup);
        const to = await home();
        const restored = await restoreBackup(text, to);
        expect(restored).toMatchObject({
          ok: true,
          value: { settings, setup, added: Object.keys(games).length, updated: 0, kept: true },
        });
        expect(await everything(to)).toEqual(await everything(from));
        expect(await restoreBackup(text, to), "once is enough").toMatchObject({
          value: { added: 0, updated: 0 },
        });
        expect((await backUp(to, settings, setup)).text.length).toBe(text.length);
      }),
      { numRuns: runs },
    );
  });

  it("merges: everything of both, and of the same game the longer record", async () => {
    const shared = fc.record({ seed: fc.integer(), here: fc.nat(200), there: fc.nat(200) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(shared, { maxLength: 3 }),
        gamesOf,
        gamesOf,
        async (both, onlyHere, onlyThere) => {
          const side = (own: Record<string, string>, mark: string, most: "here" | "there") =>
            home({
              ...Object.fromEntries(Object.entries(own).map(([id, text]) => [mark + id, text])),
              ...Object.fromEntries(both.map((one, i) => [`both${i}`, game(one.seed, one[most])])),
            });
          const here = await side(onlyHere, "h", "here");
          const there = await side(onlyThere, "t", "there");
          const before = { ...(await everything(there)).games, ...(await everything(here)).games };
          const { text } = await backUp(there);
          const result = await restoreBackup(text, here);
          expect(result).toMatchObject({ ok: true, value: { added: Object.keys(onlyThere).length } });
          const longer = both.map((one, i) => [`both${i}`, game(one.seed, Math.max(one.here, one.there))]);
          expect((await everything(here)).games).toEqual({ ...before, ...Object.fromEntries(longer) });
        },
      ),
      { numRuns: runs },
    );
  });

  it("is named after its day, and says what it is", async () => {
    const { name, text } = await backUp(await home());
    expect(name).toBe("cantstop-2026-11-29.json");
    expect(JSON.parse(text)).toEqual({
      app: "cantstop",
      version: 1,
      made: "2026-11-29T18:03:00.000Z",
      settings: DEFAULT_SETTINGS,
      setup: { ...DEFAULT_SETUP, ruleset: "standard" },
      games: {},
      unreadable: {},
      reviews: {},
    });
  });

  it("continues elsewhere what was begun here, and archives what was finished there", async () => {
    const [begun, done] = [game(3, 4), game(3)];
    const there = await home({ a: done, b: game(4, 6) });
    const here = await home({ a: begun, b: game(4, 2) });
    const { text } = await backUp(there);
    expect(await restoreBackup(text, here)).toMatchObject({ value: { added: 0, updated: 2 } });
    expect(here.shelf.ids()).toEqual(["b"]);
    expect((await here.archive.find("a"))?.text).toBe(done);
  });

  it("tells what now counts for the last daily climb", async () => {
    const tags: [string, string][] = [
      ["Daily", "2026-11-28"],
      ["Ended", "2026-11-28T08:00Z"],
    ];
    const climb = randomRecord({ ...seating("standard", 1), tags }, 5);
    const { text } = await backUp(await home({ a: climb }));
    const restored = await restoreBackup(text, await home());
    expect(restored.ok && restored.value.daily).toMatchObject({ day: "2026-11-28", id: "a" });
  });

  it("brings reviews along, also of games that are here already", async () => {
    const there = await home({ a: game(3), b: game(4) });
    for (const one of await there.archive.all())
      await there.archive.takeIn([{ ...one, review: { seats: [books, books] } }]);
    const { text } = await backUp(there);
    const here = await home({ a: game(3) });
    expect(await restoreBackup(text, here)).toMatchObject({ value: { added: 1, updated: 0 } });
    expect((await here.archive.all()).map(({ review }) => review)).toEqual([
      { seats: [books, books] },
      { seats: [books, books] },
    ]);
  });

  it.each([
    undefined,
    7,
    null,
    { a: 7 },
    { a: { seats: [] } },
    { a: { seats: [{ ...books, luck: "1" }, books] } },
  ])("is as good without reviews, or with some that make no sense: %j", async (reviews) => {
    const { text } = await backUp(await home({ a: game(3) }));
    const here = await home();
    const file = JSON.stringify({ ...JSON.parse(text), reviews });
    expect(await restoreBackup(file, here)).toMatchObject({ ok: true, value: { added: 1 } });
    expect((await here.archive.find("a"))?.review).toBeNull();
  });

  it("says where a device keeps it only until the page is closed", async () => {
    const { text } = await backUp(await home({ a: game(3), b: game(4, 6) }));
    const to = await home();
    to.device.full = true;
    expect(await restoreBackup(text, to)).toMatchObject({ ok: true, value: { kept: false } });
    expect((await everything(to)).games).toMatchObject({ a: game(3), b: game(4, 6) });
  });
});

describe("a file that is not in order", () => {
  const backup: Backup = {
    app: "cantstop",
    version: 1,
    made: "",
    settings: DEFAULT_SETTINGS,
    setup: { ...DEFAULT_SETUP, ruleset: "standard" },
    games: { new: game(5) },
    unreadable: {},
    reviews: {},
  };
  const but = (change: Record<string, unknown>) => JSON.stringify({ ...backup, ...change });

  /** What a device says to a file that it must refuse; it must be as before. */
  async function refusal(text: string): Promise<unknown> {
    const here = await home({ a: game(1), b: game(2, 5) }, { c: "rubbish" });
    const before = await everything(here);
    const result = await restoreBackup(text, here);
    expect(await everything(here)).toEqual(before);
    return result.ok ? null : result.error;
  }

  it.each(["", "rubbish", "{", but({}).slice(0, -2)])("is no JSON: %j", async (text) => {
    expect(await refusal(text)).toEqual({ code: "not_json" });
  });

  it.each([
    "null",
    "[]",
    "7",
    "{}",
    but({ app: "chess" }),
    but({ version: 0 }),
    but({ version: "1" }),
    but({ settings: null }),
    but({ setup: [] }),
    but({ games: [game(5)] }),
    but({ games: { new: 7 } }),
    but({ games: { "../new": game(5) } }),
    but({ games: { "": game(5) } }),
    but({ games: undefined }),
    but({ unreadable: "" }),
  ])("is no backup: %j", async (text) => {
    expect(await refusal(text)).toEqual({ code: "not_a_backup" });
  });

  it("was written by a newer app", async () => {
    expect(await refusal(but({ version: 2, games: null }))).toEqual({ code: "newer_version" });
  });

  it("holds a game that cannot be read, and says which and why", async () => {
    const bad = game(6).replace("Format: cantstop 1", "Format: cantstop 9");
    expect(await refusal(but({ games: { new: game(5), other: bad } }))).toMatchObject({
      code: "bad_game",
      id: "other",
      failure: { code: "invalid_record", problem: "bad_format", at: { line: 1, column: 1 } },
    });
  });

  it("is still taken in where only settings and setup make no sense, which have defaults", async () => {
    const here = await home();
    const result = await restoreBackup(but({ settings: { theme: 7 }, setup: { seats: 7 } }), here);
    expect(result).toMatchObject({ ok: true, value: { settings: DEFAULT_SETTINGS, setup: DEFAULT_SETUP } });
  });

  it("never throws, whatever it is", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.anything().map((any) => JSON.stringify(any) ?? ""),
        ),
        async (text) => {
          expect((await restoreBackup(text, await home())).ok).toBe(false);
        },
      ),
      { numRuns: runs * 4 },
    );
  });
});
