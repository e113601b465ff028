import type { Texts } from "@cantstop/texts";
import { figures } from "../figures.ts";
import type { GamesWords } from "../games.ts";
import type { Phrases } from "./phrases.ts";

type FailureText = Awaited<ReturnType<Texts["loadFailures"]>>;

/** The screen with this device's games. */
export const games = ({ all, count, plural, turns, number, percent }: Phrases, failure: FailureText) => {
  const { share, shareChange, decimal, decimalChange } = figures("nl");
  const facts = (list: readonly string[]) => list.join(" · ");
  return {
    facts,
    title: "Spellen",
    home: "Naar het begin",
    empty: "Nog geen spellen. Speel er een!",
    play: "Spelen",
    running: "Bezig",
    finished: "Afgelopen",
    filter: {
      rules: "Regels",
      anyRules: "Alle",
      opponent: "Tegen",
      anyone: "Iedereen",
      people: "Alleen mensen",
      online: "Anderen, online",
      alone: "Niemand: solo",
      player: "Spellen van",
      everybody: "Iedereen",
      noMatch: "Zulke spellen zijn er niet.",
    },
    result: (winners, claims) => {
      const score = claims.map(number).join("–");
      if (winners.length === 0) return `Niemand won, ${score}`;
      return winners.length > 1 ? `${all(winners)} wonnen samen, ${score}` : `${all(winners)} won, ${score}`;
    },
    climbed: (n) => `Gelukt in ${turns(n)}`,
    givenUp: "Opgegeven",
    ownDice: "echte dobbelstenen",
    online: "online",
    more: (rest) => `Toon nog ${count(rest, "spel", "spellen")}`,
    review: (game) => `Terugblik: ${game}`,
    reviewThis: "Terugblik",
    remove: (game) => `Verwijderen: ${game}`,
    removeQuestion: "Dit spel verwijderen?",
    removeRunning: "Het is nog niet afgelopen, en je krijgt het niet terug.",
    removeFinished: "Het verdwijnt uit de lijst en uit de statistieken, en je krijgt het niet terug.",
    removeUnreadable: "Je krijgt het niet terug, tenzij je het gedownload hebt.",
    removeConfirm: "Verwijderen",
    statistics: {
      title: "Statistieken",
      games: "Spellen",
      wins: "Gewonnen",
      busts: "Mislukt",
      expected: "Verwacht",
      aboutExpected:
        "Mislukte worpen zijn per beurt geteld. Verwacht is wat de kansen van alle gegooide worpen samen opleveren.",
      forEach: "Een spel telt mee voor iedereen die het speelde.",
      best: "Minste beurten",
      share: (n, of) => (of === 0 ? number(n) : `${number(n)} (${percent(n / of)})`),
      players: "Spelers",
      player: "Speler",
      allPeople: "Alle mensen",
      allBots: "Alle bots",
      of: (found, all) =>
        `Van ${number(found)} van de ${count(all, "spel", "spellen")}, zoals hierboven gekozen.`,
      opponents: "Per tegenstander",
      opponent: "Tegen",
      rulesets: "Per spelregels",
      ruleset: "Regels",
      places: "Per plaats in de eerste ronde",
      place: "Plaats",
      placeOf: (place) => ["Begint", "Tweede", "Derde", "Vierde"][place - 1] ?? "",
      alone: "Solo",
      unknownRuleset: "Onbekende regels",
      daily: "Dagklim",
      dailyFacts: (climbed, row, longest) =>
        facts([
          `${count(climbed, "dag", "dagen")} geklommen`,
          `${count(row, "dag", "dagen")} op rij`,
          `langste reeks: ${count(longest, "dag", "dagen")}`,
        ]),
    },
    trend: {
      title: "Kunde en geluk",
      about:
        "Wie terugkijkt, kan ze uit elkaar houden. Elke stip is een spel, het laatste rechts; de lijn is het gemiddelde van vijf spellen.",
      whose: (name) => `Dit zijn de spellen van ${name}. Kies hierboven iemand anders.`,
      cost: "Weggegeven per beslissing",
      luck: "Geluk",
      mean: (value) => `Gemiddeld ${value}`,
      chances: { value: share, change: shareChange },
      turns: {
        value: (value) => `${decimal(value)} beurt`,
        change: (change) => `${decimalChange(change)} beurt`,
      },
      asTable: "Hetzelfde als tabel",
      game: "Spel",
      reviewed: (done, all) =>
        done === all
          ? plural(all, {
              one: "Dit spel is teruggekeken.",
              other: `Alle ${number(all)} spellen zijn teruggekeken.`,
            })
          : `Teruggekeken: ${number(done)} van de ${count(all, "spel", "spellen")}.`,
      reviewRest: (rest) => `${count(rest, "spel", "spellen")} terugkijken`,
      progress: (done, all) => `Bezig met spel ${number(done + 1)} van ${number(all)}…`,
      stop: "Ophouden",
      failed: "Het terugkijken kon niet geladen worden. Is er verbinding?",
    },
    file: {
      title: "Alles in een bestand",
      about:
        "Spellen, namen en instellingen staan alleen op dit apparaat. Bewaar ze in een bestand, en laad dat waar je wilt.",
      save: "Bestand bewaren",
      load: "Bestand laden",
      saveFailed: "Het bestand kon niet worden gemaakt. Probeer het opnieuw.",
      restored: (added, updated) => {
        if (added + updated === 0)
          return "Instellingen en namen zijn geladen. Alle spellen uit het bestand stonden hier al.";
        const told = [
          "instellingen",
          "namen",
          ...(added > 0 ? [count(added, "nieuw spel", "nieuwe spellen")] : []),
          ...(updated > 0 ? [count(updated, "spel dat verder was", "spellen die verder waren")] : []),
        ];
        return `Geladen: ${all(told)}.`;
      },
      notKept: "Maar deze browser bewaart spellen alleen tot je de pagina sluit.",
      faults: {
        not_json: "Dit bestand is beschadigd, of het is niet van Can’t Stop. Er is niets veranderd.",
        not_a_backup: "Dit bestand is niet door Can’t Stop bewaard. Er is niets veranderd.",
        newer_version:
          "Dit bestand komt uit een nieuwere versie. Herlaad de pagina om die te krijgen, en probeer het opnieuw.",
      },
      badGame: (id, problem) =>
        `Spel ${id} in dit bestand is niet te lezen, dus er is niets veranderd. ${failure(problem)}`,
    },
    unreadable: {
      title: "Onleesbare spellen",
      about: "Ze zijn opzijgelegd. Download ze als je eraan gehecht bent: misschien zijn ze nog te redden.",
      item: (id) => `Spel ${id}`,
      save: "Downloaden",
    },
    failed: "De afgelopen spellen konden niet worden geladen. Ben je online?",
    loading: "Afgelopen spellen zoeken…",
  } satisfies GamesWords;
};
