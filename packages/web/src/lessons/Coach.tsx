import { Icon } from "../icons.tsx";
import { widthOf } from "../words/width.ts";
import type { Line } from "./present.ts";

/** A text that is wider, in Latin characters, is written smaller where there is little room. */
const LONG = 125;

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
  const classes = `coach${line.isAnswer ? " answering" : ""}${widthOf(line.text) > LONG ? " long" : ""}`;
  return (
    <div class={classes}>
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
