import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { ColumnLayer } from "./ColumnLayer.tsx";
import { type BoardGeometry, boardGeometry, octagon, polygonPath, rectPath } from "./geometry.ts";
import { Mountain } from "./Mountain.tsx";
import { StopSign } from "./StopSign.tsx";
import { type BoardView, COLUMNS, type Column, type Density, type Look } from "./view.ts";

interface Props {
  readonly board: BoardView;
  readonly look: Look;
  readonly density: Density;
  /** Called with the column whose lane, head or foot is pressed. */
  readonly onColumn?: ((column: Column) => void) | null;
  /** What else lies on the board, in its units. */
  readonly children?: ComponentChildren;
}

/**
 * The board as a drawing, hidden from assistive technology (see `BoardTable` for its twin). The printed part
 * is drawn once; over it lies one layer a column, redrawn only when that column's view is another object.
 */
export function Board({ board, look, density, onColumn = null, children }: Props) {
  const geometry = boardGeometry(look, density);
  const printed = useMemo(() => <Printed geometry={geometry} />, [geometry]);
  return (
    <svg
      class={`board ${look} ${density}`}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {printed}
      {COLUMNS.map((column) => (
        <Layer key={column} board={board} column={column} geometry={geometry} onColumn={onColumn} />
      ))}
      {children}
    </svg>
  );
}

function Layer({
  board,
  column,
  geometry,
  onColumn,
}: {
  board: BoardView;
  column: Column;
  geometry: BoardGeometry;
  onColumn: ((column: Column) => void) | null;
}) {
  const view = board.columns[column];
  const winner = board.winner !== null && view.claim?.piece === board.winner;
  return useMemo(
    () => (
      <ColumnLayer
        geometry={geometry.columns[column]}
        view={view}
        winner={winner}
        onPress={onColumn && (() => onColumn(column))}
      />
    ),
    [geometry, view, winner, onColumn],
  );
}

/** What never changes: background, lanes, spaces, the marks on the tops, the lower numerals. */
function Printed({ geometry }: { readonly geometry: BoardGeometry }) {
  const columns = COLUMNS.map((c) => geometry.columns[c]);
  const sign = geometry.look === "sign";
  const goal = columns.map((c) => {
    const top = c.spaces.at(-1);
    if (!top) return "";
    const y = top.y + top.height / 2;
    const triangle = [
      { x: c.x, y: y - 16 },
      { x: c.x + 18, y: y + 14 },
      { x: c.x - 18, y: y + 14 },
    ];
    return polygonPath(sign ? octagon(17, c.x, y) : triangle);
  });
  return (
    <>
      {sign ? <StopSign geometry={geometry} /> : <Mountain geometry={geometry} />}
      <path class="lanes" d={columns.map((c) => rectPath(c.lane, 14)).join("")} />
      <path class="spaces" d={columns.flatMap((c) => c.spaces.map((s) => rectPath(s, 10))).join("")} />
      <path class="goals" d={goal.join("")} />
      <g class="feet">
        {columns.map((c) => (
          <text key={c.column} x={c.foot.x} y={c.foot.y + 9.5}>
            {c.column}
          </text>
        ))}
      </g>
    </>
  );
}
