/**
 * Facts about the game, as data, for any implementation. T1 to T36 and the counts below them come from the
 * rules page, where they were verified by an independent enumeration; the R facts were worked out by hand
 * from its text, one for each reading that the T facts leave untouched. `runFact` plays them through an
 * engine; nothing in this file knows which.
 */

import { deepStrictEqual } from "node:assert";
import { type ByColumn, COLUMNS, type Engine, oracleStart, type Ruleset, type State } from "./oracle.ts";

/** What is done in a state, and what must come of it. Later steps go on from the state a step leaves. */
export type Step =
  /** The legal moves, [] = bust; `runners` are the runners after each of them, in the same order. */
  | { do: "roll"; dice: number[]; moves: number[][]; runners?: ByColumn[] }
  | { do: "move"; dice: number[]; columns: number[]; gives: Partial<State> }
  /** A roll without a legal move, and the state it leaves. */
  | { do: "bust"; dice: number[]; gives: Partial<State> }
  | { do: "stop"; gives: Partial<State> }
  | { do: "canStop"; is: boolean }
  | { do: "resign"; seat: number; gives: Partial<State> }
  | { do: "success"; rolls: number }
  | { do: "pairings"; dice: number[]; pairings: number[][] };

export interface Fact {
  id: string;
  title: string;
  /** Each case is a complete state (its ruleset inside) and the steps from there. */
  cases: { state: State; steps: Step[] }[];
}

/** Plays one fact through an engine; throws an assertion error where they differ. */
export function runFact(engine: Engine, fact: Fact): void {
  fact.cases.forEach(({ state: start, steps }, number) => {
    let state = start;
    steps.forEach((step, at) => {
      const where = `${fact.id}, case ${number + 1}, step ${at + 1} (${step.do})`;
      const same = (actual: unknown, expected: unknown, what: string) =>
        deepStrictEqual(
          actual,
          expected,
          `${where}: ${what} ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`,
        );
      const sameFields = (expected: Partial<State>) => {
        for (const [field, value] of Object.entries(expected))
          same(state[field as keyof State], value, field);
      };
      if (step.do === "roll") {
        same(engine.moves(state, step.dice), step.moves, "moves");
        step.runners?.forEach((runners, i) => {
          same(
            engine.move(state, step.dice, step.moves[i]).runners,
            runners,
            `runners after ${step.moves[i].join()}`,
          );
        });
      } else if (step.do === "move") {
        state = engine.move(state, step.dice, step.columns);
        sameFields(step.gives);
      } else if (step.do === "bust") {
        same(engine.moves(state, step.dice), [], "moves");
        state = engine.bust(state);
        sameFields(step.gives);
      } else if (step.do === "stop") {
        state = engine.stop(state);
        sameFields(step.gives);
      } else if (step.do === "canStop") {
        same(engine.canStop(state), step.is, "canStop");
      } else if (step.do === "resign") {
        state = engine.resign(state, step.seat);
        sameFields(step.gives);
      } else if (step.do === "success") {
        same(engine.success(state), step.rolls, "success");
      } else {
        same(engine.pairings(step.dice), step.pairings, "pairings");
      }
    });
  });
}

/** A state of `players` seats (2 unless told otherwise) with some fields set; `moved` follows from them. */
function at(ruleset: Ruleset, fields: Partial<State> & { players?: number } = {}): State {
  const { players = 2, ...rest } = fields;
  const state = { ...oracleStart(ruleset, rest.camps?.length ?? players), ...rest };
  state.moved = fields.moved ?? (Object.keys(state.runners).length > 0 || state.justClaimed);
  return state;
}

/** Gives columns away in turn, so that nobody holds more than ⌈n / players⌉ of them. */
function closed(columns: number[], players = 2): ByColumn {
  const claims: ByColumn = {};
  columns.forEach((column, i) => {
    claims[column] = i % players;
  });
  return claims;
}

const strict: Ruleset = { preset: "franjos", placement: "strict" };

function fourteen(): Fact["cases"] {
  const cases: Fact["cases"] = [];
  const open = [2, 3, 4, 5, 11, 12];
  const claims: ByColumn = { 6: 1, 7: 1, 8: 2, 9: 2, 10: 0 };
  for (const a of open) {
    for (const b of open) {
      if (a >= b) continue;
      cases.push({
        state: at("franjos", { players: 3, claims, runners: { [a]: 1, [b]: 2 }, justClaimed: true }),
        steps: [
          {
            do: "bust",
            dice: [4, 3, 5, 5],
            gives: { claims, runners: {}, seat: 1, moved: false, justClaimed: false, camps: [{}, {}, {}] },
          },
        ],
      });
    }
  }
  return cases;
}

const TABLE: Fact[] = [
  {
    id: "T1",
    title: "wikipedia, stop-sign, standard: the opening 2 3 4 5",
    cases: ["wikipedia", "stop-sign", "standard"].map((preset) => ({
      state: at(preset),
      steps: [
        {
          do: "roll",
          dice: [2, 3, 4, 5],
          moves: [
            [5, 9],
            [6, 8],
            [7, 7],
          ],
          runners: [{ 5: 1, 9: 1 }, { 6: 1, 8: 1 }, { 7: 2 }],
        },
      ],
    })),
  },
  {
    id: "T2",
    title: "franjos: no double at the opening 2 3 4 5",
    cases: [
      {
        state: at("franjos"),
        steps: [
          {
            do: "roll",
            dice: [2, 3, 4, 5],
            moves: [
              [5, 9],
              [6, 8],
            ],
            runners: [
              { 5: 1, 9: 1 },
              { 6: 1, 8: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "T3",
    title: "wikipedia: runners on 5, 8, 10 bust on 2 2 4 5",
    cases: [
      {
        state: at("wikipedia", { runners: { 5: 1, 8: 1, 10: 1 } }),
        steps: [{ do: "bust", dice: [2, 2, 4, 5], gives: { runners: {}, camps: [{}, {}], seat: 1 } }],
      },
    ],
  },
  {
    id: "T4",
    title: "wikipedia: with 8 closed the first roll 4 4 4 4 busts",
    cases: [
      {
        state: at("wikipedia", { claims: { 8: 1 } }),
        steps: [{ do: "bust", dice: [4, 4, 4, 4], gives: { seat: 1, moved: false, claims: { 8: 1 } } }],
      },
    ],
  },
  {
    id: "T5",
    title: "the pairings of 3 4 5 6",
    cases: [
      {
        state: at("standard"),
        steps: [
          {
            do: "pairings",
            dice: [3, 4, 5, 6],
            pairings: [
              [7, 11],
              [8, 10],
              [9, 9],
            ],
          },
        ],
      },
    ],
  },
  {
    id: "T6",
    title: "franjos: the opening 3 4 5 6",
    cases: [
      {
        state: at("franjos"),
        steps: [
          {
            do: "roll",
            dice: [3, 4, 5, 6],
            moves: [
              [7, 11],
              [8, 10],
            ],
            runners: [
              { 7: 1, 11: 1 },
              { 8: 1, 10: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "T7",
    title: "franjos: the last runner has priority over 9+9",
    cases: [
      {
        state: at("franjos", { runners: { 5: 1, 9: 1 } }),
        steps: [
          {
            do: "roll",
            dice: [3, 6, 4, 5],
            moves: [[7], [8], [10], [11]],
            runners: [7, 8, 10, 11].map((column) => ({ 5: 1, 9: 1, [column]: 1 })),
          },
        ],
      },
    ],
  },
  {
    id: "T8",
    title: "wikipedia, standard: the same, and 9 twice",
    cases: ["wikipedia", "standard"].map((preset) => ({
      state: at(preset, { runners: { 5: 1, 9: 1 } }),
      steps: [
        {
          do: "roll",
          dice: [3, 6, 4, 5],
          moves: [[7], [8], [9, 9], [10], [11]],
          runners: [
            { 5: 1, 7: 1, 9: 1 },
            { 5: 1, 8: 1, 9: 1 },
            { 5: 1, 9: 3 },
            { 5: 1, 9: 1, 10: 1 },
            { 5: 1, 9: 1, 11: 1 },
          ],
        },
      ],
    })),
  },
  {
    id: "T9",
    title: "franjos: four fives, and again",
    cases: [
      {
        state: at("franjos"),
        steps: [
          { do: "roll", dice: [5, 5, 5, 5], moves: [[10, 10]] },
          { do: "move", dice: [5, 5, 5, 5], columns: [10, 10], gives: { runners: { 10: 2 }, moved: true } },
          { do: "roll", dice: [5, 5, 5, 5], moves: [[10, 10]] },
          { do: "move", dice: [5, 5, 5, 5], columns: [10, 10], gives: { runners: { 10: 4 } } },
        ],
      },
    ],
  },
  {
    id: "T10",
    title: "franjos: 5 5 2 3 must place two",
    cases: [
      {
        state: at("franjos", { runners: { 10: 4 } }),
        steps: [{ do: "roll", dice: [5, 5, 2, 3], moves: [[7, 8]], runners: [{ 7: 1, 8: 1, 10: 4 }] }],
      },
    ],
  },
  {
    id: "T11",
    title: "standard: 5 5 2 3 may also step on",
    cases: [
      {
        state: at("standard", { runners: { 10: 4 } }),
        steps: [
          {
            do: "roll",
            dice: [5, 5, 2, 3],
            moves: [
              [5, 10],
              [7, 8],
            ],
            runners: [
              { 5: 1, 10: 5 },
              { 7: 1, 8: 1, 10: 4 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "T12",
    title: "franjos: a pairing with a closed sum gives way",
    cases: [
      {
        state: at("franjos", { camps: [{ 7: 9 }, {}], claims: { 10: 1 } }),
        steps: [{ do: "roll", dice: [4, 3, 5, 5], moves: [[8, 9]], runners: [{ 8: 1, 9: 1 }] }],
      },
    ],
  },
  {
    id: "T13",
    title: "wikipedia: the same, and 7 alone from the camp",
    cases: [
      {
        state: at("wikipedia", { camps: [{ 7: 9 }, {}], claims: { 10: 1 } }),
        steps: [
          { do: "roll", dice: [4, 3, 5, 5], moves: [[7], [8, 9]], runners: [{ 7: 10 }, { 8: 1, 9: 1 }] },
        ],
      },
    ],
  },
  { id: "T14", title: "franjos: no re-entry possible is a bust; the claim survives", cases: fourteen() },
  {
    id: "T15",
    title: "standard: one runner left, two new columns, four choices",
    cases: [
      {
        state: at("standard", { runners: { 5: 1, 9: 1 } }),
        steps: [
          {
            do: "roll",
            dice: [1, 1, 5, 6],
            moves: [[2], [6], [7], [11]],
            runners: [2, 6, 7, 11].map((column) => ({ 5: 1, 9: 1, [column]: 1 })),
          },
        ],
      },
    ],
  },
  {
    id: "T16",
    title: "standard: a runner enters one above the camp",
    cases: [
      {
        state: at("standard", { camps: [{ 5: 3 }, {}] }),
        steps: [
          { do: "move", dice: [1, 4, 6, 6], columns: [5, 12], gives: { runners: { 5: 4, 12: 1 } } },
          { do: "move", dice: [1, 4, 6, 6], columns: [5, 12], gives: { runners: { 5: 5, 12: 2 } } },
        ],
      },
    ],
  },
  {
    id: "T17",
    title: "franjos: a runner enters on the camp itself",
    cases: [
      {
        state: at("franjos", { camps: [{ 5: 3 }, {}] }),
        steps: [{ do: "move", dice: [1, 4, 6, 6], columns: [5, 12], gives: { runners: { 5: 3, 12: 1 } } }],
      },
    ],
  },
  {
    id: "T18",
    title: "standard: stopping on the third top wins at once",
    cases: [
      {
        state: at("standard", {
          claims: { 3: 0, 9: 0 },
          runners: { 7: 13, 6: 2 },
          camps: [{ 7: 12 }, { 7: 4 }],
        }),
        steps: [
          { do: "canStop", is: true },
          {
            do: "stop",
            gives: {
              claims: { 3: 0, 7: 0, 9: 0 },
              camps: [{ 6: 2 }, {}],
              runners: {},
              moved: false,
              seat: 0,
              winners: [0],
            },
          },
          { do: "canStop", is: false },
        ],
      },
    ],
  },
  {
    id: "T19",
    title: "standard: a bust after topping leaves the column unclaimed",
    cases: [
      {
        state: at("standard", { camps: [{ 7: 11 }, {}], runners: { 7: 13, 6: 1, 2: 1 } }),
        steps: [
          {
            do: "bust",
            dice: [2, 5, 2, 5],
            gives: { claims: {}, camps: [{ 7: 11 }, {}], runners: {}, moved: false, seat: 1, winners: null },
          },
        ],
      },
    ],
  },
  {
    id: "T20",
    title: "standard: a double with room for one step",
    cases: [
      {
        state: at("standard", { runners: { 7: 12, 6: 1, 8: 1 } }),
        steps: [
          {
            do: "roll",
            dice: [2, 3, 4, 5],
            moves: [[6, 8], [7]],
            runners: [
              { 6: 2, 7: 12, 8: 2 },
              { 6: 1, 7: 13, 8: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "T21",
    title: "standard: a topped runner moves no more",
    cases: [
      {
        state: at("standard", { runners: { 7: 13, 6: 1, 2: 1 } }),
        steps: [{ do: "roll", dice: [2, 5, 2, 5], moves: [] }],
      },
    ],
  },
  {
    id: "T22",
    title: "franjos: with two runners waiting 7+7 is dropped",
    cases: [
      {
        state: at("franjos", { runners: { 6: 1 } }),
        steps: [{ do: "roll", dice: [3, 3, 4, 4], moves: [[6, 8]], runners: [{ 6: 2, 8: 1 }] }],
      },
    ],
  },
  {
    id: "T23",
    title: "franjos: the last runner may take a double",
    cases: [
      {
        state: at("franjos", { runners: { 6: 1, 10: 1 } }),
        steps: [
          {
            do: "roll",
            dice: [3, 3, 4, 4],
            moves: [
              [6, 8],
              [7, 7],
            ],
            runners: [
              { 6: 2, 8: 1, 10: 1 },
              { 6: 1, 7: 2, 10: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "T24",
    title: "franjos: with all runners placed any part may be moved",
    cases: [
      {
        state: at("franjos", { runners: { 5: 1, 7: 3, 9: 2 } }),
        steps: [
          {
            do: "roll",
            dice: [2, 3, 4, 5],
            moves: [[5], [5, 9], [7], [7, 7], [9]],
            runners: [
              { 5: 2, 7: 3, 9: 2 },
              { 5: 2, 7: 3, 9: 3 },
              { 5: 1, 7: 4, 9: 2 },
              { 5: 1, 7: 5, 9: 2 },
              { 5: 1, 7: 3, 9: 3 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "T25",
    title: "standard: the same, all playable sums",
    cases: [
      {
        state: at("standard", { runners: { 5: 1, 7: 3, 9: 2 } }),
        steps: [
          {
            do: "roll",
            dice: [2, 3, 4, 5],
            moves: [
              [5, 9],
              [7, 7],
            ],
            runners: [
              { 5: 2, 7: 3, 9: 3 },
              { 5: 1, 7: 5, 9: 2 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "T26",
    title: "franjos: a quad from the camp goes two spaces above it",
    cases: [
      {
        state: at("franjos", { camps: [{ 10: 3 }, {}] }),
        steps: [{ do: "roll", dice: [5, 5, 5, 5], moves: [[10, 10]], runners: [{ 10: 5 }] }],
      },
    ],
  },
  {
    id: "T27",
    title: "franjos: when re-entry is due a step is no move (may_reenter: it is)",
    cases: [
      {
        state: at("franjos", { claims: { 9: 0 }, runners: { 4: 2, 10: 3 }, justClaimed: true }),
        steps: [{ do: "bust", dice: [5, 5, 5, 5], gives: { claims: { 9: 0 }, runners: {}, seat: 1 } }],
      },
      {
        state: at(
          { preset: "franjos", toppedRunner: "may_reenter" },
          { claims: { 9: 0 }, runners: { 4: 2, 10: 3 }, justClaimed: true },
        ),
        steps: [{ do: "roll", dice: [5, 5, 5, 5], moves: [[10, 10]], runners: [{ 4: 2, 10: 5 }] }],
      },
    ],
  },
  {
    id: "T28",
    title: "franjos: 5 and 6 closed leave 7+7 only (strict: bust)",
    cases: [
      {
        state: at("franjos", { claims: { 5: 0, 6: 1 } }),
        steps: [{ do: "roll", dice: [2, 3, 4, 5], moves: [[7, 7]], runners: [{ 7: 2 }] }],
      },
      {
        state: at(strict, { claims: { 5: 0, 6: 1 } }),
        steps: [{ do: "roll", dice: [2, 3, 4, 5], moves: [] }],
      },
    ],
  },
  {
    id: "T29",
    title: "franjos: 5, 6, 7 closed leave 8 or 9 (strict: bust)",
    cases: [
      {
        state: at("franjos", { claims: { 5: 0, 6: 1, 7: 0 } }),
        steps: [{ do: "roll", dice: [2, 3, 4, 5], moves: [[8], [9]], runners: [{ 8: 1 }, { 9: 1 }] }],
      },
      {
        state: at(strict, { claims: { 5: 0, 6: 1, 7: 0 } }),
        steps: [{ do: "roll", dice: [2, 3, 4, 5], moves: [] }],
      },
    ],
  },
  {
    id: "T30",
    title: "franjos-jump: an entry skips two camps in a row",
    cases: [
      {
        state: at("franjos-jump", { camps: [{}, { 5: 1 }, { 5: 2 }] }),
        steps: [{ do: "move", dice: [2, 3, 4, 5], columns: [5, 9], gives: { runners: { 5: 3, 9: 1 } } }],
      },
    ],
  },
  {
    id: "T31",
    title: "franjos-jump: an entry may jump to the top and claim",
    cases: [
      {
        state: at("franjos-jump", { camps: [{}, { 2: 1 }, { 2: 2 }] }),
        steps: [
          {
            do: "move",
            dice: [1, 1, 5, 6],
            columns: [2, 11],
            gives: {
              runners: { 11: 1 },
              claims: { 2: 0 },
              camps: [{}, {}, {}],
              justClaimed: true,
              moved: true,
            },
          },
        ],
      },
    ],
  },
  {
    id: "T32",
    title: "standard: success with 6, 8 and 7 below its top, or on it",
    cases: [
      {
        state: at("standard", { runners: { 6: 1, 7: 12, 8: 1 } }),
        steps: [{ do: "success", rolls: 1192 }],
      },
      {
        state: at("standard", { runners: { 6: 1, 7: 13, 8: 1 } }),
        steps: [{ do: "success", rolls: 1068 }],
      },
    ],
  },
  {
    id: "T33",
    title: "wikipedia: success with runners on 5, 8, 10",
    cases: [
      {
        state: at("wikipedia", { runners: { 5: 1, 8: 1, 10: 1 } }),
        steps: [{ do: "success", rolls: 1120 }],
      },
      {
        state: at("wikipedia", { runners: { 5: 8, 8: 10, 10: 6 } }),
        steps: [{ do: "success", rolls: 1120 }],
      },
    ],
  },
  {
    id: "T34",
    title: "standard: a double of a closed column does not exist",
    cases: [
      {
        state: at("standard", { claims: { 5: 1 } }),
        steps: [
          {
            do: "roll",
            dice: [1, 2, 3, 4],
            moves: [
              [3, 7],
              [4, 6],
            ],
            runners: [
              { 3: 1, 7: 1 },
              { 4: 1, 6: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "T35",
    title: "standard: either-or, a closed half, and a camp below the top",
    cases: [
      {
        state: at("standard", { claims: { 6: 1 }, camps: [{ 5: 8 }, {}], runners: { 4: 1, 12: 1 } }),
        steps: [
          {
            do: "roll",
            dice: [1, 2, 3, 4],
            moves: [[3], [4], [5], [7]],
            runners: [
              { 3: 1, 4: 1, 12: 1 },
              { 4: 2, 12: 1 },
              { 4: 1, 5: 9, 12: 1 },
              { 4: 1, 7: 1, 12: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "T36",
    title: "standard: four sixes from 12@2 and from 12@1",
    cases: [
      {
        state: at("standard", { runners: { 12: 2 } }),
        steps: [{ do: "roll", dice: [6, 6, 6, 6], moves: [[12]], runners: [{ 12: 3 }] }],
      },
      {
        state: at("standard", { runners: { 12: 1 } }),
        steps: [{ do: "roll", dice: [6, 6, 6, 6], moves: [[12, 12]], runners: [{ 12: 3 }] }],
      },
    ],
  },
];

/** First-roll successes under franjos, and a spare runner among nearly closed columns. */
const COUNTS: Fact[] = [
  {
    id: "N1",
    title: "franjos: first-roll busts with {7}, {8}, {10}, {6,7,8} closed",
    cases: (
      [
        [[7], 0],
        [[8], 1],
        [[10], 1],
        [[6, 7, 8], 24],
      ] as [number[], number][]
    ).map(([columns, busts]) => ({
      state: at("franjos", { claims: closed(columns) }),
      steps: [{ do: "success", rolls: 1296 - busts }],
    })),
  },
  {
    id: "N2",
    title: "strict: first-roll busts with {7}, {8}, {10}, {6,7,8} closed",
    cases: (
      [
        [[7], 48],
        [[8], 79],
        [[10], 71],
        [[6, 7, 8], 568],
      ] as [number[], number][]
    ).map(([columns, busts]) => ({
      state: at(strict, { claims: closed(columns) }),
      steps: [{ do: "success", rolls: 1296 - busts }],
    })),
  },
  {
    id: "N3",
    title: "a spare runner counts: 2 and 3 with 10, 11, 12 closed bust on 20",
    cases: [
      {
        state: at("standard", { claims: closed([10, 11, 12]), runners: { 2: 1, 3: 1 } }),
        steps: [{ do: "success", rolls: 1276 }],
      },
    ],
  },
  {
    id: "N4",
    title: "three topped runners: every roll busts",
    cases: [
      {
        state: at("standard", { runners: { 2: 3, 7: 13, 12: 3 } }),
        steps: [{ do: "success", rolls: 0 }],
      },
    ],
  },
];

const reach = (overrides: object): Ruleset => ({ preset: "franjos", ...overrides });

/** Worked out by hand from the text of the rules page: one for each thing the table does not touch. */
const READINGS: Fact[] = [
  {
    id: "R1",
    title: "entry_plus_two: the entry and two spaces more, from the bottom and from a camp",
    cases: [
      {
        state: at(reach({ quadEntry: "entry_plus_two" })),
        steps: [{ do: "roll", dice: [5, 5, 5, 5], moves: [[10, 10]], runners: [{ 10: 3 }] }],
      },
      {
        state: at(reach({ quadEntry: "entry_plus_two" }), { camps: [{ 10: 3 }, {}] }),
        steps: [{ do: "roll", dice: [5, 5, 5, 5], moves: [[10, 10]], runners: [{ 10: 5 }] }],
      },
      {
        // Room for one step only: [10], and the top is claimed at once.
        state: at(reach({ quadEntry: "entry_plus_two" }), { camps: [{ 10: 6 }, { 10: 2 }] }),
        steps: [
          { do: "roll", dice: [5, 5, 5, 5], moves: [[10]], runners: [{}] },
          {
            do: "move",
            dice: [5, 5, 5, 5],
            columns: [10],
            gives: { claims: { 10: 0 }, camps: [{}, {}], justClaimed: true, moved: true, seat: 0 },
          },
        ],
      },
    ],
  },
  {
    id: "R2",
    title: "pairwise with on_camp: enter on the camp, then one step",
    cases: [
      {
        state: at(reach({ quadEntry: "pairwise" }), { camps: [{ 10: 3 }, {}] }),
        steps: [{ do: "roll", dice: [5, 5, 5, 5], moves: [[10, 10]], runners: [{ 10: 4 }] }],
      },
    ],
  },
  {
    id: "R3",
    title: "any_playable: half of a quad is an ordinary entry; a full double named [c] hides its half",
    cases: [
      {
        state: at(reach({ placement: "free", pairUse: "any_playable" }), { camps: [{ 10: 3 }, {}] }),
        steps: [{ do: "roll", dice: [5, 5, 5, 5], moves: [[10], [10, 10]], runners: [{ 10: 3 }, { 10: 5 }] }],
      },
      {
        // start_plus_two from 6 finds one step: that is [10]; entering on the camp at 6 alone does not exist.
        state: at(reach({ placement: "free", pairUse: "any_playable" }), { camps: [{ 10: 6 }, {}] }),
        steps: [{ do: "roll", dice: [5, 5, 5, 5], moves: [[10]], runners: [{}] }],
      },
      {
        // While a runner is unplaced, preferred uses everything whatever pairUse says.
        state: at(reach({ pairUse: "any_playable" })),
        steps: [{ do: "roll", dice: [5, 5, 5, 5], moves: [[10, 10]], runners: [{ 10: 2 }] }],
      },
    ],
  },
  {
    id: "R4",
    title: "any_playable: with one runner left for two new columns, still one of them",
    cases: [
      {
        state: at({ preset: "standard", pairUse: "any_playable" }, { runners: { 5: 1, 9: 1 } }),
        steps: [{ do: "roll", dice: [1, 1, 5, 6], moves: [[2], [6], [7], [11]] }],
      },
      {
        state: at({ preset: "standard", pairUse: "any_playable" }),
        steps: [{ do: "roll", dice: [2, 3, 4, 5], moves: [[5], [5, 9], [6], [6, 8], [7], [7, 7], [8], [9]] }],
      },
    ],
  },
  {
    id: "R5",
    title: "must_reenter under free choice: the chosen subset itself must place a runner",
    cases: [
      {
        state: at(reach({ placement: "free", pairUse: "any_playable" }), {
          claims: { 12: 0 },
          runners: { 5: 1, 7: 3 },
          justClaimed: true,
        }),
        // 5+9: 9 alone or both. 6+8: one of them. 7+7 only steps.
        steps: [{ do: "roll", dice: [2, 3, 4, 5], moves: [[5, 9], [6], [8], [9]] }],
      },
      {
        // The duty lasts for one roll: two were freed, one has come back, and now a step will do.
        state: at(reach({}), { claims: { 11: 0, 12: 0 }, runners: { 5: 1 }, justClaimed: true }),
        steps: [
          {
            do: "move",
            dice: [1, 1, 1, 4],
            columns: [2, 5],
            gives: { runners: { 2: 1, 5: 2 }, justClaimed: false },
          },
          { do: "roll", dice: [1, 1, 1, 1], moves: [[2, 2]] },
        ],
      },
    ],
  },
  {
    id: "R6",
    title: "on_reach: a runner freed by a move does not serve the other sum of the same roll",
    cases: [
      {
        state: at(reach({ placement: "free" }), { runners: { 5: 8, 7: 1, 8: 1 } }),
        steps: [{ do: "roll", dice: [2, 3, 4, 5], moves: [[5], [7], [7, 7], [8]] }],
      },
    ],
  },
  {
    id: "R7",
    title: "on_reach: one move claims two columns; the claims survive a bust; the stop is allowed",
    cases: [
      {
        state: at("franjos", { camps: [{ 9: 7 }, { 5: 3, 9: 2 }], runners: { 5: 8, 7: 3, 9: 8 } }),
        steps: [
          {
            do: "move",
            dice: [2, 3, 4, 5],
            columns: [5, 9],
            gives: { claims: { 5: 0, 9: 0 }, runners: { 7: 3 }, camps: [{}, {}], justClaimed: true },
          },
          { do: "canStop", is: true },
          { do: "stop", gives: { camps: [{ 7: 3 }, {}], seat: 1, justClaimed: false, moved: false } },
        ],
      },
    ],
  },
  {
    id: "R8",
    title: "complete_round: the third claim ends the turn, the round goes on, the target is shared",
    cases: [
      {
        state: at("franjos", {
          camps: [{}, { 4: 1 }, {}],
          claims: { 2: 1, 12: 1, 3: 2, 11: 2 },
          runners: { 7: 12, 8: 2 },
          seat: 1,
          firstSeat: 1,
        }),
        steps: [
          {
            do: "move",
            dice: [2, 5, 3, 6],
            columns: [7, 9],
            gives: {
              claims: { 2: 1, 3: 2, 7: 1, 11: 2, 12: 1 },
              camps: [{}, { 4: 1 }, {}],
              runners: {},
              moved: false,
              justClaimed: false,
              seat: 2,
              winners: null,
            },
          },
        ],
      },
      {
        // Seat 2 reaches the target in the last round too: its turn ends, seat 0 still plays, busts, and they share.
        state: at("franjos", {
          camps: [{}, {}, {}],
          claims: { 2: 1, 12: 1, 7: 1, 10: 2, 11: 2 },
          runners: { 8: 10, 4: 1, 6: 3 },
          seat: 2,
          firstSeat: 1,
        }),
        steps: [
          { do: "move", dice: [4, 4, 1, 2], columns: [8], gives: { seat: 0, runners: {}, winners: null } },
          {
            do: "bust",
            dice: [1, 1, 1, 1],
            gives: { seat: 0, winners: [1, 2], runners: {}, moved: false, justClaimed: false },
          },
        ],
      },
      {
        // A seat beyond the target has won no more than one on it.
        state: at(
          { preset: "standard", gameEnd: "complete_round" },
          { claims: { 2: 0, 3: 0, 12: 0, 11: 0, 5: 1, 6: 1 }, runners: { 7: 13 }, seat: 1 },
        ),
        steps: [{ do: "stop", gives: { winners: [0, 1], seat: 1 } }],
      },
    ],
  },
  {
    id: "R9",
    title: "complete_round: a seat that resigned is passed over, at the end of the round too, and never wins",
    cases: [
      {
        // firstSeat itself is out: the walk from 1 to 2 passes nothing, the walk from 2 passes 0.
        state: at(reach({}), {
          camps: [{}, {}, {}],
          claims: { 2: 1, 3: 1, 12: 1 },
          out: [0],
          seat: 2,
          firstSeat: 0,
          runners: { 4: 1, 6: 3, 8: 3 },
        }),
        steps: [{ do: "bust", dice: [1, 1, 1, 1], gives: { winners: [1], seat: 2 } }],
      },
      {
        state: at(reach({}), {
          camps: [{}, {}, {}],
          claims: { 2: 1, 3: 1, 12: 1 },
          out: [1],
          seat: 2,
          firstSeat: 0,
          runners: { 4: 1, 6: 3, 8: 3 },
        }),
        steps: [{ do: "bust", dice: [1, 1, 1, 1], gives: { winners: null, seat: 0, out: [1] } }],
      },
      {
        // The last seat of the last round resigns: the round is over with it.
        state: at(reach({}), {
          camps: [{}, {}, { 5: 2 }],
          claims: { 2: 0, 3: 0, 12: 0 },
          seat: 2,
          runners: { 5: 3 },
        }),
        steps: [
          {
            do: "resign",
            seat: 2,
            gives: { winners: [0], seat: 2, out: [2], runners: {}, camps: [{}, {}, { 5: 2 }], moved: false },
          },
        ],
      },
    ],
  },
  {
    id: "R10",
    title: "resigning: on turn, off turn, the last one in, a lone player",
    cases: [
      {
        state: at("standard", { camps: [{ 6: 2 }, {}, { 7: 1 }], claims: { 4: 0 }, runners: { 6: 4, 7: 1 } }),
        steps: [
          {
            do: "resign",
            seat: 0,
            gives: {
              out: [0],
              seat: 1,
              runners: {},
              moved: false,
              camps: [{ 6: 2 }, {}, { 7: 1 }],
              claims: { 4: 0 },
              winners: null,
            },
          },
          { do: "bust", dice: [2, 2, 2, 2], gives: { seat: 2 } },
          { do: "resign", seat: 1, gives: { out: [0, 1], winners: [2], seat: 1 } },
        ],
      },
      {
        state: at("standard", { players: 4, seat: 2, runners: { 6: 1, 8: 1 } }),
        steps: [
          { do: "resign", seat: 3, gives: { out: [3], seat: 2, runners: { 6: 1, 8: 1 }, moved: true } },
          { do: "stop", gives: { seat: 0, camps: [{}, {}, { 6: 1, 8: 1 }, {}] } },
        ],
      },
      {
        state: at("standard", { players: 1, runners: { 6: 1 } }),
        steps: [
          { do: "resign", seat: 0, gives: { out: [0], winners: [], seat: 0, runners: {}, moved: false } },
        ],
      },
    ],
  },
  {
    id: "R11",
    title: "rivals' camps at a claim: stay, return, discard; the claimant's own always goes",
    cases: (["stay", "return", "discard"] as const).map((rivalCampsOnClaim) => ({
      state: at(
        { preset: "standard", rivalCampsOnClaim },
        { camps: [{ 12: 2, 6: 1 }, { 12: 1, 6: 1 }, { 12: 2 }], runners: { 12: 3, 6: 2 }, out: [2] },
      ),
      steps: [
        {
          do: "stop",
          gives: {
            claims: { 12: 0 },
            camps:
              rivalCampsOnClaim === "stay"
                ? [{ 6: 2 }, { 12: 1, 6: 1 }, { 12: 2 }]
                : [{ 6: 2 }, { 6: 1 }, {}],
            seat: 1,
            out: [2],
          },
        },
      ],
    })),
  },
  {
    id: "R12",
    title: "no_stacking: no stop on a rival's camp, not even to win; one's own camp is fine",
    cases: [
      {
        state: at("standard-no-stacking", {
          camps: [{}, { 6: 4 }],
          claims: { 2: 0, 3: 0 },
          runners: { 6: 4, 7: 13 },
        }),
        steps: [
          { do: "canStop", is: false },
          { do: "move", dice: [1, 5, 1, 1], columns: [6], gives: { runners: { 6: 5, 7: 13 } } },
          { do: "canStop", is: true },
          { do: "stop", gives: { winners: [0] } },
        ],
      },
      {
        state: at("franjos-no-stacking", { camps: [{ 5: 2 }, {}], runners: { 5: 2, 6: 1, 7: 1 } }),
        steps: [{ do: "canStop", is: true }],
      },
      {
        // The camp of a seat that resigned still stands there.
        state: at("standard-no-stacking", { camps: [{}, {}, { 6: 4 }], out: [2], runners: { 6: 4 } }),
        steps: [{ do: "canStop", is: false }],
      },
    ],
  },
  {
    id: "R13",
    title: "all_runners_placed: three runners, a claim just now, or nothing open to enter",
    cases: [
      { state: at("franjos", { runners: { 5: 1, 6: 1 } }), steps: [{ do: "canStop", is: false }] },
      { state: at("franjos", { runners: { 5: 1, 6: 1, 7: 1 } }), steps: [{ do: "canStop", is: true }] },
      {
        state: at("franjos", { runners: { 5: 1 }, claims: { 2: 0 }, justClaimed: true }),
        steps: [{ do: "canStop", is: true }],
      },
      {
        state: at("franjos-five", { claims: closed([2, 3, 4, 5, 6, 7, 8, 9], 2), runners: { 10: 1, 11: 1 } }),
        steps: [{ do: "canStop", is: false }],
      },
      {
        state: at("franjos-five", {
          claims: closed([2, 3, 4, 5, 6, 7, 8, 9, 12], 3),
          players: 3,
          runners: { 10: 1, 11: 1 },
        }),
        steps: [{ do: "canStop", is: true }],
      },
      { state: at("franjos"), steps: [{ do: "canStop", is: false }] },
    ],
  },
  {
    id: "R14",
    title: "jump_over: steps and quads jump too, never the own camp, never past the top",
    cases: [
      {
        // 6 from 4 over 5, 6 to 7; 8 stops on the top, reached over 9 and 10.
        state: at("standard-jump", { camps: [{}, { 6: 5, 8: 9 }, { 6: 6, 8: 10 }], runners: { 6: 4, 8: 8 } }),
        steps: [{ do: "move", dice: [2, 4, 3, 5], columns: [6, 8], gives: { runners: { 6: 7, 8: 11 } } }],
      },
      {
        // The own camp 3 shares its space with a rival's: the entry on the camp lands there.
        state: at("franjos-jump", { camps: [{ 5: 3 }, { 5: 3 }, { 5: 4 }] }),
        steps: [{ do: "move", dice: [2, 3, 4, 5], columns: [5, 9], gives: { runners: { 5: 3, 9: 1 } } }],
      },
      {
        // start_plus_two is two jumping steps: 0 → 1, 1 → 4.
        state: at("franjos-jump", { camps: [{}, { 10: 2 }, { 10: 3 }] }),
        steps: [{ do: "roll", dice: [5, 5, 5, 5], moves: [[10, 10]], runners: [{ 10: 4 }] }],
      },
      {
        // Also over the camps of a seat that resigned.
        state: at("standard-jump", { camps: [{}, {}, { 5: 1 }], out: [2] }),
        steps: [{ do: "move", dice: [2, 3, 4, 5], columns: [5, 9], gives: { runners: { 5: 2, 9: 1 } } }],
      },
    ],
  },
  {
    id: "R15",
    title: "all eleven closed: the target wins; where nobody is there, the most columns, ties shared",
    cases: [
      {
        // Five and five, and the last column makes six to five; the target is nine.
        state: at(
          { preset: "standard", columnsToWin: 9 },
          { claims: closed([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), runners: { 12: 3 } },
        ),
        steps: [{ do: "stop", gives: { winners: [0], seat: 0 } }],
      },
      {
        // Six and four, and the last column goes to the second: still the first wins, and no round is completed.
        state: at(
          { preset: "franjos", columnsToWin: 9 },
          {
            claims: { ...closed([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), 3: 0 },
            runners: { 12: 2 },
            seat: 1,
            firstSeat: 0,
          },
        ),
        steps: [
          { do: "move", dice: [6, 6, 1, 1], columns: [12], gives: { winners: [0], seat: 1, runners: {} } },
        ],
      },
      {
        // Shared at three seats: 4, 4, 3; under complete_round at once, though two seats have yet to play.
        state: at(
          { preset: "franjos", columnsToWin: 9 },
          {
            players: 3,
            claims: { 2: 0, 3: 0, 4: 0, 5: 1, 6: 1, 7: 1, 8: 1, 9: 2, 10: 2, 11: 2 },
            runners: { 12: 2 },
          },
        ),
        steps: [{ do: "move", dice: [6, 6, 6, 6], columns: [12], gives: { winners: [0, 1], seat: 0 } }],
      },
    ],
  },
  {
    id: "R16",
    title: "a lone player: one turn after another, the same target of three",
    cases: [
      {
        state: at("standard-extended", { players: 1, claims: { 2: 0, 12: 0 }, runners: { 7: 13 } }),
        steps: [{ do: "stop", gives: { winners: [0], seat: 0 } }],
      },
      {
        state: at("franjos", { players: 1, claims: { 2: 0, 12: 0 }, runners: { 7: 12, 4: 1, 6: 1 } }),
        steps: [
          {
            do: "move",
            dice: [1, 6, 1, 1],
            columns: [7],
            gives: { winners: [0], seat: 0, runners: {}, moved: false },
          },
        ],
      },
      {
        state: at("standard", { players: 1, runners: { 7: 2 } }),
        steps: [{ do: "stop", gives: { winners: null, seat: 0, camps: [{ 7: 2 }], moved: false } }],
      },
    ],
  },
  {
    id: "R17",
    title: "preferred: three on the board are free again; strict keeps quads",
    cases: [
      {
        // 5+9 with 5 closed is fine when all runners are placed.
        state: at("franjos", { claims: { 5: 1 }, runners: { 9: 1, 2: 1, 12: 1 } }),
        steps: [{ do: "roll", dice: [2, 3, 4, 5], moves: [[9]] }],
      },
      {
        state: at(strict, { runners: { 6: 1 } }),
        steps: [
          { do: "roll", dice: [3, 3, 3, 3], moves: [[6, 6]], runners: [{ 6: 3 }] },
          { do: "roll", dice: [3, 3, 4, 4], moves: [[6, 8]] },
        ],
      },
      {
        // A topped runner under on_stop closes nothing: 7 is not a closed sum, merely not playable.
        state: at(
          { preset: "standard", placement: "strict", columnsToWin: 3 },
          { runners: { 7: 13 }, claims: { 8: 1 } },
        ),
        steps: [{ do: "roll", dice: [3, 4, 5, 6], moves: [[11]] }],
      },
    ],
  },
];

export const FACTS: Fact[] = [...TABLE, ...COUNTS, ...READINGS];

/** Rolls of 1296 in which some two dice make the sum. */
export const SUM_OCCURRENCES: ByColumn = {
  2: 171,
  3: 302,
  4: 461,
  5: 580,
  6: 727,
  7: 834,
  8: 727,
  9: 580,
  10: 461,
  11: 302,
  12: 171,
};

/** Rolls of 1296 that help three runners, none on a top: the named triples, and the sum over all 165. */
export const TRIPLES: { columns: number[]; success: number }[] = [
  { columns: [6, 7, 8], success: 1192 },
  { columns: [5, 7, 8], success: 1185 },
  { columns: [6, 7, 9], success: 1185 },
  { columns: [4, 6, 8], success: 1181 },
  { columns: [6, 8, 10], success: 1181 },
  { columns: [2, 3, 4], success: 676 },
  { columns: [10, 11, 12], success: 676 },
  { columns: [2, 3, 12], success: 568 },
  { columns: [2, 11, 12], success: 568 },
];
export const TRIPLES_TOTAL = 166_008;

/** Every triple of columns, in order. */
export function allTriples(): number[][] {
  const triples: number[][] = [];
  for (const a of COLUMNS)
    for (const b of COLUMNS) for (const c of COLUMNS) if (a < b && b < c) triples.push([a, b, c]);
  return triples;
}

/** Three runners on their first spaces, nothing else on the board. */
export function tripleState(columns: number[]): State {
  return at("standard", { runners: Object.fromEntries(columns.map((column) => [column, 1])) });
}
