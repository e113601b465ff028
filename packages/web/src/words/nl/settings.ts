import type { SettingsWords } from "../settings.ts";

/** The settings. */
export const settings: SettingsWords = {
  title: "Instellingen",
  language: "Taal",
  autoLanguage: (language) => `Zoals de browser (${language})`,
  theme: "Kleuren",
  themes: { auto: "Zoals het apparaat", light: "Licht", dark: "Donker" },
  sound: { name: "Geluid", about: "Korte geluiden bij gooien, klimmen, mislukken en winnen." },
  automaticMoves: {
    name: "Gedwongen keuzes vanzelf",
    about: "Als de dobbelstenen maar één keuze laten, gebeurt die vanzelf.",
  },
  speed: "Snelheid",
  speeds: { relaxed: "Rustig", normal: "Normaal", fast: "Snel", instant: "Meteen" },
  speedAbout: "Van alles wat beweegt, en van de bots.",
  odds: "Kansen",
  oddsChoices: {
    always: {
      name: "Altijd",
      about: "Je ziet altijd de kans op een mislukte worp en de stappen die op het spel staan.",
    },
    demand: { name: "Op verzoek", about: "Ze blijven verborgen tot je erop drukt." },
    never: { name: "Nooit", about: "Je vertrouwt op je gevoel." },
  },
  kept: "Bewaard op dit apparaat, en nergens anders.",
};
