import {
  canStop,
  conflictsOf,
  explainMove,
  explainRoll,
  explainStop,
  legalMoves,
  makeRules,
  play,
  startGame,
  unwrap,
} from "@cantstop/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES, loadTexts, type Reason } from "../src/index.ts";
import { anyOptions, expectSentence, expectWellSet } from "./support.ts";

const column = fc.integer({ min: 2, max: 12 });
const spare = fc.integer({ min: 1, max: 2 });

/** Every reason with any parameters: one that is forgotten here does not compile. */
const anyReason: { readonly [R in Reason as R["code"]]: fc.Arbitrary<Omit<R, "code">> } = {
  column_closed: fc.record({ column, owner: fc.integer({ min: 0, max: 2 }) }),
  runner_on_top: fc.record({ column }),
  no_runner_left: fc.record({ column }),
  one_step_left: fc.record({ column }),
  one_runner_left: fc.record({ column }),
  nothing_playable: fc.record({}),
  must_reenter: fc.record({}),
  prefer_open: fc.record({}),
  must_be_open: fc.record({}),
  double_not_yet: fc.record({}),
  must_place_first: fc.record({}),
  not_rolled: fc.record({}),
  must_use_both: fc.record({}),
  game_over: fc.record({}),
  not_moved: fc.record({}),
  runners_unplaced: fc.record({ spare }),
  on_rival_camp: fc.record({ column }),
};
const reasons = fc.oneof(
  ...Object.entries(anyReason).map(([code, parameters]) =>
    parameters.map((parameters) => ({ ...parameters, code }) as Reason),
  ),
);

const NAMES = ["Ana", "Kenji", "Lou"];
const seatName = (seat: number) => NAMES[seat];

/** Room on a card, in Latin letters; a Japanese one takes the room of two. */
const ROOM = 23;
const roomOf = (text: string): number => text.length + text.replaceAll(/[\0-\u02FF’]/g, "").length;

/** The columns and names that a text mentions. */
const mentioned = (text: string): string[] => (text.match(/\d+|Ana|Kenji|Lou/g) ?? []).sort();

describe.each(LANGUAGES)("reasons in %s", async (language) => {
  const texts = await loadTexts(language);
  const english = await loadTexts("en");

  it("are a few words and a full sentence, whatever their parameters", () => {
    fc.assert(
      fc.property(reasons, (reason) => {
        const { short, sentence } = texts.reason(reason, seatName);
        expectSentence(language, sentence);
        expectWellSet(language, short);
        expect(short).toMatch(/^[\p{Ll}\p{Lo}\d].*[\p{Ll}\p{Lo}\d]$/u);
        expect(roomOf(short), short).toBeLessThanOrEqual(ROOM);
        // Numbers of runners may be written out; columns and players never are.
        if (reason.code !== "runners_unplaced")
          expect(mentioned(sentence)).toEqual(
            expect.arrayContaining(mentioned(english.reason(reason, seatName).sentence)),
          );
      }),
      { numRuns: 400 },
    );
  });

  it("tell one runner from two", () => {
    const [one, two] = [1, 2].map((spare) => texts.reason({ code: "runners_unplaced", spare }, seatName));
    expect(one?.short).not.toBe(two?.short);
    expect(one?.sentence).not.toBe(two?.sentence);
  });

  it("say on a card that only one sum can be moved", () => {
    for (const column of [2, 7, 12]) {
      const text = texts.only(column);
      expectWellSet(language, text);
      expect(text).toContain(`${column}`);
      expect(roomOf(text)).toBeLessThanOrEqual(ROOM);
    }
  });
});

describe("reasons", async () => {
  const en = await loadTexts("en");

  it("have words in every position that play reaches", () => {
    const seen = new Set<string>();
    const check = (reason: Reason | null) => {
      if (!reason) return;
      seen.add(reason.code);
      expectSentence("en", en.reason(reason, seatName).sentence);
    };
    const die = fc.integer({ min: 1, max: 6 });
    const dice = fc.tuple(die, die, die, die);
    const turns = fc.array(fc.tuple(dice, fc.nat(), fc.boolean()), { minLength: 30, maxLength: 120 });
    fc.assert(
      fc.property(anyOptions, turns, (options, turns) => {
        let game = startGame(unwrap(makeRules(options, conflictsOf(options, 3).length === 0 ? 3 : 2)));
        for (const [dice, choice, stops] of turns) {
          const { position } = game;
          check(explainStop(position));
          if (position.finished) break;
          const moves = legalMoves(position, dice);
          for (const { reason, sums } of explainRoll(position, dice)) {
            check(reason);
            for (const sum of sums) {
              check(sum.reason);
              check(explainMove(position, dice, [sum.sum]));
            }
            check(explainMove(position, dice, [sums[0].sum, sums[1].sum]));
          }
          game = unwrap(play(game, { type: "roll", dice }));
          if (game.dice) game = unwrap(play(game, { type: "move", columns: moves[choice % moves.length] }));
          if (stops && canStop(game.position)) game = unwrap(play(game, { type: "stop" }));
        }
      }),
      { numRuns: 150 },
    );
    expect(seen.size).toBeGreaterThan(14);
  });

  it("name the owner of a column and count runners", () => {
    expect(en.reason({ code: "column_closed", column: 7, owner: 1 }, seatName)).toEqual({
      short: "7 is closed",
      sentence: "Column 7 is closed: Kenji has claimed it.",
    });
    expect(en.reason({ code: "runners_unplaced", spare: 1 }, seatName).short).toBe("one runner unplaced");
    expect(en.reason({ code: "runners_unplaced", spare: 2 }, seatName).short).toBe("two runners unplaced");
    expect(en.only(9)).toBe("9 only");
  });
});
