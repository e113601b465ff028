import { Icon } from "../icons.tsx";
import { useWording } from "../words/context.ts";
import type { ReviewWords } from "../words/review.ts";
import type { Progress } from "./open-review.ts";

/** How far the review is, what stops it, and what makes it go on; nothing once it is done. */
export function ProgressBar({
  kind,
  share,
  words,
  onStop,
  onGoOn,
}: {
  readonly kind: Progress["kind"];
  readonly share: number;
  readonly words: ReviewWords["progress"];
  readonly onStop: () => void;
  readonly onGoOn: () => void;
}) {
  const { notices } = useWording().words;
  if (kind === "done") return null;
  if (kind === "running")
    return (
      <div class="review-progress">
        <label>
          <span>{words.running(share)}</span>
          <progress max={1} value={share} />
        </label>
        <button type="button" class="row-button" onClick={onStop}>
          <Icon name="close" />
          {words.stop}
        </button>
      </div>
    );
  return (
    <div class="review-progress" role="alert">
      <p>{kind === "stopped" ? words.stopped : words.failed}</p>
      <button type="button" class="row-button" onClick={onGoOn}>
        <Icon name="again" />
        {kind === "stopped" ? words.goOn : notices.tryAgain}
      </button>
    </div>
  );
}
