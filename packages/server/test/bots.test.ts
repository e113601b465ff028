// Who decides for bots: threads of their own, and what happens when a bot fails.
import { type Game, makeRules, PRESET_NAMES, play, startGame, unwrap } from "@cantstop/rules";
import { BOTS } from "@cantstop/strategy";
import { afterAll, expect, it } from "vitest";
import { makePool } from "../src/bots/pool.ts";
import { decideSomehow } from "../src/bots/somehow.ts";
import type { Thinker } from "../src/bots/thinker.ts";
import { listen, Person } from "./support/client.ts";
import { startServer } from "./support/server.ts";

const failures: unknown[] = [];
const pool = makePool((error) => failures.push(error), 1);

afterAll(() => pool.close());

const DICE = [
  [2, 3, 4, 5],
  [6, 6, 6, 6],
  [1, 1, 2, 6],
  [3, 3, 4, 4],
] as const;

/** Plays a few turns by what is decided; whatever is not legal throws. */
async function playBy(
  think: (game: Game) => Promise<readonly object[]> | readonly object[],
  game: Game,
): Promise<void> {
  let now = game;
  for (let i = 0; i < 12 && !now.position.finished; i++)
    for (const action of await think(now)) {
      const isRoll = (action as { type: string }).type === "roll";
      const event = isRoll ? { type: "roll", dice: DICE[i % DICE.length] } : action;
      now = unwrap(play(now, event as Parameters<typeof play>[1]));
    }
}

it.each(PRESET_NAMES)("all bots know what to do in %s", async (preset) => {
  for (const { name } of BOTS) {
    const game = startGame(unwrap(makeRules(preset, 2)));
    await playBy((now) => pool.think(now, name), game);
    await playBy(decideSomehow, game);
  }
  expect(failures).toEqual([]);
});

it("a bot that cannot think plays all the same", async () => {
  const game = startGame(unwrap(makeRules("standard", 2)));
  const rolled = unwrap(play(game, { type: "roll", dice: DICE[0] }));
  expect(await pool.think(rolled, "nobody")).toEqual(decideSomehow(rolled));
  expect(failures).toHaveLength(1);
});

it("a bot that does what it may not does not hold up the game", async () => {
  const cheat: Thinker = {
    think: () => Promise.resolve([{ type: "stop" }, { type: "stop" }]),
    close: () => Promise.resolve(),
  };
  const server = await startServer({ thinker: cheat });
  const ana = await Person.arrive(server.base, "Ana");
  const { id } = await ana.create({ seats: [{ kind: "bot", bot: "best" }, { kind: "me" }] });
  const stream = await listen(server.base, id);
  await stream.until(() =>
    stream.events.some((event) => event.type === "stopped" || event.type === "busted"),
  );
  expect(stream.events.find(({ type }) => type === "rolled")).toMatchObject({ seat: 0 });
  stream.close();
  await server.close();
});
