import { describe, expect, it } from "vitest";
import type { ActionView, GameView, PairingCardView } from "../src/game/view.ts";
import { emptyHand, type Hand } from "../src/play/hand.ts";
import { presentGame, presentTitle } from "../src/play/present.ts";
import type { Presented } from "../src/play/scene.ts";
import { currentGame, type TableState } from "../src/table/table.ts";
import { stateOf } from "./fakes.ts";
import { presentedOf } from "./screen.ts";
import { english } from "./wording.ts";

/** What is seen of a state. Everyone sits here, unless the record's tags or `more` say otherwise. */
const see = (state: TableState, hand: Partial<Hand> = {}, more: Partial<Presented> = {}): GameView =>
  presentGame(presentedOf(state, { hand: { ...emptyHand, ...hand }, ...more }));

const pick = (pairing: number, ...columns: number[]) => ({ pick: { pairing, columns } });

function cards(view: GameView): readonly PairingCardView[] {
  if (view.choices.kind !== "cards") throw new Error(`there are no cards but ${view.choices.kind}`);
  return view.choices.cards;
}

function buttons(view: GameView): readonly ActionView[] {
  if (view.actions.kind !== "buttons") throw new Error("there are no buttons");
  return view.actions.buttons;
}

const note = (view: GameView): string => (view.choices.kind === "note" ? view.choices.text : "no note");

describe("before a roll", () => {
  it("offers one button, the empty tray, and the first player's name", () => {
    const view = see(stateOf(""));
    expect(view.subtitle).toBe("Standard · first to 3");
    expect(view.sentence).toMatchObject({ text: "Your turn, Ana.", tone: "plain" });
    expect(buttons(view)).toMatchObject([{ role: "roll", label: "Roll", keyHint: "R", disabled: false }]);
    expect(view.dice.state).toBe("empty");
    expect(view).toMatchObject({ risk: null, stake: null, onColumn: null });
    expect(view.seats.map(({ active }) => active)).toEqual([true, false]);
  });

  it("tells how the last turn went", () => {
    const stopped = see(stateOf("A 2345:6+8 stop"));
    expect(stopped.sentence.text).toBe("Your turn, Kenji.");
    expect(note(stopped)).toBe("Ana stopped: 6 up 1, 8 up 1.");
    expect(stopped.announcement).toBe("Ana stopped: 6 up 1, 8 up 1. Kenji’s turn.");
    expect(stopped.board.columns[6].camps).toEqual([{ piece: 0, space: 1 }]);
  });

  it("says who claimed what", () => {
    const view = see(stateOf("A 1111:2 stop", { position: "2@2/- - AA - -" }));
    expect(view.sentence).toMatchObject({ text: "Ana claims 2.", detail: "Your turn, Kenji." });
    expect(note(view)).toBe("1 step kept: 2.");
    expect(view.announcement).toBe("Ana claimed 2: 2 on top. Kenji’s turn.");
    expect(view.board.columns[2]).toMatchObject({ claim: { piece: 0 }, runner: null });
    expect(view.seats[0]?.slots).toEqual([{ column: 2, state: "claimed" }]);
    expect(view.seats[0]?.slotsLabel).toBe("1 of 3 columns: 2");
  });

  it("shows the dice that decided who begins", () => {
    const view = see(stateOf("", { preset: "stop-sign", tags: "StartRolls: 55/62" }));
    expect(view.dice.state).toBe("custom");
    expect(note(view)).toBe("Ana 5, Kenji 5; again: Ana 6, Kenji 2. Ana begins.");
    expect(view.announcement).toBe("Ana 5, Kenji 5; again: Ana 6, Kenji 2. Ana begins. Ana’s turn.");
    expect(see(stateOf("A 2345:7+7 stop", { preset: "stop-sign", tags: "StartRolls: 64" })).dice.state).toBe(
      "empty",
    );
  });

  it("offers to stop or to roll where a move is made and nothing rolled", () => {
    const view = see(stateOf("A 2345:6+8"));
    expect(buttons(view)).toMatchObject([
      { role: "stop", detail: "keep 2 steps" },
      { role: "roll", label: "Roll again" },
    ]);
    expect(view.risk?.share).toBeCloseTo(0, 5);
    expect(view.stake).toMatchObject({ text: "2", chips: [{ column: 6, text: "6 +1" }, { column: 8 }] });
  });
});

describe("choosing", () => {
  const state = stateOf("A 2435", { position: "6@5,8@7/7@2 - AA 6@7,8@10,9@3 moved" });

  it("shows the cards, and the buttons wait", () => {
    const view = see(state);
    expect(view.sentence.text).toBe("Pick a pairing.");
    expect(view.dice).toMatchObject({ state: "loose", dice: [2, 4, 3, 5], bust: false });
    expect(cards(view)).toMatchObject([
      { state: "open", keyHint: "1", headline: "8 on top", detail: "and 6 up 1" },
      { state: "open", headline: "9 only", detail: "no runner for 5", short: "9 only" },
      { state: "closed", headline: "no runner", detail: "for 7" },
    ]);
    expect(cards(view)[1]?.pairs.map(({ playable }) => playable)).toEqual([false, true]);
    expect(cards(view)[1]?.label).toContain("All three runners stand in other columns");
    expect(buttons(view)).toMatchObject([
      { role: "stop", disabled: true, detail: "after you pick" },
      { role: "roll", disabled: true, detail: "after you pick" },
    ]);
    expect(view.risk).toBeNull();
    expect(view.stake?.text).toBe("8");
    expect(view.seats[0]?.note).toBe("playing · all runners out");
    expect(view.announcement).toBe("Ana rolled 2, 4, 3 and 5.");
  });

  it("previews a glance on the board and in the odds, while the buttons wait", () => {
    const view = see(state, { glance: { ...pick(0, 6, 8).pick, by: "pointer" } });
    expect(view.board.columns[8].runner).toEqual({ space: 11, from: 7, origin: 10 });
    expect(view.risk?.text).toBe("23%");
    expect(buttons(view)[1]?.disabled).toBe(true);
    expect(cards(view)[0]?.state).toBe("open");
  });

  it("previews the choice: board, dice, risk, stake, buttons", () => {
    const view = see(state, pick(0, 6, 8));
    expect(view.sentence).toMatchObject({
      text: "8 is at the top, Ana.",
      short: "8 is at the top: claim it, or risk it?",
    });
    expect(view.dice).toMatchObject({ state: "paired", pairs: [{ sum: 6 }, { sum: 8 }] });
    expect(view.board.columns[6]).toMatchObject({
      runner: { space: 8, from: 5, origin: 7 },
      pair: "ink",
      lit: true,
    });
    expect(view.board.columns[8]).toMatchObject({
      runner: { space: 11, from: 7, origin: 10 },
      pair: "paper",
    });
    expect(view.board.columns[9]).toMatchObject({
      runner: { space: 3, from: 0, origin: null },
      pair: null,
      lit: true,
    });
    expect(view.seats[0]?.slots).toEqual([{ column: 8, state: "pending" }]);
    expect(cards(view)[0]?.state).toBe("selected");
    expect(view.stake).toMatchObject({
      text: "10",
      chips: [{ text: "6 +3" }, { text: "8 +4" }, { text: "9 +3" }],
    });
    expect(buttons(view)).toMatchObject([
      { role: "stop", label: "Stop", detail: "claim 8, keep 10", disabled: false },
      { role: "roll", label: "Roll again", disabled: false },
    ]);
    const share = Number.parseInt(view.risk?.text ?? "", 10);
    expect(buttons(view)[1]?.detail).toBe(`${100 - share}% to go on`);
    expect(view.announcement).toMatch(/^6 up 1 and 8 on top\. \d+% bust risk, 10 steps at stake\.$/);
  });

  it("a choice hides what the pointer crosses", () => {
    const glance = { ...pick(1, 9).pick, by: "pointer" } as const;
    expect(see(state, { ...pick(0, 6, 8), glance })).toMatchObject(
      JSON.parse(JSON.stringify(see(state, pick(0, 6, 8)))),
    );
  });

  it("shows another card that has the focus, and the buttons wait until it leaves", () => {
    const chosen = see(state, pick(0, 6, 8));
    const view = see(state, { ...pick(0, 6, 8), glance: { ...pick(1, 9).pick, by: "focus" } });
    expect(view.board.columns[9].runner).toEqual({ space: 4, from: 0, origin: 3 });
    expect(view.board.columns[8]).toMatchObject({ runner: { space: 10 }, pair: null });
    expect(view.risk?.text).toBe("10%");
    expect(cards(view).map((card) => card.state)).toEqual(["selected", "open", "closed"]);
    expect(buttons(view).every(({ disabled }) => disabled)).toBe(true);
    expect(view.announcement, "nothing has happened").toBe(chosen.announcement);
    const back = see(state, { ...pick(0, 6, 8), glance: { ...pick(0, 6, 8).pick, by: "focus" } });
    expect(buttons(back)).toMatchObject([{ disabled: false }, { disabled: false }]);
  });

  it("a double moves twice in one column", () => {
    const view = see(stateOf("A 2534"), pick(0, 7, 7));
    expect(view.board.columns[7]).toMatchObject({ pair: "double", runner: { space: 2, from: 0, origin: 0 } });
    expect(view.sentence.text).toBe("Double 7: 2 steps up.");
    expect(cards(view)[0]).toMatchObject({ headline: "7 up 2" });
  });

  it("an either/or asks which, and answers to keys", () => {
    const either = stateOf("A 1156", { position: "-/- - AA 5@1,9@1 moved" });
    const open = see(either);
    expect(cards(open)[0]).toMatchObject({ headline: "2 or 11", detail: "one runner left", state: "open" });
    const view = see(either, { pick: { pairing: 0, columns: null } });
    expect(view.sentence.short).toBe("One runner left: which column?");
    expect(view.choices).toMatchObject({
      kind: "ask",
      options: [
        { keyHint: "1", plates: [{ column: 2, kind: "ink" }] },
        { keyHint: "2", plates: [{ column: 11, kind: "paper" }] },
      ],
    });
    expect(buttons(view).every(({ disabled }) => disabled)).toBe(true);
    const answered = see(either, pick(0, 11));
    expect(cards(answered)[0]).toMatchObject({ state: "selected", headline: "11 up 1" });
    expect(cards(answered)[0]?.pairs.map(({ playable }) => playable)).toEqual([false, true]);
  });

  it("asks whether one sum or both, where the rules leave that free", () => {
    const free = stateOf("A 2345", { preset: "franjos", position: "-/- - AA 5@1,7@3,9@2 moved" });
    expect(cards(see(free))[0]).toMatchObject({ headline: "5 or 9, or both" });
    expect(see(free, { pick: { pairing: 1, columns: null } }).choices.kind, "nothing to ask").toBe("cards");
    const asked = see(free, { pick: { pairing: 0, columns: null } });
    expect(asked.choices).toMatchObject({
      kind: "ask",
      options: [{ text: "up 1" }, { text: "" }, { text: "up 1" }],
    });
  });
});

describe("a stop that is not allowed", () => {
  it("names the runners to place", () => {
    const view = see(stateOf("A 2345", { preset: "franjos" }), pick(0, 5, 9));
    expect(buttons(view)[0]).toMatchObject({ disabled: true, detail: "1 runner to place" });
    expect(view.sentence).toMatchObject({
      text: "Roll on, Ana.",
      short: "Roll on: one more runner to place.",
    });
    expect(view.sentence.detail).toBe("Place your last runner before you stop.");
  });

  it("names the rival's camp", () => {
    const view = see(
      stateOf("A 2345", { preset: "standard-no-stacking", position: "-/5@1 - AA - -" }),
      pick(0, 5, 9),
    );
    expect(buttons(view)[0]).toMatchObject({ disabled: true, detail: "rival’s camp on 5" });
    expect(buttons(view)[1]?.disabled).toBe(false);
  });
});

describe("bust", () => {
  const state = stateOf("A 1122 bust", { position: "6@5,8@7/- - AA 6@7,8@10,9@3 moved" });

  it("shows the ghosts, why, and the next player's button", () => {
    const view = see(state);
    expect(view.sentence).toMatchObject({ text: "Bust! 8 steps slip away.", tone: "bust" });
    expect(view.dice).toMatchObject({ state: "loose", dice: [1, 1, 2, 2], bust: true });
    expect(view.board.columns[8]).toMatchObject({ runner: null, lost: { from: 7, space: 10 } });
    expect(view.choices).toMatchObject({ framed: true });
    expect(note(view)).toBe("No pair fits 6, 8 or 9. Your camps stay.");
    expect(buttons(view)).toMatchObject([{ role: "next", label: "Kenji’s turn" }]);
    expect(view.seats.map(({ active }) => active)).toEqual([true, false]);
    expect(view.announcement).toBe("Ana rolled 1, 1, 2 and 2: bust, 8 steps lost.");
  });

  it("is over once it was seen", () => {
    const view = see(state, { seen: currentGame(state) });
    expect(view.sentence.text).toBe("Your turn, Kenji.");
    expect(note(view)).toBe("Ana went bust: 8 steps lost.");
    expect(view.board.columns[8].lost).toBeNull();
  });

  it("keeps what was claimed on the way", () => {
    const claimed = stateOf("A 5555:10+10 4111 bust", {
      preset: "franjos",
      players: 3,
      position: "10@3/-/- 5=B,2=B AA 3@1,9@1,10@5 moved",
    });
    expect(note(see(claimed))).toBe("After a claim the next roll has to place a runner. 10 stays claimed.");
  });
});

describe("tops", () => {
  it("says that a stop would win", () => {
    const view = see(stateOf("A 2345", { position: "-/- 2=A,3=A AA 7@12 moved" }), pick(2, 7));
    expect(view.sentence.text).toBe("That would win it, Ana!");
    expect(buttons(view)[0]?.detail).toBe("and win");
  });

  it("a claim at once that ends the turn has one button, and is shown before it counts", () => {
    const state = stateOf("A 2345", { preset: "franjos", position: "-/- 2=A,3=A AA 7@11,5@2,9@1 moved" });
    const view = see(state, pick(2, 7, 7));
    expect(view.board.columns[7]).toMatchObject({
      claim: null,
      runner: { space: 13, from: 0, origin: 11 },
      pair: "double",
    });
    expect(view.sentence.text).toBe("7 is yours, Ana!");
    expect(buttons(view)).toMatchObject([{ role: "primary", label: "Claim 7", keyHint: "R" }]);
    expect(view.seats[0]?.slots.at(-1)).toEqual({ column: 7, state: "pending" });
    expect(view.risk).toBeNull();
  });

  it("three tops leave nothing to roll for", () => {
    const view = see(stateOf("A 1112", { position: "-/- - AA 2@2,12@3,11@5 moved" }), pick(0, 2));
    expect(view.risk?.text).toBe("100%");
    expect(view.sentence.text).toBe("That would win it, Ana!");
  });
});

describe("the end", () => {
  it("keeps a name that is written from the right apart from the numbers beside it", () => {
    const state = stateOf("A 1112:2 stop", { position: "-/- 3=A,4=A AA 2@2 moved" });
    const names = ["מרים", "Kenji"];
    const view = see({ ...state, record: { ...state.record, names } });
    expect(note(view)).toBe("Best turn: \u2068מרים\u2069, 1 step in 1 roll.");
    expect(view.seats.map(({ name }) => name)).toEqual(names);
  });

  it("names the winner, the columns and the numbers", () => {
    const view = see(stateOf("A 1112:2 stop", { position: "-/- 3=A,4=A AA 2@2 moved" }));
    expect(view.sentence).toMatchObject({ text: "Ana wins!", tone: "win" });
    expect(view.dice).toMatchObject({
      state: "won",
      winners: [{ piece: 0, columns: [2, 3, 4] }],
      note: "1 turn, 0 busts",
    });
    expect(note(view)).toBe("Best turn: Ana, 1 step in 1 roll.");
    expect(view.board.winner).toBe(0);
    expect(buttons(view)).toMatchObject([
      { role: "plain", label: "Review" },
      { role: "primary", label: "Rematch", detail: "Kenji begins" },
    ]);
  });

  it("finishes the round, and says so; a win can be shared", () => {
    const turns = "A 2345:7+7 done";
    const options = {
      preset: "franjos",
      position: "-/11@4 2=A,3=A,12=B,4=B AA 7@11,5@2,9@1 moved",
    };
    const view = see(stateOf(turns, options));
    expect(view.sentence).toMatchObject({ text: "Ana claims 7.", detail: "Your turn, Kenji." });
    expect(note(view)).toBe("Last round: Ana has 3 columns.");
    const shared = see(stateOf(`${turns}\nB 5624:6+11 5611:11 done`, options));
    expect(shared.sentence.text).toBe("Ana and Kenji win together!");
    expect(shared.dice).toMatchObject({ winners: [{ piece: 0 }, { piece: 1 }] });
    expect(shared.seats.map(({ active }) => active)).toEqual([true, true]);
  });

  it("all columns closed: most columns win", () => {
    const claims = "2=A,3=B,4=A,5=B,6=A,7=B,8=A,9=B,10=A,11=B";
    const view = see(
      stateOf("A 6612:12 done", {
        preset: "franjos,columnsToWin=11",
        position: `-/- ${claims} AA 12@2 moved`,
      }),
    );
    expect(view.sentence.text).toBe("Ana wins!");
  });
});

describe("seats that have left", () => {
  it("are struck, and the last one wins", () => {
    const view = see(stateOf("B resign", { players: 3 }));
    expect(view.seats[1]).toMatchObject({ absent: true, note: "has left" });
    expect(note(view)).toBe("Kenji has left the game.");
    expect(see(stateOf("B resign\nA resign", { players: 3 })).sentence.text).toBe("Mila wins!");
  });
});

it("the title says whose turn it is", () => {
  const title = (turns: string) => presentTitle(presentedOf(stateOf(turns)));
  expect(title("")).toBe("Ana’s turn · Can’t Stop");
  expect(title("A 2345:7+7 stop")).toBe("Kenji’s turn · Can’t Stop");
  expect(title("B resign")).toBe("Ana wins · Can’t Stop");
});

it("long names have shorter sentences on phones", () => {
  const { words } = english;
  const [ana, kenji] = ["Maximilienne-Charlot", "Bartholomew Fitzgera"];
  expect(words.sentences.turnAfterClaim(kenji, ana, [10, 12]).short).toBe(`${ana} claims 10 and 12.`);
  expect(words.sentences.won([ana, kenji]).short).toBe("You win together!");
  const rolls = [ana, kenji, "Wilhelmina van Dijck", "Konstantinopoulos W."].map((name) => ({
    name,
    die: 5,
  }));
  expect(words.notes.highestDie([rolls, rolls], ana)).toBe(`${ana} rolled highest and begins.`);
});

it("more than three columns to win are told in a tally", () => {
  const view = see(stateOf("", { preset: "standard-extended" }));
  expect(view.subtitle).toBe("Standard, long game · first to 5");
  expect(view.seats[0]).toMatchObject({ target: 5, tally: "0/5" });
});

it("the board's twin says who stands where", () => {
  const { board, boardTexts } = see(stateOf("A 2345"), pick(2, 7, 7));
  expect(boardTexts.sentence(7, board.columns[7])).toBe("runner at 2 of 13, 2 steps at stake.");
  expect(boardTexts.sentence(2, board.columns[2])).toBe("Empty, 3 spaces.");
});

describe("pieces", () => {
  it("are the seat's own, wherever something is drawn", () => {
    const state = stateOf("A 1111:2 stop\nB 2345:6+8 stop", {
      position: "2@2/- - AA - -",
      tags: "Pieces: 31\nStartRolls: 61",
    });
    const view = see(state);
    expect(view.seats.map(({ piece }) => piece)).toEqual([3, 1]);
    expect(view.board.columns[2].claim).toEqual({ piece: 3 });
    expect(view.board.columns[6].camps).toEqual([{ piece: 1, space: 1 }]);
    expect(view.boardTexts.sentence(6, view.board.columns[6])).toBe("Kenji at 1 of 11.");
    expect(view.boardTexts.sentence(2, view.board.columns[2])).toBe("claimed by Ana.");
  });
});

describe("watching a bot", () => {
  const tags = "Seats: person bot:steady";
  const act = { kind: "choice", seat: 1, columns: [7, 6] } as const;

  it("names its temper beside its name", () => {
    expect(see(stateOf("", { tags })).seats.map(({ note }) => note)).toEqual(["", "bot · steady"]);
  });

  it("keeps its dice and its move in sight until it rolls again", () => {
    const chosen = see(stateOf("A 2345:6+8 stop\nB 1156", { tags }), {}, { act });
    const moved = see(
      stateOf("A 2345:6+8 stop\nB 1156:6+7", { tags }),
      {},
      { act: { kind: "decision", seat: 1, stops: false } },
    );
    for (const part of ["board", "dice", "choices", "risk", "stake"] as const)
      expect(JSON.stringify(moved[part])).toBe(JSON.stringify(chosen[part]));
    expect(chosen.dice.state).toBe("paired");
    expect(moved.sentence.text).toBe("Kenji rolls again.");
    expect(moved.actions).toMatchObject({ kind: "bar", text: "Kenji rolls again" });
  });

  it("is told event by event, a sentence each", () => {
    const turns = ["A 2345:6+8 stop", "B 1156", "B 1156:6+7", "B 1156:6+7 stop"];
    const said = turns.map((last, i) =>
      see(stateOf([turns[0], ...(i > 0 ? [last] : [])].join("\n"), { tags })),
    );
    expect(said.map(({ announcement }) => announcement)).toEqual([
      "Ana stopped: 6 up 1, 8 up 1. Kenji’s turn.",
      "Kenji rolled 1, 1, 5 and 6.",
      "6 up 1 and 7 up 1.",
      "Kenji stopped: 6 up 1, 7 up 1. Ana’s turn.",
    ]);
  });

  it("is told in one go where nothing of it was shown", () => {
    const state = stateOf("A 2345:6+8 stop\nB 1156:6+7 stop\nC 6666:12+12 stop", {
      players: 3,
      tags: "Seats: person bot:steady bot:best",
    });
    const view = see(state, {}, { since: 0 });
    expect(note(view)).toBe("Kenji stopped: 6 up 1, 7 up 1. Mila stopped: 12 up 2.");
    expect(view.announcement).toBe(
      "Ana stopped: 6 up 1, 8 up 1. Kenji stopped: 6 up 1, 7 up 1. Mila stopped: 12 up 2. Ana’s turn.",
    );
  });
});

describe("alone", () => {
  const alone = { players: 1, tags: "Daily: 2026-11-29" };

  it("turns are counted, and nobody is named", () => {
    const view = see(stateOf("A 2345:6+8 stop\nA 1122:2+4 stop", alone));
    expect(view).toMatchObject({
      subtitle: "Daily climb, November 29",
      sentence: { text: "Turn 3." },
      announcement: "Stopped: 2 up 1, 4 up 1. Turn 3.",
    });
    expect(view.seats).toMatchObject([{ name: "Ana", note: "turn 3" }]);
    expect(note(view)).toBe("Stopped: 2 up 1, 4 up 1.");
    expect(see(stateOf("", { players: 1 })).subtitle).toBe("Standard · 3 columns, alone");
    expect(presentTitle(presentedOf(stateOf("", alone)))).toBe("turn 1 · Can’t Stop");
  });

  it("a bust leads to the next turn", () => {
    const view = see(stateOf("A 1122 bust", { ...alone, position: "6@5 - AA 6@7,8@10,9@3 moved" }));
    expect(buttons(view)).toMatchObject([{ role: "next", label: "Next turn" }]);
    expect(view.seats[0]?.note, "of the bust, until it has been seen").toBe("turn 1");
    expect(view.announcement).toBe("Rolled 1, 1, 2 and 2: bust, 15 steps lost.");
  });

  it("a column that is closed is one's own", () => {
    const view = see(stateOf("A 1166", { ...alone, position: "- 2=A AA - -" }));
    expect(cards(view)[0]).toMatchObject({ headline: "12 only", detail: "2 is closed" });
    const closed = see(stateOf("A 1145", { ...alone, position: "- 2=A,9=A AA - -" }));
    expect(cards(closed)[0]).toMatchObject({ state: "closed", headline: "2 and 9 are closed", detail: "" });
  });

  it("the end tells the turns, and whether they count for the day", () => {
    const state = stateOf("A 1112:2 stop", { ...alone, position: "- 3=A,4=A AA 2@2 moved" });
    const counted = { day: "2026-11-29", id: "here", turns: 1, busts: 0 };
    const view = see(state, {}, { counted });
    expect(view.sentence.text).toBe("Done in 1 turn!");
    expect(note(view)).toBe("That is your result of the day.");
    expect(note(see(state, {}, { counted: { ...counted, id: "before", turns: 7 } }))).toBe(
      "That was for fun: your result of the day is 7 turns.",
    );
    expect(view.announcement).toBe("You are on top, after 1 turn.");
  });

  it("a hint counts the turns that are left", () => {
    const moves = [{ columns: [6, 8], value: -6.68, stop: -7, roll: -6.68 }];
    const hint = { unit: "turns", moves, now: null } as const;
    const view = see(stateOf("A 2345", alone), { advice: { kind: "given", hint } });
    expect(view.sentence.short).toBe("Best: 6 and 8, then roll: 6.7 turns.");
    expect(cards(view)[1]).toMatchObject({ mark: { text: "6.7", label: "Best choice, 6.7 turns to go" } });
  });
});

describe("the dice for who begins", () => {
  const state = stateOf("", { players: 3, tags: "StartRolls: 552/61-" });

  it("are told a round at a time, and nobody is on turn until they are through", () => {
    const first = see(state, { startRounds: 1 });
    expect(first.sentence.text).toBe("Who begins?");
    expect(note(first)).toBe("Ana 5, Kenji 5, Mila 2. Ana and Kenji roll again.");
    expect(first.seats.some(({ active }) => active)).toBe(false);
    expect(buttons(first)).toMatchObject([{ label: "Skip" }]);
    expect(note(see(state, { startRounds: 2 }))).toBe("Ana 6, Kenji 1.");
    expect(note(see(state))).toBe("Ana 5, Kenji 5, Mila 2; again: Ana 6, Kenji 1. Ana begins.");
  });
});
