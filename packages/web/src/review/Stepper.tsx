import { Tool } from "../game/Tool.tsx";
import type { ReviewWords } from "../words/review.ts";

/** From moment to moment. At an end the buttons that lead no further stay: nothing moves under a finger. */
export function Stepper({
  moment,
  last,
  nextMistake,
  words,
  onMoment,
}: {
  readonly moment: number;
  readonly last: number;
  /** The moment of the next mistake; null where there is none. */
  readonly nextMistake: number | null;
  readonly words: ReviewWords["steps"];
  readonly onMoment: (moment: number) => void;
}) {
  const go = (to: number) => () => onMoment(Math.min(last, Math.max(0, to)));
  return (
    <nav class="stepper" aria-label={words.label}>
      <span class="mirrored">
        <Tool tool={{ icon: "skip", label: words.first, keyHint: "Home", onPress: go(0) }} />
      </span>
      <Tool tool={{ icon: "back", label: words.previous, keyHint: "ArrowLeft", onPress: go(moment - 1) }} />
      <span class="step-count">{words.of(moment, last)}</span>
      <Tool tool={{ icon: "next", label: words.next, keyHint: "ArrowRight", onPress: go(moment + 1) }} />
      <Tool tool={{ icon: "skip", label: words.last, keyHint: "End", onPress: go(last) }} />
      <button
        type="button"
        class="row-button next-mistake"
        aria-keyshortcuts="M"
        aria-disabled={nextMistake === null}
        onClick={nextMistake === null ? undefined : go(nextMistake)}
      >
        {words.nextMistake}
      </button>
    </nav>
  );
}
