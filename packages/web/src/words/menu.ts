/** Words of the menu, the help, and the questions that are asked before something is given up. */
export interface MenuWords {
  readonly title: string;
  readonly settings: string;
  readonly games: string;
  readonly help: string;
  /** The rules of the game that is played, and on other screens everything that can be learnt. */
  readonly rules: string;
  readonly learn: string;
  /** What happened in the game so far. */
  readonly log: string;
  readonly leave: string;
  readonly leaveSeat: (name: string) => string;
  readonly leaveQuestion: (name: string) => string;
  readonly leaveDetail: string;
  readonly leaveConfirm: string;
  /** The same people start again. */
  readonly again: string;
  readonly againQuestion: string;
  readonly againDetail: string;
  /** To the page that shows that the dice of an online game are fair. */
  readonly fairDice: string;
  /** To the start screen, for other players or rules. */
  /** The game at hand, and one that is still to be fetched from somewhere. */
  readonly reviewThis: string;
  readonly reviewOther: string;
  readonly newGame: string;
  /** Under it while a game is running: that one can be continued. */
  readonly gameWaits: string;
  readonly howItGoes: {
    readonly title: string;
    readonly turn: readonly string[];
    readonly keysTitle: string;
    readonly keys: readonly { readonly key: string; readonly does: string }[];
  };
}
