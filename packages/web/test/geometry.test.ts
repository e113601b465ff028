import { describe, expect, it } from "vitest";
import {
  type BoardGeometry,
  boardGeometry,
  columnLength,
  OCTAGON,
  octagon,
  type Point,
  polygonPath,
  type Rect,
  RIM,
  rectPath,
  shareSpace,
} from "../src/board/geometry.ts";
import { headPlate, PLATE_LINE } from "../src/board/Head.tsx";
import { COLUMNS, type Density, type Look, type Piece } from "../src/board/view.ts";

const looks: Look[] = ["sign", "mountain"];
const densities: Density[] = ["wide", "dense"];
const boards = looks.flatMap((look) => densities.map((density) => [look, density] as const));

const spacesOf = (g: BoardGeometry) => COLUMNS.flatMap((c) => g.columns[c].spaces);
const corners = (r: Rect): Point[] => [
  { x: r.x, y: r.y },
  { x: r.x + r.width, y: r.y },
  { x: r.x, y: r.y + r.height },
  { x: r.x + r.width, y: r.y + r.height },
];
const overlap = (p: Rect, q: Rect) =>
  p.x < q.x + q.width && q.x < p.x + p.width && p.y < q.y + q.height && q.y < p.y + p.height;

function inside(polygon: readonly Point[], p: Point): boolean {
  let odd = false;
  polygon.forEach((a, i) => {
    const b = polygon.at(i - 1) ?? a;
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x)) odd = !odd;
  });
  return odd;
}

describe.each(boards)("the board as %s, %s", (look, density) => {
  const g = boardGeometry(look, density);
  const all = spacesOf(g);

  it("has 83 spaces in columns of 3 to 13", () => {
    expect(all).toHaveLength(83);
    expect(COLUMNS.map((c) => g.columns[c].spaces.length)).toEqual([3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3]);
    expect(COLUMNS.map(columnLength)).toEqual(COLUMNS.map((c) => g.columns[c].length));
  });

  it("has no two spaces that overlap, nor two lanes", () => {
    all.forEach((p, i) => {
      for (const q of all.slice(i + 1)) expect(overlap(p, q)).toBe(false);
    });
    COLUMNS.forEach((c, i) => {
      for (const d of COLUMNS.slice(i + 1)) expect(overlap(g.columns[c].lane, g.columns[d].lane)).toBe(false);
    });
  });

  it("keeps spaces, lanes and head plates inside the outline", () => {
    const body = look === "sign" ? octagon(RIM - 4.5) : g.outline;
    for (const space of all) for (const p of corners(space)) expect(inside(body, p)).toBe(true);
    for (const c of COLUMNS) {
      const { lane } = g.columns[c];
      for (const p of corners(lane)) expect(inside(body, p)).toBe(true);
      const plate = headPlate(g.columns[c], true);
      for (const p of corners(plate)) expect(inside(body, p), `head of ${c}`).toBe(true);
      expect(plate.y + plate.height + PLATE_LINE, "clear of the lane").toBeLessThan(lane.y);
    }
  });

  it("mirrors left and right", () => {
    for (const c of COLUMNS) {
      const twin = g.columns[(14 - c) as typeof c];
      expect(g.columns[c].x + twin.x).toBeCloseTo(1000);
      g.columns[c].spaces.forEach((s, i) => {
        expect(s.x + s.width / 2 + twin.spaces[i].x + twin.spaces[i].width / 2).toBeCloseTo(1000);
        expect(s.y).toBeCloseTo(twin.spaces[i].y);
      });
    }
  });

  it("follows the formulae", () => {
    const [a, b, gx, gy] = {
      signwide: [82, 63.6, 17, 9],
      signdense: [84.5, 64.4, 12, 7],
      mountainwide: [76, 57, 15, 8],
      mountaindense: [84.5, 66, 12, 7],
    }[`${look}${density}` as const];
    for (const c of COLUMNS) {
      const n = 13 - 2 * Math.abs(7 - c);
      const bottom = look === "sign" ? 500 + (n * b) / 2 : g.height - 58;
      g.columns[c].spaces.forEach((s, i) => {
        expect(s.x + s.width / 2).toBeCloseTo(500 + (c - 7) * a);
        expect(s.y).toBeCloseTo(bottom - (i + 1) * b + gy);
        expect(s.width).toBeCloseTo(a - gx);
        expect(s.height).toBeCloseTo(b - gy);
      });
    }
  });

  it("is computed once", () => expect(boardGeometry(look, density)).toBe(g));
});

describe("outlines", () => {
  it("draws a regular octagon", () => {
    const p = octagon(OCTAGON);
    const sides = p.map((q, i) => {
      const before = p[(i + 7) % 8];
      return Math.hypot(q.x - before.x, q.y - before.y);
    });
    for (const side of sides) expect(side).toBeCloseTo(2 * OCTAGON * Math.tan(Math.PI / 8));
  });

  it("writes short paths", () => {
    expect(
      polygonPath([
        { x: 0, y: 0 },
        { x: 9.04, y: 0 },
        { x: 0, y: 9 },
      ]),
    ).toBe("M0 0L9 0L0 9Z");
    expect(rectPath({ x: 10, y: 10, width: 20, height: 30 }, 5)).toBe(
      "M15 10h10a5 5 0 0 1 5 5v20a5 5 0 0 1 -5 5h-10a5 5 0 0 1 -5 -5v-20a5 5 0 0 1 5 -5Z",
    );
  });
});

describe("sharing a space", () => {
  const pieces: Piece[] = [0, 1, 2, 3];
  const subsets = Array.from({ length: 16 }, (_, mask) => pieces.filter((s) => mask & (1 << s)));
  const { cell } = boardGeometry("sign", "dense");

  it.each(subsets.map((s) => [s]))("shows every camp of %j apart from the others", (subset) => {
    for (const withRunner of [false, true]) {
      const { camps, runner } = shareSpace([...subset].reverse(), withRunner);
      expect(camps.map((c) => c.piece)).toEqual(subset);
      expect(runner !== null).toBe(withRunner);
      camps.forEach(({ place: p }, i) => {
        for (const { place: q } of camps.slice(i + 1)) {
          const apart = Math.max(Math.abs(p.x - q.x) * cell.width, Math.abs(p.y - q.y) * cell.height);
          expect(apart).toBeGreaterThanOrEqual(p.size * cell.height * 0.97);
        }
      });
    }
  });

  it("uses the sizes of the design", () => {
    const size = (n: number) => shareSpace(pieces.slice(0, n), false).camps[0].place.size;
    expect([1, 2, 3, 4].map(size)).toEqual([0.78, 0.56, 0.45, 0.44]);
    const runner = (n: number) => shareSpace(pieces.slice(0, n), true).runner?.size;
    expect([0, 1, 2, 3, 4].map(runner)).toEqual([1, 1, 0.9, 0.8, 0.76]);
  });
});
