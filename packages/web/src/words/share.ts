/** Words for handing on a game or a moment of one. */
export interface ShareWords {
  readonly title: string;
  /** What is handed on. */
  readonly what: string;
  readonly whole: string;
  readonly moment: string;
  readonly link: string;
  readonly linkDetail: string;
  /** Names the address itself. */
  readonly address: string;
  readonly copy: string;
  readonly share: string;
  readonly copied: string;
  /** The clipboard is out of reach. */
  readonly notCopied: string;
  /** How a game ended. */
  readonly wins: (names: readonly string[]) => string;
  readonly nobodyWins: string;
  readonly picture: string;
  readonly sendPicture: string;
  /** What is to be seen in the picture: the board of these players, and how things stand. */
  readonly pictureOf: (names: readonly string[], stands: string) => string;
  readonly pictureFailed: string;
  readonly record: string;
  readonly recordDetail: string;
  readonly json: string;
  readonly jsonDetail: string;
  readonly saved: string;
}
