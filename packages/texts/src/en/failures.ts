import { makeFailureText } from "../failure.ts";
import { locale } from "./locale.ts";

/** A sentence for every expected failure. */
export const failureText = makeFailureText({
  problems: {
    invalid_ruleset: () => "This is no ruleset.",
    unknown_preset: ({ known }) => `There is no such ruleset; there are ${locale.all(known)}.`,
    unknown_option: ({ field, known }) =>
      `A ruleset has no option "${field}"; its options are ${locale.all(known)}.`,
    bad_player_count: () => "The game is for 1 to 4 players.",
    leaves_unclaimed_top: () =>
      "Options columnClaim and toppedRunner exclude each other: with columnClaim on_stop only toppedRunner locked is possible, for a runner cannot leave a top that is not claimed yet.",
    stays_in_closed_column: () =>
      "Options columnClaim and toppedRunner exclude each other: with columnClaim on_reach toppedRunner cannot be locked, for a runner cannot stay in a column that is closed.",
    three_steps_for_two_pairs: () =>
      "Options quadEntry and entrySpace exclude each other: quadEntry entry_plus_two needs entrySpace on_camp, for with above_camp it would make three steps of two pairs.",
    no_target_for_players: () =>
      "Option columnsToWin has no number for this many players: add one, or write a single number.",
    strict_deadlock: () =>
      "Options placement and columnsToWin exclude each other for this many players: with placement strict and so many columns to win the game could lock up; take a smaller columnsToWin, or placement preferred.",

    invalid_state: () => "This is no state of the game.",
    unknown_field: ({ field }) => `A state has no field "${field}".`,
    closed_column: ({ field, column }) =>
      `Field ${field} puts something in column ${column}, which claims says is closed.`,
    below_camp: ({ column }) => `Field runners puts a runner in column ${column} below its own camp.`,
    unclaimed_top: ({ column }) =>
      `Field runners puts a runner on the top of column ${column}, but with columnClaim on_reach the column is claimed at once: put it in claims.`,
    needs_on_reach: () => "Field justClaimed can only be true with columnClaim on_reach.",
    not_moved: () =>
      "Field moved must be true, for there are runners on the board or a column was just claimed.",
    seat_resigned: () => "Field seat names a seat that has resigned, and it cannot be on turn.",
    has_winner: ({ field }) =>
      `By field ${field} the game is over: say in winners who won, or correct ${field}.`,
    bad_text: () =>
      "A position is written in fields between spaces: ruleset, camps, claims, seats, runners, and what happened this turn.",

    invalid_dice: () => "The dice must be four whole numbers from 1 to 6.",
    game_over: () => "The game is over.",
    illegal_move: () => "This is no legal move with these dice.",
    stop_not_allowed: () => "The turn cannot be stopped now.",
    roll_not_allowed: () => "A roll is waiting for its move: choose one before rolling again.",
    invalid_seat: () => "There is no such seat in this game, or it has resigned.",

    invalid_record: () => "This is no game record.",
    bad_format: () => 'A game record begins with the line "Format: cantstop 1".',
    bad_tag: () => 'A line of the header must be "Name: value"; an empty line ends the header.',
    repeated_tag: ({ field }) => `The header says ${field} twice.`,
    missing_tag: ({ field }) => `The header does not say ${field}.`,
    bad_result: () => "The header gives another result than the game has.",
    bad_turn: () => "A turn is a line of a seat's letter and what it did, such as: A 2345:5+9 stop",
    wrong_seat: () => "Another seat is on turn here.",
    turn_ended: () => "The turn has ended; the next one needs a line of its own.",
    expected_bust: () => 'These dice leave no legal move, so "bust" must follow.',
    expected_done: () => 'This move ends the turn, so "done" must follow.',
    no_bust: () => '"bust" can only follow a roll without a legal move.',
    turn_goes_on: () => '"done" can only follow a move that ends the turn by itself.',
    bad_word: () =>
      "This is no roll, move or end of a turn; they look like 2345:5+9, stop, bust, done, resign.",
  },
  badChoice: ({ field, known }) => `Option ${field} must be ${locale.any(known)}.`,
  badValues: {
    columnsToWin: () =>
      'Option columnsToWin must be a whole number from 1 to 11, or one for each number of players, as {"2":5,"3":4,"4":3}.',
    markersPerPlayer: () => "Option markersPerPlayer must be a whole number from 3 to 99.",
    state: () => "The state must be an object.",
    camps: () =>
      'Field camps must be a list of 1 to 4 objects, one a seat, of columns 2 to 12 and spaces below the top, as [{"7":9},{}].',
    claims: () =>
      'Field claims must be an object of columns 2 to 12 and the seats that own them, as {"10":1}.',
    seat: () => "Field seat must be the number of a seat, counted from 0.",
    firstSeat: () => "Field firstSeat must be the number of a seat, counted from 0.",
    runners: () =>
      'Field runners must be an object of at most three columns 2 to 12 and spaces in them, as {"6":1}.',
    moved: () => "Field moved must be true or false.",
    justClaimed: () => "Field justClaimed must be true or false.",
    winners: () => "Field winners must be null or a list of seats, none twice.",
    out: () => "Field out must be a list of the seats that resigned, none twice.",
    dice: () => "The dice must be four whole numbers from 1 to 6, as [2,3,4,5].",
    First: () => "The header's First must be the letter of a seat.",
    Position: () => "The header's Position must agree with its Ruleset, seats and First.",
  },
  badValue: ({ field }) => `The value of ${field} is not possible.`,
  at: (line, column, sentence) => `Line ${line}, column ${column}: ${sentence}`,
});
