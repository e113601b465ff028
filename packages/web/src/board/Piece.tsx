import type { Piece } from "./view.ts";

/*
 * Pieces are drawn in a box 100 high with its middle at 0,0; 9 of the height is the solid lower edge.
 * A face has a stroke of the edge's colour, 6 wide, whose round joins soften the corners.
 */
const faces = [
  "M-42-4.5a42 42 0 1 0 84 0a42 42 0 1 0-84 0z",
  "M-30-42h60q8 0 8 8v59q0 8-8 8h-60q-8 0-8-8v-59q0-8 8-8z",
  "M-7-46q7-11 14 0L49 31q6 10-5 10h-88q-11 0-5-10z",
  "M-12-45h24q4 0 4 4v20h21q4 0 4 4v25q0 4-4 4h-21v20q0 4-4 4h-24q-4 0-4-4v-20h-21q-4 0-4-4v-25q0-4 4-4h21v-20q0-4 4-4z",
] as const;

const sides = [
  "M-42-4.5a42 42 0 0 1 84 0v9a42 42 0 0 1-84 0z",
  "M-30-42h60q8 0 8 8v68q0 8-8 8h-60q-8 0-8-8v-68q0-8 8-8z",
  "M-7-46q7-11 14 0L49 31q2 4 2 8v3q0 8-7 8h-88q-7 0-7-8v-3q0-4 2-8z",
  "M-12-45h24q4 0 4 4v20h21q4 0 4 4v34q0 4-4 4h-21v20q0 4-4 4h-24q-4 0-4-4v-20h-21q-4 0-4-4v-34q0-4 4-4h21v-20q0-4 4-4z",
] as const;

/** A line inside the face, as on a turned wooden piece. */
const grooves = [
  "M-26-4.5a26 26 0 1 0 52 0a26 26 0 1 0-52 0z",
  "M-19-27h38q5 0 5 5v35q0 5-5 5h-38q-5 0-5-5v-35q0-5 5-5z",
  "M-3-28q3-5 6 0L32 24q2.5 5-3 5h-58q-5.5 0-3-5z",
  "M-7-35h14v23.5h24v14h-24v23.5h-14v-23.5h-24v-14h24z",
] as const;

/** A player's piece as SVG shapes, for use inside any drawing. */
export function CampShape({ piece }: { readonly piece: Piece }) {
  return (
    <g class={`piece piece-${piece}`}>
      <path class="piece-side" d={sides[piece]} />
      <path class="piece-face" d={faces[piece]} />
      <path class="piece-groove" d={grooves[piece]} />
    </g>
  );
}

/** The dashed outline of a piece: an empty seat, a player who is away. */
function CampOutline({ piece }: { readonly piece: Piece }) {
  return <path class="piece-outline" d={faces[piece]} />;
}

const pawn =
  "M-12-12.5a18.5 18.5 0 1 1 24 0c-2.5 3-2.5 7-1 12c2.5 9 5 16.5 9.5 24c3.5 6 9 8.5 12 13q4.5 9-5 9h-55q-9.5 0-5-9c3-4.5 8.5-7 12-13c4.5-7.5 7-15 9.5-24c1.5-5 1.5-9-1-12z";
const pawnShade =
  "M5-9c1 6-2.5 11-2 17c1.5 8 5 12 8 18c3 5 6 9 5 13q-1 5-5 6.5h16.5q9.5 0 5-9c-3-4.5-8.5-7-12-13c-4.5-7.5-7-15-9.5-24c-1.5-5-1.5-9 1-12z";

/** The runner: a white pawn on its shadow. */
export function RunnerShape() {
  return (
    <g class="pawn">
      <ellipse class="pawn-shadow" cx="12" cy="43" rx="38" ry="8.5" />
      <path class="pawn-body" d={pawn} />
      <path class="pawn-shade" d={pawnShade} />
      <path class="pawn-line" d={pawn} />
    </g>
  );
}

/** A dashed pawn: where a runner came from (`origin`), or where a bust took it (`lost`). */
export function GhostShape({ kind }: { readonly kind: "origin" | "lost" }) {
  return <path class={`ghost ${kind}`} d={pawn} />;
}

/** A piece on its own, for seats, buttons and sentences. */
export function PieceIcon({
  piece,
  size,
  hollow = false,
}: {
  readonly piece: Piece | "runner";
  /** Height in CSS pixels. */
  readonly size: number;
  /** Only the dashed outline. */
  readonly hollow?: boolean;
}) {
  return (
    <svg
      class="piece-icon"
      viewBox="-52 -52 104 104"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {piece === "runner" ? (
        <RunnerShape />
      ) : hollow ? (
        <CampOutline piece={piece} />
      ) : (
        <CampShape piece={piece} />
      )}
    </svg>
  );
}
