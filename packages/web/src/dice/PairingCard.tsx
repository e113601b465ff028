import { Mark } from "../game/Mark.tsx";
import { previewing } from "../game/preview.ts";
import type { DicePairView, PairingCardView } from "../game/view.ts";
import { Icon } from "../icons.tsx";
import { Die } from "./Die.tsx";
import { Plate } from "./Plate.tsx";

interface Props {
  readonly card: PairingCardView;
  /** `row`: desktop, with number key and words at the right. `small`: phone. */
  readonly shape: "row" | "small";
  /** Another player's card: to read, not to press. */
  readonly readOnly: boolean;
}

/** One pairing of the rolled dice. A closed card stays focusable: its name tells why it cannot be chosen. */
export function PairingCard({ card, shape, readOnly }: Props) {
  const { state, onPreview } = card;
  const inert = readOnly || state === "closed";
  return (
    <button
      type="button"
      class={`card ${shape} ${state}`}
      aria-pressed={state === "selected"}
      aria-disabled={inert}
      onClick={inert ? card.onRefused : card.onPress}
      {...previewing(inert ? undefined : onPreview)}
    >
      <span class="off-screen">{card.label}</span>
      <span class="drawn" aria-hidden="true">
        {shape === "row" && <kbd class="key">{card.keyHint}</kbd>}
        <span class="halves">
          <Half pair={card.pairs[0]} kind="ink" />
          <Half pair={card.pairs[1]} kind="paper" />
        </span>
        {shape === "row" ? (
          <span class="words">
            <strong>{card.headline}</strong>
            <span>{card.detail}</span>
          </span>
        ) : (
          <span class="short">{card.short}</span>
        )}
        {card.mark && <Mark mark={card.mark} />}
        {state === "selected" && !readOnly && !card.fixed && (
          <span class="badge">
            <Icon name="undo" size={16} />
          </span>
        )}
      </span>
    </button>
  );
}

function Half({ pair, kind }: { readonly pair: DicePairView; readonly kind: "ink" | "paper" }) {
  const faded = !pair.playable;
  return (
    <span class="half">
      <Die face={pair.dice[0]} kind={kind} faded={faded} />
      <Die face={pair.dice[1]} kind={kind} faded={faded} />
      <Plate kind={faded ? "off" : kind}>{pair.sum}</Plate>
    </span>
  );
}
