import {
  fitting,
  ROOM_BESIDE_TOOLS,
  ROOM_FOR_DETAIL,
  ROOM_FOR_LABEL,
  ROOM_FOR_LINE,
  ROOM_FOR_NOTE,
  ROOM_ON_CARD,
  ROOM_UNDER_SENTENCE,
} from "../fitting.ts";
import type { Gain, GameWords } from "../game.ts";
import type { Phrases } from "./phrases.ts";

/** A sentence with its full stop; names may bring their own. */
const ended = (said: string): string => (said.endsWith(".") ? said : `${said}.`);

/** Somebody is told something, or it is only said: alone there is nobody to name. */
const to = (name: string, said: string, end = "."): string => {
  const told = name === "" ? said : `${said}, ${name}`;
  return end === "." ? ended(told) : `${told}${end}`;
};

/** Somebody does something; who plays alone is spoken to. */
const does = (name: string, what: string, alone: string): string =>
  name === "" ? `Je ${alone}` : `${name} ${what}`;

/** What begins a sentence. */
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const same = (text: string) => ({ text, detail: "", short: text });

/** The game screen. */
export const game = ({
  number,
  plural,
  count,
  percent,
  all,
  any,
  steps,
  turns,
  busts,
  columns,
  named,
  turnOf,
  step,
  gain,
  gains,
  shortList,
}: Phrases) => {
  const toPercent = (share: number) => {
    if (share > 0 && share < 0.01) return `<${percent(0.01)}`;
    if (share < 1 && share > 0.99) return `>${percent(0.99)}`;
    return percent(share);
  };
  const are = (list: readonly number[]) => (list.length > 1 ? "zijn" : "is");
  /** A move as a card has it: "6: 2 omhoog". */
  const climb = (g: Gain) => (g.top || g.steps === 0 ? gain(g) : `${g.column}: ${g.steps} omhoog`);
  /** Moves as one says them. */
  const spoken = (list: readonly Gain[]) =>
    all(
      list.map(({ column, steps: up, top }) => {
        if (top) return `${column} haalt de top`;
        return up === 0 ? `${column} begint op het schijfje` : `${column} gaat ${steps(up)} omhoog`;
      }),
    );
  const bustOf = (name: string) => (name === "" ? "Je worp is mislukt" : `De worp van ${name} is mislukt`);

  return {
    play: {
      subtitle: (ruleset, target) => `${ruleset} · tot ${count(target, "kolom", "kolommen")}`,
      subtitleAlone: (ruleset, target) => `${ruleset} · ${count(target, "kolom", "kolommen")}, solo`,
      regions: { seats: "Wie er speelt", board: "Bord", choices: "Getallenparen", actions: "Wat je doet" },
      menu: "Menu",
      help: "Hulp en toetsen",
      sound: "Geluid",
      log: "Wat er gebeurd is",
      playing: (left) =>
        left === 0 ? "speelt · alle klimmers ingezet" : `speelt · nog ${count(left, "klimmer", "klimmers")}`,
      turnNumber: (turn) => `beurt ${number(turn)}`,
      hasLeft: "doet niet meer mee",
      tally: (owned, target) => `${number(owned)}/${number(target)}`,
      slots: (owned, target, list) => {
        const tally = `${number(owned)} van ${count(target, "kolom", "kolommen")}`;
        return owned === 0 ? tally : `${tally}: ${columns(list)}`;
      },
      dice: (dice) => `Dobbelstenen: ${columns(dice)}`,
      pairs: (a, b) => `Dobbelstenen: ${columns(a)}; ${columns(b)}`,
      noDice: "Nog niet gegooid",
      startDice: "De dobbelstenen voor wie begint",
      bustRisk: "risico",
      askOdds: "Toon de kans op een mislukte worp",
      percent: toPercent,
      stepsAtStake: (n) => plural(n, { one: "stap op\nhet spel", other: "stappen\nop het spel" }),
      steps: number,
      chip: ({ column, steps }) => `${column} +${steps}`,
    },
    sentences: {
      whoBegins: same("Wie begint?"),
      turn: (name) => same(to(name, "Jouw beurt")),
      turnAlone: (turn) => same(`Beurt ${number(turn)}.`),
      turnAfterClaim: (name, claimer, list) => ({
        text: `${claimer} claimt ${named(list)}.`,
        detail: to(name, "Jouw beurt"),
        short: fitting(
          ROOM_FOR_LINE,
          `${claimer} claimt ${columns(list)}. ${to(name, "Jouw beurt")}`,
          `${claimer} claimt ${columns(list)}.`,
        ),
      }),
      turnAfterClaimAlone: (turn, list) => ({
        text: `Je hebt ${named(list)} geclaimd.`,
        detail: `Beurt ${number(turn)}.`,
        short: fitting(
          ROOM_FOR_LINE,
          `Je hebt ${named(list)} geclaimd. Beurt ${number(turn)}.`,
          `Je hebt ${named(list)} geclaimd.`,
        ),
      }),
      pick: {
        text: "Kies een getallenpaar.",
        detail: "Op het bord zie je wat elke keuze doet.",
        short: "Kies een getallenpaar.",
      },
      ask: (cause) =>
        cause === "one_runner"
          ? { text: "Nog één klimmer.", detail: "In welke kolom?", short: "Nog één klimmer: in welke kolom?" }
          : {
              text: "Eén som of allebei?",
              detail: "Je hoeft ze niet allebei te gebruiken.",
              short: "Eén som, of allebei?",
            },
      climbs: (list, name, n) => ({
        text: to(name, `${columns(list.map((g) => g.column))} ${list.length > 1 ? "klimmen" : "klimt"}`),
        detail: n > 0 ? `${steps(n)} houden, of alles wagen?` : "Hier stoppen, of doorgooien?",
        short: n > 0 ? `${steps(n)} houden, of doorgooien?` : "Hier stoppen, of doorgooien?",
      }),
      double: ({ column, steps: up, top }, n) => ({
        text: top ? `Dubbel ${column}: recht naar de top!` : `Dubbel ${column}: ${steps(up)} omhoog.`,
        detail: `${steps(n)} houden, of alles wagen?`,
        short: `Dubbel: ${steps(n)} houden, of niet?`,
      }),
      topped: (list, name) =>
        list.length > 1
          ? {
              text: to(name, `${columns(list)} staan op de top`),
              detail: "Stop om ze te claimen, of gooi door en waag ze.",
              short: `${columns(list)} op de top: claim je ze?`,
            }
          : {
              text: to(name, `${columns(list)} staat op de top`),
              detail: "Stop om hem te claimen, of gooi door en waag hem.",
              short: `${columns(list)} op de top: claimen of wagen?`,
            },
      allTopped: (name) => ({
        text: to(name, "Drie toppen", "!"),
        detail: "Er kan niets meer klimmen: stop en claim ze.",
        short: "Drie toppen: stop en claim ze!",
      }),
      wins: (name) => ({
        text: to(name, "Hiermee win je", "!"),
        detail: "Stop nu, en je hebt gewonnen.",
        short: "Stop nu, en je hebt gewonnen!",
      }),
      claimsAtOnce: (list, name, wins) => ({
        text: to(name, `${capital(named(list))} ${are(list)} van jou`, "!"),
        detail: wins ? "En het spel ook." : "Daarmee is je beurt voorbij.",
        short: wins
          ? `Met ${columns(list)} win je het spel!`
          : `${columns(list)} ${are(list)} van jou. Einde beurt.`,
      }),
      reaches: (list, name) => ({
        text: to(name, `${capital(named(list))} ${are(list)} van jou`),
        detail: "En dat blijft zo. Stoppen, of doorgooien?",
        short: `${columns(list)} ${are(list)} van jou. Ga je door?`,
      }),
      rollOn: (name, reason, cause) => ({
        text: to(name, "Gooi door"),
        detail:
          cause === null
            ? reason
            : "unplaced" in cause
              ? plural(cause.unplaced, {
                  one: "Zet je laatste klimmer in voor je stopt.",
                  other: `Zet nog ${cause.unplaced} klimmers in voor je stopt.`,
                })
              : `In ${cause.rivalOn} sta je op een schijfje van een ander.`,
        short:
          cause === null
            ? "Gooi door."
            : "unplaced" in cause
              ? plural(cause.unplaced, {
                  one: "Gooi door: zet nog een klimmer in.",
                  other: `Gooi door: zet nog ${cause.unplaced} klimmers in.`,
                })
              : `Gooi door: in ${cause.rivalOn} mag je niet stoppen.`,
      }),
      decide: (name, n) => ({
        text: to(name, "Stoppen of doorgooien", "?"),
        detail:
          n > 0 ? `${steps(n)} ${plural(n, { one: "staat op het spel.", other: "staan op het spel." })}` : "",
        short: "Stoppen, of doorgooien?",
      }),
      bust: (n) =>
        same(
          n === 0
            ? "Mislukt! Maar er stond niets op het spel."
            : `Mislukt! ${steps(n)} ${plural(n, { one: "glipt", other: "glippen" })} weg.`,
        ),
      bustOf: (name, n, next) => {
        const bust = n === 0 ? `${bustOf(name)}.` : `${bustOf(name)}: ${steps(n)} kwijt.`;
        const short = n === 0 ? `${name}: mislukt.` : `${name}: mislukt, ${steps(n)} kwijt.`;
        if (next === null) return { text: bust, detail: "", short: fitting(ROOM_FOR_LINE, bust, short) };
        const turn = to(next, "Jouw beurt");
        return { text: bust, detail: turn, short: fitting(ROOM_FOR_LINE, `${short} ${turn}`, bust, short) };
      },
      won: (names) => {
        const text = names.length > 1 ? `${all(names)} winnen samen!` : `${all(names)} wint!`;
        return { text, detail: "", short: fitting(ROOM_FOR_LINE, text, "Samen gewonnen!") };
      },
      wonAlone: (n) => same(`Gelukt in ${turns(n)}!`),
      over: {
        text: "Het spel is afgelopen.",
        detail: "Er is niemand meer om het te winnen.",
        short: "Het spel is afgelopen.",
      },
    },
    watching: {
      turn: (name) => same(`${turnOf(name)}.`),
      rolled: (name, dice) => ({
        text: `${name} gooit ${columns(dice)}.`,
        detail: "",
        short: fitting(ROOM_FOR_LINE, `${name} gooit ${columns(dice)}.`, `Gegooid: ${dice.join(", ")}.`),
      }),
      climbs: (name, list) => ({
        text: `${name}: ${gains(list)}.`,
        detail: "",
        short: fitting(ROOM_FOR_LINE, `${name}: ${gains(list)}.`, `${shortList(list)}.`),
      }),
      decided: (name, stops, n) =>
        stops
          ? { text: `${name} stopt.`, detail: n > 0 ? `${steps(n)} binnen.` : "", short: `${name} stopt.` }
          : same(`${name} gooit door.`),
      failed: (name) => ({
        text: `${name} reageert niet meer.`,
        detail: "Er is iets niet geladen. Ben je online?",
        short: fitting(ROOM_FOR_LINE, `${name} reageert niet. Ben je online?`, `${name} reageert niet.`),
      }),
      // The piece is drawn beside these, so a long name may go.
      rolling: (name) => fitting(ROOM_FOR_DETAIL, `${name} gooit`, "Gooit…"),
      choosing: (name) => fitting(ROOM_FOR_DETAIL, `${name} kiest`, "Kiest…"),
      thinking: (name) => fitting(ROOM_FOR_DETAIL, `${name} denkt na`, "Denkt na…"),
      rollsOn: (name) => fitting(ROOM_FOR_DETAIL, `${name} gooit door`, "Gooit door"),
      stops: (name) => fitting(ROOM_FOR_DETAIL, `${name} stopt`, "Stopt"),
      stuck: (name) => fitting(ROOM_FOR_DETAIL, `${name} reageert niet`, "Reageert niet"),
      skip: "Naar het einde van deze beurt",
      tryAgain: "Opnieuw proberen",
    },
    notes: {
      begin: "Een leeg bord. De eerste worp is voor jou.",
      beginAlone: "Een leeg bord, en niemand die je in de weg zit.",
      highestDie: (rounds, first) => {
        const told = rounds.map((rolls) => rolls.map(({ name, die }) => `${name} ${die}`).join(", "));
        const inFull = `${told.join("; opnieuw: ")}. ${first} begint.`;
        // The dice lie in the tray, too.
        return fitting(ROOM_FOR_NOTE, inFull, `${first} gooide het hoogst en begint.`);
      },
      startRound: (round, level) => {
        const told = `${round.map(({ name, die }) => `${name} ${die}`).join(", ")}.`;
        return level.length > 1 ? `${told} ${all(level)} gooien opnieuw.` : told;
      },
      turnEnd: (end) => {
        switch (end.kind) {
          case "stop": {
            const told =
              end.claimed.length > 0
                ? does(end.name, `claimt ${named(end.claimed)}`, `claimt ${named(end.claimed)}`)
                : does(end.name, "stopt", "stopt");
            return end.gains.length === 0 ? `${told}.` : `${told}: ${shortList(end.gains)}.`;
          }
          case "bust":
            return end.steps === 0
              ? `${bustOf(end.name)}.`
              : `${bustOf(end.name)}: ${steps(end.steps)} kwijt.`;
          case "done":
            return `${does(end.name, `claimt ${named(end.claimed)}`, `claimt ${named(end.claimed)}`)}.`;
          case "left":
            return `${end.name} doet niet meer mee.`;
        }
      },
      kept: (list, n) => `${steps(n)} binnen: ${columns(list.map((g) => g.column))}.`,
      lastRound: (names, target) =>
        fitting(
          ROOM_UNDER_SENTENCE,
          `Laatste ronde: ${all(names)} ${names.length > 1 ? "hebben" : "heeft"} ${count(target, "kolom", "kolommen")}.`,
          "Dit is de laatste ronde.",
        ),
      bust: (cause, claimed, hasCamps) => {
        const stays =
          claimed.length > 0
            ? `${capital(named(claimed))} ${claimed.length > 1 ? "blijven" : "blijft"} geclaimd.`
            : hasCamps
              ? "Je schijfjes blijven liggen."
              : "";
        switch (cause.kind) {
          case "no_fit":
            return `Geen tweetal geeft ${any(cause.columns.map(String))}. ${stays}`;
          case "all_topped":
            return `Alle drie de klimmers stonden op een top en konden niet verder. ${stays}`;
          case "must_place":
            return `Na een claim moet de volgende worp een klimmer inzetten. ${stays}`;
          case "nothing_open":
            return `Met geen enkel tweetal van deze worp kun je klimmen. ${stays}`;
        }
      },
      bestTurn: (name, n, rolls) =>
        `Beste beurt: ${name === "" ? "" : `${name}, `}${steps(n)} in ${count(rolls, "worp", "worpen")}.`,
      totals: (n, bust) => `${turns(n)}, ${number(bust)} mislukt`,
      dailyCounts: "Dit is je resultaat van de dag.",
      dailyForFun: (n) => `Dit was voor de lol: je resultaat van de dag is ${turns(n)}.`,
      together: (sentences) => sentences.join(" "),
    },
    cards: {
      moves: (list) => {
        const [a, b] = list;
        if (!a) return { headline: "", detail: "", short: "" };
        if (!b) return { headline: climb(a), detail: "", short: climb(a) };
        const both = `${a.column} en ${b.column}`;
        if (!a.top && !b.top && a.steps === b.steps && a.steps > 0)
          return { headline: both, detail: `elk ${a.steps} omhoog`, short: both };
        const [first, second] = b.top && !a.top ? [b, a] : [a, b];
        return {
          headline: climb(first),
          detail: `en ${climb(second)}`,
          short: first.top && !second.top ? climb(first) : both,
        };
      },
      only: (g, why) => {
        const headline = g.top ? gain(g) : `alleen ${g.column}`;
        return { headline, detail: why, short: headline };
      },
      either: (list, cause) => {
        const or = any(list.map(String));
        return cause === "one_runner"
          ? { headline: or, detail: "nog één klimmer", short: or }
          : { headline: list.join(" en/of "), detail: "één som of allebei", short: list.join(" en/of ") };
      },
      closed: ([first = "", second = ""]) => ({
        headline: first,
        detail: second,
        short: fitting(ROOM_ON_CARD, first, "kan niet"),
      }),
      noRunner: (list) => ({
        headline: "geen klimmer",
        detail: `voor ${any(list.map(String))}`,
        short: "geen klimmer",
      }),
      columnClosed: (list, owners) =>
        list.length > 1
          ? {
              headline: "allebei afgesloten",
              detail: owners.length === 1 ? `ze zijn van ${owners[0]}` : "",
              short: "afgesloten",
            }
          : {
              headline: `${columns(list)} is afgesloten`,
              detail: owners.length === 1 ? `die is van ${owners[0]}` : "",
              short: `${columns(list)} afgesloten`,
            },
      label: ([a, b], { headline, detail }, why, mark) => {
        const what = detail ? `${headline}, ${detail}` : headline;
        return [`${a} en ${b}: ${what}.`, why, mark && `${mark}.`].filter((part) => part !== "").join(" ");
      },
      automatic: "enige keuze",
      question: (list, cause) => {
        if (cause === "one_runner") return `${any(list.map(String))}?`;
        return list.length > 1 ? "Een van de twee, of allebei?" : "Eén keer, of twee keer?";
      },
      step,
      answer: (list, mark) => (mark === "" ? spoken(list) : `${spoken(list)}. ${mark}.`),
      back: "Terug naar de getallenparen",
    },
    hint: {
      ask: "Tip",
      thinking: "De sterkste bot denkt na…",
      failed: "Geen tip. Vraag het nog eens.",
      worth: (value, unit) => (unit === "chance" ? toPercent(value) : number(Math.round(value * 10) / 10)),
      advice: (advised, unit) => {
        // The worth of turns is a number already written.
        const inTurns = (worth: string) => `${worth} ${worth === number(1) ? "beurt" : "beurten"}`;
        const worth = unit === "chance" ? `${advised.worth} winst` : inTurns(advised.worth);
        if (advised.kind === "move") {
          const what = advised.columns.join(" en ");
          if (advised.next === null) return `${what}: ${worth}.`;
          const next = advised.next === "stop" ? "stoppen" : "doorgooien";
          return fitting(ROOM_BESIDE_TOOLS, `${what}, dan ${next}: ${worth}.`, `${what}, ${next}: ${worth}.`);
        }
        const what = advised.kind === "stop" ? "Stoppen" : "Doorgooien";
        const other = advised.other === null ? "" : `, anders ${advised.other}`;
        return fitting(ROOM_BESIDE_TOOLS, `${what}: ${worth}${other}.`, `${what}: ${worth}.`);
      },
      mark: (value, unit, isBest) => {
        const worth = unit === "chance" ? `${value} kans om te winnen` : `beurten te gaan: ${value}`;
        return isBest ? `Beste keuze, ${worth}` : worth;
      },
    },
    ownDice: {
      roll: (name) => ({
        text: to(name, "Gooi je dobbelstenen"),
        detail: "Tik of typ wat je ziet.",
        short: fitting(ROOM_FOR_LINE, to(name, "Tik in wat je gooit"), "Tik in wat je gooit."),
      }),
      correct: {
        text: "Wat heb je gegooid?",
        detail: "Zet recht wat verkeerd is ingetikt.",
        short: "Wat heb je gegooid?",
      },
      toGo: (n) => `nog ${count(n, "dobbelsteen", "dobbelstenen")}`,
      typed: (dice) => (dice.length === 0 ? "Nog niets ingetikt" : `Ingetikt: ${columns(dice)}`),
      backspace: "Laatste dobbelsteen wissen",
      back: "Terug",
      correctTool: "Worp verbeteren",
    },
    actions: {
      roll: "Gooien",
      rollAgain: "Doorgooien",
      stop: "Stoppen",
      afterPick: "kies eerst",
      toGoOn: (share) => `${share} kans van slagen`,
      keep: (n, claimed, wins) => {
        if (wins) return "en winnen";
        if (claimed.length > 2) return "alle drie claimen";
        if (claimed.length > 1) return `${columns(claimed)} claimen`;
        if (claimed.length > 0) return `${columns(claimed)} claimen`;
        return n === 0 ? "beurt beëindigen" : `${steps(n)} houden`;
      },
      notYet: (cause) => {
        if (cause === null) return "nog niet";
        if ("rivalOn" in cause) return `op een schijfje in ${cause.rivalOn}`;
        return `nog ${cause.unplaced} in te zetten`;
      },
      claim: (list) => `Claim ${columns(list)}`,
      claimDetail: (wins) => (wins ? "en win" : "en beëindig je beurt"),
      turnOf: (name) => fitting(ROOM_FOR_LABEL, turnOf(name), `${name} aan zet`),
      nextTurn: "Volgende beurt",
      skip: "Overslaan",
      result: "Naar de uitslag",
      rematch: "Nog een potje",
      begins: (name) => fitting(ROOM_FOR_DETAIL, `${name} begint`, name),
      again: "Nog een keer",
      review: "Terugblik",
      share: "Delen",
      shareDetail: "je resultaat",
      copied: "gekopieerd",
    },
    dailyResult: (day, n, bust) => `Can’t Stop, dagklim van ${day}: ${turns(n)}, ${busts(bust)}`,
    said: {
      rolled: (name, dice) => `${does(name, "gooit", "gooit")} ${columns(dice)}.`,
      forced: (name, dice, list) =>
        `${does(name, "gooit", "gooit")} ${columns(dice)}. Er is maar één keuze: ${spoken(list)}.`,
      picked: (list, odds) => {
        if (odds === null) return `${spoken(list)}.`;
        if (odds === "ends") return `${spoken(list)}. Daarmee is de beurt voorbij.`;
        return `${spoken(list)}. Kans op een mislukte worp: ${odds.risk}, ${steps(odds.steps)} op het spel.`;
      },
      bust: (name, dice, n) =>
        `${does(name, "gooit", "gooit")} ${columns(dice)}: mislukt${n > 0 ? `, ${steps(n)} kwijt` : ""}.`,
      nextTurn: (before, name) => (before ? `${before} ${turnOf(name)}.` : `${turnOf(name)}.`),
      nextTurnAlone: (before, turn) =>
        before ? `${before} Beurt ${number(turn)}.` : `Beurt ${number(turn)}.`,
      won: (names) => (names.length > 1 ? `${all(names)} winnen samen.` : `${all(names)} wint het spel.`),
      wonAlone: (n) => `Je staat boven, na ${turns(n)}.`,
    },
    board: {
      caption: "Het bord",
      heads: ["Kolom", "Wie er waar staat"],
      column: (column) => `Kolom ${column}`,
      sentence: ({ length, owner, camps, runner, lost }) => {
        const parts = [
          ...(owner === null ? [] : [`geclaimd door ${owner}`]),
          ...(runner
            ? [
                runner.space === length
                  ? `klimmer op de top, ${steps(runner.steps)} op het spel`
                  : `klimmer op veld ${runner.space} van ${length}, ${steps(runner.steps)} op het spel`,
              ]
            : []),
          ...(lost === null ? [] : [`klimmer kwijt op veld ${lost}`]),
          ...camps.map(({ name, space }) => `${name} op veld ${space} van ${length}`),
        ];
        return parts.length === 0 ? `Leeg, ${length} velden.` : ended(parts.join("; "));
      },
    },
  } satisfies GameWords;
};
