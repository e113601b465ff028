import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";

/** The chart's own units: it is stretched to the room there is. */
export const CHART = { width: 1000, height: 300 } as const;

/** A line across the chart, and the value it stands for. */
export interface GridLine {
  readonly y: number;
  readonly value: number;
}

/** A chart of chances, or of the turns of a player alone. */
export interface ChartShape {
  /**
   * An area a seat, one on top of the other, the first seat below: their heights are the chances. A player alone has
   * one, below the line of the turns that the game was expected to take.
   */
  readonly areas: readonly string[];
  /** The upper edges of all areas but the topmost one; that of a player alone. */
  readonly edges: readonly string[];
  readonly grid: readonly GridLine[];
  /** Where a moment is, as a share of the width. */
  readonly shareAt: (moment: number) => number;
  /** The moment at such a share. */
  readonly momentAt: (share: number) => number;
  /** The middle of each seat's area at a moment that was judged, as a share of the height from above. */
  readonly middlesAt: (moment: number) => readonly number[];
}

/** Turns that the scale shows at the least: small changes are not to look like large ones. */
const FEWEST_TURNS = 4;

/**
 * The chart of a game.
 *
 * @param chances all seats' chances, moment by moment, as far as they have been judged
 * @param moments how many there are in all, judged or not
 */
export function chartOf(chances: readonly (readonly number[])[], moments: number): ChartShape {
  const { width, height } = CHART;
  const players = chances[0]?.length ?? 0;
  const x = scaleLinear([0, Math.max(1, moments - 1)], [0, width]).clamp(true);
  const alone = players === 1;
  const values = alone ? chances.map(([value = 0]) => [-value]) : chances;
  const y = scaleLinear(alone ? turnsSpan(values.map(([turns = 0]) => turns)) : [0, 1], [height, 0]);
  if (alone) y.nice(4);
  const [floor = 0] = y.domain();
  // By seat, how high its area reaches.
  const tops = values.map((shares) => {
    let sum = alone ? 0 : floor;
    return shares.map((share) => {
      sum += share;
      return sum;
    });
  });
  const topOf = (now: readonly number[], seat: number) => y(seat < 0 ? floor : (now[seat] ?? floor));
  const areaOf = (seat: number) =>
    area<readonly number[]>()
      .x((_, i) => x(i))
      .y0((now) => topOf(now, seat - 1))
      .y1((now) => topOf(now, seat))
      .digits(1)(tops) ?? "";
  const edgeOf = (seat: number) =>
    line<readonly number[]>()
      .x((_, i) => x(i))
      .y((now) => topOf(now, seat))
      .digits(1)(tops) ?? "";
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    areas: seats.map(areaOf),
    edges: (alone ? seats : seats.slice(0, -1)).map(edgeOf),
    grid: (alone ? y.ticks(4) : [0, 0.25, 0.5, 0.75, 1]).map((value) => ({ value, y: y(value) / height })),
    shareAt: (moment) => x(moment) / width,
    momentAt: (share) => Math.min(moments - 1, Math.round(x.invert(share * width))),
    middlesAt: (moment) =>
      seats.map((seat) => {
        const now = tops[moment] ?? [];
        return (topOf(now, seat - 1) + topOf(now, seat)) / 2 / height;
      }),
  };
}

/** From the fewest turns that were ever expected to the most, and some more where they hardly differ. */
function turnsSpan(turns: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...turns), Math.max(...turns)];
  const spare = Math.max(0, FEWEST_TURNS - (most - least)) / 2;
  return [Math.max(0, least - spare), most + spare];
}
