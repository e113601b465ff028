// Games as decisions about a log, without a database: whatever people ask for, in whatever order.
import {
  type Action,
  appendEvent,
  type OnlineEvent,
  type OnlineGame,
  seatsOf,
  seedsBySeat,
} from "@cantstop/protocol";
import { commitmentOf, drawRoll, makeSeedsText, verifyRecord } from "@cantstop/protocol/fair-dice";
import { type GameEvent, legalMoves, PRESET_NAMES, play, unwrap } from "@cantstop/rules";
import { makeState, parseRecord } from "@cantstop/rules/notation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { act, actForBot } from "../src/games/act.ts";
import { Pen, stamp } from "../src/games/pen.ts";
import { recordOf } from "../src/games/record.ts";
import { join } from "../src/games/sit.ts";
import { startIfFull } from "../src/games/start.ts";
import type { Draft } from "../src/games/unit.ts";
import { viewGame } from "../src/games/view.ts";

const SECRET = "c0".repeat(32);
const NOBODY = { isPresent: () => false };
const PEOPLE = ["ana", "bo", "cy", "dee"];

/** The game that a log tells, as a server that has just started reads it. */
const read = (log: readonly OnlineEvent[]): OnlineGame => {
  let game: OnlineGame | null = null;
  for (const event of log) game = appendEvent("g", game, JSON.parse(JSON.stringify(event)) as OnlineEvent);
  if (!game) throw new Error("An empty log tells no game.");
  return game;
};

function begin(draft: Partial<Draft>, players: number): OnlineEvent[] {
  const created = stamp(
    {
      type: "created",
      ruleset: "standard",
      seats: PEOPLE.slice(0, players).map((player) => ({ kind: "person", player, name: player })),
      host: "ana",
      visibility: "unlisted",
      start: "seat",
      firstSeat: 0,
      clock: { kind: "none" },
      onTimeout: "wait",
      rematchOf: null,
      ...draft,
      commitment: commitmentOf(SECRET),
    },
    1,
    0,
  );
  const pen = new Pen(appendEvent("g", null, created), 0);
  startIfFull(pen, SECRET);
  return [created, ...pen.events];
}

/** What the rules and the seats say to an action, worked out here once more; null where it is refused. */
function expected(game: OnlineGame, player: string, action: Action): GameEvent | null {
  const { position, dice } = game.game;
  const own = seatsOf(game, player);
  if (position.finished) return null;
  if (action.type === "resign") {
    const stillIn = own.filter((seat) => ((position.out >> seat) & 1) === 0);
    const seat = action.seat ?? (own.includes(position.seat) ? position.seat : stillIn[0]);
    return seat !== undefined && stillIn.includes(seat) ? { type: "resign", seat } : null;
  }
  if (!own.includes(position.seat)) return null;
  if (action.type !== "roll") return action;
  return dice
    ? null
    : { type: "roll", dice: drawRoll(SECRET, game.rolls + 1, makeSeedsText(seedsBySeat(game))) };
}

const columns = fc.array(fc.integer({ min: 2, max: 12 }), { minLength: 1, maxLength: 2 });
const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.constant<Action>({ type: "roll" }),
  fc.constant<Action>({ type: "roll" }),
  fc.constant<Action>({ type: "stop" }),
  columns.map((columns): Action => ({ type: "move", columns })),
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<Action>({ type: "roll" }) },
    fc.nat(3).map((seat): Action => ({ type: "resign", seat })),
    fc.constant<Action>({ type: "resign" }),
  ),
);

const steps = fc.record({
  who: fc.nat(3),
  behind: fc.oneof(
    { weight: 9, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 1) },
  ),
  action: actions,
  /** Rather a legal move, where one is due. */
  legal: fc.nat(9),
});

describe("a game", () => {
  it("takes what the rules allow to those who are on turn, and nothing else", () => {
    const rulesets = fc.constantFrom(...PRESET_NAMES, { columnsToWin: 1 });
    fc.assert(
      fc.property(
        rulesets,
        fc.integer({ min: 1, max: 4 }),
        fc.array(steps, { maxLength: 120 }),
        (ruleset, players, all) => {
          const log = [...begin({ ruleset, start: "preset" }, players)];
          let game = read(log);
          for (const { who, behind, action, legal } of all) {
            const player = PEOPLE[who] ?? "";
            const { dice, position } = game.game;
            const moves = dice ? legalMoves(position, dice) : [];
            const asked: Action =
              moves.length > 0 && legal < 7
                ? { type: "move", columns: moves[legal % moves.length] ?? [] }
                : action;
            const pen = new Pen(game, game.changedAt + 1);
            const refusal = act(pen, SECRET, player, { version: game.version + behind, actions: [asked] });
            const event =
              behind === 0 && seatsOf(game, player).length > 0 ? expected(game, player, asked) : null;
            const next = event && play(game.game, event);
            expect(refusal === null, `${player}: ${JSON.stringify(asked)}`).toBe(next?.ok ?? false);
            if (refusal || !next?.ok) continue;
            log.push(...pen.events);
            game = pen.game;
            expect(makeState(game.game.position)).toEqual(makeState(next.value.position));
            expect(game.game.dice).toEqual(next.value.dice);
          }
          // A server that reads the log sees the same, and so do those who ask.
          const again = read(log);
          expect(viewGame(again, NOBODY, null)).toEqual(viewGame(game, NOBODY, null));
          const record = unwrap(parseRecord(recordOf(again, log)));
          expect(record.events.filter(({ type }) => type === "roll")).toHaveLength(again.rolls);
          if (again.status === "finished")
            expect(verifyRecord(record)).toMatchObject({ ok: true, rolls: again.rolls });
          else
            expect(JSON.stringify(viewGame(again, NOBODY, null)) + recordOf(again, log)).not.toContain(
              SECRET,
            );
        },
      ),
      { numRuns: process.env.CANTSTOP_TEST === "full" ? 5000 : 400 },
    );
  });

  it("begins by a roll, or with the seat named, as was chosen", () => {
    const startOf = (draft: Partial<Draft>) => begin(draft, 2).at(-1);
    expect(startOf({ firstSeat: 1 })).toMatchObject({ type: "started", firstSeat: 1, startRolls: null });
    // By its own text, this one rolls; the others do not.
    for (const preset of PRESET_NAMES) {
      const rolls = preset.startsWith("stop-sign");
      const started = startOf({ ruleset: preset, start: "preset", firstSeat: 1 });
      expect(started).toMatchObject({ startRolls: rolls ? expect.any(Array) : null });
      expect(startOf({ ruleset: preset, start: "roll" })).toMatchObject({ startRolls: expect.any(Array) });
      expect(startOf({ ruleset: preset, start: "seat" })).toMatchObject({ firstSeat: 0, startRolls: null });
    }
  });

  it("does not go back in time when the clocks of two servers differ", () => {
    const game = read(begin({}, 2));
    const later = new Pen(game, 5000);
    act(later, SECRET, "ana", { version: game.version, actions: [{ type: "roll" }] });
    const behind = new Pen(later.game, 3000);
    act(behind, SECRET, "bo", { version: later.game.version, actions: [{ type: "resign" }] });
    expect(behind.events.map(({ at }) => Date.parse(at))).toEqual([5000, 5000]);
  });

  it("keeps a seat for whoever it is kept for", () => {
    const seats: Draft["seats"] = [
      { kind: "person", player: "ana", name: "Ana" },
      { kind: "open", player: "bo", name: "Bo" },
      { kind: "open" },
    ];
    const game = read(begin({ seats }, 3));
    const sit = (from: OnlineGame, id: string) => {
      const pen = new Pen(from, 1);
      return { refusal: join(pen, SECRET, { id, name: id }, undefined), game: pen.game };
    };
    const cy = sit(game, "cy");
    expect(seatsOf(cy.game, "cy")).toEqual([2]);
    expect(sit(cy.game, "dee").refusal).toMatchObject({ code: "no_open_seat" });
    const bo = sit(cy.game, "bo");
    expect(seatsOf(bo.game, "bo")).toEqual([1]);
    expect(bo.game.status).toBe("running");
  });

  it("lets a bot act in the seat on turn only", () => {
    const seats: Draft["seats"] = [
      { kind: "bot", bot: "random" },
      { kind: "person", player: "ana", name: "Ana" },
    ];
    const pen = new Pen(read(begin({ seats }, 2)), 1);
    expect(actForBot(pen, SECRET, [{ type: "resign", seat: 1 }])).toMatchObject({ code: "not_your_seat" });
    expect(actForBot(pen, SECRET, [{ type: "stop" }])).toMatchObject({ code: "stop_not_allowed" });
    expect(actForBot(pen, SECRET, [{ type: "roll" }])).toBeNull();
  });
});
