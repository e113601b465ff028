import { Icon } from "../icons.tsx";
import type { Line } from "./present.ts";

/** Who speaks to the pupil, in the place of the game's own sentence. */
export function Coach({
  title,
  place,
  parts,
  partOf,
  line,
  times,
}: {
  readonly title: string;
  /** The chapter's place, from 0, of so many. */
  readonly place: number;
  readonly parts: number;
  readonly partOf: string;
  readonly line: Line;
  /** How often something was said: the same sentence once more is heard once more. */
  readonly times: number;
}) {
  return (
    <div class={line.isAnswer ? "coach answering" : "coach"}>
      <div class="head">
        <h1>{title}</h1>
        <span class="part" role="img" aria-label={partOf}>
          {Array.from({ length: parts }, (_, i) => (
            <i key={i} class={i < place ? "done" : i === place ? "now" : ""} />
          ))}
        </span>
      </div>
      <p role="status">
        <span key={`${times} ${line.text}`}>
          {line.isAnswer && <Icon name="hint" size={18} />}
          {line.text}
        </span>
      </p>
    </div>
  );
}
