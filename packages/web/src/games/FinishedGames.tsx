import { useState } from "preact/hooks";
import type { ArchivedGame } from "../archive/game.ts";
import { PieceIcon } from "../board/Piece.tsx";
import { Tool } from "../game/Tool.tsx";
import { Icon } from "../icons.tsx";
import { ago, dayInWords } from "../when.ts";
import { useWording } from "../words/context.ts";
import type { GamesWords } from "../words/games.ts";
import { Filters } from "./Filters.tsx";
import { type Filter, filterGames } from "./filter.ts";
import { useRulesetName } from "./names.ts";

/** Games shown at first, and with each press for more. */
const PAGE = 10;

/** The games that are over, the last one first, and what they are looked for by. */
export function FinishedGames({
  games,
  filter,
  words,
  onFilter,
  onRemove,
}: {
  /** All of them. */
  readonly games: readonly ArchivedGame[];
  readonly filter: Filter;
  readonly words: GamesWords;
  readonly onFilter: (filter: Filter) => void;
  readonly onRemove: (game: ArchivedGame) => void;
}) {
  const [shown, setShown] = useState(PAGE);
  const found = filterGames(games, filter);
  return (
    <section>
      <h2>{words.finished}</h2>
      <Filters games={games} filter={filter} words={words} onChange={onFilter} />
      {found.length === 0 && <p class="quiet">{words.filter.noMatch}</p>}
      <ul class="game-list">
        {found.slice(0, shown).map((game) => (
          <FinishedGame key={game.id} game={game} words={words} onRemove={() => onRemove(game)} />
        ))}
      </ul>
      {found.length > shown && (
        <button type="button" class="row-button" onClick={() => setShown(shown + PAGE)}>
          {words.more(found.length - shown)}
        </button>
      )}
    </section>
  );
}

function FinishedGame({
  game,
  words,
  onRemove,
}: {
  readonly game: ArchivedGame;
  readonly words: GamesWords;
  readonly onRemove: () => void;
}) {
  const wording = useWording();
  const { home } = wording.words;
  const { language } = wording;
  const nameOf = useRulesetName(words.statistics.unknownRuleset);
  const { id, date, ruleset, seats, daily } = game;
  const names = seats.map(({ name }) => name);
  const title = daily ? home.dailyOf(dayInWords(language, daily)) : home.together(names);
  const [only] = seats;
  const result =
    seats.length === 1 && only
      ? only.won
        ? words.climbed(only.turns)
        : words.givenUp
      : words.result(
          seats.flatMap(({ won, name }) => (won ? name : [])),
          seats.map(({ claims }) => claims),
        );
  return (
    <li>
      <a class="game-row" href={`/play/${id}`}>
        <span class="pieces">
          {seats.map(({ piece }) => (
            <PieceIcon key={piece} piece={piece} size={18} />
          ))}
        </span>
        <span class="name">{title}</span>
        <span class="what">
          {words.facts([
            result,
            nameOf(ruleset),
            ...(game.ownDice ? [words.ownDice] : []),
            ...(game.online ? [words.online] : []),
          ])}
        </span>
        {date && <span class="when">{ago(language, new Date(date), new Date())}</span>}
      </a>
      <a
        class="tool"
        href={`/review/${id}`}
        aria-label={words.review(words.facts([title, result]))}
        title={words.reviewThis}
      >
        <Icon name="review" />
      </a>
      <Tool tool={{ icon: "remove", label: words.remove(words.facts([title, result])), onPress: onRemove }} />
    </li>
  );
}
