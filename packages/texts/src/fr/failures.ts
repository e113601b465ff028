import { makeFailureText } from "../failure.ts";
import { locale } from "./locale.ts";

/** A sentence for every expected failure. */
export const failureText = makeFailureText({
  problems: {
    invalid_ruleset: () => "Ce ne sont pas des règles du jeu.",
    unknown_preset: ({ known }) => `Il n’y a pas de règles de ce nom ; il y a ${locale.all(known)}.`,
    unknown_option: ({ field, known }) =>
      `Les règles n’ont pas d’option « ${field} » ; leurs options sont ${locale.all(known)}.`,
    bad_player_count: () => "Le jeu est pour 1 à 4 joueurs.",
    leaves_unclaimed_top: () =>
      "Les options columnClaim et toppedRunner s’excluent : avec columnClaim on_stop, seul toppedRunner locked est possible, car un grimpeur ne peut pas quitter un sommet qui n’est pas encore conquis.",
    stays_in_closed_column: () =>
      "Les options columnClaim et toppedRunner s’excluent : avec columnClaim on_reach, toppedRunner ne peut pas être locked, car un grimpeur ne peut pas rester sur une voie fermée.",
    three_steps_for_two_pairs: () =>
      "Les options quadEntry et entrySpace s’excluent : quadEntry entry_plus_two demande entrySpace on_camp, car avec above_camp deux paires donneraient trois cases.",
    no_target_for_players: () =>
      "L’option columnsToWin n’a pas de nombre pour autant de joueurs : ajoutez-le, ou écrivez un seul nombre pour tous.",
    strict_deadlock: () =>
      "Les options placement et columnsToWin s’excluent pour ce nombre de joueurs : avec placement strict et autant de voies à conquérir, la partie pourrait se bloquer ; prenez un columnsToWin plus petit, ou placement preferred.",

    invalid_state: () => "Ce n’est pas une position du jeu.",
    unknown_field: ({ field }) => `Une position n’a pas de champ « ${field} ».`,
    closed_column: ({ field, column }) =>
      `Le champ ${field} met quelque chose sur la voie ${column}, que claims dit fermée.`,
    below_camp: ({ column }) =>
      `Le champ runners met un grimpeur sur la voie ${column}, au-dessous de son propre camp de base.`,
    unclaimed_top: ({ column }) =>
      `Le champ runners met un grimpeur au sommet de la voie ${column}, mais avec columnClaim on_reach la voie est conquise aussitôt : mettez-la dans claims.`,
    needs_on_reach: () => "Le champ justClaimed ne peut être true qu’avec columnClaim on_reach.",
    not_moved: () =>
      "Le champ moved doit être true, car il y a des grimpeurs sur le plateau, ou une voie vient d’être conquise.",
    seat_resigned: () => "Le champ seat désigne une place qui a abandonné : ce ne peut pas être son tour.",
    has_winner: ({ field }) =>
      `D’après le champ ${field}, la partie est finie : dites dans winners qui a gagné, ou corrigez ${field}.`,
    bad_text: () =>
      "Une position s’écrit en champs séparés par des espaces : règles, camps, conquêtes, places, grimpeurs, et ce qui s’est passé pendant ce tour.",

    invalid_dice: () => "Les dés doivent être quatre nombres entiers de 1 à 6.",
    game_over: () => "La partie est finie.",
    illegal_move: () => "Ce coup n’est pas permis avec ces dés.",
    stop_not_allowed: () => "Impossible de s’arrêter maintenant.",
    roll_not_allowed: () => "Un lancer attend d’être joué : choisissez un coup avant de relancer.",
    invalid_seat: () => "Cette place n’existe pas dans cette partie, ou elle a abandonné.",

    invalid_record: () => "Ce n’est pas l’enregistrement d’une partie.",
    bad_format: () => "L’enregistrement d’une partie commence par la ligne « Format: cantstop 1 ».",
    bad_tag: () => "Une ligne de l’en-tête s’écrit « Nom: valeur » ; une ligne vide termine l’en-tête.",
    repeated_tag: ({ field }) => `L’en-tête donne ${field} deux fois.`,
    missing_tag: ({ field }) => `L’en-tête ne donne pas ${field}.`,
    bad_result: () => "L’en-tête donne un autre résultat que celui de la partie.",
    bad_turn: () =>
      "Un tour est une ligne avec la lettre d’une place et ce qu’elle a fait, par exemple : A 2345:5+9 stop",
    wrong_seat: () => "C’est ici le tour d’une autre place.",
    turn_ended: () => "Le tour est fini ; le suivant demande une ligne à lui.",
    expected_bust: () => "Ces dés ne laissent aucun coup possible : « bust » doit suivre.",
    expected_done: () => "Ce coup finit le tour : « done » doit suivre.",
    no_bust: () => "« bust » ne peut suivre qu’un lancer sans coup possible.",
    turn_goes_on: () => "« done » ne peut suivre qu’un coup qui finit le tour de lui-même.",
    bad_word: () =>
      "Ce n’est ni un lancer, ni un coup, ni une fin de tour ; ils s’écrivent comme 2345:5+9, stop, bust, done, resign.",
  },
  badChoice: ({ field, known }) => `L’option ${field} doit être ${locale.any(known)}.`,
  badValues: {
    columnsToWin: () =>
      'L’option columnsToWin doit être un nombre entier de 1 à 11, ou un par nombre de joueurs, comme {"2":5,"3":4,"4":3}.',
    markersPerPlayer: () => "L’option markersPerPlayer doit être un nombre entier de 3 à 99.",
    state: () => "La position (state) doit être un objet.",
    camps: () =>
      'Le champ camps doit être une liste de 1 à 4 objets, un par place, avec des voies de 2 à 12 et des cases sous le sommet, comme [{"7":9},{}].',
    claims: () =>
      'Le champ claims doit être un objet avec des voies de 2 à 12 et les places qui les possèdent, comme {"10":1}.',
    seat: () => "Le champ seat doit être le numéro d’une place, compté à partir de 0.",
    firstSeat: () => "Le champ firstSeat doit être le numéro d’une place, compté à partir de 0.",
    runners: () =>
      'Le champ runners doit être un objet avec au plus trois voies de 2 à 12 et des cases de ces voies, comme {"6":1}.',
    moved: () => "Le champ moved doit être true ou false.",
    justClaimed: () => "Le champ justClaimed doit être true ou false.",
    winners: () => "Le champ winners doit être null ou une liste de places sans répétition.",
    out: () => "Le champ out doit être la liste des places qui ont abandonné, sans répétition.",
    dice: () => "Les dés doivent être quatre nombres entiers de 1 à 6, comme [2,3,4,5].",
    First: () => "First, dans l’en-tête, doit être la lettre d’une place.",
    Position: () => "Position, dans l’en-tête, doit s’accorder avec Ruleset, les places et First.",
  },
  badValue: ({ field }) => `La valeur de ${field} n’est pas possible.`,
  at: (line, column, sentence) => `Ligne ${line}, colonne ${column} : ${sentence}`,
});
