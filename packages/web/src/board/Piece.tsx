import type { Seat } from "./view.ts";

/*
 * Pieces are drawn in a box 100 high with its middle at 0,0; 9 of the height is the solid lower edge.
 * A face has a stroke of the edge's colour, 6 wide, whose round joins soften the corners.
 */
const faces = [
  "M-42-4.5a42 42 0 1 0 84 0a42 42 0 1 0-84 0z",
  "M-38-43h76v76h-76z",
  "M0-44L46 33h-92z",
  "M-15-44h30v24h24v31h-24v24h-30v-24h-24v-31h24z",
] as const;

const sides = [
  "M-42-4.5a42 42 0 0 1 84 0v9a42 42 0 0 1-84 0z",
  "M-38-43h76v85h-76z",
  "M0-44L46 33v9h-92v-9z",
  "M-15-44h30v24h24v40h-24v22h-30v-22h-24v-40h24z",
] as const;

/** A line inside the face, as on a turned wooden piece. */
const grooves = [
  "M-26-4.5a26 26 0 1 0 52 0a26 26 0 1 0-52 0z",
  "M-21-26h42v42h-42z",
  "M0-19L22 19h-44z",
  "M-6-33h12v22h22v13h-22v22h-12v-22h-22v-13h22z",
] as const;

/** A player's piece as SVG shapes, for use inside any drawing. */
export function CampShape({ seat }: { readonly seat: Seat }) {
  return (
    <g class={`piece seat-${seat}`}>
      <path class="piece-side" d={sides[seat]} />
      <path class="piece-face" d={faces[seat]} />
      <path class="piece-groove" d={grooves[seat]} />
    </g>
  );
}

/** The dashed outline of a piece: an empty seat, a player who is away. */
export function CampOutline({ seat }: { readonly seat: Seat }) {
  return <path class="piece-outline" d={faces[seat]} />;
}

const pawn =
  "M-11.5-12.5a18.5 18.5 0 1 1 23 0c-2 3-1.6 6.5 1 12c4.5 10 11.5 17.5 19.5 29.5q4.5 7 5.5 10q1.8 6.5-5.5 6.5h-64q-7.3 0-5.5-6.5q1-3 5.5-10c8-12 15-19.5 19.5-29.5c2.6-5.5 3-9 1-12z";
const pawnShade =
  "M6.5-10.5c6 1-.5 7 3 14c5 11 11 20 14 27q2.5 7-3 14.5h11.5q7.3 0 5.5-6.5q-1-3-5.5-10c-8-12-15-19.5-19.5-29.5c-2.6-5.5-3-9-1-12z";

/** The runner: a white pawn on its shadow. */
export function RunnerShape() {
  return (
    <g class="pawn">
      <ellipse class="pawn-shadow" cx="10" cy="44" rx="42" ry="8" />
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
  seat,
  size,
  hollow = false,
}: {
  readonly seat: Seat | "runner";
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
      {seat === "runner" ? <RunnerShape /> : hollow ? <CampOutline seat={seat} /> : <CampShape seat={seat} />}
    </svg>
  );
}
