import type { Texts } from "../texts.ts";

/** The named rulesets. */
export const presets: Texts["presets"] = {
  standard: {
    name: "Standaard",
    summary: "Stop op tijd en houd wat je geklommen hebt; wie als eerste drie kolommen heeft, wint meteen.",
  },
  "standard-extended": {
    name: "Standaard, lang spel",
    summary: "Als Standaard, maar met z’n tweeën heb je vijf kolommen nodig en met z’n drieën vier.",
  },
  "standard-jump": {
    name: "Haasje-over",
    summary:
      "Als Standaard, maar klimmers springen over schijfjes van tegenstanders en krijgen die velden cadeau.",
  },
  "standard-no-stacking": {
    name: "Can’t Stop Can’t Stop",
    summary:
      "Als Standaard, maar je mag niet stoppen zolang een klimmer op een schijfje van een tegenstander staat.",
  },
  wikipedia: {
    name: "Wikipedia",
    summary:
      "Als Standaard, maar schijfjes van tegenstanders blijven liggen in een geclaimde kolom, en iedereen heeft negen schijfjes.",
  },
  "stop-sign": {
    name: "Stopbord",
    summary:
      "Als Standaard, maar schijfjes van tegenstanders blijven liggen in een geclaimde kolom, en de hoogste dobbelsteen begint.",
  },
  "stop-sign-purge": {
    name: "Stopbord, schoon schip",
    summary: "Als Stopbord, maar schijfjes van tegenstanders in een geclaimde kolom gaan uit het spel.",
  },
  franjos: {
    name: "Franjos",
    summary:
      "Zet eerst alle drie de klimmers in; een kolom is van jou zodra je de top haalt, en iedereen krijgt evenveel beurten.",
  },
  "franjos-jump": {
    name: "Franjos, haasje-over",
    summary:
      "Als Franjos, maar klimmers springen over schijfjes van tegenstanders en krijgen die velden cadeau.",
  },
  "franjos-no-stacking": {
    name: "Franjos, één schijfje per veld",
    summary:
      "Als Franjos, maar je mag niet stoppen zolang een klimmer op een schijfje van een tegenstander staat.",
  },
  "franjos-four": {
    name: "Franjos, vier kolommen",
    summary: "Als Franjos, maar je hebt vier kolommen nodig om te winnen.",
  },
  "franjos-five": {
    name: "Franjos, vijf kolommen",
    summary: "Als Franjos, maar je hebt vijf kolommen nodig om te winnen.",
  },
};
