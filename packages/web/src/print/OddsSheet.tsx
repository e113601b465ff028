import { ROLLS, sumOdds, tripleOdds } from "@cantstop/strategy";
import { useWording } from "../words/context.ts";
import { figures } from "../words/figures.ts";
import type { PrintWords } from "../words/print.ts";

/** How likely sums and triples are, to look up at the table. */
export function OddsSheet({ words }: { readonly words: PrintWords["odds"] }) {
  const { language } = useWording();
  const percent = figures(language).share;
  return (
    <>
      <h2>{words.title}</h2>
      <h3>{words.sums}</h3>
      <dl class="sheet-sums">
        {sumOdds().map(({ columns: [sum], success }) => (
          <div key={sum}>
            <dt>{sum}</dt>
            <dd>{percent(success / ROLLS)}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.triples}</h3>
      <dl class="sheet-triples">
        {tripleOdds().map(({ columns, success }) => (
          <div key={columns.join()}>
            <dt>{columns.join("-")}</dt>
            <dd>{percent(success / ROLLS)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
