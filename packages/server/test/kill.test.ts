// The server is killed without warning, again and again, while people play: what it has answered is there, once, and
// every game goes on.
import { verifyRecord } from "@cantstop/protocol/fair-dice";
import { unwrap } from "@cantstop/rules";
import { parseRecord } from "@cantstop/rules/notation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, listen, range, versionsOf } from "./support/client.ts";
import { type Kind, makePlaces, type Places } from "./support/databases.ts";
import { killWhileStarting, type ServerProcess, startProcess } from "./support/process.ts";
import { Swarm } from "./support/swarm.ts";

const FULL = process.env.CANTSTOP_TEST === "full";
const TABLES = 6;

/** Events that only an answered request can have caused. */
const BY_PEOPLE = ["joined", "seeded", "rolled", "moved", "stopped", "busted", "resigned"];

/** Everything that was answered lies in the log as it was answered, and nothing that nobody was told of. */
async function check(base: string, { games }: Swarm): Promise<void> {
  for (const { id, hasBot, answered } of games) {
    const log = await listen(base, id);
    const { body } = await ask(base, `/api/games/${id}`);
    const { version, status } = body as { version: number; status: string };
    await log.until(() => log.events.at(-1)?.version === version);
    log.close();
    expect(versionsOf(log.events)).toEqual(range(1, version));
    for (const event of answered) expect(log.events[event.version - 1]).toEqual(event);
    const seats = hasBot ? [0, 1] : [0, 1, 2];
    const byPeople = log.events.filter(
      (event) => BY_PEOPLE.includes(event.type) && (!("seat" in event) || seats.includes(event.seat)),
    );
    const known = new Set(versionsOf(answered));
    expect(byPeople.filter(({ version }) => !known.has(version))).toEqual([]);
    if (status !== "finished") continue;
    const record = await ask(base, `/api/games/${id}/record`);
    expect(verifyRecord(unwrap(parseRecord(record.body as string)))).toMatchObject({ ok: true });
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.each<{ kind: Kind; processes: number; kills: number }>([
  { kind: "SQLite", processes: 1, kills: FULL ? 100 : 15 },
  ...(FULL ? [{ kind: "PostgreSQL" as const, processes: 2, kills: 40 }] : []),
])("$kills kills of $processes on $kind", ({ kind, processes, kills }) => {
  let places: Places;
  const servers: (ServerProcess | null)[] = range(1, processes).map(() => null);

  beforeAll(async () => {
    places = await makePlaces(kind);
  });

  afterAll(async () => {
    await Promise.all(servers.map(async (server) => server?.kill()));
    await places.close();
  });

  it("lose nothing that was answered, and stop no game", async () => {
    const { env } = await places.open();
    // An empty database, too, may be left in any state.
    await killWhileStarting(env);
    for (const i of servers.keys()) servers[i] = await startProcess(env);
    const swarm = new Swarm(() => servers.flatMap((server) => server?.base ?? []));
    await Promise.all(range(1, TABLES).map((i) => swarm.seat(i % 3 === 0)));
    for (let i = 0; i < kills; i++) {
      const before = swarm.answered;
      // Not before it has done something, and then at any moment.
      while (swarm.answered < before + TABLES) await pause(5);
      await pause(Math.random() * 150);
      const victim = i % processes;
      await servers[victim]?.kill();
      servers[victim] = null;
      if (i % 4 === 0) await killWhileStarting(env);
      servers[victim] = await startProcess(env);
    }
    const unfinished = swarm.games.length;
    const before = swarm.answered;
    while (swarm.answered < before + 10 * TABLES) await pause(20);
    await swarm.stop();
    const base = servers[0]?.base ?? "";
    await check(base, swarm);
    expect(unfinished).toBeGreaterThanOrEqual(TABLES);
    // Kills hit requests that were under way, or this would prove nothing.
    expect(swarm.repeats).toBeGreaterThan(kills);
  }, 3_600_000);
});
