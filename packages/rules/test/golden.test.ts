// Golden playthroughs: one whole game of each preset, line by line, with what every event led to. A line that
// changes is a rule that changed. After a change that is meant, write them anew and read the difference:
//   CANTSTOP_GOLDEN=write npx vitest run packages/rules/test/golden.test.ts

import { readFileSync, writeFileSync } from "node:fs";
import {
  canStop,
  type Dice,
  type Game,
  type GameEvent,
  legalMoves,
  makeRules,
  PRESET_NAMES,
  type PresetName,
  play,
  startGame,
  unwrap,
} from "@cantstop/rules";
import { makePositionText } from "@cantstop/rules/notation";
import { describe, expect, test } from "vitest";
import { type Pick, randomDice, seededPick } from "./oracle/random-state.ts";

const PLAYERS = 3;
const fileOf = (preset: PresetName) => new URL(`golden/${preset}.txt`, import.meta.url);

/** What can be seen after an event: the moves to choose from, or where everything stands. */
function outcome({ position, dice }: Game): string {
  if (dice)
    return `moves ${legalMoves(position, dice)
      .map((columns) => columns.join("+"))
      .join(" ")}`;
  return `${makePositionText(position)}${canStop(position) ? " (may stop)" : ""}`;
}

const write = (event: GameEvent): string =>
  event.type === "roll"
    ? `roll ${event.dice.join("")}`
    : event.type === "move"
      ? `move ${event.columns.join("+")}`
      : event.type;

function read(text: string): GameEvent {
  const [type, what = ""] = text.split(" ");
  if (type === "roll") return { type, dice: [...what].map(Number) as unknown as Dice };
  if (type === "move") return { type, columns: what.split("+").map(Number) };
  if (type === "stop") return { type };
  throw new Error(`no event: ${text}`);
}

const start = (preset: PresetName): Game => startGame(unwrap(makeRules(preset, PLAYERS)));
const line = (event: string, game: Game) => `${event.padEnd(12)}${outcome(game)}`;

/** A game by a player who stops one time in four, with dice that favour doubles. */
function playthrough(preset: PresetName, pick: Pick): string[] {
  let game = start(preset);
  const lines = [line("start", game)];
  while (!game.position.finished) {
    const { position, dice } = game;
    const moves = dice ? legalMoves(position, dice) : [];
    const event: GameEvent = dice
      ? { type: "move", columns: moves[pick(moves.length)] }
      : canStop(position) && pick(4) === 0
        ? { type: "stop" }
        : { type: "roll", dice: randomDice(pick) as unknown as Dice };
    game = unwrap(play(game, event));
    lines.push(line(write(event), game));
  }
  return lines;
}

describe("golden playthroughs", () => {
  test.each(PRESET_NAMES)("%s", (preset) => {
    const file = fileOf(preset);
    if (process.env.CANTSTOP_GOLDEN === "write")
      writeFileSync(
        file,
        `${playthrough(preset, seededPick(PRESET_NAMES.indexOf(preset) + 1)).join("\n")}\n`,
      );
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    let game = start(preset);
    expect(lines[0]).toBe(line("start", game));
    for (const [i, text] of lines.slice(1).entries()) {
      const event = text.slice(0, 12).trim();
      game = unwrap(play(game, read(event)));
      expect(line(event, game), `${preset}, line ${i + 2}`).toBe(text);
    }
    expect(game.position.finished).toBe(true);
  });
});
