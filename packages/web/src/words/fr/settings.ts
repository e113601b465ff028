import type { SettingsWords } from "../settings.ts";

/** The settings. */
export const settings: SettingsWords = {
  title: "Réglages",
  language: "Langue",
  autoLanguage: (language) => `Comme le navigateur (${language})`,
  theme: "Couleurs",
  themes: { auto: "Comme l’appareil", light: "Claires", dark: "Sombres" },
  sound: {
    name: "Son",
    about: "De petits sons pour les dés, les montées, les décrochages et les victoires.",
  },
  automaticMoves: {
    name: "Choix forcés automatiques",
    about: "Si les dés ne laissent qu’un choix, il se fait tout seul.",
  },
  speed: "Vitesse",
  speeds: { relaxed: "Tranquille", normal: "Normale", fast: "Rapide", instant: "Immédiate" },
  speedAbout: "De tout ce qui bouge, et des robots.",
  odds: "Probabilités",
  oddsChoices: {
    always: {
      name: "Toujours",
      about: "Le risque de décrochage et les cases en jeu sont toujours affichés.",
    },
    demand: { name: "Sur demande", about: "Elles restent cachées tant que vous n’appuyez pas dessus." },
    never: { name: "Jamais", about: "Vous vous fiez à votre instinct." },
  },
  kept: "Gardé sur cet appareil, et nulle part ailleurs.",
};
