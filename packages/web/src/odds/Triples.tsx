import { COLUMNS, type ColumnOdds, ROLLS, tripleOdds } from "@cantstop/strategy";
import { useMemo, useState } from "preact/hooks";
import { Icon } from "../icons.tsx";
import { useWording } from "../words/context.ts";
import { figures } from "../words/figures.ts";
import type { OddsWords } from "../words/odds.ts";

type Order = "columns" | "most" | "fewest";

const nameOf = ({ columns }: ColumnOdds): string => columns.join("-");

/** The same within a text, where no line may end in it. */
const unbroken = (triple: ColumnOdds): string => nameOf(triple).replaceAll("-", "-\u2060");

/** All sets of three columns: side by side as a picture, and as a table to sort and to pick from. */
export function Triples({
  picked,
  onPick,
  linkOf,
  words,
}: {
  /** Only triples with all of these columns are listed. */
  readonly picked: readonly number[];
  readonly onPick: (picked: readonly number[]) => void;
  /** Where runners in these columns are set up. */
  readonly linkOf: (columns: readonly number[]) => string;
  readonly words: OddsWords["triples"];
}) {
  const { texts, language } = useWording();
  const percent = figures(language).share;
  const [order, setOrder] = useState<Order>("most");
  const ranked = useMemo(() => tripleOdds().sort((a, b) => b.success - a.success), []);
  const isPicked = ({ columns }: ColumnOdds) => picked.every((column) => columns.includes(column));
  const sorted = order === "columns" ? tripleOdds() : order === "most" ? ranked : ranked.toReversed();
  const listed = sorted.filter(isPicked);
  const [best, worst] = [ranked[0], ranked.at(-1)];

  const head = (name: string, by: Order, other: Order, isNumber: boolean) => {
    const isBy = order === by || order === other;
    const direction = order === "fewest" || (isBy && !isNumber) ? "ascending" : "descending";
    return (
      <th scope="col" aria-sort={isBy ? direction : undefined}>
        <button type="button" onClick={() => setOrder(order === by ? other : by)}>
          {name}
          <Icon name={isBy && order !== "fewest" ? "down" : "up"} size={18} />
        </button>
      </th>
    );
  };
  return (
    <>
      <figure class="triple-picture">
        <svg viewBox={`0 0 ${ranked.length} 60`} preserveAspectRatio="none" aria-hidden="true">
          {ranked.map((triple, place) => {
            const height = (triple.success / ROLLS) * 60;
            return (
              <rect
                key={nameOf(triple)}
                class={isPicked(triple) ? "picked" : undefined}
                x={place + 0.12}
                y={60 - height}
                width={0.76}
                height={height}
              />
            );
          })}
        </svg>
        {best && worst && (
          <figcaption class="quiet">
            {words.picture(
              [unbroken(best), percent(best.success / ROLLS)],
              [unbroken(worst), percent(worst.success / ROLLS)],
            )}
          </figcaption>
        )}
      </figure>
      <fieldset class="column-picks">
        <legend>{words.pick}</legend>
        {COLUMNS.map((column) => {
          const isOn = picked.includes(column);
          return (
            <label key={column} class="pill">
              <input
                type="checkbox"
                checked={isOn}
                disabled={!isOn && picked.length === 3}
                onChange={() =>
                  onPick(isOn ? picked.filter((other) => other !== column) : [...picked, column])
                }
              />
              {column}
            </label>
          );
        })}
      </fieldset>
      <p role="status" class="quiet">
        {words.count(listed.length)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="triple-scroll" aria-label={words.count(listed.length)} tabIndex={0}>
        <table class="odds-table triples">
          <thead>
            <tr>
              {head(words.columns, "columns", "columns", false)}
              {head(words.success, "most", "fewest", true)}
              <th scope="col">{words.rolls}</th>
              <th scope="col">{words.bust}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map((triple) => {
              const { columns, success } = triple;
              return (
                <tr key={nameOf(triple)}>
                  <th scope="row">
                    <a href={linkOf(columns)} aria-label={`${nameOf(triple)}. ${words.setUp(columns)}`}>
                      {nameOf(triple)}
                    </a>
                  </th>
                  <td>{percent(success / ROLLS)}</td>
                  <td>{texts.locale.number(success)}</td>
                  <td>{percent(1 - success / ROLLS)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </>
  );
}
