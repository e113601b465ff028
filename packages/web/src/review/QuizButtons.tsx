import { Icon } from "../icons.tsx";
import type { TableSeat } from "../table/table.ts";
import type { ReviewWords } from "../words/review.ts";
import { seatHere } from "./play-on.ts";
import { faultyEvents, type Verdict } from "./timeline.ts";

/** Opens the quiz of everybody who made mistakes to learn from; bots learn nothing. */
export function QuizButtons({
  seats,
  verdicts,
  words,
  onOpen,
}: {
  readonly seats: readonly TableSeat[];
  readonly verdicts: ReadonlyMap<number, Verdict>;
  readonly words: ReviewWords["quiz"];
  readonly onOpen: (events: readonly number[], seat: number) => void;
}) {
  return seats.map((seat, i) => {
    const events = faultyEvents(verdicts, i);
    if (seatHere(seat).kind === "bot" || events.length === 0) return null;
    return (
      <button
        key={seat.piece}
        type="button"
        class="row-button"
        data-quiz={i}
        onClick={() => onOpen(events, i)}
      >
        <Icon name="hint" />
        {seats.length === 1 ? words.open(events.length) : words.openFor(seat.name, events.length)}
      </button>
    );
  });
}
