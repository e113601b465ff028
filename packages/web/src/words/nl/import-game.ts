import type { Texts } from "@cantstop/texts";
import type { ImportGameWords } from "../import-game.ts";
import type { Phrases } from "./phrases.ts";

type FailureText = Awaited<ReturnType<Texts["loadFailures"]>>;

/** Een spel dat elders gespeeld is. */
export const importGame = ({ number }: Phrases, failure: FailureText) =>
  ({
    title: "Terugblik op een spel van elders",
    about: "Plak een spelverslag of een link naar een spel, of sleep een bestand naar deze pagina.",
    text: "Spelverslag of link",
    read: "Terugblik op dit spel",
    file: "Bestand kiezen",
    drop: "Laat los om het bestand te openen",
    faults: {
      empty: "Hier staat nog niets. Plak eerst een spelverslag of een link.",
      too_long: "Dit is langer dan welk spel ook. Is het de goede tekst?",
      damaged_link:
        "Deze link is beschadigd: misschien ontbreekt er een stuk. Kopieer hem nog eens helemaal.",
      backup:
        "In dit bestand staan alle spellen van een apparaat. Laad het bij de spellen, en kies daar de terugblik die je wilt.",
      not_json: "Deze JSON is beschadigd en niet te lezen. Exporteer het spel opnieuw.",
      not_a_game: "Deze JSON is geen spel dat Can’t Stop geëxporteerd heeft.",
    },
    badRecord: (problem) => failure(problem),
    badStart: (problem) => `Het begin van dit spel klopt niet. ${failure(problem)}`,
    badEvent: (event, problem) => `Gebeurtenis ${number(event)} van dit spel kan niet. ${failure(problem)}`,
    marked: "De plek is in de tekst geselecteerd.",
    fileFailed: "Het bestand kon niet gelezen worden. Probeer het nog eens, of plak wat erin staat.",
    toGames: "Naar de spellen",
  }) satisfies ImportGameWords;
