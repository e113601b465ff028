import { campOf, ownerOf, type Position } from "@cantstop/rules";
import { COLUMNS } from "@cantstop/strategy";
import type { Colors, Terminal } from "../terminal.ts";
import type { Look } from "./looks.ts";

/** Everything that one look of the pieces is made of. */
interface Pieces {
  /** By seat, as the screen draws them: circle, square, triangle, cross. */
  readonly camps: readonly string[];
  readonly runner: string;
  readonly space: string;
  readonly top: string;
  /** What a bust would take. */
  readonly stake: string;
  /** A space of a claimed column. */
  readonly plank: string;
}

const UNICODE_PIECES: Pieces = {
  camps: ["●", "■", "▲", "✚"],
  runner: "◆",
  space: "·",
  top: "^",
  stake: "░░░",
  plank: "┃",
};
const ASCII_PIECES: Pieces = {
  camps: ["A", "B", "C", "D"],
  runner: "*",
  space: ".",
  top: "^",
  stake: ":::",
  plank: "#",
};

/** The sign of a seat's camps and claims. */
export const campSign = (seat: number, unicode: boolean): string =>
  (unicode ? UNICODE_PIECES : ASCII_PIECES).camps[seat] as string;

/** The sign of a runner. */
export const runnerSign = (unicode: boolean): string => (unicode ? UNICODE_PIECES : ASCII_PIECES).runner;

/** Writes in a seat's colour: red, blue, yellow, green. */
export const seatColor = (colors: Colors, seat: number): ((text: string) => string) =>
  [colors.red, colors.blue, colors.yellow, colors.green][seat] as (text: string) => string;

/** Directions that the lines of a frame leave a point in, one bit each. */
const UP = 1;
const DOWN = 2;
const LEFT = 4;
const RIGHT = 8;

/** The line that leaves a point in these directions. */
const LINES: Readonly<Record<number, string>> = {
  [UP | DOWN]: "│",
  [LEFT | RIGHT]: "─",
  [DOWN | RIGHT]: "╭",
  [DOWN | LEFT]: "╮",
  [UP | RIGHT]: "╰",
  [UP | LEFT]: "╯",
  [UP | DOWN | RIGHT]: "├",
  [UP | DOWN | LEFT]: "┤",
  [DOWN | LEFT | RIGHT]: "┬",
  [UP | LEFT | RIGHT]: "┴",
  [UP | DOWN | LEFT | RIGHT]: "┼",
};
const ASCII_LINES: Readonly<Record<number, string>> = { [UP | DOWN]: "|", [LEFT | RIGHT]: "-" };

/** Characters between the frame's lines: all four camps of a space and a runner side by side. */
const ROOM = 5;
const STRIDE = ROOM + 1;
const LONGEST_COLUMN = 13;
/** A line above and below, the column's number, and its spaces. */
const HEIGHT = LONGEST_COLUMN + 3;

/** How wide the drawing is, in characters. */
export const BOARD_WIDTH = COLUMNS.length * STRIDE + 1;

/** The board with everything on it, line by line. */
export function drawBoard(
  position: Position,
  look: Look,
  { colors, unicode }: Pick<Terminal, "colors" | "unicode">,
): string[] {
  const pieces = unicode ? UNICODE_PIECES : ASCII_PIECES;
  const { lengths } = position.rules;
  const points: number[][] = Array.from({ length: HEIGHT }, () => Array<number>(BOARD_WIDTH).fill(0));
  /** What stands in a row of a column; its place is free where nothing does. */
  const cells: (string | undefined)[][] = Array.from({ length: HEIGHT }, () => []);

  for (const [i, column] of COLUMNS.entries()) {
    const length = lengths[column] as number;
    const lift = look === "stop-sign" ? (LONGEST_COLUMN - length) / 2 : 0;
    const bottom = HEIGHT - 1 - lift;
    const top = bottom - length - 2;
    frame(points, top, i * STRIDE, bottom, (i + 1) * STRIDE);
    (cells[top + 1] as string[])[i] = drawNumber(position, column, colors, pieces);
    for (let space = 1; space <= length; space++)
      (cells[bottom - space] as string[])[i] = drawSpace(position, column, space, colors, pieces);
  }

  const lineAt = (row: readonly number[], x: number): string => {
    const directions = row[x] as number;
    if (directions === 0) return " ";
    return (unicode ? LINES[directions] : (ASCII_LINES[directions] ?? "+")) as string;
  };
  return points.map((row, y) => {
    let line = "";
    for (let x = 0; x < BOARD_WIDTH; x++) {
      const cell = x % STRIDE === 1 ? (cells[y] as string[])[(x - 1) / STRIDE] : undefined;
      if (cell === undefined) line += colors.dim(lineAt(row, x));
      else {
        line += cell;
        x += ROOM - 1;
      }
    }
    return line.trimEnd();
  });
}

/** Adds a rectangle to the frame; where lines meet, they join. */
function frame(points: number[][], top: number, left: number, bottom: number, right: number): void {
  const add = (y: number, x: number, directions: number) => {
    (points[y] as number[])[x] = ((points[y] as number[])[x] as number) | directions;
  };
  for (const y of [top, bottom]) {
    add(y, left, RIGHT);
    add(y, right, LEFT);
    for (let x = left + 1; x < right; x++) add(y, x, LEFT | RIGHT);
  }
  for (const x of [left, right]) {
    add(top, x, DOWN);
    add(bottom, x, UP);
    for (let y = top + 1; y < bottom; y++) add(y, x, UP | DOWN);
  }
}

/** Centres text of `width` visible characters. */
function centre(text: string, width: number): string {
  const left = Math.floor((ROOM - width) / 2);
  return " ".repeat(left) + text + " ".repeat(ROOM - width - left);
}

function drawNumber(position: Position, column: number, colors: Colors, pieces: Pieces): string {
  const owner = ownerOf(position, column);
  const number = String(column);
  if (owner !== null) {
    const sign = pieces.camps[owner] as string;
    return seatColor(colors, owner)(centre(sign + number + sign, number.length + 2));
  }
  const isClimbed = ((position.running >> column) & 1) !== 0;
  return isClimbed ? colors.bold(centre(number, number.length)) : centre(number, number.length);
}

function drawSpace(
  position: Position,
  column: number,
  space: number,
  colors: Colors,
  pieces: Pieces,
): string {
  const { rules, seat } = position;
  const owner = ownerOf(position, column);
  const isTop = space === rules.lengths[column];
  const signs: string[] = [];
  for (let other = 0; other < rules.players; other++)
    if (campOf(position, other, column) === space) {
      const sign = pieces.camps[other] as string;
      signs.push(owner === null ? seatColor(colors, other)(sign) : colors.dim(sign));
    }
  const runner = position.runners[column] as number;
  if (runner === space) signs.unshift(colors.bold(pieces.runner));
  if (signs.length > 0) return centre(signs.join(""), signs.length);
  if (owner !== null) {
    const sign = isTop ? (pieces.camps[owner] as string) : pieces.plank;
    return centre(seatColor(colors, owner)(sign), 1);
  }
  if (space < runner && space > campOf(position, seat, column))
    return centre(seatColor(colors, seat)(pieces.stake), pieces.stake.length);
  return centre(colors.dim(isTop ? pieces.top : pieces.space), 1);
}
