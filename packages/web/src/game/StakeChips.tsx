import { PieceIcon } from "../board/Piece.tsx";
import type { StakeView } from "./view.ts";

/** What a bust would lose: the number of steps, and with `chips` one chip a runner. */
export function StakeChips({ stake, chips }: { readonly stake: StakeView; readonly chips: boolean }) {
  return (
    <div class="stakes">
      <p class="figure">
        <strong>{stake.text}</strong> <span>{stake.label}</span>
      </p>
      {chips && (
        <div class="chips">
          {stake.chips.map((chip) => (
            <span key={chip.column} class="chip">
              <PieceIcon piece="runner" size={20} />
              {chip.text}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
