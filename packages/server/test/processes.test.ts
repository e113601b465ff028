// Several processes over one PostgreSQL: each serves any game, and any of them may die.
import type { LiveMessage } from "@cantstop/protocol";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../src/db/open.ts";
import { expectRefusal, listen, Person, playOn, range, type Stream, versionsOf } from "./support/client.ts";
import { makePlaces, type Place, type Places } from "./support/databases.ts";
import { type ServerProcess, startProcess } from "./support/process.ts";
import { type Running, startServer } from "./support/server.ts";

const ME_AND_OPEN = { seats: [{ kind: "me" }, { kind: "open" }] };

let places: Places;

beforeAll(async () => {
  places = await makePlaces("PostgreSQL");
});

afterAll(() => places.close());

describe("two servers", () => {
  let place: Place;
  let one: Running;
  let two: Running;
  let ana: Person;
  let bo: Person;
  const streams: Stream[] = [];

  beforeAll(async () => {
    place = await places.open();
    // Both find an empty database, and both want to put it in order.
    [one, two] = await Promise.all([
      startServer({ database: place.settings }),
      startServer({ database: place.settings }),
    ]);
    ana = await Person.arrive(one.base, "Ana");
    bo = (await Person.arrive(two.base, "Bo")).at(two.base);
  });

  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });

  afterAll(() => Promise.all([one.close(), two.close()]));

  async function listenAt(base: string, id: string, token?: string): Promise<Stream> {
    const stream = await listen(base, id, token === undefined ? {} : { token });
    streams.push(stream);
    return stream;
  }

  async function begin(): Promise<string> {
    const { id } = await ana.create(ME_AND_OPEN);
    await bo.change(id, "join");
    return id;
  }

  it("tell each other what happens", async () => {
    const id = await begin();
    const heard = await Promise.all([listenAt(one.base, id), listenAt(two.base, id)]);
    const { version } = await playOn([ana, bo], id);
    for (const stream of heard) {
      await stream.until(() => stream.events.at(-1)?.version === version);
      expect(versionsOf(stream.events)).toEqual(range(1, version));
    }
    await bo.ask(`/api/games/${id}/rematch`, { body: {} });
    await bo.ask(`/api/games/${id}/reactions`, { body: { reaction: "thanks" } });
    const atOne = heard[0];
    const said = ["rematch", "reaction"];
    await atOne?.until(() => said.every((type) => atOne.live.some((message) => message.type === type)));
    expect(atOne?.live).toContainEqual({ type: "reaction", seat: 1, reaction: "thanks" });
  });

  it("know who listens at the other", async () => {
    const id = await begin();
    const watcher = await listenAt(one.base, id);
    const presence = () => watcher.live.findLast((message) => message.type === "presence");
    const until = async (expected: LiveMessage) => {
      await watcher.until(() => JSON.stringify(presence()) === JSON.stringify(expected));
      expect(presence()).toEqual(expected);
    };
    await until({ type: "presence", seats: [false, false], watchers: 1 });
    await listenAt(two.base, id, ana.token);
    const ofBo = await listenAt(two.base, id, bo.token);
    await until({ type: "presence", seats: [true, true], watchers: 1 });
    expect((await ana.look(id)).seats.map(({ present }) => present)).toEqual([true, true]);
    ofBo.close();
    await until({ type: "presence", seats: [true, false], watchers: 1 });
  });

  it("do not both play one version, nor one request twice", async () => {
    const id = await begin();
    for (let i = 0; i < 5; i++) {
      const game = await playOn([ana, bo], id, ({ dice, state }) => dice !== null && state.seat === 0);
      if (game.status === "finished") break;
      const actions = [{ type: "move" as const, columns: [...(game.legal.moves[0] ?? [])] }];
      const answers = await Promise.all(
        [one, two, one, two].map(({ base }) => ana.at(base).tryActions(id, game.version, ...actions)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const answer of answers.filter(({ status }) => status !== 200))
        expectRefusal(answer, "stale_version");
    }
    const body = { ruleset: "standard", ...ME_AND_OPEN };
    const headers = { "idempotency-key": "same" };
    const made = await Promise.all(
      [one, two, one, two].map(({ base }) => ana.at(base).ask("/api/games", { body, headers })),
    );
    for (const answer of made) expect(answer).toMatchObject({ status: 201, body: made[0]?.body });
  });

  it("go on when their connections to the database break", async () => {
    const id = await begin();
    const heard = await listenAt(one.base, id);
    await heard.until(() => heard.events.length > 0);
    const client = new pg.Client((place.settings as { url: string }).url);
    await client.connect();
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cantstop' and datname = current_database()",
    );
    await client.end();
    // What is under way meanwhile may fail, and says so in a way that programs can try again.
    let answer = await bo.ask(`/api/games/${id}`);
    while (answer.status === 503) answer = await bo.ask(`/api/games/${id}`);
    const { version } = await playOn([ana, bo], id);
    await heard.until(() => heard.events.at(-1)?.version === version);
    expect(versionsOf(heard.events)).toEqual(range(1, version));
  });
});

describe("two processes, one of which ends or hangs", () => {
  const running: ServerProcess[] = [];

  afterAll(() => Promise.all(running.map((server) => server.kill())));

  it("every game goes on at the other, with its bots, its clocks and those who listen", async () => {
    const { env } = await places.open();
    const [one, two] = await Promise.all([startProcess(env), startProcess(env)]);
    running.push(one, two);
    const ana = await Person.arrive(one.base, "Ana");
    const bo = await Person.arrive(two.base, "Bo");
    const withBots = await ana.create({
      ruleset: "standard",
      seats: [{ kind: "me" }, { kind: "bot", bot: "steady" }, { kind: "bot", bot: "glenn-aloi" }],
    });
    const { id } = await ana.create({
      ...ME_AND_OPEN,
      clock: { kind: "turn", seconds: 3 },
      onTimeout: "resign",
    });
    await bo.at(one.base).change(id, "join");
    await ana.insist(withBots.id, { type: "roll" });
    const heard = await listen(one.base, id);
    await heard.until(() => heard.events.length === 3);

    await one.kill();
    await heard.untilEnd();
    // Ana's program comes back at the other process, with what it has.
    const since = heard.events.at(-1)?.version ?? 0;
    const again = await listen(two.base, id, { lastEventId: since });
    await again.until(() => again.events.at(-1)?.type === "finished");
    expect(versionsOf(again.events)).toEqual(range(since + 1, since + 2));
    expect(again.events).toMatchObject([
      { type: "resigned", seat: 0, reason: "time" },
      { type: "finished", winners: [1] },
    ]);
    again.close();

    const anaAtTwo = ana.at(two.base);
    const log = await listen(two.base, withBots.id, { lines: true });
    await anaAtTwo.insist(withBots.id, { type: "resign" });
    await log.untilEnd();
    expect(log.events.at(-1)).toMatchObject({ type: "finished" });
    expect(log.events.filter((event) => event.type === "stopped" && event.seat > 0).length).toBeGreaterThan(
      0,
    );
  });

  it("one that hangs in the middle of a change holds up its game for seconds only", async () => {
    const place = await places.open();
    const two = await startProcess(place.env);
    running.push(two);
    const ana = await Person.arrive(two.base, "Ana");
    const { id } = await ana.create({ seats: [{ kind: "me" }] });
    // A process that stops between two statements.
    const hanging = await openDatabase(place.settings);
    const hung = hanging.write(async (tx) => {
      await tx.selectFrom("games").select("version").where("id", "=", id).forUpdate().execute();
      await new Promise((resolve) => setTimeout(resolve, 6000));
    });
    const failure = hung.then(
      () => null,
      (error: unknown) => error,
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    const answer = await ana.tryActions(id, 2, { type: "roll" });
    expect(answer.status).toBe(200);
    expect(await failure).toBeInstanceOf(Error);
    await hanging.close();
  });
});
