import { figures } from "../figures.ts";
import type { LogWords } from "../log.ts";
import type { ReviewWords } from "../review.ts";
import type { Phrases } from "./phrases.ts";

/** The screen that reviews a game. */
export const review = (
  { number, percent, count, all, gains }: Phrases,
  { end }: Pick<LogWords, "end">,
): ReviewWords => {
  const { share, shareChange, decimal, decimalChange } = figures("nl");
  const questions = (n: number) => count(n, "vraag", "vragen");
  return {
    title: "Terugblik",
    toGames: "Naar de spellen",
    toGame: "Naar het spel",
    share: "Delen",
    notOver: "Dit spel wordt nog gespeeld. De terugblik wacht tot het uit is.",
    unanswered: "Het spel kon niet worden opgehaald. Ben je online?",
    facts: (facts) => facts.join(" · "),
    chances: {
      value: share,
      change: shareChange,
      cost: (cost) => `${share(cost)} weggegeven`,
      now: share,
      grid: percent,
    },
    turns: {
      value: (value) => decimal(-value),
      change: (change) => decimalChange(-change),
      cost: (cost) => `${decimal(cost)} beurt weggegeven`,
      now: (value) => `nog ${decimal(-value)}`,
      grid: number,
    },
    progress: {
      running: (done) => `Elke beslissing wordt bekeken: ${percent(done)}`,
      stop: "Stoppen",
      stopped: "Halverwege gestopt. Wat beoordeeld is, blijft staan.",
      goOn: "Alles bekijken",
      failed: "De terugblik is niet geladen. Ben je online?",
    },
    chart: {
      title: "Winstkansen",
      titleAlone: "Verwacht aantal beurten",
      moment: "Moment van het spel",
      notYet: "…",
      turn: "Na",
      start: "Voor de eerste worp",
    },
    steps: {
      label: "Door het spel stappen",
      first: "Naar het begin",
      previous: "Een stap terug",
      next: "Een stap verder",
      last: "Naar het einde",
      nextMistake: "Volgende fout",
      of: (moment, last) => `${number(moment)}/${number(last)}`,
    },
    moment: {
      label: "Dit moment",
      start: "Het begin",
      startDetail: "Stap met de pijlen door het spel.",
      position: "De stelling",
      turn: (turn, name) => (name === "" ? `Beurt ${number(turn)}` : `${name}, beurt ${number(turn)}`),
      moved: (name, list) => (name === "" ? `Je zet: ${gains(list)}.` : `${name} zet: ${gains(list)}.`),
      saidWith: (said, chances) => `${said} ${all(chances.map(([name, chance]) => `${name} ${chance}`))}.`,
      alternatives: "De keuze",
      stopOrRoll: "Stoppen of doorgooien?",
      played: "gespeeld",
      best: "beste",
      option: (what, value, marks) => [what, value, ...marks].filter((part) => part !== "").join(", "),
      forced: "De enige keuze.",
      right: "De beste keuze.",
      fine: (cost) => `Zo goed als de beste: ${cost}.`,
      fault: (severity, cost) => {
        const name = { slight: "Niet precies", mistake: "Een fout", blunder: "Een blunder" }[severity];
        return `${name}: ${cost}.`;
      },
      gaveUp: (cost) => `Opgegeven: ${cost}.`,
      luck: (change) => `Geluk met deze worp: ${change}`,
      now: "Wat nu?",
      asking: "De sterkste bot denkt na …",
      noAnswer: "De sterkste bot is niet geladen. Ben je online?",
    },
    severities: { slight: "niet precies", mistake: "fout", blunder: "blunder" },
    summary: {
      title: "Spel en geluk",
      sofar: "Spel en geluk tot nu toe",
      plays: {
        masterly: "Meesterlijk gespeeld.",
        strong: "Sterk gespeeld.",
        good: "Goed gespeeld.",
        fair: "Wisselend gespeeld.",
        loose: "Wild gespeeld.",
      },
      fortunes: {
        blessed: "Heel veel geluk gehad.",
        lucky: "Geluk gehad.",
        even: "Geluk noch pech gehad.",
        unlucky: "Pech gehad.",
        cursed: "Heel veel pech gehad.",
      },
      right: (right, decisions) =>
        `${number(right)} van ${count(decisions, "beslissing", "beslissingen")} de beste.`,
      noDecisions: "Niets te beslissen gehad.",
      books: "De rekening",
      rows: {
        start: "Bij het begin",
        luck: "Eigen geluk",
        rivalLuck: "Pech van anderen",
        cost: "Eigen fouten",
        gifts: "Fouten van anderen",
        drift: "Herzien oordeel",
        result: "Aan het eind",
        resultSofar: "Nu",
        withoutLuck: "Zonder geluk",
        meanCost: "Per beslissing",
      },
      about:
        "Alle getallen zijn winstkansen. Vanaf het begin tellen geluk en fouten op tot het eind; de regel daaronder laat al het geluk weg, en kan boven 100% of onder nul uitkomen. De beoordelaar is de sterkste bot van hier: goed, maar niet alwetend.",
      aboutAlone:
        "Alle getallen zijn beurten: hoeveel er voor het spel nodig leken, en wat dobbelstenen en beslissingen eraan toevoegden of bespaarden. De beoordelaar is de sterkste bot van hier: goed, maar niet alwetend.",
    },
    list: {
      title: "Beurten",
      running: "Nog bezig.",
      end,
      label: (parts) => parts.join(" · "),
    },
    quiz: {
      title: "Zoek de beste zet",
      open: (n) => `Zoek het beter: ${questions(n)}`,
      openFor: (name, n) => `Zoek het beter voor ${name}: ${questions(n)}`,
      question: (n, of) => `Vraag ${number(n)} van ${number(of)}`,
      whichMove: (name) =>
        name === "" ? "Wat is de beste zet?" : `${name} moet kiezen. Wat is de beste zet?`,
      stopOrRoll: (name) =>
        name === "" ? "Stoppen of doorgooien?" : `${name} moet kiezen: stoppen of doorgooien?`,
      found: "Dat is de beste keuze.",
      close: (cost) => `Zo goed als de beste: ${cost}.`,
      missed: (best, cost) => `Beter: ${best}. Nu ${cost}.`,
      played: (what) => `In het spel gekozen: ${what}.`,
      next: "Volgende vraag",
      end: "Naar de uitslag",
      leave: "Terug naar de terugblik",
      result: (found, of) => `${number(found)} van ${number(of)} gevonden`,
      praise: {
        all: "Allemaal. Het volgende spel mag wel oppassen.",
        some: "Elke zet scheelt een beetje, en alle beetjes helpen.",
        none: "Dit waren lastige. Bekijk ze nog eens, en probeer het opnieuw.",
      },
      again: "Nog een keer",
    },
    playOn: {
      open: "Vanaf hier spelen",
      title: "Vanaf hier spelen",
      about: "Het spel gaat vanaf dit moment verder met nieuwe worpen, als een spel op zich. Wie speelt er?",
      person: "Iemand hier",
      bot: (name, temper) => `${name}, ${temper}`,
      begin: "Spelen",
    },
  };
};
