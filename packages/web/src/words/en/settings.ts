import type { SettingsWords } from "../settings.ts";

/** The settings. */
export const settings: SettingsWords = {
  title: "Settings",
  language: "Language",
  autoLanguage: (language) => `As the browser (${language})`,
  theme: "Colours",
  themes: { auto: "As the device", light: "Light", dark: "Dark" },
  sound: { name: "Sound", about: "Short sounds for dice, climbs, busts and wins." },
  automaticMoves: {
    name: "Forced choices by themselves",
    about: "Where the dice leave only one choice, it is taken without a press.",
  },
  speed: "Speed",
  speeds: { relaxed: "Relaxed", normal: "Normal", fast: "Fast", instant: "Instant" },
  speedAbout: "Of everything that moves, and of the bots.",
  odds: "Odds",
  oddsChoices: {
    always: { name: "Always", about: "The chance of a bust and the steps at stake are always shown." },
    demand: { name: "When asked", about: "They are hidden until you press on them." },
    never: { name: "Never", about: "You trust your feeling." },
  },
  kept: "Kept on this device, and nowhere else.",
};
