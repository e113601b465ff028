import { PieceIcon } from "../board/Piece.tsx";
import type { TableSeat } from "../table/table.ts";
import type { ReviewWords } from "../words/review.ts";
import type { Turn } from "./timeline.ts";

/** All seats' chances at a moment, beside their pieces: what the chart's areas are. */
export function Legend({
  seats,
  chances,
  valueText,
  notYet,
}: {
  readonly seats: readonly TableSeat[];
  /** Null where the moment was not judged yet. */
  readonly chances: readonly number[] | null;
  readonly valueText: (value: number) => string;
  readonly notYet: string;
}) {
  return (
    <ul class="legend">
      {seats.map(({ name, piece }, seat) => (
        <li key={piece}>
          <PieceIcon piece={piece} size={22} />
          <span class="legend-name">{name}</span>
          <strong>{chances ? valueText(chances[seat] ?? 0) : notYet}</strong>
        </li>
      ))}
    </ul>
  );
}

/** The chart for those who do not see it: a row a turn. */
export function ChanceTable({
  title,
  turns,
  seats,
  chances,
  turnText,
  valueText,
  words,
}: {
  readonly title: string;
  readonly turns: readonly Turn[];
  readonly seats: readonly TableSeat[];
  readonly chances: readonly (readonly number[])[];
  readonly turnText: (turn: Turn) => string;
  readonly valueText: (value: number) => string;
  readonly words: ReviewWords["chart"];
}) {
  const row = (key: number, name: string, values: readonly number[] | undefined) =>
    values && (
      <tr key={key}>
        <th scope="row">{name}</th>
        {values.map((value, seat) => (
          <td key={seat}>{valueText(value)}</td>
        ))}
      </tr>
    );
  return (
    // A table takes the width it needs, even off the screen.
    <div class="off-screen">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.turn}</th>
            {seats.map(({ name, piece }) => (
              <th key={piece} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(0, words.start, chances[0])}
          {turns.map((turn) => row(turn.to, turnText(turn), chances[turn.to]))}
        </tbody>
      </table>
    </div>
  );
}
