import { CampShape } from "../board/Piece.tsx";
import { asSeat } from "../play/gains.ts";

/** The slanting sides of the octagon, by seat: red and blue in front, as on a table. */
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
export function Supply({ players }: { readonly players: number }) {
  return SIDES.slice(0, players).flatMap(([right, down], seat) =>
    PLACES.map(([x, y]) => (
      <g
        key={`${seat} ${x}`}
        transform={`translate(${500 + right * x} ${500 + down * y}) scale(${SIZE / 100})`}
      >
        <CampShape seat={asSeat(seat)} />
      </g>
    )),
  );
}
