import { makeFailureText } from "../failure.ts";
import { locale } from "./locale.ts";

/** A sentence for every expected failure. */
export const failureText = makeFailureText({
  problems: {
    invalid_ruleset: () => "Dit zijn geen spelregels.",
    unknown_preset: ({ known }) => `Spelregels met deze naam zijn er niet; er zijn ${locale.all(known)}.`,
    unknown_option: ({ field, known }) =>
      `Spelregels hebben geen optie “${field}”; de opties zijn ${locale.all(known)}.`,
    bad_player_count: () => "Het spel is voor 1 tot 4 spelers.",
    leaves_unclaimed_top: () =>
      "De opties columnClaim en toppedRunner gaan niet samen: met columnClaim on_stop kan alleen toppedRunner locked, want een klimmer kan niet weg van een top die nog niet geclaimd is.",
    stays_in_closed_column: () =>
      "De opties columnClaim en toppedRunner gaan niet samen: met columnClaim on_reach kan toppedRunner niet locked zijn, want een klimmer kan niet in een afgesloten kolom blijven.",
    three_steps_for_two_pairs: () =>
      "De opties quadEntry en entrySpace gaan niet samen: quadEntry entry_plus_two vraagt om entrySpace on_camp, want met above_camp zouden twee paren drie stappen opleveren.",
    no_target_for_players: () =>
      "De optie columnsToWin heeft geen getal voor dit aantal spelers: zet het erbij, of geef één getal voor iedereen.",
    strict_deadlock: () =>
      "De opties placement en columnsToWin gaan niet samen bij dit aantal spelers: met placement strict en zoveel kolommen om te winnen kan het spel vastlopen; neem een kleinere columnsToWin, of placement preferred.",

    invalid_state: () => "Dit is geen stand van het spel.",
    unknown_field: ({ field }) => `Een stand heeft geen veld “${field}”.`,
    closed_column: ({ field, column }) =>
      `Veld ${field} zet iets in kolom ${column}, die volgens claims is afgesloten.`,
    below_camp: ({ column }) => `Veld runners zet een klimmer in kolom ${column} onder het eigen schijfje.`,
    unclaimed_top: ({ column }) =>
      `Veld runners zet een klimmer op de top van kolom ${column}, maar met columnClaim on_reach is die kolom meteen geclaimd: zet hem in claims.`,
    needs_on_reach: () => "Veld justClaimed kan alleen true zijn met columnClaim on_reach.",
    not_moved: () =>
      "Veld moved moet true zijn, want er staan klimmers op het bord of er is net een kolom geclaimd.",
    seat_resigned: () => "Veld seat noemt een plaats die heeft opgegeven, en die kan niet aan de beurt zijn.",
    has_winner: ({ field }) =>
      `Volgens veld ${field} is het spel afgelopen: zeg in winners wie er gewonnen heeft, of verbeter ${field}.`,
    bad_text: () =>
      "Een stand wordt geschreven in velden met spaties ertussen: spelregels, schijfjes, claims, plaatsen, klimmers en wat er deze beurt is gebeurd.",

    invalid_dice: () => "De dobbelstenen moeten vier hele getallen van 1 tot 6 zijn.",
    game_over: () => "Het spel is afgelopen.",
    illegal_move: () => "Deze zet mag niet met deze dobbelstenen.",
    stop_not_allowed: () => "Je mag nu niet stoppen.",
    roll_not_allowed: () => "Er ligt nog een worp op zijn zet te wachten: kies die voor je opnieuw gooit.",
    invalid_seat: () => "Deze plaats is er niet in dit spel, of heeft opgegeven.",

    invalid_record: () => "Dit is geen spelverslag.",
    bad_format: () => "Een spelverslag begint met de regel “Format: cantstop 1”.",
    bad_tag: () => "Een regel van de kop luidt “Naam: waarde”; een lege regel sluit de kop af.",
    repeated_tag: ({ field }) => `De kop noemt ${field} twee keer.`,
    missing_tag: ({ field }) => `De kop noemt ${field} niet.`,
    bad_result: () => "De kop geeft een andere uitslag dan het spel heeft.",
    bad_turn: () =>
      "Een beurt is een regel met de letter van een plaats en wat die deed, bijvoorbeeld: A 2345:5+9 stop",
    wrong_seat: () => "Hier is een andere plaats aan de beurt.",
    turn_ended: () => "De beurt is voorbij; de volgende heeft een eigen regel nodig.",
    expected_bust: () => "Met deze dobbelstenen is geen zet mogelijk, dus moet “bust” volgen.",
    expected_done: () => "Deze zet beëindigt de beurt, dus moet “done” volgen.",
    no_bust: () => "“bust” kan alleen volgen op een worp waarmee geen zet mogelijk is.",
    turn_goes_on: () => "“done” kan alleen volgen op een zet die uit zichzelf de beurt beëindigt.",
    bad_word: () =>
      "Dit is geen worp, zet of einde van een beurt; die zien eruit als 2345:5+9, stop, bust, done, resign.",
  },
  badChoice: ({ field, known }) => `Optie ${field} moet ${locale.any(known)} zijn.`,
  badValues: {
    columnsToWin: () =>
      'Optie columnsToWin moet een heel getal van 1 tot 11 zijn, of één voor elk aantal spelers, zoals {"2":5,"3":4,"4":3}.',
    markersPerPlayer: () => "Optie markersPerPlayer moet een heel getal van 3 tot 99 zijn.",
    state: () => "De stand (state) moet een object zijn.",
    camps: () =>
      'Veld camps moet een lijst van 1 tot 4 objecten zijn, één per plaats, met kolommen van 2 tot 12 en velden onder de top, zoals [{"7":9},{}].',
    claims: () =>
      'Veld claims moet een object zijn met kolommen van 2 tot 12 en de plaatsen die ze bezitten, zoals {"10":1}.',
    seat: () => "Veld seat moet het nummer van een plaats zijn, geteld vanaf 0.",
    firstSeat: () => "Veld firstSeat moet het nummer van een plaats zijn, geteld vanaf 0.",
    runners: () =>
      'Veld runners moet een object zijn met hoogstens drie kolommen van 2 tot 12 en velden daarin, zoals {"6":1}.',
    moved: () => "Veld moved moet true of false zijn.",
    justClaimed: () => "Veld justClaimed moet true of false zijn.",
    winners: () => "Veld winners moet null zijn of een lijst van plaatsen, geen dubbel.",
    out: () => "Veld out moet een lijst zijn van de plaatsen die hebben opgegeven, geen dubbel.",
    dice: () => "De dobbelstenen moeten vier hele getallen van 1 tot 6 zijn, zoals [2,3,4,5].",
    First: () => "First, in de kop, moet de letter van een plaats zijn.",
    Position: () => "Position, in de kop, moet kloppen met Ruleset, de plaatsen en First.",
  },
  badValue: ({ field }) => `De waarde van ${field} is niet mogelijk.`,
  at: (line, column, sentence) => `Regel ${line}, kolom ${column}: ${sentence}`,
});
