// `cantstop engine` as another program meets it: how soon it answers first, and how much it answers a second.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import {
  canStop,
  type Game,
  legalMoves,
  makeRules,
  PRESET_NAMES,
  play,
  startGame,
  unwrap,
} from "@cantstop/rules";
import { makeState } from "@cantstop/rules/notation";
import { report } from "./report.ts";

const BIN = resolve("packages/cli/bin/cantstop.js");
const STARTS = 15;
const REQUESTS = 200_000;
/** One line in so many is no request that can be answered well. */
const BAD_EVERY = 20;
const ROUND_TRIPS = 5_000;

function startEngine(): ChildProcessWithoutNullStreams {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return spawn(process.execPath, [BIN, "engine"], { env });
}

const OPENING = '{"id":1,"op":"actions","state":{"camps":[{},{}]},"dice":[2,3,4,5]}\n';

/** Milliseconds from starting the process to its first answer, in the middle of several starts. */
async function firstAnswer(): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    const begin = performance.now();
    const engine = startEngine();
    engine.stdin.write(OPENING);
    await once(engine.stdout, "data");
    times.push(performance.now() - begin);
    engine.stdin.end();
    await once(engine, "close");
  }
  return times.sort((a, b) => a - b)[STARTS >> 1];
}

/** Positions of random games under every preset, as requests; the same in every run. */
function makeRequests(count: number): Buffer {
  let seed = 1;
  const below = (limit: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  const lines: string[] = [];
  const begin = (): Game =>
    startGame(unwrap(makeRules(PRESET_NAMES[below(PRESET_NAMES.length)], 2 + below(3))));
  for (let game = begin(); lines.length < count; ) {
    const { position } = game;
    if (position.finished) {
      game = begin();
      continue;
    }
    const dice = [1 + below(6), 1 + below(6), 1 + below(6), 1 + below(6)] as const;
    const request = JSON.stringify({ id: lines.length, op: "actions", state: makeState(position), dice });
    lines.push(lines.length % BAD_EVERY === 0 ? request.slice(below(9)) : request);
    const moves = legalMoves(position, dice);
    game = unwrap(play(game, { type: "roll", dice }));
    if (game.dice) game = unwrap(play(game, { type: "move", columns: moves[below(moves.length)] }));
    if (canStop(game.position) && below(3) === 0) game = unwrap(play(game, { type: "stop" }));
  }
  return Buffer.from(`${lines.join("\n")}\n`);
}

/** Requests a second, from the first byte in to the last answer out, the start of the process included. */
async function throughput(): Promise<number> {
  const requests = makeRequests(REQUESTS);
  const begin = performance.now();
  const engine = startEngine();
  let answers = 0;
  engine.stdout.on("data", (chunk: Buffer) => {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) answers++;
  });
  engine.stdin.end(requests);
  await once(engine, "close");
  if (answers !== REQUESTS) throw new Error(`${REQUESTS} requests, ${answers} answers`);
  return (REQUESTS / (performance.now() - begin)) * 1000;
}

/** Requests a second of a program that waits for each answer. */
async function roundTrips(): Promise<number> {
  const engine = startEngine();
  engine.stdin.write(OPENING);
  await once(engine.stdout, "data");
  const begin = performance.now();
  for (let i = 0; i < ROUND_TRIPS; i++) {
    engine.stdin.write(OPENING);
    await once(engine.stdout, "data");
  }
  const seconds = (performance.now() - begin) / 1000;
  engine.stdin.end();
  await once(engine, "close");
  return ROUND_TRIPS / seconds;
}

report("engine", "first answer", Math.round(await firstAnswer()), "ms");
report("engine", "actions from a pipe", Math.round(await throughput()), "requests/s");
report("engine", "actions one by one", Math.round(await roundTrips()), "requests/s");
