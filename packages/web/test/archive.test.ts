import { makeRules, unwrap } from "@cantstop/rules";
import { parseRecord } from "@cantstop/rules/notation";
import { loadEvaluator, type Review, ROLLS, reviewGame, successOf } from "@cantstop/strategy";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Archive, openArchive } from "../src/archive/archive.ts";
import { archivedGame } from "../src/archive/game.ts";
import { openShelf, type Shelf } from "../src/table/shelf.ts";
import { FakeDatabase, FakeDevice, randomRecord, seating } from "./fakes.ts";

const finished = (seed: number, ended = "2026-11-29T18:03:00.000Z") =>
  randomRecord({ ...seating(), tags: [["Ended", ended]] }, seed);
const running = (seed: number) => randomRecord(seating(), seed, 5);

interface Shelved {
  readonly device: FakeDevice;
  readonly database: FakeDatabase;
  readonly shelf: Shelf;
  readonly archive: Archive;
}

function openAll(games: Record<string, string>): Shelved {
  const device = new FakeDevice();
  const database = new FakeDatabase();
  for (const [id, text] of Object.entries(games)) device.texts.set(`game/${id}`, text);
  const shelf = openShelf(device.tab());
  return { device, database, shelf, archive: openArchive(shelf, database) };
}

const ids = async (archive: Archive) => (await archive.all()).map(({ id }) => id);

describe("an archived game", () => {
  it("says what its record says", () => {
    const text = [
      "Format: cantstop 1",
      "Ruleset: standard,columnsToWin=1",
      "A: Ana",
      "B: Steady",
      "Date: 2026-11-29T18:03:00.000Z",
      "Seats: person bot:steady",
      "Pieces: 31",
      "",
      "A 2345:5+9 1156:2 stop",
      "B 2245:4+9 1136:2+9 3344 bust",
      "A 6612:3+12 6666:12+12 stop",
      "",
    ].join("\n");
    expect(archivedGame("7", text)).toEqual({
      id: "7",
      text,
      date: "2026-11-29T18:03:00.000Z",
      ruleset: "standard,columnsToWin=1",
      ownDice: false,
      online: false,
      daily: null,
      review: null,
      seats: [
        {
          name: "Ana",
          piece: 3,
          player: { kind: "person" },
          won: true,
          claims: 1,
          turns: 2,
          busts: 0,
          expectedBusts: 0,
          place: 0,
        },
        {
          name: "Steady",
          piece: 1,
          player: { kind: "bot", bot: "steady" },
          won: false,
          claims: 0,
          turns: 1,
          busts: 1,
          // Three runners in 4, 9 and 2, after two rolls that could not fail.
          expectedBusts: expect.closeTo(1 - successOf([2, 4, 9]) / ROLLS, 12),
          place: 1,
        },
      ],
    });
  });

  it.each(["", "rubbish", running(1)])("is none where nothing has ended: %j", (text) => {
    expect(archivedGame("7", text)).toBeNull();
  });
});

describe("the archive", () => {
  it("moves what has ended from the shelf, and nothing else", async () => {
    const { shelf, archive, database } = openAll({ a: finished(1), b: running(2), c: finished(3) });
    await archive.clearShelf();
    expect(shelf.ids()).toEqual(["b"]);
    expect([...database.games.keys()].sort()).toEqual(["a", "c"]);
    expect(await archive.find("a")).toMatchObject({ text: finished(1) });
    expect(await archive.find("b"), "runs").toBeNull();
    expect(await archive.find("x")).toBeNull();
  });

  it("lists what ended last first, wherever it is kept", async () => {
    const { archive, database } = openAll({ a: finished(1, "2026-01-01"), b: finished(2, "2026-03-01") });
    await archive.add("a");
    const elsewhere = archivedGame("c", finished(3, "2026-02-01"));
    if (elsewhere) await archive.takeIn([elsewhere]);
    expect(await ids(archive)).toEqual(["b", "c", "a"]);
    expect(database.games.size).toBe(2);
    await archive.remove("c");
    await archive.remove("b");
    expect(await ids(archive)).toEqual(["a"]);
  });

  it("takes what is on the shelf for the newer, also where an ended game goes on", async () => {
    const { shelf, archive } = openAll({ a: finished(1) });
    await archive.clearShelf();
    shelf.write("a", running(1));
    expect(await ids(archive)).toEqual([]);
    expect(await archive.find("a")).toBeNull();
  });

  it("leaves everything on the shelf while there is no database", async () => {
    const { shelf, archive, database } = openAll({ a: finished(1), b: running(2) });
    database.isBroken = true;
    await archive.add("a");
    await archive.clearShelf();
    const elsewhere = archivedGame("c", finished(3, "2026-02-01"));
    if (elsewhere) await archive.takeIn([elsewhere]);
    expect(await ids(archive)).toEqual(["a", "c"]);
    expect(await archive.find("c")).not.toBeNull();
    await archive.remove("c");
    expect(shelf.ids().sort()).toEqual(["a", "b"]);
    database.isBroken = false;
    await archive.clearShelf();
    expect(shelf.ids()).toEqual(["b"]);
    expect(await ids(archive)).toEqual(["a"]);
  });

  it("and even where the device keeps nothing at all, as long as the page is open", async () => {
    const { shelf, archive, database, device } = openAll({});
    database.isBroken = true;
    device.full = true;
    shelf.write("a", finished(1));
    await archive.clearShelf();
    expect(await ids(archive)).toEqual(["a"]);
    expect(shelf.keeps("a")).toBe(false);
  });

  it("does not lose what changes while it is being moved", async () => {
    const { shelf, archive, database } = openAll({ a: finished(1) });
    database.whilePutting = () => shelf.write("a", running(1));
    await archive.clearShelf();
    expect(shelf.read("a")).toBe(running(1));
  });
});

describe("a review", () => {
  const review = async (text: string): Promise<Review> => {
    const { start, events } = unwrap(parseRecord(text));
    const made = reviewGame(start, events, await loadEvaluator(start.rules));
    for (;;) {
      const { done, value } = made.next();
      if (done) return value;
    }
  };
  // Short, so that it is judged quickly.
  const short = randomRecord(
    { ...seating(), rules: unwrap(makeRules({ preset: "standard", columnsToWin: 1 }, 2)) },
    2,
  );

  it("is kept with its game, wherever that is", async () => {
    const made = await review(short);
    const { archive, shelf } = openAll({ a: short });
    await archive.noteReview("a", made);
    const summary = { seats: made.seats };
    expect((await archive.find("a"))?.review).toEqual(summary);
    expect((await archive.all())[0].review, "while it is on the shelf, too").toEqual(summary);
    await archive.clearShelf();
    expect(shelf.ids()).toEqual([]);
    expect((await archive.find("a"))?.review).toEqual(summary);
  });

  it("is forgotten with the game that it was of", async () => {
    const { archive, shelf } = openAll({ a: short });
    await archive.noteReview("a", await review(short));
    shelf.write("a", finished(3));
    expect((await archive.find("a"))?.review).toBeNull();
    await archive.clearShelf();
    expect((await archive.find("a"))?.review).toBeNull();
  });

  it("of half a game, or of none, is not kept", async () => {
    const { archive } = openAll({ a: short });
    const made = await review(short);
    await archive.noteReview("a", { ...made, chances: made.chances.slice(1) });
    await archive.noteReview("b", made);
    expect((await archive.all()).map(({ id, review }) => [id, review])).toEqual([["a", null]]);
  });
});

it("turns and busts of a game are those of its record's lines", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 4 }), (seed, players) => {
      const text = randomRecord(seating("franjos", players), seed);
      const lines = text.slice(text.indexOf("\n\n")).trim().split("\n");
      const { seats } = archivedGame("7", text) ?? { seats: [] };
      expect(seats.map(({ turns }) => turns)).toEqual(
        seats.map((_, seat) => lines.filter((line) => line.startsWith("ABCD"[seat])).length),
      );
      const busts = lines.filter((line) => line.endsWith("bust")).length;
      expect(seats.reduce((sum, seat) => sum + seat.busts, 0)).toBe(busts);
      expect(unwrap(parseRecord(text)).names).toHaveLength(seats.length);
    }),
    { numRuns: 20 },
  );
});
