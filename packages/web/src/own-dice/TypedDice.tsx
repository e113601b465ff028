import { Die, type Face } from "../dice/Die.tsx";
import type { WithWords } from "../late.tsx";
import "./own-dice.css";

const PLACES = [0, 1, 2, 3] as const;

/** The four places of own dice. One that was typed in can be taken back by a press. */
export function TypedDice({
  dice,
  onRemove,
  words,
}: {
  readonly dice: readonly Face[];
  readonly onRemove: (place: number) => void;
} & WithWords<"ownDice">) {
  return (
    <div class="loose-dice">
      {PLACES.map((place) => {
        const face = dice[place];
        if (face === undefined)
          return <span key={place} class={place === dice.length ? "slot next" : "slot"} />;
        return (
          <button
            key={place}
            type="button"
            class="typed-die"
            aria-label={words.remove(place + 1, face)}
            onClick={() => onRemove(place)}
          >
            <Die face={face} kind="paper" />
          </button>
        );
      })}
    </div>
  );
}
