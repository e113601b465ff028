/** Words of the dialog about the daily climb, once it has been climbed. */
export interface DailyWords {
  readonly title: (day: string) => string;
  readonly today: (turns: number, busts: number) => string;
  /** Days in a row, and the longest such row. */
  readonly streak: (days: number, longest: number) => string;
  readonly best: (turns: number, day: string) => string;
  /** When the next climb begins. */
  readonly next: (when: string) => string;
  readonly see: string;
  readonly again: string;
  readonly againDetail: string;
}
