/** A die's face. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** Which pair a die belongs to decides its material. */
export type DieKind = "ink" | "paper";

const spots: Readonly<Record<Face, string>> = {
  1: "M50 50h0",
  2: "M28 28h0M72 72h0",
  3: "M26 26h0M50 50h0M74 74h0",
  4: "M28 28h0M72 28h0M28 72h0M72 72h0",
  5: "M27 27h0M73 27h0M50 50h0M27 73h0M73 73h0",
  6: "M29 25h0M71 25h0M29 50h0M71 50h0M29 75h0M71 75h0",
};

/** One die, seen a little from above: the face, and below it the solid edge. Its size comes from CSS. */
export function Die({
  face,
  kind,
  faded = false,
}: {
  readonly face: Face;
  readonly kind: DieKind;
  readonly faded?: boolean;
}) {
  return (
    <svg
      class={`die ${kind}${faded ? " faded" : ""}`}
      viewBox="0 0 100 109"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="die-side" x="2" y="11" width="96" height="96" rx="24" />
      <rect class="die-face" x="2" y="2" width="96" height="96" rx="24" />
      <path class="die-spots" d={spots[face]} />
    </svg>
  );
}
