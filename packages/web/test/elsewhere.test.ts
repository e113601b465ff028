// What the game screen shows of those who play elsewhere.
import { appendEvent, type OnlineEvent, type OnlineGame } from "@cantstop/protocol";
import { describe, expect, it, vi } from "vitest";
import { clockText, leftFor } from "../src/online-game/clock.ts";
import { isMyTurn, type Others, withOthers } from "../src/online-game/elsewhere.ts";
import { presentGame } from "../src/play/present.ts";
import { stageOf } from "../src/play/scene.ts";
import type { TableSeat } from "../src/table/table.ts";
import { recordState } from "./fakes.ts";
import { presentedOf } from "./screen.ts";
import { english } from "./wording.ts";

const words = { online: await english.late("onlineGame"), home: english.words.home };
const at = (second: number) => new Date(Date.UTC(2026, 10, 29, 18, 0, second)).toISOString();

type Created = Extract<OnlineEvent, { type: "created" }>;
type Happened = OnlineEvent extends infer E
  ? E extends OnlineEvent
    ? Omit<E, "version" | "at">
    : never
  : never;

/** A game of Ana and Kenji that has begun, and what happened in it, a second each. */
function gameOf(created: Partial<Created>, ...events: readonly Happened[]): OnlineGame {
  const first: Happened = {
    type: "created",
    ruleset: "standard",
    seats: [
      { kind: "person", player: "ana", name: "Ana" },
      { kind: "person", player: "kenji", name: "Kenji" },
    ],
    host: "ana",
    visibility: "unlisted",
    start: "seat",
    firstSeat: 0,
    clock: { kind: "none" },
    onTimeout: "bot",
    commitment: "",
    rematchOf: null,
    ...created,
  };
  const all: Happened[] = [first, { type: "started", firstSeat: 0, startRolls: null }, ...events];
  let game: OnlineGame | null = null;
  for (const [i, event] of all.entries())
    game = appendEvent("g", game, { ...event, version: i + 1, at: at(i) });
  return game as OnlineGame;
}

/** What the person in one of the seats sees; nobody's seat looks on. */
function seenBy(here: readonly number[], game: OnlineGame, more: Partial<Others> = {}, turns = "") {
  const state = recordState(`Format: cantstop 1\nRuleset: standard\nA: Ana\nB: Kenji\n\n${turns}\n`);
  const seats = game.seats.map((seat, i): TableSeat => {
    const isBot = seat.kind === "person" && seat.standIn !== null;
    const player =
      here.includes(i) && !isBot ? { kind: "person" as const } : { kind: "remote" as const, bot: null };
    return { name: ["Ana", "Kenji"][i] ?? "", piece: i as 0 | 1, player };
  });
  const presented = presentedOf(state, { table: { id: "g", seats, ownDice: false, daily: null } });
  const others: Others = {
    game,
    link: "live",
    isUpToDate: true,
    watchers: 0,
    here,
    last: undefined,
    isRematchCalled: false,
    react: vi.fn<() => void>(),
    comeBack: vi.fn<() => void>(),
    leave: vi.fn<() => void>(),
    skip: vi.fn<() => void>(),
    aside: () => null,
    afterwards: (note) => ({ kind: "note", text: `after: ${note}`, framed: false }),
    ...more,
  };
  const stage = stageOf(presented);
  return { view: withOthers(presentGame(presented), stage, others, words), others, isMine: isMyTurn(stage) };
}

const labels = ({ actions }: ReturnType<typeof seenBy>["view"]) =>
  actions.kind === "bar"
    ? actions.text
    : actions.buttons.map(({ label, disabled }) => (disabled ? `(${label})` : label));

describe("the screen of a game that others play elsewhere", () => {
  it("lets roll who is on turn, and tells the others who is", () => {
    expect(labels(seenBy([0], gameOf({})).view)).toEqual(["Roll"]);
    expect(labels(seenBy([1], gameOf({})).view)).toBe("Ana is rolling");
    expect([seenBy([0], gameOf({})).isMine, seenBy([1], gameOf({})).isMine]).toEqual([true, false]);
  });

  it("offers nothing to skip unless something is shown later than it happened", () => {
    const tools = (isUpToDate: boolean) => {
      const { actions } = seenBy([1], gameOf({}), { isUpToDate }).view;
      return actions.kind === "bar" ? actions.tools.map(({ label }) => label) : [];
    };
    expect([tools(true), tools(false)]).toEqual([[], [expect.stringContaining("Skip")]]);
  });

  it.each(["offline", "reconnecting"] as const)("shows the buttons, out of use, while it is %s", (link) => {
    const { view } = seenBy([0], gameOf({}), { link });
    expect(labels(view)).toEqual(["(Roll)"]);
    expect(view.sentence).toMatchObject({ icon: "offline", text: words.online[link].text });
    expect(view.actions).toMatchObject({ buttons: [{ detail: "when reconnected" }] });
    expect(view.hint).toBeNull();
  });

  it("lets come back whose seat a bot plays, unless the time for the whole game is used up", () => {
    const replaced: Happened = { type: "replaced", seat: 0, bot: "steady" };
    const { view, others } = seenBy([0], gameOf({ clock: { kind: "turn", seconds: 9 } }, replaced));
    expect(labels(view)).toEqual(["I am back"]);
    expect(view.seats[0]?.note).toBe("a bot plays");
    if (view.actions.kind === "buttons") view.actions.buttons[0].onPress();
    expect(others.comeBack).toHaveBeenCalledOnce();
    const over = seenBy([0], gameOf({ clock: { kind: "game", seconds: 9 } }, replaced)).view;
    expect(labels(over)).toBe("Time is up: a bot plays on");
  });

  it("says how many look on, and lets them do nothing else", () => {
    expect(seenBy([0], gameOf({}), { watchers: 1 }).view.subtitle).toContain("1 watching");
    const { view } = seenBy([], gameOf({}), { watchers: 1 });
    expect(view.actions).toMatchObject({ kind: "bar", detail: "you are watching" });
    expect(seenBy([1], gameOf({})).view.actions).not.toHaveProperty("detail");
    expect(view.subtitle).not.toContain("1 watching");
    expect([labels(view), view.hint]).toEqual(["Ana is rolling", null]);
  });

  it("leads on from the end: to the next game those who played, elsewhere those who looked on", () => {
    const ended = gameOf({}, { type: "resigned", seat: 0, reason: "player" });
    const end = (here: readonly number[], isRematchCalled = false) =>
      seenBy(here, ended, { isRematchCalled }, "A resign").view;
    expect(labels(end([1]))).toEqual(["Review", "Rematch"]);
    expect(end([1], true).actions).toMatchObject({ buttons: [{}, { detail: "someone is waiting" }] });
    expect(labels(end([]))).toEqual(["Review", "Other games"]);
    expect(end([], true).actions).toMatchObject({
      buttons: [{ label: "Review" }, { label: "Rematch", detail: "go and watch" }],
    });
    expect(end([1]).choices).toMatchObject({ text: expect.stringMatching(/^after: /) });
    const timeUp = { type: "resigned", seat: 0, reason: "time", version: 3, at: at(3) } as const;
    expect(seenBy([0], ended, { last: timeUp }, "A resign").view.choices).toMatchObject({
      text: "after: Ana ran out of time and has left the game.",
    });
    expect(seenBy([1], ended, { link: "offline" }, "A resign").view.sentence.text).toBe("Kenji wins!");
  });
});

describe("clocks", () => {
  const left = (created: Partial<Created>, seat: number, now: number, ...events: readonly Happened[]) =>
    leftFor(gameOf(created, ...events), seat, Date.parse(at(now)));

  it("run for the seat on turn, by the server's time", () => {
    const turn = { clock: { kind: "turn", seconds: 60 } } as const;
    expect([left(turn, 0, 11), left(turn, 1, 11), left(turn, 0, 99)]).toEqual([50_000, null, 0]);
    const game = { clock: { kind: "game", seconds: 600 } } as const;
    expect([left(game, 0, 11), left(game, 1, 11)]).toEqual([590_000, 600_000]);
    expect(left({}, 0, 11)).toBeNull();
    // A time that is used up is told once, and not while a bot plays on.
    for (const created of [turn, game])
      expect(left(created, 0, 11, { type: "replaced", seat: 0, bot: "steady" })).toBeNull();
  });

  it.each([
    ["en", 42_000, "0:42"],
    ["en", 41_001, "0:42"],
    ["fr", 600_000, "10:00"],
    ["en", 3 * 3_600_000, "3h"],
    // A moment after it began it is no day less.
    ["en", 3 * 86_400_000 - 5000, "3d"],
    ["ja", 3 * 86_400_000, "3日"],
  ])("in %s show %i ms as %s", (language, ms, text) => {
    expect(clockText(language, ms)).toBe(text);
  });
});
