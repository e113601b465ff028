import { constants } from "node:fs";
import { access, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { loadTexts } from "@cantstop/texts";
import { Adviser } from "../bots/adviser.ts";
import { loadBot } from "../bots/bot-argument.ts";
import { runtimeFault, usageFault } from "../fault.ts";
import { readRules } from "../ruleset-argument.ts";
import { detectTerminal } from "../terminal.ts";
import { type DieSource, seededDice, trueDice } from "./dice-source.ts";
import { openKeys } from "./keys.ts";
import type { Look } from "./looks.ts";
import { openGame } from "./opening.ts";
import { playGame } from "./play-game.ts";
import { findSeat, readPlayers } from "./players.ts";
import { openScreen } from "./screen.ts";
import { Table } from "./table.ts";

export interface PlayOptions {
  readonly ruleset?: string;
  readonly players: string;
  readonly first?: string;
  readonly look: Look;
  readonly ascii?: boolean;
  readonly seed?: string;
  readonly record?: string;
  readonly color: boolean;
}

/** A game for people who share this terminal, or a script that types for them, and for bots. */
export async function playAtTerminal(options: PlayOptions): Promise<void> {
  const texts = await loadTexts("en");
  const players = readPlayers(options.players);
  const names = players.map(({ name }) => name);
  const rules = await readRules(options.ruleset, names.length, texts);
  const first = readFirst(options.first, names);
  const die = readSeed(options.seed);
  if (options.record !== undefined) await requireWritable(options.record);
  const bots: (Adviser | null)[] = [];
  for (const { bot } of players) bots.push(bot === null ? null : new Adviser(await loadBot(bot, rules)));

  const terminal = detectTerminal(options);
  const isLive = process.stdout.isTTY && process.stdin.isTTY && process.env.TERM !== "dumb";
  const screen = openScreen(process.stdout, isLive);
  const keys = openKeys(process.stdin);
  let lastWords: readonly string[] = [];
  let table: Table | null = null;
  const tags: [string, string][] = [["Date", new Date().toISOString().slice(0, 10)]];
  try {
    const opening = await openGame({
      names,
      hasPeople: bots.includes(null),
      rules,
      first,
      die,
      keys,
      screen,
    });
    if (opening === null) lastWords = ["The game has not begun."];
    else {
      table = new Table(rules, names, opening.seat);
      if (opening.startRolls !== null) tags.push(["StartRolls", opening.startRolls]);
      if (options.seed !== undefined) tags.push(["Seed", options.seed]);
      const style = { terminal, look: options.look, texts };
      lastWords = await playGame({ table, bots, die, keys, screen, style, news: opening.news });
    }
  } finally {
    keys.close();
    screen.close(lastWords);
  }
  if (options.record !== undefined && table) await save(options.record, table.record(tags));
}

async function save(file: string, record: string): Promise<void> {
  try {
    await writeFile(file, record);
  } catch (error) {
    // Rather in the wrong place than lost.
    process.stdout.write(`\n${record}`);
    throw cannotWrite(file, error);
  }
  console.log(`The game record is in ${file}.`);
}

function readFirst(first: string | undefined, names: readonly string[]): number | undefined {
  if (first === undefined) return undefined;
  const seat = findSeat(names, first);
  if (seat === undefined)
    throw usageFault(`--first: "${first}" is none of the players; they are ${names.join(", ")}.`);
  return seat;
}

function readSeed(seed: string | undefined): DieSource {
  if (seed === undefined) return trueDice;
  if (!/^\d{1,20}$/.test(seed)) throw usageFault("--seed must be a whole number.");
  return seededDice(seed);
}

const cannotWrite = (file: string, error: unknown) =>
  runtimeFault(`--record: ${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);

/** Better to learn before the game than after it that its record has no place. */
async function requireWritable(file: string): Promise<void> {
  try {
    await access(dirname(file), constants.W_OK);
  } catch (error) {
    throw cannotWrite(file, error);
  }
}
