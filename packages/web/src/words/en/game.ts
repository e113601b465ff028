import { fitting, ROOM_BESIDE_TOOLS, ROOM_FOR_DETAIL, ROOM_FOR_LINE, ROOM_FOR_NOTE } from "../fitting.ts";
import type { GameWords } from "../game.ts";
import type { Phrases } from "./phrases.ts";

/** A sentence with its full stop; names may bring their own. */
const ended = (said: string): string => (said.endsWith(".") ? said : `${said}.`);

/** Somebody is told something, or it is only said: alone there is nobody to name. */
const to = (name: string, said: string, end = "."): string => {
  const told = name === "" ? said : `${said}, ${name}`;
  return end === "." ? ended(told) : `${told}${end}`;
};

/** Somebody did something; alone only that it was done. */
const did = (name: string, what: string): string =>
  name === "" ? `${what[0]?.toUpperCase()}${what.slice(1)}` : `${name} ${what}`;

const same = (text: string) => ({ text, detail: "", short: text });

/** The game screen. */
export const game = ({
  number,
  plural,
  percent,
  all,
  any,
  steps,
  columns,
  turnOf,
  step,
  gain,
  gains,
  shortList,
}: Phrases) => {
  const turns = (n: number) => plural(n, { one: "1 turn", other: `${number(n)} turns` });
  const busts = (n: number) => plural(n, { one: "1 bust", other: `${number(n)} busts` });
  const toPercent = (share: number) => {
    if (share > 0 && share < 0.01) return `<${percent(0.01)}`;
    if (share < 1 && share > 0.99) return `>${percent(0.99)}`;
    return percent(share);
  };
  const worth = (value: string, unit: "chance" | "turns") =>
    unit === "chance" ? `${value} to win` : `${value} turns to go`;

  return {
    play: {
      subtitle: (ruleset, target) => `${ruleset} · first to ${target}`,
      subtitleAlone: (ruleset, target) => `${ruleset} · ${target} columns, alone`,
      regions: { seats: "Players", board: "Board", choices: "Pairings", actions: "What to do" },
      menu: "Menu",
      help: "Help and keys",
      sound: "Sound",
      log: "What happened so far",
      playing: (left) =>
        left === 0
          ? "playing · all runners out"
          : `playing · ${plural(left, { one: "1 runner", other: `${left} runners` })} left`,
      turnNumber: (turn) => `turn ${number(turn)}`,
      hasLeft: "has left",
      tally: (owned, target) => `${number(owned)}/${number(target)}`,
      slots: (owned, target, list) =>
        owned === 0 ? `0 of ${target} columns` : `${owned} of ${target} columns: ${columns(list)}`,
      dice: (dice) => `Dice: ${columns(dice)}`,
      pairs: (a, b) => `Dice: ${columns(a)}; ${columns(b)}`,
      noDice: "No dice rolled yet",
      startDice: "The dice for who begins",
      bustRisk: "bust risk",
      askOdds: "Show the bust risk",
      percent: toPercent,
      stepsAtStake: (n) => plural(n, { one: "step\nat stake", other: "steps\nat stake" }),
      steps: number,
      chip: ({ column, steps }) => `${column} +${steps}`,
    },
    sentences: {
      whoBegins: same("Who begins?"),
      turn: (name) => same(to(name, "Your turn")),
      turnAlone: (turn) => same(`Turn ${number(turn)}.`),
      turnAfterClaim: (name, claimer, list) => ({
        text: `${claimer} claims ${columns(list)}.`,
        detail: to(name, "Your turn"),
        short: fitting(
          ROOM_FOR_LINE,
          `${claimer} claims ${columns(list)}. ${name}, roll!`,
          `${claimer} claims ${columns(list)}.`,
        ),
      }),
      turnAfterClaimAlone: (turn, list) => ({
        text: `You claim ${columns(list)}.`,
        detail: `Turn ${number(turn)}.`,
        short: `You claim ${columns(list)}. Turn ${number(turn)}.`,
      }),
      pick: {
        text: "Pick a pairing.",
        detail: "Every choice shows its steps on the board.",
        short: "Pick a pairing.",
      },
      ask: (cause) =>
        cause === "one_runner"
          ? { text: "One runner left.", detail: "Which column?", short: "One runner left: which column?" }
          : {
              text: "One sum or both?",
              detail: "All your runners are out, so you choose.",
              short: "One sum, or both?",
            },
      climbs: (list, name, n) => ({
        text: to(name, `${columns(list.map((g) => g.column))} ${list.length > 1 ? "climb" : "climbs"}`),
        detail: n > 0 ? `Stop to keep ${steps(n)}, or roll and risk them.` : "Stop here, or roll again.",
        short: n > 0 ? `Keep ${steps(n)}, or roll again?` : "Stop here, or roll again?",
      }),
      double: ({ column, steps: up, top }, n) => ({
        text: top ? `Double ${column}: right to the top.` : `Double ${column}: ${steps(up)} up.`,
        detail: `Stop to keep ${steps(n)}, or roll and risk them.`,
        short: `Double ${column}: keep ${steps(n)}, or roll?`,
      }),
      topped: (list, name) => ({
        text: to(name, `${columns(list)} ${list.length > 1 ? "are" : "is"} at the top`),
        detail: `Stop to claim ${list.length > 1 ? "them" : "it"}, or roll and risk ${list.length > 1 ? "them" : "it"}.`,
        short:
          list.length > 1
            ? `${columns(list)} at the top: claim them?`
            : `${columns(list)} is at the top: claim it, or risk it?`,
      }),
      allTopped: (name) => ({
        text: to(name, "Three tops", "!"),
        detail: "No runner can move on: stop and claim them.",
        short: "Three tops: stop and claim them!",
      }),
      wins: (name) => ({
        text: to(name, "That would win it", "!"),
        detail: "Stop now and the game is yours.",
        short: "Stop now and the game is yours!",
      }),
      claimsAtOnce: (list, name, wins) => ({
        text: to(name, `${columns(list)} ${list.length > 1 ? "are" : "is"} yours`, "!"),
        detail: wins ? "And with it the game." : "That ends your turn.",
        short: wins
          ? `${columns(list)} ${list.length > 1 ? "win" : "wins"} the game!`
          : `${columns(list)} ${list.length > 1 ? "are" : "is"} yours, and your turn ends.`,
      }),
      reaches: (list, name) => ({
        text: to(name, `${columns(list)} ${list.length > 1 ? "are" : "is"} yours`),
        detail: "No bust takes that away. Stop, or roll on?",
        short:
          list.length > 1
            ? `${columns(list)} are yours. Stop or roll on?`
            : `${columns(list)} is yours for good. Stop or roll on?`,
      }),
      rollOn: (name, reason, cause) => ({
        text: to(name, "Roll on"),
        detail:
          cause === null
            ? reason
            : "unplaced" in cause
              ? plural(cause.unplaced, {
                  one: "Place your last runner before you stop.",
                  other: `Place ${cause.unplaced} more runners before you stop.`,
                })
              : `You may not stop on the rival’s camp in ${cause.rivalOn}.`,
        short:
          cause === null
            ? "Roll on."
            : "unplaced" in cause
              ? plural(cause.unplaced, {
                  one: "Roll on: one more runner to place.",
                  other: `Roll on: ${cause.unplaced} more runners to place.`,
                })
              : `Roll on: that is a rival’s camp in ${cause.rivalOn}.`,
      }),
      decide: (name, n) => ({
        text: to(name, "Stop or roll", "?"),
        detail: n > 0 ? `${steps(n)} ${plural(n, { one: "is", other: "are" })} at stake.` : "",
        short: "Stop, or roll again?",
      }),
      bust: (n) => {
        const text =
          n === 0
            ? "Bust! But nothing was at stake."
            : `Bust! ${steps(n)} ${plural(n, { one: "slips", other: "slip" })} away.`;
        return same(text);
      },
      bustOf: (name, n, next) => {
        const bust = n === 0 ? `${name} went bust.` : `${name} went bust: ${steps(n)} lost.`;
        if (next === null) return same(bust);
        return {
          text: bust,
          detail: to(next, "Your turn"),
          short: fitting(ROOM_FOR_LINE, `${bust} ${next}, roll!`, bust),
        };
      },
      won: (names) => {
        const text = names.length > 1 ? `${all(names)} win together!` : `${all(names)} wins!`;
        return { text, detail: "", short: fitting(ROOM_FOR_LINE, text, "You win together!") };
      },
      wonAlone: (n) => same(`Done in ${turns(n)}!`),
      over: { text: "The game is over.", detail: "Nobody is left to win it.", short: "The game is over." },
    },
    watching: {
      turn: (name) => same(`${turnOf(name)}.`),
      rolled: (name, dice) => ({
        text: `${name} rolled ${columns(dice)}.`,
        detail: "",
        short: fitting(ROOM_FOR_LINE, `${name} rolled ${columns(dice)}.`, `Rolled: ${dice.join(", ")}.`),
      }),
      climbs: (name, list) => ({
        text: `${name}: ${gains(list)}.`,
        detail: "",
        short: fitting(ROOM_FOR_LINE, `${name}: ${gains(list)}.`, `${shortList(list)}.`),
      }),
      decided: (name, stops, n) =>
        stops
          ? {
              text: `${name} stops.`,
              detail: n > 0 ? `${steps(n)} ${plural(n, { one: "is", other: "are" })} kept.` : "",
              short: `${name} stops.`,
            }
          : same(`${name} rolls again.`),
      failed: (name) => ({
        text: `${name} cannot think.`,
        detail: "Something did not load. Is there a connection?",
        short: fitting(ROOM_FOR_LINE, `${name} cannot think. A lost connection?`, `${name} cannot think.`),
      }),
      // The piece is drawn beside these, so a long name may go.
      rolling: (name) => fitting(ROOM_FOR_DETAIL, `${name} is rolling`, "Rolling …"),
      choosing: (name) => fitting(ROOM_FOR_DETAIL, `${name} is choosing`, "Choosing …"),
      thinking: (name) => fitting(ROOM_FOR_DETAIL, `${name} is thinking`, "Thinking …"),
      rollsOn: (name) => fitting(ROOM_FOR_DETAIL, `${name} rolls again`, "Rolls again"),
      stops: (name) => fitting(ROOM_FOR_DETAIL, `${name} stops`, "Stops"),
      stuck: (name) => fitting(ROOM_FOR_DETAIL, `${name} is stuck`, "Stuck"),
      skip: "Skip to the end of this turn",
      tryAgain: "Try again",
    },
    notes: {
      begin: "An empty board. The first roll is yours.",
      beginAlone: "An empty board, and nobody in your way.",
      highestDie: (rounds, first) => {
        const told = rounds.map((rolls) => rolls.map(({ name, die }) => `${name} ${die}`).join(", "));
        const all = `${told.join("; again: ")}. ${first} begins.`;
        // The dice lie in the tray, too.
        return fitting(ROOM_FOR_NOTE, all, `${first} rolled highest and begins.`);
      },
      startRound: (round, level) => {
        const told = `${round.map(({ name, die }) => `${name} ${die}`).join(", ")}.`;
        return level.length > 1 ? `${told} ${all(level)} roll again.` : told;
      },
      turnEnd: (end) => {
        switch (end.kind) {
          case "stop":
            return end.gains.length === 0
              ? `${did(end.name, "stopped")}.`
              : `${did(end.name, end.claimed.length > 0 ? `claimed ${columns(end.claimed)}` : "stopped")}: ${shortList(end.gains)}.`;
          case "bust":
            return end.steps === 0
              ? `${did(end.name, "went bust")}.`
              : `${did(end.name, "went bust")}: ${steps(end.steps)} lost.`;
          case "done":
            return `${did(end.name, `claimed ${columns(end.claimed)}`)}.`;
          case "left":
            return `${end.name} has left the game.`;
        }
      },
      kept: (list, n) => `${steps(n)} kept: ${columns(list.map((g) => g.column))}.`,
      lastRound: (names, target) =>
        `Last round: ${all(names)} ${names.length > 1 ? "have" : "has"} ${plural(target, { one: "1 column", other: `${target} columns` })}.`,
      bust: (cause, kept, hasCamps) => {
        const stays =
          kept.length > 0
            ? `${columns(kept)} ${kept.length > 1 ? "stay" : "stays"} claimed.`
            : hasCamps
              ? "Your camps stay."
              : "";
        switch (cause.kind) {
          case "no_fit":
            return `No pair fits ${any(cause.columns.map(String))}. ${stays}`;
          case "all_topped":
            return `All three runners stood on tops, and none could move. ${stays}`;
          case "must_place":
            return `After a claim the next roll has to place a runner. ${stays}`;
          case "nothing_open":
            return `No pair of these dice can be moved. ${stays}`;
        }
      },
      bestTurn: (name, n, rolls) =>
        `Best turn: ${name === "" ? "" : `${name}, `}${steps(n)} in ${plural(rolls, { one: "1 roll", other: `${rolls} rolls` })}.`,
      totals: (n, bust) => `${turns(n)}, ${busts(bust)}`,
      dailyCounts: "That is your result of the day.",
      dailyForFun: (n) => `That was for fun: your result of the day is ${turns(n)}.`,
      together: (sentences) => sentences.join(" "),
    },
    cards: {
      moves: (list) => {
        const [a, b] = list;
        if (!a) return { headline: "", detail: "", short: "" };
        if (!b) return { headline: gain(a), detail: "", short: gain(a) };
        if (!a.top && !b.top && a.steps === b.steps && a.steps > 0)
          return {
            headline: `${a.column} and ${b.column}`,
            detail: `up ${a.steps} each`,
            short: `${a.column} and ${b.column}`,
          };
        const [first, second] = b.top && !a.top ? [b, a] : [a, b];
        return {
          headline: gain(first),
          detail: `and ${gain(second)}`,
          short: first.top && !second.top ? gain(first) : `${a.column} and ${b.column}`,
        };
      },
      only: (g, why) => ({
        headline: g.top ? gain(g) : `${g.column} only`,
        detail: why,
        short: g.top ? gain(g) : `${g.column} only`,
      }),
      either: (list, cause) => ({
        headline: cause === "one_runner" ? any(list.map(String)) : `${any(list.map(String))}, or both`,
        detail: cause === "one_runner" ? "one runner left" : "one sum or both",
        short: cause === "one_runner" ? any(list.map(String)) : `${list.join(", ")} or both`,
      }),
      closed: ([first = "", second = ""]) => ({ headline: first, detail: second, short: first }),
      noRunner: (list) => ({
        headline: "no runner",
        detail: `for ${any(list.map(String))}`,
        short: "no runner",
      }),
      columnClosed: (list, owners) => ({
        headline: `${columns(list)} ${list.length > 1 ? "are" : "is"} closed`,
        detail: owners.length === 1 ? `${owners[0]} has ${list.length > 1 ? "them" : "it"}` : "",
        short: list.length > 1 ? "both closed" : `${columns(list)} is closed`,
      }),
      label: ([a, b], { headline, detail }, why, mark) => {
        const what = detail ? `${headline}, ${detail}` : headline;
        return [`${a} and ${b}: ${what}.`, why, mark && `${mark}.`].filter((part) => part !== "").join(" ");
      },
      automatic: "only choice",
      question: (list, cause) =>
        cause === "one_runner" ? `${any(list.map(String))}?` : "One of them, or both?",
      step,
      answer: (list, mark) => (mark === "" ? gains(list) : `${gains(list)}. ${mark}.`),
      back: "Back to the pairings",
    },
    hint: {
      ask: "Hint",
      thinking: "The strongest player is thinking …",
      failed: "No hint: it did not load. Ask once more.",
      worth: (value, unit) => (unit === "chance" ? toPercent(value) : number(Math.round(value * 10) / 10)),
      advice: (advised, unit) => {
        const inShort = unit === "chance" ? worth(advised.worth, unit) : `${advised.worth} turns`;
        const best = (what: string, after = "") =>
          fitting(
            ROOM_BESIDE_TOOLS,
            `Best: ${what}${inShort}${after}.`,
            `Best: ${what}${advised.worth}${after}.`,
          );
        if (advised.kind === "move") {
          const [a = 0, b] = advised.columns;
          const what = b === undefined ? String(a) : a === b ? `${a} twice` : `${a} and ${b}`;
          return best(`${what}${advised.next === null ? "" : `, then ${advised.next}`}: `);
        }
        const other = advised.kind === "stop" ? "rolling" : "stopping";
        return best(`${advised.kind}, `, advised.other === null ? "" : `; ${other} ${advised.other}`);
      },
      mark: (value, unit, isBest) => (isBest ? `Best choice, ${worth(value, unit)}` : worth(value, unit)),
    },
    ownDice: {
      roll: (name) => ({
        text: to(name, "Roll your dice"),
        detail: "Tap or type what you see.",
        short: fitting(ROOM_FOR_LINE, to(name, "Tap in your four dice"), "Tap in your four dice."),
      }),
      correct: {
        text: "What did you roll?",
        detail: "Put right what was mistyped.",
        short: "What did you roll?",
      },
      toGo: (n) => plural(n, { one: "1 die to go", other: `${n} dice to go` }),
      typed: (dice) => (dice.length === 0 ? "No dice typed in yet" : `Typed in: ${columns(dice)}`),
      backspace: "Take back the last die",
      back: "Back",
      correctTool: "Correct the dice",
    },
    actions: {
      roll: "Roll",
      rollAgain: "Roll again",
      stop: "Stop",
      afterPick: "after you pick",
      toGoOn: (share) => `${share} to go on`,
      keep: (n, claimed, wins) => {
        if (wins) return "and win";
        if (claimed.length > 1) return `claim ${columns(claimed)}`;
        if (claimed.length > 0) return `claim ${columns(claimed)}, keep ${number(n)}`;
        return n === 0 ? "end your turn" : `keep ${steps(n)}`;
      },
      notYet: (cause) => {
        if (cause === null) return "not yet";
        if ("rivalOn" in cause) return `rival’s camp on ${cause.rivalOn}`;
        return plural(cause.unplaced, {
          one: "1 runner to place",
          other: `${cause.unplaced} runners to place`,
        });
      },
      claim: (list) => `Claim ${columns(list)}`,
      claimDetail: (wins) => (wins ? "and win" : "and end your turn"),
      turnOf,
      nextTurn: "Next turn",
      skip: "Skip",
      result: "See the result",
      rematch: "Rematch",
      begins: (name) => fitting(ROOM_FOR_DETAIL, `${name} begins`, name),
      again: "Once more",
      review: "Review",
      share: "Share",
      shareDetail: "your result",
      copied: "copied",
    },
    dailyResult: (day, n, bust) => `Can’t Stop, daily climb of ${day}: ${turns(n)}, ${busts(bust)}`,
    said: {
      rolled: (name, dice) => `${did(name, `rolled ${columns(dice)}`)}.`,
      forced: (name, dice, list) =>
        `${did(name, `rolled ${columns(dice)}`)}. Only one choice: ${gains(list)}.`,
      picked: (list, odds) => {
        if (odds === null) return `${gains(list)}.`;
        if (odds === "ends") return `${gains(list)}. That ends the turn.`;
        return `${gains(list)}. ${odds.risk} bust risk, ${steps(odds.steps)} at stake.`;
      },
      bust: (name, dice, n) =>
        `${did(name, `rolled ${columns(dice)}`)}: bust${n > 0 ? `, ${steps(n)} lost` : ""}.`,
      nextTurn: (before, name) => (before ? `${before} ${turnOf(name)}.` : `${turnOf(name)}.`),
      nextTurnAlone: (before, turn) => (before ? `${before} Turn ${number(turn)}.` : `Turn ${number(turn)}.`),
      won: (names) => (names.length > 1 ? `${all(names)} win together.` : `${all(names)} wins the game.`),
      wonAlone: (n) => `You are on top, after ${turns(n)}.`,
    },
    board: {
      caption: "The board",
      heads: ["Column", "Who stands where"],
      column: (column) => `Column ${column}`,
      sentence: ({ length, owner, camps, runner, lost }) => {
        const parts = [
          ...(owner === null ? [] : [`claimed by ${owner}`]),
          ...(runner
            ? [
                runner.space === length
                  ? `runner on the top, ${steps(runner.steps)} at stake`
                  : `runner at ${runner.space} of ${length}, ${steps(runner.steps)} at stake`,
              ]
            : []),
          ...(lost === null ? [] : [`runner lost at ${lost}`]),
          ...camps.map(({ name, space }) => `${name} at ${space} of ${length}`),
        ];
        return parts.length === 0 ? `Empty, ${length} spaces.` : ended(parts.join("; "));
      },
    },
  } satisfies GameWords;
};
