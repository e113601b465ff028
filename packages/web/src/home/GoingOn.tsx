import { PieceIcon } from "../board/Piece.tsx";
import type { RunningGame } from "../table/running.ts";
import { ago, dayInWords } from "../when.ts";
import { useWording } from "../words/context.ts";

/** Games that wait, each a way back to it: who plays by which rules, who is on turn, how it stands. */
export function GoingOn({ games }: { readonly games: readonly RunningGame[] }) {
  const { words, texts, language } = useWording();
  const { home } = words;
  return (
    <ul class="going-on">
      {games.map(({ id, seats, ruleset, seat, scores, target, date, daily }) => (
        <li key={id}>
          <a href={`/play/${id}`}>
            <span class="pieces">
              {seats.map(({ piece }) => (
                <PieceIcon key={piece} seat={piece} size={18} />
              ))}
            </span>
            <span class="name">
              {daily
                ? home.dailyOf(dayInWords(language, daily))
                : home.together(seats.map(({ name }) => name))}
            </span>
            <span class="what">
              {home.stands({
                ruleset: texts.rulesetName(ruleset),
                onTurn: seats.length > 1 ? (seats[seat]?.name ?? "") : null,
                scores,
                target,
              })}
            </span>
            {date && <span class="when">{ago(language, new Date(date), new Date())}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
