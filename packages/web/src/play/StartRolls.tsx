import { PieceIcon } from "../board/Piece.tsx";
import { Die, type Face } from "../dice/Die.tsx";
import { asSeat } from "./gains.ts";
import "./play.css";

/** In the tray: each player's piece with the die it last rolled to begin. The note below tells it in words. */
export function StartRolls({ rounds }: { readonly rounds: readonly (readonly number[])[] }) {
  const [first = []] = rounds;
  return (
    <div class={`start-rolls of-${first.length}`}>
      {first.map((_, seat) => {
        const last = rounds.findLast((round) => (round[seat] ?? 0) > 0);
        return (
          <span key={seat} class="start-roll">
            <PieceIcon seat={asSeat(seat)} size={24} />
            <Die face={(last?.[seat] ?? 1) as Face} kind="paper" />
          </span>
        );
      })}
    </div>
  );
}
