import type { Texts } from "../texts.ts";

/** The named rulesets. */
export const presets: Texts["presets"] = {
  standard: {
    name: "Standard",
    summary: "Stop to keep what you climbed; the first to own three columns wins at once.",
  },
  "standard-extended": {
    name: "Standard, long game",
    summary: "As Standard, but two players need five columns and three players need four.",
  },
  "standard-jump": {
    name: "Leapfrog",
    summary: "As Standard, but runners jump over rivals' camps and gain those spaces for free.",
  },
  "standard-no-stacking": {
    name: "Can't Stop Can't Stop",
    summary: "As Standard, but you may not stop while a runner stands on a rival's camp.",
  },
  wikipedia: {
    name: "Wikipedia",
    summary:
      "As Standard, but rivals' camps stay where they are in a claimed column, and each player has nine markers.",
  },
  "stop-sign": {
    name: "Stop Sign",
    summary: "As Standard, but rivals' camps stay in a claimed column, and the highest die begins.",
  },
  "stop-sign-purge": {
    name: "Stop Sign, purge",
    summary: "As Stop Sign, but rivals' camps in a claimed column are out of the game.",
  },
  franjos: {
    name: "Franjos",
    summary:
      "Place all three runners first; a column is yours the moment you reach its top, and all get equally many turns.",
  },
  "franjos-jump": {
    name: "Franjos, leapfrog",
    summary: "As Franjos, but runners jump over rivals' camps and gain those spaces for free.",
  },
  "franjos-no-stacking": {
    name: "Franjos, one camp a space",
    summary: "As Franjos, but you may not stop while a runner stands on a rival's camp.",
  },
  "franjos-four": {
    name: "Franjos, four columns",
    summary: "As Franjos, but four columns win.",
  },
  "franjos-five": {
    name: "Franjos, five columns",
    summary: "As Franjos, but five columns win.",
  },
};
