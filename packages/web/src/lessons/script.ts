import { type GameEvent, unwrap } from "@cantstop/rules";
import { type GameRecord, parseRecord, writeRecord } from "@cantstop/rules/notation";
import type { Store } from "../storage.ts";
import { openLocalTable } from "../table/local.ts";
import { openShelf } from "../table/shelf.ts";
import type { Table } from "../table/table.ts";
import { type Chapter, type Lesson, RIVAL } from "./lesson.ts";

/** The names of pupil and rival. */
export type Names = readonly [pupil: string, rival: string];

/** The game of a chapter as it is to go. */
export function scriptOf({ ruleset }: Pick<Lesson, "ruleset">, chapter: Chapter, [a, b]: Names): GameRecord {
  const header = [
    "Format: cantstop 1",
    `Ruleset: ${ruleset}`,
    `A: ${a}`,
    `B: ${b}`,
    `Position: ${ruleset} ${chapter.position}`,
    `Seats: person bot:${RIVAL}`,
  ];
  return unwrap(parseRecord(`${header.join("\n")}\n\n${chapter.turns}\n`));
}

/** A store that forgets everything with the page: the games of lessons are nobody's. */
function makeScratch(): Store {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name) ?? null,
    write: (name, text) => texts.set(name, text).size > 0,
    remove: (name) => void texts.delete(name),
    names: (prefix) => [...texts.keys()].filter((name) => name.startsWith(prefix)),
    watch: () => () => {},
  };
}

const facesOf = (events: readonly GameEvent[]): number[] =>
  events.flatMap((event) => (event.type === "roll" ? [...event.dice] : []));

/** A table at which a script is about to be played: a table like any other, but for its dice. */
export function openScript(script: GameRecord): Table {
  const id = "lesson";
  const shelf = openShelf(makeScratch());
  shelf.write(id, writeRecord({ ...script, events: [] }));
  const faces = facesOf(script.events);
  let fallen = 0;
  const table = openLocalTable(id, {
    shelf,
    // Nobody gets to roll more than the script has.
    die: () => faces[fallen++] ?? 1,
    now: () => new Date(),
    ended: () => {},
  });
  if (!table) throw new Error("a script cannot be opened");
  return table;
}
