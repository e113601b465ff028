import { RUNNERS } from "@cantstop/rules";
import { CampShape, RunnerShape } from "../board/Piece.tsx";
import type { Piece } from "../board/view.ts";
import type { PrintWords } from "../words/print.ts";

const PIECES: readonly Piece[] = [0, 1, 2, 3];

/** A row of the sheet holds so many. */
const IN_A_ROW = 12;

/** Markers for four players and the runners, to be cut out. */
export function CampsSheet({
  markers,
  words,
}: {
  /** Markers per player. */
  readonly markers: number;
  readonly words: PrintWords["camps"];
}) {
  return (
    <>
      <h2>{words.title}</h2>
      <p>{words.about}</p>
      <div class="cut-outs">
        {PIECES.map((piece) => (
          <CutOuts key={piece} count={markers}>
            {() => <CampShape piece={piece} />}
          </CutOuts>
        ))}
        <CutOuts count={RUNNERS}>{() => <RunnerShape />}</CutOuts>
      </div>
    </>
  );
}

function CutOuts({
  count,
  children,
}: {
  readonly count: number;
  readonly children: () => preact.JSX.Element;
}) {
  const columns = Math.min(count, IN_A_ROW);
  const rows = Math.ceil(count / columns);
  return (
    <svg
      class="cut-out"
      aria-hidden="true"
      viewBox={`0 0 ${columns * 130} ${rows * 130}`}
      style={{ width: `${columns * CELL_MM}mm`, height: `${rows * CELL_MM}mm` }}
    >
      {Array.from({ length: count }, (_, i) => {
        const [x, y] = [(i % columns) * 130, Math.floor(i / columns) * 130];
        return (
          <g key={`${x} ${y}`}>
            <rect class="cut-line" x={x} y={y} width={130} height={130} />
            <g transform={`translate(${x + 65} ${y + 65})`}>{children()}</g>
          </g>
        );
      })}
    </svg>
  );
}

/** A piece then fits on a space of the printed board. */
const CELL_MM = 13;
