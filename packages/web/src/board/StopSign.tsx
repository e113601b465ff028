import { type BoardGeometry, OCTAGON, octagon, polygonPath, RIM } from "./geometry.ts";

const CUT = 26;

/** The red octagon: a printed board with a solid lower edge and a line along its rim. */
export function StopSign({ geometry }: { readonly geometry: BoardGeometry }) {
  const body = polygonPath(geometry.outline, CUT);
  return (
    <g class="sign">
      <path class="sign-shadow" d={body} transform="translate(0 13)" />
      <path class="sign-edge" d={body} transform="translate(0 6.5)" />
      <path class="sign-face" d={body} />
      <path class="sign-rim" d={polygonPath(octagon(RIM), (CUT * RIM) / OCTAGON)} />
    </g>
  );
}
