import { figures } from "../figures.ts";
import type { LogWords } from "../log.ts";
import type { ReviewWords } from "../review.ts";
import type { Phrases } from "./phrases.ts";

/** The screen that reviews a game. */
export const review = (
  { number, percent, plural, all, gains }: Phrases,
  { end }: Pick<LogWords, "end">,
): ReviewWords => {
  const { share, shareChange, decimal, decimalChange } = figures("en-GB");
  const questions = (n: number) => plural(n, { one: "1 question", other: `${number(n)} questions` });
  return {
    title: "Review",
    toGames: "To the games",
    toGame: "To the game",
    share: "Share",
    notOver: "This game is still being played. Its review waits until it is over.",
    unanswered: "The game could not be fetched. Is there a connection?",
    facts: (facts) => facts.join(" · "),
    chances: {
      value: share,
      change: shareChange,
      cost: (cost) => `${share(cost)} given away`,
      now: share,
      grid: percent,
    },
    turns: {
      value: (value) => decimal(-value),
      change: (change) => decimalChange(-change),
      cost: (cost) => `${decimal(cost)} turns given away`,
      now: (value) => `${decimal(-value)} to go`,
      grid: number,
    },
    progress: {
      running: (done) => `Looking at every decision: ${percent(done)}`,
      stop: "Stop",
      stopped: "Stopped half-way. What was judged stays.",
      goOn: "Review it all",
      failed: "The review could not be loaded. Is there a connection?",
    },
    chart: {
      title: "Chances to win",
      titleAlone: "Expected number of turns",
      moment: "Moment of the game",
      notYet: "…",
      turn: "After",
      start: "Before the first roll",
    },
    steps: {
      label: "Step through the game",
      first: "To the beginning",
      previous: "A step back",
      next: "A step on",
      last: "To the end",
      nextMistake: "Next mistake",
      of: (moment, last) => `${number(moment)}/${number(last)}`,
    },
    moment: {
      label: "This moment",
      start: "The beginning",
      startDetail: "Step through the game with the arrows.",
      position: "The position",
      turn: (turn, name) => (name === "" ? `Turn ${number(turn)}` : `${name}, turn ${number(turn)}`),
      moved: (name, list) => (name === "" ? `You move: ${gains(list)}.` : `${name} moves: ${gains(list)}.`),
      saidWith: (said, chances) => `${said} ${all(chances.map(([name, chance]) => `${name} ${chance}`))}.`,
      alternatives: "The choice",
      stopOrRoll: "Stop or roll again?",
      played: "played",
      best: "best",
      option: (what, value, marks) => [what, value, ...marks].filter((part) => part !== "").join(", "),
      forced: "The only choice.",
      right: "The best choice.",
      fine: (cost) => `As good as the best: ${cost}.`,
      fault: (severity, cost) => {
        const name = { slight: "Slightly off", mistake: "A mistake", blunder: "A blunder" }[severity];
        return `${name}: ${cost}.`;
      },
      gaveUp: (cost) => `Left the game: ${cost}.`,
      luck: (change) => `Luck of this roll: ${change}`,
      now: "What now?",
      asking: "The strongest player is thinking …",
      noAnswer: "The strongest player could not be loaded. Is there a connection?",
    },
    severities: { slight: "slightly off", mistake: "mistake", blunder: "blunder" },
    summary: {
      title: "Skill and luck",
      sofar: "Skill and luck so far",
      plays: {
        masterly: "Masterly play.",
        strong: "Strong play.",
        good: "Good play.",
        fair: "Uneven play.",
        loose: "Wild play.",
      },
      fortunes: {
        blessed: "Very lucky dice.",
        lucky: "Lucky dice.",
        even: "The dice took no side.",
        unlucky: "Unlucky dice.",
        cursed: "Very unlucky dice.",
      },
      right: (right, decisions) =>
        `${number(right)} of ${plural(decisions, { one: "1 decision", other: `${number(decisions)} decisions` })} the best.`,
      noDecisions: "Had nothing to decide.",
      books: "How it adds up",
      rows: {
        start: "At the start",
        luck: "Own luck",
        rivalLuck: "Rivals’ bad luck",
        cost: "Own mistakes",
        gifts: "Rivals’ mistakes",
        drift: "The judge’s second thoughts",
        result: "In the end",
        resultSofar: "Now",
        withoutLuck: "Without any luck",
        meanCost: "A decision, on average",
      },
      about:
        "All numbers are chances to win. From the start on, luck and mistakes add up to the end; the line below leaves out all luck, and may well be more than 100% or less than nothing. The judge is the strongest player there is here: good, but not all-knowing.",
      aboutAlone:
        "All numbers are turns: how many the game was expected to take, and what dice and decisions added to them or saved. The judge is the strongest player there is here: good, but not all-knowing.",
    },
    list: {
      title: "Turns",
      running: "Still going on.",
      end,
      label: (parts) => parts.join(" · "),
    },
    quiz: {
      title: "Find the best move",
      open: (n) => `Find better moves: ${questions(n)}`,
      openFor: (name, n) => `Find better moves for ${name}: ${questions(n)}`,
      question: (n, of) => `Question ${number(n)} of ${number(of)}`,
      whichMove: (name) => (name === "" ? "Which move is best?" : `${name} to move. Which move is best?`),
      stopOrRoll: (name) => (name === "" ? "Stop or roll again?" : `${name} to decide: stop or roll again?`),
      found: "That is the best choice.",
      close: (cost) => `As good as the best: ${cost}.`,
      missed: (best, cost) => `Better: ${best}. Here ${cost}.`,
      played: (what) => `Played in the game: ${what}.`,
      next: "Next question",
      end: "See the result",
      leave: "Back to the review",
      result: (found, of) => `${number(found)} of ${number(of)} found`,
      praise: {
        all: "Every one. The next game should fear you.",
        some: "Each of these is worth a little, and little adds up.",
        none: "These were hard ones. Step through them once more, and try again.",
      },
      again: "Once more",
    },
    playOn: {
      open: "Play from here",
      title: "Play from here",
      about: "The game goes on from this moment with new dice, as a game of its own. Who plays?",
      person: "Somebody here",
      bot: (name, temper) => `${name}, ${temper}`,
      begin: "Play",
    },
  };
};
