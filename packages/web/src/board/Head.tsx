import { type ColumnGeometry, type Rect, rectPath } from "./geometry.ts";

/** Sizes of the numerals over the columns: bare, on a plate, within a double's band. */
const NUMERAL = 39;
const NUMERAL_ON_PLATE = 36;
const NUMERAL_IN_BAND = 31;
/** From the middle of a digit down to its line, as a share of the size. */
const DIGIT_MIDDLE = 0.345;
/** Half the widest line round a plate. */
export const PLATE_LINE = 2;

/** The plate behind a column's number: higher for a double, whose band needs room round the digits. */
export function headPlate({ head, spaces }: ColumnGeometry, isDouble: boolean): Rect {
  const width = (spaces[0]?.width ?? 0) + 3;
  const height = isDouble ? 45 : 40;
  return { x: head.x - width / 2, y: head.y - height / 2, width, height };
}

/** A column's number over its top: bare, or on the plate of the dice pair that moves it or of its owner. */
export function Head({
  geometry,
  kind,
  lit,
}: {
  readonly geometry: ColumnGeometry;
  /** `none`, a dice pair's kind, or `claim` with the owner's class. */
  readonly kind: string;
  readonly lit: boolean;
}) {
  const { head, column } = geometry;
  const isDouble = kind === "double";
  const rect = headPlate(geometry, isDouble);
  const size = kind === "none" ? NUMERAL : isDouble ? NUMERAL_IN_BAND : NUMERAL_ON_PLATE;
  return (
    <g class={`head ${kind}${lit ? " lit" : ""}`}>
      {kind !== "none" && <path class="head-plate" d={rectPath(rect, 11)} />}
      {isDouble && <path class="head-band" d={rectPath(rect, 7, -5.5)} />}
      <text x={head.x} y={head.y + size * DIGIT_MIDDLE} font-size={size}>
        {column}
      </text>
    </g>
  );
}
