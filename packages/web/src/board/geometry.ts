import { COLUMNS, type Column, type Density, type Look, type Piece } from "./view.ts";

/** A point in the drawing's units; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in the drawing's units. */
export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where one column lies. */
export interface ColumnGeometry {
  readonly column: Column;
  /** Number of spaces. */
  readonly length: number;
  /** Middle of the column. */
  readonly x: number;
  /** Lowest space first: `spaces[h - 1]` is space h. */
  readonly spaces: readonly Rect[];
  /** Middle of the numeral over the column, and of the one under it. */
  readonly head: Point;
  readonly foot: Point;
  /** The groove behind the spaces; a claimed column's plank fills it. */
  readonly lane: Rect;
}

/** The whole board, for one look and one density. */
export interface BoardGeometry {
  readonly look: Look;
  readonly density: Density;
  readonly width: number;
  readonly height: number;
  /** Distance between columns, between spaces. */
  readonly pitch: number;
  readonly rise: number;
  /** Size of every space. */
  readonly cell: { readonly width: number; readonly height: number };
  readonly columns: Readonly<Record<Column, ColumnGeometry>>;
  /** Corners of the board's body: the octagon, or the mountain down to its ground. Clockwise from the top. */
  readonly outline: readonly Point[];
  /** Mountain only: the ground's height, and the snow's corners. */
  readonly ground: number | null;
  readonly snow: readonly Point[];
}

/** Number of spaces in a column: 3 at the edges, 13 in the middle. */
export function columnLength(column: Column): number {
  return 13 - 2 * Math.abs(7 - column);
}

/** Pitch, rise, and the gaps beside and below a space. */
const measures = {
  sign: {
    wide: { width: 1000, height: 1000, a: 82, b: 63.6, gx: 17, gy: 9 },
    dense: { width: 1000, height: 1000, a: 84.5, b: 64.4, gx: 12, gy: 7 },
  },
  mountain: {
    wide: { width: 1000, height: 880, a: 76, b: 57, gx: 15, gy: 8 },
    dense: { width: 1000, height: 1000, a: 84.5, b: 66, gx: 12, gy: 7 },
  },
} as const;

/** Half the board: the octagon's inradius, and that of the line along its rim. */
export const OCTAGON = 494;
export const RIM = 478;

const LANE = 5;
const EARTH = 58;

/** How far the silhouette clears each column's top, in pitches; uneven, as a mountain is. */
const clearance = {
  2: 0.62,
  3: 0.74,
  4: 0.66,
  5: 0.76,
  6: 0.7,
  8: 0.72,
  9: 0.78,
  10: 0.67,
  11: 0.72,
  12: 0.63,
};

const cache = new Map<string, BoardGeometry>();

/** The one geometry behind every drawing of the board. Pure; the same object comes back each time. */
export function boardGeometry(look: Look, density: Density): BoardGeometry {
  const key = look + density;
  const known = cache.get(key);
  if (known) return known;
  const geometry = build(look, density);
  cache.set(key, geometry);
  return geometry;
}

function build(look: Look, density: Density): BoardGeometry {
  const { width, height, a, b, gx, gy } = measures[look][density];
  const ground = look === "mountain" ? height - EARTH : null;
  const cell = { width: a - gx, height: b - gy };

  const column = (c: Column): ColumnGeometry => {
    const length = columnLength(c);
    const x = 500 + (c - 7) * a;
    const bottom = ground ?? 500 + (length * b) / 2;
    const left = x - cell.width / 2;
    // A row is its gap and, under it, its space: columns stand on the ground, and the sign's heads gain room.
    const row = (h: number) => bottom - h * b + gy;
    const top = row(length);
    return {
      column: c,
      length,
      x,
      spaces: Array.from({ length }, (_, i) => ({ x: left, y: row(i + 1), ...cell })),
      head: { x, y: top - 0.4 * a },
      foot: { x, y: ground === null ? bottom + 25 : ground + EARTH / 2 + 2 },
      lane: {
        x: left - LANE,
        y: top - LANE,
        width: cell.width + 2 * LANE,
        height: length * b - gy + 2 * LANE,
      },
    };
  };
  const columns = Object.fromEntries(COLUMNS.map((c) => [c, column(c)])) as Record<Column, ColumnGeometry>;

  const top = (c: Column) => columns[c].spaces.at(-1)?.y ?? 0;
  const shoulder = (c: keyof typeof clearance): Point => ({
    x: columns[c].x + Math.sign(c - 7) * 0.56 * a,
    y: top(c) - clearance[c] * a,
  });
  const outline = ground === null ? octagon(OCTAGON) : silhouette();
  const snow = ground === null ? [] : snowCap();

  function silhouette(): Point[] {
    const foot = (from: Point, out: number): Point => ({ x: from.x + out * (height - from.y), y: height });
    return [
      { x: 498, y: top(7) - 1.02 * a },
      { x: 500 + 0.5 * a, y: top(7) - 0.76 * a },
      ...([8, 9, 10, 11, 12] as const).map(shoulder),
      foot(shoulder(12), 0.4),
      foot(shoulder(2), -0.36),
      ...([2, 3, 4, 5, 6] as const).map(shoulder),
      { x: 500 - 0.49 * a, y: top(7) - 0.78 * a },
    ];
  }

  function snowCap(): Point[] {
    const [peak, right, slopeRight] = outline;
    const left = outline.at(-1);
    const slopeLeft = outline.at(-2);
    if (!peak || !right || !slopeRight || !left || !slopeLeft) return [];
    const rightEnd = between(right, slopeRight, 0.56);
    const leftEnd = between(left, slopeLeft, 0.6);
    return [
      peak,
      right,
      rightEnd,
      { x: 500 + 0.68 * a, y: rightEnd.y + 0.54 * a },
      { x: 500 + 0.47 * a, y: rightEnd.y + 0.18 * a },
      { x: 500 - 0.46 * a, y: leftEnd.y + 0.2 * a },
      { x: 500 - 0.7 * a, y: leftEnd.y + 0.56 * a },
      leftEnd,
      left,
    ];
  }

  return { look, density, width, height, pitch: a, rise: b, cell, columns, outline, ground, snow };
}

function between(p: Point, q: Point, t: number): Point {
  return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
}

/** Corners of a regular octagon with the given inradius round the middle of the stop sign. */
export function octagon(inradius: number, x = 500, y = 500): Point[] {
  const half = inradius * Math.tan(Math.PI / 8);
  return (
    [
      [half, -inradius],
      [inradius, -half],
      [inradius, half],
      [half, inradius],
      [-half, inradius],
      [-inradius, half],
      [-inradius, -half],
      [-half, -inradius],
    ] as const
  ).map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
}

const round = (n: number) => Math.round(n * 10) / 10;

/** An SVG path through the corners; `cut` rounds each by starting its curve that far before it. */
export function polygonPath(corners: readonly Point[], cut = 0): string {
  const parts = corners.map((corner, i) => {
    const before = corners.at(i - 1) ?? corner;
    const after = corners[(i + 1) % corners.length] ?? corner;
    const on = (p: Point) => {
      const q = between(corner, p, cut / Math.hypot(p.x - corner.x, p.y - corner.y));
      return `${round(q.x)} ${round(q.y)}`;
    };
    const at = `${round(corner.x)} ${round(corner.y)}`;
    return cut === 0 ? at : `${on(before)}Q${at} ${on(after)}`;
  });
  return `M${parts.join("L")}Z`;
}

/** An SVG path of a rounded rectangle, grown outwards by `grow` on every side. */
export function rectPath(rect: Rect, radius: number, grow = 0): string {
  const x = round(rect.x - grow + radius);
  const y = round(rect.y - grow);
  const w = round(rect.width + 2 * grow - 2 * radius);
  const h = round(rect.height + 2 * grow - 2 * radius);
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${x} ${y}h${w}${arc(radius, radius)}v${h}${arc(-radius, radius)}h${-w}${arc(-radius, -radius)}v${-h}${arc(radius, -radius)}Z`;
}

/** Where a piece stands within its space: fractions of the space; size as a fraction of the space's height. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Places of everything on one space. */
export interface Sharing {
  /** In the order red, blue, yellow, green. */
  readonly camps: readonly { readonly piece: Piece; readonly place: Place }[];
  /** Null without a runner. */
  readonly runner: Place | null;
}

const low = 0.74;
const high = 0.27;

/** Camps alone, by their number. */
const alone: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0.5, 0.5]],
  [
    [0.26, 0.5],
    [0.74, 0.5],
  ],
  [
    [0.25, high],
    [0.75, high],
    [0.5, low],
  ],
  [
    [0.27, high],
    [0.73, high],
    [0.27, low],
    [0.73, low],
  ],
];

/** Camps round a runner, by their number. */
const beside: typeof alone = [
  [],
  [[0.21, 0.5]],
  [
    [0.19, 0.28],
    [0.81, 0.28],
  ],
  [
    [0.18, 0.27],
    [0.82, 0.27],
    [0.18, 0.74],
  ],
  [
    [0.18, 0.27],
    [0.82, 0.27],
    [0.18, 0.74],
    [0.82, 0.74],
  ],
];

const campSize = [0, 0.78, 0.56, 0.45, 0.44];
const besideSize = [0, 0.52, 0.42, 0.4, 0.4];
const runnerSize = [1, 1, 0.9, 0.8, 0.76];

/** How pieces share a space: every camp stays visible. */
export function shareSpace(pieces: readonly Piece[], withRunner: boolean): Sharing {
  const n = Math.min(pieces.length, 4);
  const places = (withRunner ? beside : alone)[n] ?? [];
  const size = (withRunner ? besideSize : campSize)[n] ?? 0;
  return {
    camps: [...pieces]
      .sort((p, q) => p - q)
      .flatMap((piece, i) => {
        const at = places[i];
        return at ? [{ piece, place: { x: at[0], y: at[1], size } }] : [];
      }),
    runner: withRunner ? { x: n === 1 ? 0.67 : 0.5, y: 0.5, size: runnerSize[n] ?? 1 } : null,
  };
}
