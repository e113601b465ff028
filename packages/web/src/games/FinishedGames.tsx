import { useState } from "preact/hooks";
import type { ArchivedGame } from "../archive/game.ts";
import { PieceIcon } from "../board/Piece.tsx";
import { BOT_NAMES } from "../bots/names.ts";
import { Tool } from "../game/Tool.tsx";
import { Icon } from "../icons.tsx";
import { ago, dayInWords } from "../when.ts";
import { useWording } from "../words/context.ts";
import type { GamesWords } from "../words/games.ts";
import { ANY_RULES, ANYONE, filterGames, type Opponent } from "./filter.ts";
import { useRulesetName } from "./names.ts";

/** Games shown at first, and with each press for more. */
const PAGE = 10;

/** The games that are over, the last one first, by rules and opponents if wanted. */
export function FinishedGames({
  games,
  words,
  onRemove,
}: {
  readonly games: readonly ArchivedGame[];
  readonly words: GamesWords;
  readonly onRemove: (game: ArchivedGame) => void;
}) {
  const { home } = useWording().words;
  const { filter } = words;
  const nameOf = useRulesetName(words.statistics.unknownRuleset);
  const [rules, setRules] = useState(ANY_RULES);
  const [opponent, setOpponent] = useState<Opponent>(ANYONE);
  const [shown, setShown] = useState(PAGE);
  const found = filterGames(games, rules, opponent);
  const rulesets = [...new Set(games.map(({ ruleset }) => ruleset))];
  const bots = BOT_NAMES.filter((bot) => filterGames(games, ANY_RULES, bot).length > 0);

  return (
    <section>
      <h2>{words.finished}</h2>
      <div class="filters">
        <label class="select-field">
          <span>{filter.rules}</span>
          <select value={rules} onChange={({ currentTarget }) => setRules(currentTarget.value)}>
            <option value={ANY_RULES}>{filter.anyRules}</option>
            {rulesets.map((ruleset) => (
              <option key={ruleset} value={ruleset}>
                {nameOf(ruleset)}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </label>
        <label class="select-field">
          <span>{filter.opponent}</span>
          <select
            value={opponent}
            onChange={({ currentTarget }) => setOpponent(currentTarget.value as Opponent)}
          >
            <option value={ANYONE}>{filter.anyone}</option>
            <option value="people">{filter.people}</option>
            <option value="alone">{filter.alone}</option>
            {bots.map((bot) => (
              <option key={bot} value={bot}>
                {home.bots[bot].name}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </label>
      </div>
      {found.length === 0 && <p class="quiet">{filter.noMatch}</p>}
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
          {words.facts([result, nameOf(ruleset), ...(game.ownDice ? [words.ownDice] : [])])}
        </span>
        {date && <span class="when">{ago(language, new Date(date), new Date())}</span>}
      </a>
      <Tool tool={{ icon: "remove", label: words.remove(words.facts([title, result])), onPress: onRemove }} />
    </li>
  );
}
