import { countSuccesses, type Dice, type Position } from "@cantstop/rules";
import { makePositionText } from "@cantstop/rules/notation";
import { bustingDice, COLUMNS, columnChances, ROLLS } from "@cantstop/strategy";
import { useMemo } from "preact/hooks";
import type { Hint } from "../bots/advice.ts";
import { Die, type Face } from "../dice/Die.tsx";
import { Icon } from "../icons.tsx";
import { useWording } from "../words/context.ts";
import { figures } from "../words/figures.ts";
import type { OddsWords } from "../words/odds.ts";
import { advisers, survivalOf } from "./ahead.ts";
import { useAnswer } from "./answer.ts";
import { Failed } from "./Failed.tsx";
import { Bar } from "./SumTable.tsx";

/** So many rolls are looked ahead. */
const ROLLS_AHEAD = 5;
/** Everything that can be said of a position before its next roll. */
export function Results({ position, words }: { readonly position: Position; readonly words: OddsWords }) {
  const { texts, language, words: app } = useWording();
  const percent = figures(language).share;
  const { results } = words;
  const text = makePositionText(position);
  const successes = useMemo(() => countSuccesses(position), [text]);
  const busting = useMemo(() => bustingDice(position), [text]);
  const chances = useMemo(() => columnChances(position), [text]);
  const [survival, askSurvival] = useAnswer(text, () => survivalOf(text, ROLLS_AHEAD));
  const [hint, askHint] = useAnswer(text, () => advisers.hint({ position: text, dice: null }));
  const busts = ROLLS - successes;

  return (
    <div class="results">
      <div class="result-bust" role="status">
        <h3>{results.title}</h3>
        <p class="figure">
          <strong>{percent(busts / ROLLS)}</strong> <span>{results.bust}</span>
        </p>
        <Bar share={busts / ROLLS} />
        <p class="quiet">{words.rolls(busts, ROLLS)}</p>
      </div>
      <div class="result-best">
        <h3>{results.best(app.home.bots.best.name)}</h3>
        <div aria-live="polite">
          {hint === null && <p class="quiet">{results.thinking}</p>}
          {hint === "failed" && <Failed words={results} onAgain={askHint} />}
          {hint !== null && hint !== "failed" && <Advice hint={hint} words={results} />}
        </div>
      </div>
      <div>
        <h3>{results.survive}</h3>
        <p class="quiet">{results.surviveAbout}</p>
        {survival === "failed" ? (
          <Failed words={results} onAgain={askSurvival} />
        ) : (
          <table class="odds-table survival">
            <tbody>
              {Array.from({ length: ROLLS_AHEAD }, (_, i) => {
                const chance = survival?.[i + 1];
                return (
                  <tr key={i}>
                    <th scope="row">{results.rollsAhead(i + 1)}</th>
                    <td>{chance === undefined ? "…" : percent(chance)}</td>
                    <td class="bar-cell" aria-hidden="true">
                      <Bar share={chance ?? 0} />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </div>
      <div>
        <h3>{results.columns}</h3>
        <p class="quiet">{results.columnsAbout}</p>
        <table class="odds-table">
          <tbody>
            {COLUMNS.filter((column) => chances.has(column)).map((column) => {
              const share = (chances.get(column) ?? 0) / ROLLS;
              return (
                <tr key={column}>
                  <th scope="row">{column}</th>
                  <td>{percent(share)}</td>
                  <td class="bar-cell" aria-hidden="true">
                    <Bar share={share} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div class="result-dice">
        {busting.length === 0 ? (
          <p class="quiet">{results.noBusts}</p>
        ) : (
          <details>
            <summary class="row-button">
              <Icon name="die" />
              {results.busting(busting.length)}
            </summary>
            <ul class="busting">
              {busting.map(({ dice, rolls }) => (
                <li key={dice.join("")}>
                  <SmallRoll dice={dice} />
                  <small aria-hidden="true">{results.orders(rolls)}</small>
                  <span class="off-screen">{`${dice.join(" ")} · ${texts.locale.number(rolls)}`}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  );
}

const SmallRoll = ({ dice }: { readonly dice: Dice }) => (
  <span class="small-roll" aria-hidden="true">
    {dice.map((face, place) => (
      <Die key={place} face={face as Face} kind="paper" />
    ))}
  </span>
);

/** Differences smaller than this are none. */
const NO_DIFFERENCE = 0.0005;

/** What the strongest player would do, and what stopping and rolling are worth to it. */
function Advice({ hint, words }: { readonly hint: Hint; readonly words: OddsWords["results"] }) {
  const { language } = useWording();
  const percent = figures(language).share;
  const { now, unit } = hint;
  if (!now) return null;
  const worth = (value: number) =>
    unit === "chance" ? words.toWin(percent(value)) : words.turnsLeft(Math.round(-value * 10) / 10);
  const { roll, stop } = now;
  const gap = roll === null || stop === null ? Number.POSITIVE_INFINITY : Math.abs(roll - stop);
  const better = stop === null || (roll !== null && roll > stop) ? "roll" : "stop";
  return (
    <>
      <p class="advice">
        <Icon name="hint" />
        <strong>{words.would[gap < NO_DIFFERENCE ? "either" : better]}</strong>
      </p>
      <dl class="worths">
        <dt>{words.roll}</dt>
        <dd>{roll !== null && worth(roll)}</dd>
        <dt>{words.stop}</dt>
        <dd>{stop === null ? words.mayNotStop : worth(stop)}</dd>
      </dl>
    </>
  );
}
