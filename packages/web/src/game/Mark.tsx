import { Icon } from "../icons.tsx";
import type { MarkView } from "./view.ts";

/** A word on the edge of what it is about. On a card, whose label says it too, it is only drawn. */
export function Mark({ mark }: { readonly mark: MarkView }) {
  return (
    <span class={mark.best ? "mark best" : "mark"}>
      {mark.best && <Icon name="hint" size={15} />}
      <span aria-hidden="true">{mark.text}</span>
      <span class="off-screen">{mark.label}</span>
    </span>
  );
}
