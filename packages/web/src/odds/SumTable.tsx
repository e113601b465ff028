import { ROLLS, sumOdds } from "@cantstop/strategy";
import { useWording } from "../words/context.ts";
import { figures } from "../words/figures.ts";
import type { OddsWords } from "../words/odds.ts";

/** How often each sum comes up, as numbers and as bars. */
export function SumTable({ words }: { readonly words: OddsWords["sums"] }) {
  const { texts, language } = useWording();
  const percent = figures(language).share;
  return (
    <table class="odds-table sums">
      <thead>
        <tr>
          <th scope="col">{words.sum}</th>
          <th scope="col">{words.rolls}</th>
          <th scope="col">{words.chance}</th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {sumOdds().map(({ columns: [sum], success }) => (
          <tr key={sum}>
            <th scope="row">{sum}</th>
            <td>{texts.locale.number(success)}</td>
            <td>{percent(success / ROLLS)}</td>
            <td class="bar-cell" aria-hidden="true">
              <Bar share={success / ROLLS} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A share as a bar, beside its number. */
export const Bar = ({ share }: { readonly share: number }) => (
  <span class="odds-bar">
    <span style={{ width: `${share * 100}%` }} />
  </span>
);
