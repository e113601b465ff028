// The database by itself: opening it in any state, old or new, alone or together with others.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../src/db/migrate.ts";
import { MIGRATIONS } from "../src/db/migrations/index.ts";
import { openDatabase } from "../src/db/open.ts";
import { Problem } from "../src/problem.ts";
import { ask, listen, Person, playOn, range, versionsOf } from "./support/client.ts";
import { KINDS, makePlaces, type Place, type Places } from "./support/databases.ts";
import { startServer } from "./support/server.ts";

const fixture = (name: string) => new URL(`./fixtures/${name}`, import.meta.url);

/** What the fixtures hold. */
const ANA = { id: "bvu5phmzpi25iwx", name: "Ana", token: "bBCI89qRhDdb8jrAWwFvoHmG55KMvj6p6qXjmfTyH-I" };
const KENJI = { id: "jr7j7dk2hczm6xa", name: "Kenji", token: "VhEYUgRJeBFoSigN-Q4yZjCNhR4CkSXo7XYS5_nkpFk" };
const GAMES = { waiting: "72y6qd44r42xnyc", running: "ahscrq4xhqanwbg", finished: "upxujsf7mdc8fqy" };

const urlOf = ({ settings }: Place): string => (settings as { url: string }).url;
const folderOf = ({ settings }: Place): string => (settings as { folder: string }).folder;

/** Puts a database of a former version in an empty place. */
async function putFixture(place: Place, name: string): Promise<void> {
  if (place.env.DATA_DIR) copyFileSync(fixture(`${name}.db`), join(folderOf(place), "cantstop.db"));
  else {
    const client = new pg.Client(urlOf(place));
    await client.connect();
    await client.query(readFileSync(fixture(`${name}.sql`), "utf8"));
    await client.end();
  }
}

describe.each(KINDS)("%s", (kind) => {
  let places: Places;

  beforeAll(async () => {
    places = await makePlaces(kind);
  });

  afterAll(() => places.close());

  const former = readdirSync(fixture("."))
    .filter((file) => file.endsWith(".db"))
    .map((file) => file.slice(0, -".db".length));

  it("has a former version to open for every migration but the newest", () => {
    expect(former.sort()).toEqual(Object.keys(MIGRATIONS).slice(0, -1));
  });

  it.each(former)("of version %s opens, and its games go on", async (name) => {
    const place = await places.open();
    await putFixture(place, name);
    const server = await startServer({ database: place.settings });
    try {
      const ana = Person.known(server.base, ANA);
      const kenji = Person.known(server.base, KENJI);
      expect((await ana.look(GAMES.waiting)).status).toBe("waiting");
      await kenji.change(GAMES.waiting, "join");
      const running = await ana.look(GAMES.running);
      expect(running).toMatchObject({ status: "running", dice: expect.any(Array) });
      const later = await playOn(
        [ana, kenji],
        GAMES.running,
        ({ version }) => version > running.version + 10,
      );
      const log = await listen(server.base, GAMES.running);
      await log.until(() => log.events.at(-1)?.version === later.version);
      expect(versionsOf(log.events)).toEqual(range(1, later.version));
      log.close();
      expect((await ana.look(GAMES.finished)).fairness.secret).toMatch(/^[0-9a-f]{64}$/);
      expect((await ana.ask(`/api/games/${GAMES.finished}/rematch`, { body: {} })).status).toBe(200);
    } finally {
      await server.close();
    }
  });

  it("is put in order once, by however many start together", async () => {
    const place = await places.open();
    const openings = kind === "SQLite" ? 1 : 6;
    const opened = await Promise.all(range(1, openings).map(() => openDatabase(place.settings)));
    const { db } = opened[0] ?? (await openDatabase(place.settings));
    const applied = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
      .selectFrom("kysely_migration")
      .select("name")
      .execute();
    expect(applied.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
    await Promise.all(opened.map((database) => database.close()));
  });

  it("of a newer version is refused with a sentence", async () => {
    const place = await places.open();
    const database = await openDatabase(place.settings);
    await (database.db as unknown as Kysely<{ kysely_migration: { name: string; timestamp: string } }>)
      .insertInto("kysely_migration")
      .values({ name: "9999-from-the-future", timestamp: "2099" })
      .execute();
    await database.close();
    const opening = openDatabase(place.settings);
    await expect(opening).rejects.toThrow(Problem);
    await expect(opening).rejects.toThrow(/newer version .*9999-from-the-future/);
  });

  it("keeps nothing of a migration that fails", async () => {
    const place = await places.open();
    const database = await openDatabase(place.settings);
    const failing: typeof MIGRATIONS = {
      ...MIGRATIONS,
      "9000-half": {
        async up(db) {
          await db.schema.createTable("half").addColumn("id", "text").execute();
          throw new Error("the power is gone");
        },
      },
    };
    await expect(migrate(database.db, { migrations: failing })).rejects.toThrow("the power is gone");
    const tables = await database.db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain("half");
    await migrate(database.db);
    await database.close();
  });

  it("writes a job whole or not at all, and others' jobs all the same", async () => {
    const place = await places.open();
    const database = await openDatabase(place.settings);
    const add = (id: string, fails = false) =>
      database.write(async (tx) => {
        await tx.insertInto("players").values({ id, name: id, created_at: 1 }).execute();
        if (fails) throw new Error(`no ${id}`);
        return id;
      });
    const results = await Promise.allSettled([add("a"), add("b", true), add("c"), add("a"), add("d")]);
    const told = results.map((result) => (result.status === "fulfilled" ? result.value : "refused"));
    const [first, b, c, second, d] = told;
    expect([b, c, d]).toEqual(["refused", "c", "d"]);
    // Whichever "a" comes second breaks the table's rule; nobody else is to suffer for it.
    expect([first, second].sort()).toEqual(["a", "refused"]);
    await database.close();
    const again = await openDatabase(place.settings);
    const rows = await again.db.selectFrom("players").select("id").orderBy("id").execute();
    expect(rows.map(({ id }) => id)).toEqual(["a", "c", "d"]);
    await again.close();
  });
});

describe("a folder", () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "cantstop-folder-"));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it("is for one server at a time", async () => {
    const one = await openDatabase({ folder });
    await expect(openDatabase({ folder })).rejects.toThrow(/Another Can't Stop server uses the folder/);
    await one.close();
    await (await openDatabase({ folder })).close();
  });

  it("that cannot be one is refused with a sentence", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    await expect(openDatabase({ folder: file })).rejects.toThrow(/cannot hold the database/);
    const broken = join(folder, "broken");
    mkdirSync(broken);
    writeFileSync(join(broken, "cantstop.db"), "This is no database.".repeat(100));
    await expect(openDatabase({ folder: broken })).rejects.toThrow(Problem);
  });
});

it("a PostgreSQL that is not there is told in a sentence", async () => {
  const opening = openDatabase({ url: "postgres://nobody@127.0.0.1:1/nothing" });
  await expect(opening).rejects.toThrow(Problem);
  await expect(opening).rejects.toThrow(/DATABASE_URL cannot be reached/);
});

it("what is kept in memory is forgotten", async () => {
  const one = await startServer();
  const ana = await Person.arrive(one.base, "Ana");
  await one.close();
  const two = await startServer();
  expect((await ask(two.base, "/api/players/me", { token: ana.token })).status).toBe(401);
  await two.close();
});
