import type { OptionTexts } from "@cantstop/texts";
import type { OwnRulesWords } from "../own-rules.ts";
import type { Phrases } from "./phrases.ts";

/** The sheet where a ruleset is put together. */
export const ownRules = ({ count }: Phrases, options: OptionTexts) =>
  ({
    options,
    title: "Eigen regels",
    intro: "Meng de regels zoals je wilt. Wat niet samengaat, kun je niet kiezen.",
    basedOn: "Begin met",
    own: (rules) => count(rules, "eigen regel", "eigen regels"),
    changed: "gewijzigd",
    reset: (preset) => `Terug naar ${preset}`,
    done: "Klaar",
    sameForAll: "Altijd evenveel, met hoeveel je ook speelt",
    byPlayers: "Per aantal spelers",
    whenPlaying: (players) => count(players, "speler", "spelers"),
    conflicts: {
      leaves_unclaimed_top: "Een klimmer kan niet weg van een top die nog niet geclaimd is.",
      stays_in_closed_column: "Een klimmer kan niet in een afgesloten kolom blijven.",
      three_steps_for_two_pairs: "Twee tweetallen zouden drie stappen opleveren.",
      no_target_for_players: "Voor zoveel spelers is er geen aantal kolommen.",
      strict_deadlock: "Met zoveel spelers en zoveel kolommen om te winnen kan het spel vastlopen.",
    },
    doesNotFit: (players, why) =>
      `${players === 1 ? "Zo kun je niet alleen spelen." : `Zo kun je niet met ${players} spelers spelen.`} ${why}`,
    refused: (why, option) => `Nu niet. ${why} Verander eerst “${option}”.`,
    together: (why, option, value) => `${why} Daarom wordt “${option}” nu “${value}”.`,
    alsoChanged: (option, value) => `“${option}” is nu “${value}”.`,
  }) satisfies OwnRulesWords;
