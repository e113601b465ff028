import { PieceIcon } from "../board/Piece.tsx";
import type { RunningGame } from "../table/running.ts";
import { ago, dayInWords } from "../when.ts";
import { useWording } from "../words/context.ts";
import "./game-row.css";

/** Games that wait, each a way back to it. */
export function GoingOn({ games }: { readonly games: readonly RunningGame[] }) {
  const { home } = useWording().words;
  return (
    <ul class="going-on" aria-label={home.goingOn}>
      {games.map((game) => (
        <li key={game.id}>
          <WaitingGame game={game} />
        </li>
      ))}
    </ul>
  );
}

/** A way back to a game: who plays by which rules, who is on turn, how it stands, when it began. */
export function WaitingGame({ game }: { readonly game: RunningGame }) {
  const { words, texts, language } = useWording();
  const { home } = words;
  const { id, seats, ruleset, seat, scores, target, date, daily } = game;
  const names = seats.map(({ name }) => name);
  return (
    <a class="game-row" href={`/play/${id}`}>
      <span class="pieces">
        {seats.map(({ piece }) => (
          <PieceIcon key={piece} piece={piece} size={18} />
        ))}
      </span>
      <span class="name">{daily ? home.dailyOf(dayInWords(language, daily)) : home.together(names)}</span>
      <span class="what">
        {home.stands({
          ruleset: texts.rulesetName(ruleset),
          onTurn: names.length > 1 ? (names[seat] ?? "") : null,
          scores,
          target,
        })}
      </span>
      {date && <span class="when">{ago(language, new Date(date), new Date())}</span>}
    </a>
  );
}
