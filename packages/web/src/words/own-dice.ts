/** Words of the places and faces of dice that people roll themselves and type in. */
export interface OwnDiceWords {
  readonly face: (face: number) => string;
  readonly remove: (place: number, face: number) => string;
}
