import type { MenuWords } from "../menu.ts";

/** The menu, the help, and the questions that are asked before something is given up. */
export const menu: MenuWords = {
  title: "Menu",
  settings: "Settings",
  games: "Games and statistics",
  help: "Help and keys",
  log: "What happened so far",
  leave: "Someone leaves",
  leaveSeat: (name) => `${name} leaves`,
  leaveQuestion: (name) => `Does ${name} leave the game?`,
  leaveDetail: "Claims and camps stay on the board; the others play on.",
  leaveConfirm: "Leave",
  again: "Start again",
  againQuestion: "Start again?",
  againDetail: "Same players, same rules. The game that is running will be gone.",
  fairDice: "Fair dice",
  newGame: "New game",
  gameWaits: "this game waits for you",
  howItGoes: {
    title: "How it goes",
    turn: [
      "Roll four dice and pair them as you like: each pair’s sum moves your runner in that column.",
      "Then stop, and your runners become camps; or roll again.",
      "If no pair can move a runner, you are bust: all steps of this turn are lost.",
      "Reach the top of enough columns and you win.",
    ],
    keysTitle: "Keys",
    keys: [
      { key: "1 2 3", does: "pick a pairing, or take it back" },
      { key: "R", does: "roll, or go on" },
      { key: "S", does: "stop" },
      { key: "U", does: "take the choice back" },
      { key: "H", does: "ask for a hint" },
      { key: "O", does: "show the risk, where it is hidden" },
      { key: "L", does: "what happened so far" },
      { key: "M", does: "sound on or off" },
      { key: "?", does: "show this" },
      { key: "Esc", does: "close" },
    ],
  },
};
