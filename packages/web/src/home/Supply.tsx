import { CampShape } from "../board/Piece.tsx";
import type { Piece } from "../setup.ts";

/** The slanting sides of the octagon, by seat: the first two in front, as on a table. */
const SIDES = [
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
] as const;

/** Where the pieces of a side lie, from the middle of the sign. */
const PLACES = [
  [338, 252],
  [295, 295],
  [252, 338],
] as const;

const SIZE = 44;

/** Everyone's pieces, waiting on the stop sign's slanting sides: who plays is seen on the board, too. */
export function Supply({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.flatMap((piece, seat) => {
    const [right, down] = SIDES[seat] ?? SIDES[0];
    return PLACES.map(([x, y]) => (
      <g
        key={`${seat} ${x}`}
        transform={`translate(${500 + right * x} ${500 + down * y}) scale(${SIZE / 100})`}
      >
        <CampShape piece={piece} />
      </g>
    ));
  });
}
