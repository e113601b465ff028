/** Something that may be deleted, once a question has been answered. */
export interface Removal {
  /** What the question warns of. */
  readonly detail: string;
  readonly confirm: () => void;
}
