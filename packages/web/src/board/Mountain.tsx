import { type BoardGeometry, polygonPath } from "./geometry.ts";

/** A fir of three tiers, its foot at x, y. */
function fir(x: number, y: number, h: number): string {
  const w = h * 0.27;
  const tier = (base: number, half: number, tip: number) =>
    `M${x - half} ${y - base * h}L${x} ${y - tip * h}L${x + half} ${y - base * h}Z`;
  return tier(0, w, 0.55) + tier(0.24, w * 0.8, 0.8) + tier(0.48, w * 0.58, 1);
}

const cloud =
  "M-88 0a25 25 0 0 1 1-50a34 34 0 0 1 48-27a52 52 0 0 1 92 8a33 33 0 0 1 42 24a23 23 0 0 1 3 45z";

/**
 * The scene: sky (the page's own), haze, ridges, sun, clouds, the mountain and its ground. It is drawn far
 * beyond the drawing's box, so that it bleeds under whatever lies beside the board.
 */
export function Mountain({ geometry }: { readonly geometry: BoardGeometry }) {
  const { outline, snow, width, height, density } = geometry;
  // The ground begins a little lower than the columns, whose lanes end in it.
  const ground = (geometry.ground ?? height) + 4;
  const wide = density === "wide";
  const shade = outline.filter((p) => p.x > 499);
  const foot = { x: 500, y: height };
  const up = (units: number) => ground - units;
  const sun = wide ? { x: 791, y: up(614), r: 72, halo: 102 } : { x: 889, y: up(452), r: 56, halo: 80 };
  return (
    <g class="scene">
      <path
        class="haze"
        d={`M-2400 ${up(430)}Q-900 ${up(300)}-300 ${up(440)}Q150 ${up(520)} 560 ${up(430)}Q860 ${up(470)} 1240 ${up(480)}Q1900 ${up(560)} 3400 ${up(400)}V${height}H-2400Z`}
      />
      <circle class="halo" cx={sun.x} cy={sun.y} r={sun.halo} />
      <circle class="sun" cx={sun.x} cy={sun.y} r={sun.r} />
      <path
        class="ridge far"
        d={`M-2400 ${up(240)}L-1500 ${up(420)}L-900 ${up(260)}L-420 ${up(440)}L-180 ${up(290)}L70 ${up(408)}L260 ${up(260)}H820L880 ${up(336)}L1010 ${up(440)}L1190 ${up(300)}L1420 ${up(450)}L1700 ${up(280)}L2300 ${up(430)}L3400 ${up(200)}V${height}H-2400Z`}
      />
      <path
        class="ridge near"
        d={`M-2400 ${up(160)}L-1200 ${up(300)}L-620 ${up(150)}L-260 ${up(290)}L-90 ${up(200)}L10 ${up(275)}L200 ${up(120)}H860L965 ${up(284)}L1160 ${up(160)}L1420 ${up(300)}L1900 ${up(140)}L2500 ${up(280)}L3400 ${up(120)}V${height}H-2400Z`}
      />
      <path
        class="cloud"
        d={cloud}
        transform={wide ? "translate(158 300) scale(.86)" : "translate(70 405) scale(.66)"}
      />
      <path
        class="cloud"
        d={cloud}
        transform={wide ? "translate(868 372) scale(.66)" : "translate(1150 360) scale(.7)"}
      />
      <path class="cloud" d={cloud} transform="translate(-420 210) scale(1.2)" />
      <path class="mount" d={polygonPath(outline)} />
      <path class="mount-shade" d={polygonPath([{ x: 500, y: shade[0]?.y ?? 0 }, ...shade, foot])} />
      <path class="snow" d={polygonPath(snow)} />
      <path
        class="firs"
        d={[
          [-178, 150],
          [-108, 118],
          [-30, 92],
          [14, 62],
          [980, 66],
          [1030, 112],
          [1078, 78],
          [1170, 140],
          [1260, 100],
        ]
          .map(([x = 0, h = 0]) => fir(x, ground + 2, h))
          .join("")}
      />
      <path class="earth" d={`M-2400 ${ground}H${width + 2400}V${height + 2400}H-2400Z`} />
    </g>
  );
}
