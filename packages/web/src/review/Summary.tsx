import type { Review } from "@cantstop/strategy";
import { PieceIcon } from "../board/Piece.tsx";
import { Icon } from "../icons.tsx";
import type { TableSeat } from "../table/table.ts";
import type { ReviewWords } from "../words/review.ts";
import { fortuneOf, meanCost, ratingOf, withoutLuck } from "./ratings.ts";

/** What decisions and dice came to: a few words for each player, and their books. */
export function Summary({
  review,
  seats,
  isOver,
  words,
}: {
  readonly review: Review;
  readonly seats: readonly TableSeat[];
  /** The whole game was judged, and it has ended. */
  readonly isOver: boolean;
  readonly words: ReviewWords;
}) {
  const { summary } = words;
  const alone = seats.length === 1;
  const units = alone ? words.turns : words.chances;
  const { rows } = summary;
  type Row = readonly [name: string, of: (seat: Review["seats"][number]) => string, strong?: "strong"];
  const table: readonly Row[] = [
    [rows.start, ({ start }) => units.value(start)],
    [rows.luck, ({ luck }) => units.change(luck)],
    ...(alone ? [] : ([[rows.rivalLuck, ({ rivalLuck }) => units.change(rivalLuck)]] satisfies Row[])),
    [rows.cost, ({ cost }) => units.change(-cost)],
    ...(alone ? [] : ([[rows.gifts, ({ gifts }) => units.change(gifts)]] satisfies Row[])),
    [rows.drift, ({ drift }) => units.change(drift)],
    [isOver ? rows.result : rows.resultSofar, ({ result }) => units.value(result), "strong"],
    [rows.withoutLuck, (seat) => units.value(withoutLuck(seat)), "strong"],
    [
      rows.meanCost,
      (seat) => {
        const mean = meanCost(seat);
        return mean === null ? "–" : units.change(-mean);
      },
    ],
  ];
  return (
    <>
      <ul class="verdicts">
        {review.seats.map((seat, i) => {
          const rating = ratingOf(seat, alone);
          return (
            <li key={i}>
              <PieceIcon piece={seats[i]?.piece ?? 0} size={30} />
              <div>
                <h3>{seats[i]?.name}</h3>
                <p>
                  <strong>{rating ? summary.plays[rating] : summary.noDecisions}</strong>
                  {rating && ` ${summary.right(seat.right, seat.decisions)}`}
                </p>
                <p>{summary.fortunes[fortuneOf(seat, alone)]}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <details class="books">
        <summary class="row-button">
          <span>{summary.books}</span>
          <Icon name="down" />
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached by keyboard */}
        <section class="books-scroll" tabIndex={0} aria-label={summary.books}>
          <table>
            <thead>
              <tr>
                <td />
                {seats.map(({ name, piece }) => (
                  <th key={piece} scope="col">
                    <PieceIcon piece={piece} size={20} />
                    <span class="off-screen">{name}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.map(([name, of, strong]) => (
                <tr key={name} class={strong}>
                  <th scope="row">{name}</th>
                  {review.seats.map((seat, i) => (
                    <td key={i}>{of(seat)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p class="quiet">{alone ? summary.aboutAlone : summary.about}</p>
      </details>
    </>
  );
}
