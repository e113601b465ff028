// Everything that the app can say, in every language, with whatever may be put into it.
import type { Language } from "@cantstop/texts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { APP_LANGUAGES, loadWording } from "../src/words/load.ts";
import { widthOf } from "../src/words/width.ts";
import { FIRST, GAME, LATE } from "./arguments.ts";
import { faultOf } from "./typography.ts";

type Tree = { readonly [key: string]: unknown };
type Spoken = readonly [path: string, said: fc.Arbitrary<unknown>];

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** Everything in these words, with where it stands; what wants something is given it. */
function spokenIn(words: Tree, given: Tree, path: string): Spoken[] {
  return Object.entries(words).flatMap(([key, word]): Spoken[] => {
    const at = `${path}.${key}`;
    const inner = given[key];
    if (typeof word === "function")
      return [[at, (inner as fc.Arbitrary<unknown[]>).map((values) => word(...values))]];
    return isTree(word) ? spokenIn(word, isTree(inner) ? inner : {}, at) : [[at, fc.constant(word)]];
  });
}

/** The texts in what was said: one, or several lengths of it. */
const textsIn = (said: unknown, path: string): [path: string, text: string][] =>
  isTree(said)
    ? Object.entries(said).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
    : [[path, String(said)]];

/** How wide texts may be, in Latin characters, where there is little room. */
const ROOM: readonly (readonly [place: RegExp, width: number])[] = [
  [/^game\.(?:sentences|watching|ownDice)\..*\.short$/, 42],
  // A refusal in full is as long as it is.
  [/^game\.(?:sentences|watching|ownDice)\.(?!rollOn).*\.detail$/, 52],
  [/^game\.watching\.(?:rolling|choosing|thinking|rollsOn|stops|stuck)$/, 24],
  [/^game\.cards\..*\.(?:headline|detail)$/, 24],
  [/^game\.cards\..*\.short$/, 18],
  [/^game\.hint\.(?:advice|thinking|failed)$/, 42],
  [/^game\.hint\.worth$/, 5],
  [/^onlineGame\.(?:reconnecting|offline)\.short$/, 42],
  [/^onlineGame\.(?:reconnecting|offline)\.detail$/, 52],
  [/^onlineGame\.(?:whenReconnected|rematchWaits)$/, 24],
  [/^onlineGame\.timeUsedUp$/, 30],
  [/^onlineGame\.(?:back|otherGames)$/, 16],
  [/^onlineGame\.reactions\./, 15],
  [/^game\.actions\.(?:roll|rollAgain|stop|claim|rematch|again|review|share|nextTurn)$/, 15],
  [/^game\.actions\.(?:begins|afterPick|toGoOn|keep|notYet|claimDetail|shareDetail|copied)$/, 24],
];

/** What is wrong with the words, of a hundred ways to say each. */
function faultsIn(language: Language, words: object, given: object, path: string): string[] {
  const found = new Set<string>();
  for (const [at, arbitrary] of spokenIn(words as Tree, given as Tree, path)) {
    for (const [place, text] of fc.sample(arbitrary, 100).flatMap((said) => textsIn(said, at))) {
      const fault = faultOf(language, text);
      if (fault) found.add(`${place}: ${fault}`);
      const room = ROOM.find(([where]) => where.test(place))?.[1] ?? Number.POSITIVE_INFINITY;
      if (widthOf(text) > room) found.add(`${place}: more than ${room}: ${text}`);
    }
  }
  return [...found];
}

describe.each(APP_LANGUAGES)("what the app says in %s is well set, and fits where it stands:", (language) => {
  it("the first screen", async () => {
    const { words } = await loadWording(language);
    expect(faultsIn(language, words, FIRST, "first")).toEqual([]);
  });

  it("the game screen", async () => {
    const { late } = await loadWording(language);
    expect(faultsIn(language, await late("game"), GAME, "game")).toEqual([]);
  });

  it.each(Object.keys(LATE) as (keyof typeof LATE)[])("%s", async (screen) => {
    const { late } = await loadWording(language);
    // Texts of options are tried where they are made.
    const words = { ...(await late(screen)), options: "" };
    expect(faultsIn(language, words, LATE[screen], screen)).toEqual([]);
  });
});
