import { makeReasonText } from "../reason.ts";
import { inWords, locale } from "./locale.ts";

/** Words for what keeps a player from a move or a stop. */
export const reason = makeReasonText({
  column_closed: ({ column, owner }, seatName) => ({
    short: `${column} is afgesloten`,
    sentence: `Kolom ${column} is afgesloten: ${seatName(owner)} heeft die geclaimd.`,
  }),
  runner_on_top: ({ column }) => ({
    short: `${column} staat op de top`,
    sentence: `De klimmer in kolom ${column} staat op de top en gaat deze beurt niet verder.`,
  }),
  no_runner_left: ({ column }) => ({
    short: `geen klimmer voor ${column}`,
    sentence: `Alle drie de klimmers staan in andere kolommen, dus voor kolom ${column} is er geen meer over.`,
  }),
  one_step_left: ({ column }) => ({
    short: "maar één stap",
    sentence: `In kolom ${column} is nog maar plaats voor één stap, dus de tweede vervalt.`,
  }),
  one_runner_left: () => ({
    short: "nog één klimmer",
    sentence: "Er is nog maar één klimmer voor twee nieuwe kolommen: kies er een.",
  }),
  nothing_playable: () => ({
    short: "geen zet mogelijk",
    sentence: "Met geen van beide sommen van dit getallenpaar kun je klimmen.",
  }),
  must_reenter: () => ({
    short: "zet niemand in",
    sentence: "Na een claim moet de volgende zet een klimmer inzetten, en dat doet dit getallenpaar niet.",
  }),
  prefer_open: () => ({
    short: "één is afgesloten",
    sentence:
      "Zolang je nog een klimmer moet inzetten, gaan getallenparen zonder afgesloten kolom voor, en deze dobbelstenen bieden er een.",
  }),
  must_be_open: () => ({
    short: "één is afgesloten",
    sentence:
      "Zolang je nog een klimmer moet inzetten, mag je geen getallenpaar met een afgesloten kolom kiezen.",
  }),
  double_not_yet: () => ({
    short: "nog geen dubbel",
    sentence: "Een dubbel moet wachten zolang je nog twee of drie klimmers moet inzetten.",
  }),
  must_place_first: () => ({
    short: "eerst inzetten",
    sentence:
      "Zolang je nog een klimmer moet inzetten, zet je er zoveel in als de dobbelstenen toelaten, en met een ander getallenpaar zijn dat er meer.",
  }),
  not_rolled: () => ({
    short: "niet gegooid",
    sentence: "Geen enkel getallenpaar van deze dobbelstenen geeft deze kolommen.",
  }),
  must_use_both: () => ({
    short: "allebei verplicht",
    sentence: "Met beide sommen van dit getallenpaar kun je klimmen, dus dat moet ook.",
  }),
  game_over: () => ({
    short: "spel afgelopen",
    sentence: "Het spel is afgelopen.",
  }),
  not_moved: () => ({
    short: "eerst gooien",
    sentence: "Je hebt deze beurt nog geen stap gezet: gooi eerst de dobbelstenen.",
  }),
  runners_unplaced: ({ spare }) => ({
    short: locale.plural(spare, { one: "nog één in te zetten", other: `nog ${inWords(spare)} in te zetten` }),
    sentence: locale.plural(spare, {
      one: "Je moet nog één klimmer inzetten: stoppen mag zodra ze alle drie op het bord staan.",
      other: `Je moet nog ${inWords(spare)} klimmers inzetten: stoppen mag zodra ze alle drie op het bord staan.`,
    }),
  }),
  on_rival_camp: ({ column }) => ({
    short: `op een schijfje in ${column}`,
    sentence: `De klimmer in kolom ${column} staat op een schijfje van een tegenstander: gooi door tot hij daar weg is.`,
  }),
});
