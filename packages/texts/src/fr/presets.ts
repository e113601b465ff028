import type { Texts } from "../texts.ts";

/** The named rulesets. */
export const presets: Texts["presets"] = {
  standard: {
    name: "Standard",
    summary:
      "Arrêtez-vous à temps pour garder ce que vous avez gravi ; le premier à conquérir trois voies gagne aussitôt.",
  },
  "standard-extended": {
    name: "Standard, partie longue",
    summary: "Comme Standard, mais il faut cinq voies à deux joueurs et quatre à trois.",
  },
  "standard-jump": {
    name: "Saute-mouton",
    summary:
      "Comme Standard, mais les grimpeurs sautent les camps de base adverses et gagnent ces cases en prime.",
  },
  "standard-no-stacking": {
    name: "Can’t Stop Can’t Stop",
    summary:
      "Comme Standard, mais impossible de s’arrêter tant qu’un grimpeur se trouve sur un camp de base adverse.",
  },
  wikipedia: {
    name: "Wikipédia",
    summary:
      "Comme Standard, mais les camps de base adverses restent sur une voie conquise, et chacun a neuf marqueurs.",
  },
  "stop-sign": {
    name: "Panneau stop",
    summary:
      "Comme Standard, mais les camps de base adverses restent sur une voie conquise, et le dé le plus élevé commence.",
  },
  "stop-sign-purge": {
    name: "Panneau stop, grand ménage",
    summary:
      "Comme Panneau stop, mais les camps de base adverses d’une voie conquise sont retirés de la partie.",
  },
  franjos: {
    name: "Franjos",
    summary:
      "Placez d’abord les trois grimpeurs ; une voie est à vous dès que vous atteignez son sommet, et tous jouent autant de tours.",
  },
  "franjos-jump": {
    name: "Franjos, saute-mouton",
    summary:
      "Comme Franjos, mais les grimpeurs sautent les camps de base adverses et gagnent ces cases en prime.",
  },
  "franjos-no-stacking": {
    name: "Franjos, un camp par case",
    summary:
      "Comme Franjos, mais impossible de s’arrêter tant qu’un grimpeur se trouve sur un camp de base adverse.",
  },
  "franjos-four": {
    name: "Franjos, quatre voies",
    summary: "Comme Franjos, mais il faut quatre voies pour gagner.",
  },
  "franjos-five": {
    name: "Franjos, cinq voies",
    summary: "Comme Franjos, mais il faut cinq voies pour gagner.",
  },
};
