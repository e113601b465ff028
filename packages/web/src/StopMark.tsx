import { octagon, polygonPath } from "./board/geometry.ts";

const outer = polygonPath(octagon(23, 24, 24), 2);
const inner = polygonPath(octagon(18.4, 24, 24), 1);

/** The small stop sign: the game's mark, and the icon on Stop. */
export function StopMark({ size }: { readonly size: number }) {
  return (
    <svg
      class="stop-mark"
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path class="stop-body" d={outer} />
      <path class="stop-rim" d={inner} />
    </svg>
  );
}
