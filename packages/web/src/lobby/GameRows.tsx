import type { GameSummary } from "@cantstop/protocol";
import { parseRuleset } from "@cantstop/rules";
import { PieceIcon } from "../board/Piece.tsx";
import { seatNames } from "../online/names.ts";
import { PIECES, type Piece } from "../setup.ts";
import { ago } from "../when.ts";
import { useWording } from "../words/context.ts";
import type { OnlineWords } from "../words/online.ts";
import type { Wording } from "../words/words.ts";
import "../home/game-row.css";

/** Games of the server, each a way to it. */
export function GameRows({
  games,
  words,
  factsOf,
}: {
  readonly games: readonly GameSummary[];
  readonly words: OnlineWords;
  /** What is to be said of a game, most important first. */
  readonly factsOf: (game: GameSummary, names: readonly string[]) => readonly string[];
}) {
  const wording = useWording();
  return (
    <ul class="game-list">
      {games.map((game) => {
        const names = seatNames(game.seats, wording.words.home);
        const here = names.filter((_, i) => game.seats[i]?.kind !== "open");
        return (
          <li key={game.id}>
            <a class="game-row" href={`/game/${game.id}`}>
              <span class="pieces">
                {game.seats.map(({ kind }, i) => (
                  <PieceIcon key={i} piece={PIECES[i] as Piece} size={18} hollow={kind === "open"} />
                ))}
              </span>
              <span class="name">{wording.words.home.together(here)}</span>
              <span class="what">
                {words.facts([...factsOf(game, names), ...termsOf(game, words, wording)])}
              </span>
              <span class="when">{ago(wording.language, new Date(game.changedAt), new Date())}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The rules, and the clock if there is one. */
function termsOf({ ruleset, clock }: GameSummary, { terms }: OnlineWords, { texts }: Wording): string[] {
  const parsed = parseRuleset(ruleset);
  const rules = parsed.ok ? [texts.rulesetName(parsed.value)] : [];
  return clock.kind === "none" ? rules : [...rules, terms.clocks(clock)];
}
