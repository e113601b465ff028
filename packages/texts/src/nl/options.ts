import type { ByPlayers } from "@cantstop/rules";
import type { OptionTexts } from "../texts.ts";
import { locale } from "./locale.ts";

const columns = (n: number): string => locale.plural(n, { one: `${n} kolom`, other: `${n} kolommen` });

const byPlayers = (targets: ByPlayers): string =>
  locale.all(
    Object.entries(targets).map(([players, target]) =>
      locale.plural(Number(players), {
        one: `${columns(target)} voor een speler alleen`,
        other: `${columns(target)} met ${players} spelers`,
      }),
    ),
  );

/** What can be chosen in rules of one's own. */
export const options: OptionTexts = {
  columnsToWin: {
    name: "Kolommen om te winnen",
    value: (target) =>
      typeof target === "number"
        ? {
            name: columns(target),
            summary: locale.plural(target, {
              one: "Met één geclaimde kolom heb je gewonnen.",
              other: `Wie ${target} kolommen heeft, wint.`,
            }),
          }
        : {
            name: "Per aantal spelers",
            summary: `Het hangt af van het aantal spelers: ${byPlayers(target)}.`,
          },
  },
  gameEnd: {
    name: "Einde van het spel",
    values: {
      immediate: {
        name: "Meteen",
        summary: "Het spel is afgelopen zodra iemand genoeg kolommen heeft.",
      },
      complete_round: {
        name: "Na de ronde",
        summary:
          "De ronde wordt afgemaakt, zodat iedereen evenveel beurten heeft gehad; er kunnen er meer samen winnen.",
      },
    },
  },
  columnClaim: {
    name: "Een kolom claimen",
    values: {
      on_stop: {
        name: "Door te stoppen",
        summary:
          "Een kolom is van jou als je stopt met een klimmer op de top; mislukt je worp voor die tijd, dan ben je de top kwijt.",
      },
      on_reach: {
        name: "Door de top te halen",
        summary:
          "Een kolom is van jou zodra je klimmer de top haalt, en een mislukte worp verandert daar niets aan.",
      },
    },
  },
  toppedRunner: {
    name: "Een klimmer op de top",
    values: {
      locked: {
        name: "Blijft daar",
        summary: "De klimmer blijft tot het einde van de beurt op de top en is nergens anders te gebruiken.",
      },
      may_reenter: {
        name: "Is weer vrij",
        summary: "De klimmer gaat van het bord en mag een andere kolom in.",
      },
      must_reenter: {
        name: "Moet er weer in",
        summary:
          "De klimmer gaat van het bord, en met de volgende worp moet je een klimmer inzetten, anders is je beurt voorbij.",
      },
    },
  },
  entrySpace: {
    name: "Verder vanaf je schijfje",
    values: {
      above_camp: {
        name: "Eén veld erboven",
        summary: "Een klimmer begint één veld boven je schijfje.",
      },
      on_camp: {
        name: "Op het schijfje",
        summary: "Een klimmer begint op je schijfje zelf en klimt vandaar met de volgende worp.",
      },
    },
  },
  quadEntry: {
    name: "Vier gelijke dobbelstenen",
    values: {
      pairwise: {
        name: "Inzetten en één stap",
        summary: "Met vier gelijke dobbelstenen zet je een klimmer gewoon in en doet hij nog één stap.",
      },
      start_plus_two: {
        name: "Twee boven het begin",
        summary:
          "Met vier gelijke dobbelstenen begint een klimmer twee velden boven de grond of boven je schijfje.",
      },
      entry_plus_two: {
        name: "Inzetten en twee stappen",
        summary: "Met vier gelijke dobbelstenen zet je een klimmer gewoon in en doet hij nog twee stappen.",
      },
    },
  },
  pairUse: {
    name: "Beide sommen gebruiken",
    values: {
      all_playable: {
        name: "Alles wat kan",
        summary: "Kun je met beide sommen van het gekozen getallenpaar klimmen, dan moet dat ook.",
      },
      any_when_full: {
        name: "Vrij als alles is ingezet",
        summary: "Zijn alle drie de klimmers ingezet, dan mag je ook maar één van de twee sommen gebruiken.",
      },
      any_playable: {
        name: "Vrij",
        summary: "Je mag altijd ook maar één van de twee sommen gebruiken.",
      },
    },
  },
  placement: {
    name: "Klimmers inzetten",
    values: {
      free: {
        name: "Zoals je wilt",
        summary: "Je mag elk getallenpaar kiezen, of je er nu klimmers mee inzet of niet.",
      },
      preferred: {
        name: "Eerst inzetten",
        summary:
          "Zolang je nog een klimmer moet inzetten, gaan getallenparen voor die er de meeste inzetten, liefst zonder afgesloten kolom.",
      },
      strict: {
        name: "Eerst inzetten, streng",
        summary:
          "Als Eerst inzetten, maar je worp is mislukt als hij alleen afgesloten kolommen of een te vroege dubbel biedt.",
      },
    },
  },
  stopCondition: {
    name: "Stoppen",
    values: {
      after_any_move: {
        name: "Na elke zet",
        summary: "Je mag na elke zet stoppen.",
      },
      all_runners_placed: {
        name: "Als alles is ingezet",
        summary: "Je mag stoppen zodra alle drie de klimmers zijn ingezet, of meteen na een claim.",
      },
    },
  },
  rivalCamps: {
    name: "Schijfjes van anderen",
    values: {
      share: {
        name: "Veld delen",
        summary:
          "Schijfjes van tegenstanders zitten niet in de weg; op een veld passen zoveel stukken als nodig.",
      },
      jump_over: {
        name: "Eroverheen springen",
        summary: "Een klimmer slaat velden met schijfjes van tegenstanders over en krijgt ze cadeau.",
      },
      no_stacking: {
        name: "Eén schijfje per veld",
        summary:
          "Je mag voorbij een schijfje van een tegenstander, maar niet stoppen zolang er een klimmer op staat.",
      },
    },
  },
  rivalCampsOnClaim: {
    name: "Schijfjes in een geclaimde kolom",
    values: {
      stay: {
        name: "Blijven liggen",
        summary: "Schijfjes van tegenstanders blijven liggen in een geclaimde kolom, voor de sier.",
      },
      return: {
        name: "Gaan terug",
        summary: "Schijfjes van tegenstanders in een geclaimde kolom gaan terug naar hun eigenaar.",
      },
      discard: {
        name: "Gaan uit het spel",
        summary: "Schijfjes van tegenstanders in een geclaimde kolom gaan uit het spel.",
      },
    },
  },
  markersPerPlayer: {
    name: "Schijfjes per speler",
    value: (markers) => ({
      name: locale.number(markers),
      summary: `Elke speler heeft ${locale.number(markers)} schijfjes, om plekken te bewaren en kolommen te claimen.`,
    }),
  },
  firstPlayer: {
    name: "Wie begint",
    values: {
      chosen: {
        name: "Jullie kiezen",
        summary: "Jullie spreken af wie begint.",
      },
      highest_die: {
        name: "De hoogste dobbelsteen",
        summary: "Iedereen gooit één dobbelsteen, en de hoogste begint.",
      },
      youngest: {
        name: "De jongste",
        summary: "De jongste speler begint.",
      },
    },
  },
};
