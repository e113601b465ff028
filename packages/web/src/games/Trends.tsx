import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { runningMean, type TrendPoint } from "../archive/trend.ts";
import { dayInWords } from "../when.ts";
import { useWording } from "../words/context.ts";
import type { GamesWords } from "../words/games.ts";

/** Cost and luck over the reviewed games, as charts and as a table. */
export function Trends({
  points,
  isAlone,
  words,
}: {
  /** At least one. */
  readonly points: readonly TrendPoint[];
  /** Values are turns, not chances. */
  readonly isAlone: boolean;
  readonly words: GamesWords;
}) {
  const { language, words: common } = useWording();
  const { trend } = words;
  const units = isAlone ? trend.turns : trend.chances;
  const least = LEAST[isAlone ? "turns" : "chances"];
  const [costs, lucks] = [points.map(({ cost }) => cost), points.map(({ luck }) => luck)];
  return (
    <>
      <div class="trends">
        <Trend
          title={trend.cost}
          mean={trend.mean(units.value(meanOf(costs)))}
          values={costs}
          least={least.cost}
          write={units.value}
        />
        <Trend
          title={trend.luck}
          mean={trend.mean(units.change(meanOf(lucks)))}
          values={lucks}
          least={least.luck}
          write={units.change}
        />
      </div>
      <details class="trend-table">
        <summary>{trend.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{trend.game}</th>
              <th scope="col">{trend.cost}</th>
              <th scope="col">{trend.luck}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ id, date, names, cost, luck }, i) => (
              <tr key={i}>
                <th scope="row">
                  <a href={`/review/${id}`}>
                    {words.facts([
                      ...(date ? [dayInWords(language, date.slice(0, 10))] : []),
                      common.home.together(names),
                    ])}
                  </a>
                </th>
                <td>{units.value(cost)}</td>
                <td>{units.change(luck)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** The chart's size in its own units, with room for what is written beside the lines. */
const SIZE = { width: 320, height: 150, left: 58, right: 10, top: 10, bottom: 8 } as const;
/** So far up a chart reaches at least: next to nothing is not to look like much. */
const LEAST = { chances: { cost: 0.01, luck: 0.2 }, turns: { cost: 0.2, luck: 1 } } as const;
/** Games that the line takes the mean of. */
const SPAN = 5;

/** Values game by game, and a line through the mean of the last few. */
function Trend({
  title,
  mean,
  values,
  least,
  write,
}: {
  readonly title: string;
  /** The mean of all, in words. */
  readonly mean: string;
  readonly values: readonly number[];
  readonly least: number;
  readonly write: (value: number) => string;
}) {
  const last = values.length - 1;
  const x = scaleLinear([0, Math.max(last, 1)], [SIZE.left + 8, SIZE.width - SIZE.right - 8]);
  const y = scaleLinear(
    [Math.min(0, ...values), Math.max(least, ...values)],
    [SIZE.height - SIZE.bottom, SIZE.top],
  ).nice(3);
  const path = line<number>((_, i) => x(i), y)(runningMean(values, SPAN));
  return (
    <figure>
      <figcaption>
        <h3>{title}</h3>
        <p class="quiet">{mean}</p>
      </figcaption>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={`${title}: ${mean}`}>
        {y.ticks(3).map((tick) => (
          <g key={tick} class={tick === 0 ? "grid zero" : "grid"}>
            <path d={`M${SIZE.left} ${y(tick)}H${SIZE.width - SIZE.right}`} />
            <text x={SIZE.left - 6} y={y(tick) + 4}>
              {write(tick)}
            </text>
          </g>
        ))}
        {last > 0 && path && <path class="mean" d={path} />}
        {values.map((value, i) => (
          <circle key={i} cx={last === 0 ? (SIZE.left + SIZE.width) / 2 : x(i)} cy={y(value)} r={3.5} />
        ))}
      </svg>
    </figure>
  );
}
