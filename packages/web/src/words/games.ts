/** Words of the screen with this device's games. */
export interface GamesWords {
  readonly title: string;
}
