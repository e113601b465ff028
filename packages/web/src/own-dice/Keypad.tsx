import { Die } from "../dice/Die.tsx";
import type { Face } from "../game/view.ts";
import type { WithWords } from "../late.tsx";
import "./own-dice.css";

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** The faces of a die, to be pressed as they lie on the table; digits do the same. */
export function Keypad({
  onFace,
  words,
}: {
  readonly onFace: (face: Face) => void;
} & WithWords<"ownDice">) {
  return (
    <div class="keypad">
      {FACES.map((face) => (
        <button
          key={face}
          type="button"
          class="card face-key"
          aria-label={words.face(face)}
          aria-keyshortcuts={String(face)}
          onClick={() => onFace(face)}
        >
          <Die face={face} kind="paper" />
        </button>
      ))}
    </div>
  );
}
