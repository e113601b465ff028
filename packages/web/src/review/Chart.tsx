import type { Severity } from "@cantstop/strategy";
import { useMemo, useRef } from "preact/hooks";
import { PieceIcon } from "../board/Piece.tsx";
import type { TableSeat } from "../table/table.ts";
import { CHART, chartOf } from "./chart.ts";

/** Pieces are drawn on areas that are at least so high where they begin, as a share of the chart. */
const ROOM_FOR_PIECE = 0.14;

/**
 * Chances over a game, as areas that share the height: the first seat's lies below. It is a slider, too: pressing or
 * pulling leads to any moment.
 */
export function Chart({
  seats,
  chances,
  moments,
  moment,
  hovered,
  marks,
  label,
  valueText,
  gridText,
  onMoment,
  onHover,
}: {
  readonly seats: readonly TableSeat[];
  /** As far as they have been judged. */
  readonly chances: readonly (readonly number[])[];
  readonly moments: number;
  readonly moment: number;
  /** The moment that is pointed at. */
  readonly hovered: number | null;
  /** Moments with mistakes that are worth a mark. */
  readonly marks: readonly { readonly moment: number; readonly severity: Severity }[];
  readonly label: string;
  readonly valueText: string;
  readonly gridText: (value: number) => string;
  readonly onMoment: (moment: number) => void;
  /** A moment is pointed at, or (null) none any more. */
  readonly onHover: (moment: number | null) => void;
}) {
  const chart = useMemo(() => chartOf(chances, moments), [chances, moments]);
  const plot = useRef<HTMLDivElement>(null);
  const momentAt = ({ clientX }: PointerEvent): number => {
    const box = plot.current?.getBoundingClientRect();
    return box ? chart.momentAt((clientX - box.left) / box.width) : moment;
  };
  const percent = (share: number) => `${100 * share}%`;
  return (
    <div class="chart">
      <div class="chart-scale" aria-hidden="true">
        {chart.grid.map(({ value, y }) => (
          <span key={value} style={{ top: percent(y) }}>
            {gridText(value)}
          </span>
        ))}
      </div>
      <div
        ref={plot}
        class="chart-plot"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={moments - 1}
        aria-valuenow={moment}
        aria-valuetext={valueText}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          onMoment(momentAt(event));
        }}
        onPointerMove={(event) => {
          const pointed = momentAt(event);
          if (event.currentTarget.hasPointerCapture(event.pointerId)) onMoment(pointed);
          onHover(pointed);
        }}
        onPointerLeave={() => onHover(null)}
      >
        <svg
          viewBox={`0 0 ${CHART.width} ${CHART.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {chart.areas.map((area, seat) => (
            <path key={seat} class={`chart-area piece-${seats[seat]?.piece}`} d={area} />
          ))}
          {chart.grid.map(({ value, y }) => (
            <path key={value} class="chart-grid" d={`M0 ${y * CHART.height}H${CHART.width}`} />
          ))}
          {chart.edges.map((edge, seat) => (
            <path key={seat} class="chart-edge" d={edge} />
          ))}
        </svg>
        {seats.length > 1 &&
          chart.middlesAt(0).map((y, seat) =>
            (chances[0]?.[seat] ?? 0) < ROOM_FOR_PIECE ? null : (
              <span key={seat} class="chart-piece" style={{ top: percent(y) }}>
                <PieceIcon piece={seats[seat]?.piece ?? 0} size={20} />
              </span>
            ),
          )}
        {hovered !== null && <span class="chart-hover" style={{ left: percent(chart.shareAt(hovered)) }} />}
        <span class="chart-now" style={{ left: percent(chart.shareAt(moment)) }} />
      </div>
      <div class="chart-marks" aria-hidden="true">
        {marks.map((mark) => (
          <span
            key={mark.moment}
            class={mark.severity}
            style={{ left: percent(chart.shareAt(mark.moment)) }}
          />
        ))}
      </div>
    </div>
  );
}
