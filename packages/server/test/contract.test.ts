// What the contract promises to programs, on both databases alike.
import type { GameView, LiveMessage } from "@cantstop/protocol";
import { CreatedGame, GameList } from "@cantstop/protocol";
import { unwrap } from "@cantstop/rules";
import { parseRecord } from "@cantstop/rules/notation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ask,
  expectBody,
  expectRefusal,
  listen,
  nextActions,
  Person,
  playOn,
  range,
  versionsOf,
} from "./support/client.ts";
import { KINDS, makePlaces, type Places } from "./support/databases.ts";
import { type Running, startServer } from "./support/server.ts";

const ME_AND_OPEN = { seats: [{ kind: "me" }, { kind: "open" }] };

describe.each(KINDS)("on %s", (kind) => {
  let places: Places;
  let server: Running;
  let ana: Person;
  let bo: Person;
  let cy: Person;

  beforeAll(async () => {
    places = await makePlaces(kind);
    server = await startServer({ database: (await places.open()).settings });
    [ana, bo, cy] = (await Promise.all(
      ["Ana", "Bo", "Cy"].map((name) => Person.arrive(server.base, name)),
    )) as [Person, Person, Person];
  });

  afterAll(async () => {
    await server.close();
    await places.close();
  });

  /** A game of Ana, who begins, and Bo. */
  async function begin(options: object = {}): Promise<string> {
    const { id } = await ana.create({ ...ME_AND_OPEN, ...options });
    await bo.change(id, "join");
    return id;
  }

  /** A game of Ana and Bo in which dice wait for Ana's move. */
  async function rolled(): Promise<GameView> {
    const id = await begin();
    return playOn([ana, bo], id, ({ dice, state }) => dice !== null && state.seat === 0);
  }

  it("a game is set up, joined, played to its end and recorded", async () => {
    const { id, url, fairness } = await ana.create(ME_AND_OPEN);
    expect(url).toBe(`${server.base}/game/${id}`);
    expect(fairness.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await cy.look(id)).toMatchObject({
      status: "waiting",
      version: 1,
      seats: [
        { kind: "person", name: "Ana", player: ana.id },
        { kind: "open", name: null },
      ],
      dice: null,
      legal: { moves: [], canRoll: false, canStop: false },
      clock: { kind: "none" },
      fairness: { commitment: fairness.commitment, secret: null },
    });

    const joined = await bo.change(id, "join");
    expect(joined.events.map(({ type }) => type)).toEqual(["joined", "started"]);
    expect(joined.game).toMatchObject({ status: "running", version: 3, legal: { canRoll: true } });

    const finished = await playOn([ana, bo], id);
    expect(finished.state.winners).toHaveLength(1);
    expect(finished.legal).toEqual({ moves: [], canRoll: false, canStop: false });
    expect(finished.fairness.secret).toMatch(/^[0-9a-f]{64}$/);
    expectRefusal(await ana.tryActions(id, finished.version, { type: "roll" }), "game_over");
    expectRefusal(await cy.tryActions(id, finished.version, { type: "roll" }), "not_your_seat");

    const record = await ask(server.base, `/api/games/${id}/record`);
    expect(record.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const { names, events } = unwrap(parseRecord(record.body as string));
    expect(names).toEqual(["Ana", "Bo"]);
    const log = await listen(server.base, id, { lines: true });
    await log.untilEnd();
    expect(versionsOf(log.events)).toEqual(range(1, finished.version));
    const rolls = log.events.filter(({ type }) => type === "rolled").length;
    expect(events.filter(({ type }) => type === "roll")).toHaveLength(rolls);
  });

  it("a listener misses nothing and hears nothing twice, from every version on", async () => {
    const id = await begin();
    const live = await listen(server.base, id);
    await playOn([ana, bo], id, ({ version }) => version > 20);
    const { version } = await ana.look(id);
    await live.until(() => live.events.at(-1)?.version === version);
    expect(versionsOf(live.events)).toEqual(range(1, version));

    for (const since of range(0, version)) {
      // A browser that reconnects repeats its address; what it has received is stronger.
      const again = await listen(server.base, id, { since: since >> 1, lastEventId: since });
      await again.until(() => again.events.length === version - since);
      expect(again.events).toEqual(live.events.slice(since));
      again.close();
    }
    const begun = [0, 5, version];
    const watching = await Promise.all(
      begun.map((since) => listen(server.base, id, { since, lines: since === 5 })),
    );
    const finished = await playOn([ana, bo], id);
    for (const [i, since] of begun.entries()) {
      const stream = watching[i];
      await stream?.until(() => (stream.events.at(-1)?.version ?? since) === finished.version);
      expect(versionsOf(stream?.events ?? [])).toEqual(range(since + 1, finished.version));
      stream?.close();
    }
    live.close();
    for (const accept of ["application/x-ndjson", "text/event-stream"]) {
      // What there is, and no more: for those who only look in now and then.
      const path = `/api/games/${id}/events?follow=false&since=${version}`;
      const { body } = await ask(server.base, path, { headers: { accept } });
      expect((body as string).trim().split(/\n+(?:id.*\n)?/)).toHaveLength(
        finished.version - version + (accept.includes("event") ? 1 : 0),
      );
    }
    for (const since of ["-1", "x", "1.5", String(finished.version + 1)])
      expectRefusal(await ask(server.base, `/api/games/${id}/events?since=${since}`), "bad_request");
    const headers = { "last-event-id": "x" };
    expectRefusal(await ask(server.base, `/api/games/${id}/events`, { headers }), "bad_request");
    expectRefusal(await ask(server.base, "/api/games/none/events"), "not_found");
  });

  it("actions are for those who are on turn, in the game as it is, and by the rules", async () => {
    const { id, version, legal } = await rolled();
    const columns = legal.moves[0] ?? [];
    const path = `/api/games/${id}/actions`;
    const body = { version, actions: [{ type: "roll" }] };
    expectRefusal(await ask(server.base, path, { body }), "unauthenticated");
    expectRefusal(await ask(server.base, path, { body, token: "forged" }), "unauthenticated");
    expectRefusal(await ana.ask("/api/games/none/actions", { body }), "not_found");
    for (const wrong of [0, version - 1, version + 1]) {
      const answer = await ana.tryActions(id, wrong, { type: "move", columns });
      expectRefusal(answer, "stale_version");
      expect(answer.body).toMatchObject({ error: { version } });
    }
    expectRefusal(await cy.tryActions(id, version, { type: "move", columns }), "not_your_seat");
    expectRefusal(await bo.tryActions(id, version, { type: "move", columns }), "not_your_seat");
    expectRefusal(await bo.tryActions(id, version, { type: "resign", seat: 0 }), "not_your_seat");
    expectRefusal(await ana.tryActions(id, version, { type: "roll" }), "roll_not_allowed");
    expectRefusal(await ana.tryActions(id, version, { type: "stop" }), "stop_not_allowed");
    const illegal = [2, 12].find((column) => legal.moves.every((move) => !move.includes(column))) ?? 7;
    expectRefusal(await ana.tryActions(id, version, { type: "move", columns: [illegal] }), "illegal_move");
    // Of several actions all are played, or none.
    expectRefusal(
      await ana.tryActions(id, version, { type: "move", columns }, { type: "move", columns }),
      "illegal_move",
    );
    expectRefusal(
      await ana.tryActions(id, version, { type: "move", columns }, { type: "stop" }, { type: "roll" }),
      "not_your_seat",
    );
    // A refusal must not tell what the next dice are, so whatever is asked for after a roll is refused.
    for (const [type, code] of [
      ["roll", "roll_not_allowed"],
      ["stop", "stop_not_allowed"],
      ["resign", "roll_not_allowed"],
    ] as const)
      expectRefusal(
        await ana.tryActions(id, version, { type: "move", columns }, { type: "roll" }, { type }),
        code,
      );
    for (const column of range(2, 12))
      expectRefusal(
        await ana.tryActions(
          id,
          version,
          { type: "move", columns },
          { type: "roll" },
          { type: "move", columns: [column] },
        ),
        "illegal_move",
      );
    for (const actions of [[], [{ type: "stop" }, { type: "stop" }, { type: "stop" }, { type: "stop" }]])
      expectRefusal(await ana.ask(path, { body: { version, actions } }), "bad_request");
    expect((await ana.look(id)).version).toBe(version);

    const { events, game } = await ana.act(
      id,
      version,
      { type: "move", columns: [...columns].reverse() },
      { type: "stop" },
    );
    expect(events).toMatchObject([
      { version: version + 1, type: "moved", seat: 0, columns },
      { version: version + 2, type: "stopped", seat: 0 },
    ]);
    expect(game).toMatchObject({ version: version + 2, state: { seat: 1 } });
  });

  it("two who act on one version at once do not both succeed", async () => {
    const { id, version, legal } = await rolled();
    const answers = await Promise.all(
      range(1, 8).map(() => ana.tryActions(id, version, { type: "move", columns: legal.moves[0] ?? [] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expectRefusal(answer, "stale_version");
    expect((await ana.look(id)).version).toBe(version + 1);
  });

  it("nobody acts in a game that has not begun", async () => {
    const { id } = await ana.create(ME_AND_OPEN);
    expectRefusal(await ana.tryActions(id, 1, { type: "roll" }), "roll_not_allowed");
    expectRefusal(await ana.tryActions(id, 1, { type: "move", columns: [7] }), "illegal_move");
    expectRefusal(await ana.tryActions(id, 1, { type: "stop" }), "stop_not_allowed");
    expectRefusal(await ana.tryActions(id, 1, { type: "resign" }), "not_started");
    expectRefusal(await bo.tryActions(id, 1, { type: "roll" }), "not_your_seat");
    expect((await ana.look(id)).version).toBe(1);
  });

  it("who resigns is out, on turn or not, and the last one left wins", async () => {
    const { id } = await ana.create({ seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] });
    await bo.change(id, "join");
    const { version } = await cy.change(id, "join");
    const left = await bo.act(id, version, { type: "resign" });
    expect(left.events).toMatchObject([{ type: "resigned", seat: 1, reason: "player" }]);
    expectRefusal(await bo.tryActions(id, left.version, { type: "resign" }), "not_your_seat");
    const over = await ana.act(id, left.version, { type: "resign" });
    expect(over.events).toMatchObject([
      { type: "resigned", seat: 0 },
      { type: "finished", winners: [2] },
    ]);
    expect(over.game).toMatchObject({ status: "finished", state: { winners: [2], out: [0, 1] } });
  });

  it("one person may have several seats, under several names", async () => {
    const seats = [{ kind: "me" }, { kind: "me", name: "  Lou \n the   2nd " }];
    const { id } = await ana.create({ seats });
    const game = await ana.look(id);
    expect(game.seats.map(({ name }) => name)).toEqual(["Ana", "Lou the 2nd"]);
    const after = await playOn([ana], id, ({ state }) => state.seat === 1);
    expect((await ana.act(id, after.version, { type: "resign", seat: 0 })).events).toMatchObject([
      { type: "resigned", seat: 0 },
      { type: "finished", winners: [1] },
    ]);
  });

  it("a player alone plays, and nobody can join", async () => {
    const { id } = await ana.create({ seats: [{ kind: "me" }] });
    expect(await ana.look(id)).toMatchObject({ status: "running", legal: { canRoll: true } });
    expectRefusal(await bo.ask(`/api/games/${id}/join`, { body: {} }), "no_open_seat");
    expect((await playOn([ana], id)).state.winners).toEqual([0]);
  });

  it("who has joined comes back by joining; leaving is for games that have not begun", async () => {
    const { id } = await ana.create(ME_AND_OPEN);
    expect((await ana.change(id, "join")).events).toEqual([]);
    expectRefusal(await bo.ask(`/api/games/${id}/leave`, { body: {} }), "not_your_seat");
    expect((await ana.change(id, "leave")).game.seats.map(({ kind }) => kind)).toEqual(["open", "open"]);
    await bo.change(id, "join", { seed: "bo" });
    // Neither a body nor a content type: there is nothing to say.
    const bare = await cy.ask(`/api/games/${id}/join`, { method: "POST" });
    expect(bare.status).toBe(200);
    expect(await cy.look(id)).toMatchObject({
      status: "running",
      seats: [{ name: "Bo" }, { name: "Cy" }],
      fairness: { seeds: ["bo", null] },
    });
    expectRefusal(await cy.ask(`/api/games/${id}/leave`, { body: {} }), "already_started");
    expectRefusal(await ana.ask(`/api/games/${id}/join`, { body: {} }), "no_open_seat");
    expectRefusal(await ana.ask("/api/games/none/join", { body: {} }), "not_found");
  });

  it("people add to the dice once, before they are rolled", async () => {
    const { id } = await ana.create(ME_AND_OPEN);
    expectRefusal(await bo.ask(`/api/games/${id}/seed`, { body: { seed: "x" } }), "not_your_seat");
    expect((await ana.change(id, "seed", { seed: "ä 🎲\u0000" })).events).toMatchObject([
      { type: "seeded", player: ana.id, seed: "ä 🎲\u0000" },
    ]);
    expectRefusal(await ana.ask(`/api/games/${id}/seed`, { body: { seed: "y" } }), "already_seeded");
    for (const seed of ["", "x".repeat(201), "\ud83c", 7])
      expectRefusal(await ana.ask(`/api/games/${id}/seed`, { body: { seed } }), "bad_request");
    const { version } = await bo.change(id, "join");
    await ana.act(id, version, { type: "roll" });
    expectRefusal(await bo.ask(`/api/games/${id}/seed`, { body: { seed: "z" } }), "seed_too_late");
    expect((await ana.look(id)).fairness.seeds).toEqual(["ä 🎲\u0000", null]);
  });

  it("a rematch gathers the same people again, with the next seat to begin", async () => {
    const bots = [{ kind: "bot", bot: "random" }];
    const { id } = await ana.create({ seats: [...ME_AND_OPEN.seats, ...bots], firstSeat: 1 });
    const { version } = await bo.change(id, "join");
    expectRefusal(await ana.ask(`/api/games/${id}/rematch`, { body: {} }), "not_finished");
    const stream = await listen(server.base, id);
    await bo.act(id, version, { type: "resign" });
    await ana.insist(id, { type: "resign" });
    expectRefusal(await cy.ask(`/api/games/${id}/rematch`, { body: {} }), "not_your_seat");

    const asked = await Promise.all([bo, bo].map((who) => who.ask(`/api/games/${id}/rematch`, { body: {} })));
    const [next, same] = asked.map(({ body }) => (body as { id: string }).id);
    expect(same).toBe(next);
    expect((await cy.look(id)).rematch).toBe(next);
    await stream.until(() => stream.live.some(({ type }) => type === "rematch"));
    stream.close();
    expect(await cy.look(next ?? "")).toMatchObject({
      status: "waiting",
      rematchOf: id,
      seats: [
        { kind: "open", name: "Ana", player: ana.id },
        { kind: "person", name: "Bo" },
        { kind: "bot", bot: "random" },
      ],
    });
    expectRefusal(await cy.ask(`/api/games/${next}/join`, { body: {} }), "no_open_seat");
    // Who was away when it was called for finds it all the same.
    const [latest] = (expectBody(await ana.ask("/api/players/me/games"), GameList) as GameList).games;
    expect(latest).toMatchObject({ id: next, status: "waiting" });
    await ana.ask(`/api/games/${id}/rematch`, { body: {} });
    const begun = await ana.look(next ?? "");
    expect(begun.startedAt).not.toBeNull();
    expect(begun.state.firstSeat).toBe(2);
  });

  it("in a rematch people who sit beside one another come back together", async () => {
    const { id } = await ana.create({
      seats: [{ kind: "me" }, { kind: "me", name: "Lou" }, { kind: "open" }],
    });
    await bo.change(id, "join");
    await ana.insist(id, { type: "resign", seat: 0 });
    await ana.insist(id, { type: "resign", seat: 1 });
    const rematch = (who: Person) => who.ask(`/api/games/${id}/rematch`, { body: {} });
    const { id: next } = expectBody(await rematch(bo), CreatedGame);
    await rematch(ana);
    expect(await cy.look(next)).toMatchObject({
      status: "running",
      seats: [{ name: "Ana", player: ana.id }, { name: "Lou", player: ana.id }, { name: "Bo" }],
    });
  });

  describe("a seat for which nobody comes", () => {
    const giveSeat = (who: Person, id: string, seat: number, bot = "random", key?: string) =>
      who.ask(`/api/games/${id}/bots`, {
        body: { seat, bot },
        ...(key && { headers: { "idempotency-key": key } }),
      });

    it("is given to a bot by whoever set the game up, and the game begins when none is open", async () => {
      const seats = [...ME_AND_OPEN.seats, { kind: "open" }, { kind: "open" }];
      const { id } = await ana.create({
        seats,
        start: "seat",
        firstSeat: 3,
        clock: { kind: "days", days: 1 },
      });
      await bo.change(id, "join");
      const stream = await listen(server.base, id);
      const { version } = await ana.change(id, "bots", { seat: 2, bot: "random" });
      await stream.until(() => stream.events.at(-1)?.version === version);
      expect(stream.events.at(-1)).toMatchObject({ type: "seated", seat: 2, bot: "random" });
      expect(await cy.look(id)).toMatchObject({
        status: "waiting",
        seats: [{ kind: "person" }, { kind: "person" }, { kind: "bot", bot: "random", player: null }, {}],
      });

      const path = `/api/games/${id}/bots`;
      const body = { seat: 3, bot: "random" };
      expectRefusal(await ask(server.base, path, { body }), "unauthenticated");
      expectRefusal(await ana.ask("/api/games/none/bots", { body }), "not_found");
      for (const other of [bo, cy]) expectRefusal(await giveSeat(other, id, 3), "not_your_seat");
      for (const taken of [0, 1, 2]) expectRefusal(await giveSeat(ana, id, taken), "no_open_seat");
      const unknown = await giveSeat(ana, id, 3, "deep-blue");
      expectRefusal(unknown, "unknown_bot");
      expect(unknown.body).toMatchObject({ error: { field: "bot" } });
      for (const wrong of [
        { seat: 4, bot: "random" },
        { seat: 3 },
        { bot: "random" },
        { ...body, player: bo.id },
      ])
        expectRefusal(await ana.ask(path, { body: wrong }), "bad_request");
      expect((await ana.look(id)).version).toBe(version);

      const [given, same] = await Promise.all(
        range(1, 2).map(() => giveSeat(ana, id, 3, "random", `last of ${id}`.replaceAll(" ", "-"))),
      );
      expect(given?.body).toMatchObject({
        events: [
          { type: "seated", seat: 3 },
          { type: "started", firstSeat: 3 },
        ],
      });
      expect(same?.body).toEqual(given?.body);
      expectRefusal(await giveSeat(ana, id, 3), "already_started");
      // The bot begins by itself.
      await stream.until(() => stream.events.some(({ type }) => type === "rolled"));
      expect(stream.events.find(({ type }) => type === "rolled")).toMatchObject({ seat: 3 });
      stream.close();
      const { id: small } = await ana.create({ seats: [{ kind: "open" }] });
      const beyond = await giveSeat(ana, small, 1);
      expectRefusal(beyond, "bad_request");
      expect(beyond.body).toMatchObject({ error: { field: "seat" } });
    });

    it("may have been kept for somebody in a rematch, whose caller gives it away", async () => {
      const { id } = await ana.create({ ...ME_AND_OPEN, start: "roll" });
      await bo.change(id, "join");
      await bo.insist(id, { type: "resign" });
      const path = `/api/games/${id}/rematch`;
      const { id: next } = expectBody(await bo.ask(path, { body: {} }), CreatedGame);
      const gamesOfAna = async () =>
        (expectBody(await ana.ask("/api/players/me/games"), GameList) as GameList).games.map(({ id }) => id);
      expect(await gamesOfAna()).toContain(next);
      expectRefusal(await giveSeat(ana, next, 0), "not_your_seat");
      const { game, events } = await bo.change(next, "bots", { seat: 0, bot: "random" });
      expect(events.map(({ type }) => type)).toEqual(["seated", "started"]);
      expect(game).toMatchObject({
        status: "running",
        seats: [{ kind: "bot", bot: "random", player: null }, { name: "Bo" }],
      });
      expect(game.startRolls).not.toBeNull();
      // It is not Ana's any more: she looks on.
      expect(await gamesOfAna()).not.toContain(next);
      expectRefusal(await ana.ask(path, { body: {} }), "no_open_seat");
    });

    it("is taken once, when somebody comes at the same moment", async () => {
      for (const seats of [ME_AND_OPEN.seats, [...ME_AND_OPEN.seats, { kind: "open" }]]) {
        for (let i = 0; i < 6; i++) {
          const { id } = await ana.create({ seats, start: "seat" });
          const joins = () => bo.ask(`/api/games/${id}/join`, { body: {} });
          const gives = () => giveSeat(ana, id, 1);
          const both = i % 2 === 0 ? [joins(), gives()] : [gives(), joins()].reverse();
          const [joined, given] = await Promise.all(both);
          const { seats: now, status } = await cy.look(id);
          const isBot = now[1]?.kind === "bot";
          expect(given?.status).toBe(isBot ? 200 : 409);
          if (seats.length === 2) {
            expect(status).toBe("running");
            expect(joined?.status).toBe(isBot ? 409 : 200);
            if (joined && isBot) expectRefusal(joined, "no_open_seat");
            if (given && !isBot) expectRefusal(given, "already_started");
          } else {
            // Whoever comes too late for this seat has the next.
            expect(joined?.status).toBe(200);
            expect(now[isBot ? 2 : 1]).toMatchObject({ kind: "person", name: "Bo" });
            if (given && !isBot) expectRefusal(given, "no_open_seat");
          }
        }
      }
    });
  });

  it("whoever sits down looks on no longer", async () => {
    const { id } = await ana.create(ME_AND_OPEN);
    const stream = await listen(server.base, id, { token: ana.token });
    const before = await listen(server.base, id, { token: bo.token });
    const told = async (holds: (message: LiveMessage & { type: "presence" }) => boolean) => {
      const find = () => stream.live.find((message) => message.type === "presence" && holds(message));
      await stream.until(() => find() !== undefined);
      return find();
    };
    expect(await told(({ watchers }) => watchers === 1)).toMatchObject({ seats: [true, false] });
    await bo.change(id, "join");
    before.close();
    const after = await listen(server.base, id, { token: bo.token });
    expect(await told(({ seats }) => seats[1] ?? false)).toMatchObject({ watchers: 0 });
    after.close();
    stream.close();
  });

  it("the lobby shows public games, one's own list all of one's own", async () => {
    const dee = await Person.arrive(server.base, "Dee");
    const idsAt = async (path: string, who = dee) =>
      (expectBody(await who.ask(path), GameList) as GameList).games.map(({ id }) => id);
    const { id: open } = await dee.create({ ...ME_AND_OPEN, visibility: "public" });
    const { id: unlisted } = await dee.create(ME_AND_OPEN);
    const { id: running } = await dee.create({ seats: [{ kind: "me" }], visibility: "public" });
    expect(await idsAt("/api/games?status=open")).toEqual([open]);
    expect(await idsAt("/api/games")).toEqual([open]);
    expect(await idsAt("/api/games?status=running&limit=1")).toEqual([running]);
    expectRefusal(await dee.ask("/api/games?status=secret"), "bad_request");
    expect((await idsAt("/api/players/me/games")).sort()).toEqual([open, running, unlisted].sort());
    expectRefusal(await ask(server.base, "/api/players/me/games"), "unauthenticated");
    await bo.change(open, "join");
    expect(await idsAt("/api/games")).toEqual([]);
    expect((await idsAt("/api/players/me/games"))[0]).toBe(open);
    expect((await idsAt("/api/players/me/games", bo))[0]).toBe(open);
  });

  it("games are checked before they are made", async () => {
    const tries: [object, string][] = [
      [{ ...ME_AND_OPEN, ruleset: "chess" }, "invalid_ruleset"],
      [{ ...ME_AND_OPEN, ruleset: { preset: "standard", columnsToWin: 12 } }, "invalid_ruleset"],
      [{ ...ME_AND_OPEN, ruleset: { columnsToWin: { 3: 3 } } }, "invalid_ruleset"],
      [{ ...ME_AND_OPEN, ruleset: 7 }, "bad_request"],
      [{ seats: [] }, "bad_request"],
      [{ seats: range(1, 5).map(() => ({ kind: "me" })) }, "bad_request"],
      [{ seats: [{ kind: "bot", bot: "deep-blue" }] }, "unknown_bot"],
      [{ seats: [{ kind: "me", token: "x" }] }, "bad_request"],
      [{ ...ME_AND_OPEN, firstSeat: 2 }, "bad_request"],
      [{ ...ME_AND_OPEN, clock: { kind: "turn" } }, "bad_request"],
      [{ ...ME_AND_OPEN, clock: { kind: "days", days: 0 } }, "bad_request"],
      [{ ...ME_AND_OPEN, seed: "too early" }, "bad_request"],
      [{ ...ME_AND_OPEN, secret: "mine" }, "bad_request"],
    ];
    for (const [game, code] of tries) {
      const answer = await ana.ask("/api/games", { body: { ruleset: "standard", ...game } });
      expectRefusal(answer, code as "bad_request");
    }
    const odd = await ana.ask("/api/games", { body: { ...ME_AND_OPEN, ruleset: { columnsToWin: 12 } } });
    expect(odd.body).toMatchObject({ error: { problem: "bad_value", field: "columnsToWin" } });
    const mixed = await ana.ask("/api/games", {
      body: { ...ME_AND_OPEN, ruleset: { toppedRunner: "may_reenter" } },
    });
    expect(mixed.body).toMatchObject({
      error: {
        problem: "leaves_unclaimed_top",
        message: expect.stringMatching(/columnClaim and toppedRunner exclude each other/),
      },
    });
    expectRefusal(await ask(server.base, "/api/games", { body: ME_AND_OPEN }), "unauthenticated");
  });

  describe("a repeated request", () => {
    const keyed = (key: string) => ({ "idempotency-key": key });

    it("has one effect and one answer, at once or later, be it a refusal", async () => {
      const { id, version, legal } = await rolled();
      const body = { version, actions: [{ type: "move", columns: legal.moves[0] }, { type: "roll" }] };
      const path = `/api/games/${id}/actions`;
      const [first, ...others] = await Promise.all(
        range(1, 6).map(() => ana.ask(path, { body, headers: keyed("one") })),
      );
      expect(first?.status).toBe(200);
      for (const other of others) expect(other.body).toEqual(first?.body);
      const rest = await playOn([ana, bo], id, (game) => game.version > version + 8);
      expect((await ana.ask(path, { body, headers: keyed("one") })).body).toEqual(first?.body);

      // Refused, and refused again when it would be allowed.
      const early = { version: rest.version + 1, actions: nextActions(rest) };
      const whose = rest.state.seat === 0 ? ana : bo;
      expectRefusal(await whose.ask(path, { body: early, headers: keyed("early") }), "stale_version");
      const later = await whose.act(id, rest.version, ...nextActions(rest));
      const repeated = await whose.ask(path, { body: early, headers: keyed("early") });
      expectRefusal(repeated, "stale_version");
      expect(repeated.body).toMatchObject({ error: { version: rest.version } });
      expect((await ana.look(id)).version).toBe(later.version);
    });

    it("is one request of one player", async () => {
      const body = { ruleset: "standard", ...ME_AND_OPEN };
      const create = (who: Person, key: string, what: object = body) =>
        who.ask("/api/games", { body: what, headers: keyed(key) });
      const [a, b, ofBo] = await Promise.all([create(ana, "g"), create(ana, "g"), create(bo, "g")]);
      expect(a.status).toBe(201);
      expect(b).toMatchObject({ status: 201, body: a.body });
      expect(ofBo.body).not.toEqual(a.body);
      expectRefusal(await create(ana, "g", { ...body, firstSeat: 1 }), "reused_key");
      for (const key of ["two words", "x".repeat(201), ""])
        expectRefusal(await create(ana, key), "bad_request");
      const { id } = a.body as { id: string };
      const join = { body: {}, headers: keyed("j") };
      const joined = await bo.ask(`/api/games/${id}/join`, join);
      expect((await bo.ask(`/api/games/${id}/join`, join)).body).toEqual(joined.body);
      expectRefusal(await bo.ask(`/api/games/${id}/leave`, join), "reused_key");
      const call = { body: { reaction: "wow" }, headers: keyed("r") };
      const stream = await listen(server.base, id);
      const heard = () => stream.live.filter(({ type }) => type === "reaction");
      await bo.ask(`/api/games/${id}/reactions`, call);
      await bo.ask(`/api/games/${id}/reactions`, call);
      await bo.ask(`/api/games/${id}/reactions`, { body: { reaction: "luck" } });
      await stream.until(() => heard().length === 2);
      expect(heard()).toEqual([
        { type: "reaction", seat: 1, reaction: "wow" },
        { type: "reaction", seat: 1, reaction: "luck" },
      ]);
      stream.close();
      expectRefusal(
        await cy.ask(`/api/games/${id}/reactions`, { body: { reaction: "wow" } }),
        "not_your_seat",
      );
    });
  });
});
