import { useLayoutEffect, useRef } from "preact/hooks";
import { PieceIcon } from "../board/Piece.tsx";
import type { Piece } from "../board/view.ts";
import { Die, type Face } from "../dice/Die.tsx";
import { animate } from "../motion.ts";
import "./play.css";

/** How long a die tumbles. */
const TUMBLE_MS = 350;

/**
 * In the tray: each player's piece with the die it last rolled to begin, round by round. Whoever has rolled less is
 * out of it; whoever begins stands out at the end. The note below tells it in words.
 */
export function StartRolls({
  rounds,
  shown,
  pieces,
  first,
}: {
  /** By seat; 0 where it did not roll. */
  readonly rounds: readonly (readonly number[])[];
  /** How many rounds lie on the table; more than there are once it is decided. */
  readonly shown: number;
  readonly pieces: readonly Piece[];
  readonly first: number;
}) {
  const lying = rounds.slice(0, Math.max(shown, 1));
  const isDecided = shown > rounds.length;
  const last = lying.at(-1) ?? [];
  return (
    <div class={`start-rolls of-${pieces.length}`}>
      {pieces.map((piece, seat) => {
        const round = lying.findLastIndex((dice) => (dice[seat] ?? 0) > 0);
        const isOut = isDecided ? seat !== first : last[seat] === 0;
        return (
          <span key={piece} class={`start-roll${isDecided && seat === first ? " begins" : ""}`}>
            <PieceIcon piece={piece} size={24} />
            <StartDie key={round} face={(lying[round]?.[seat] ?? 1) as Face} faded={isOut} />
          </span>
        );
      })}
    </div>
  );
}

/** A die that tumbles in. */
function StartDie({ face, faded }: { readonly face: Face; readonly faded: boolean }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    animate(
      box.current,
      [{ transform: "translateY(-60%) rotate(-200deg) scale(.7)", opacity: 0 }, { transform: "none" }],
      TUMBLE_MS,
      { fill: "backwards" },
    );
  }, []);
  return (
    <span ref={box} class="die-box">
      <Die face={face} kind="paper" faded={faded} />
    </span>
  );
}
