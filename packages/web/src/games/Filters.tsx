import type { ArchivedGame } from "../archive/game.ts";
import { BOT_NAMES } from "../bots/names.ts";
import { Icon } from "../icons.tsx";
import { useWording } from "../words/context.ts";
import type { GamesWords } from "../words/games.ts";
import {
  ANY_RULES,
  ANYONE,
  EVERYTHING,
  type Filter,
  filterGames,
  type Opponent,
  peopleIn,
} from "./filter.ts";
import { useRulesetName } from "./names.ts";

/** Stands for all people, among their names: no name is empty. */
const ALL_PEOPLE = "";

/** What the finished games are looked for by. */
export function Filters({
  games,
  filter,
  words,
  onChange,
}: {
  /** All of them. */
  readonly games: readonly ArchivedGame[];
  readonly filter: Filter;
  readonly words: GamesWords;
  readonly onChange: (filter: Filter) => void;
}) {
  const { home } = useWording().words;
  const nameOf = useRulesetName(words.statistics.unknownRuleset);
  const rulesets = [...new Set(games.map(({ ruleset }) => ruleset))];
  const bots = BOT_NAMES.filter((bot) => filterGames(games, { ...EVERYTHING, opponent: bot }).length > 0);
  const people = peopleIn(games);
  return (
    <div class="filters">
      <label class="select-field">
        <span>{words.filter.rules}</span>
        <select
          value={filter.rules}
          onChange={({ currentTarget }) => onChange({ ...filter, rules: currentTarget.value })}
        >
          <option value={ANY_RULES}>{words.filter.anyRules}</option>
          {rulesets.map((ruleset) => (
            <option key={ruleset} value={ruleset}>
              {nameOf(ruleset)}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </label>
      <label class="select-field">
        <span>{words.filter.opponent}</span>
        <select
          value={filter.opponent}
          onChange={({ currentTarget }) => onChange({ ...filter, opponent: currentTarget.value as Opponent })}
        >
          <option value={ANYONE}>{words.filter.anyone}</option>
          <option value="people">{words.filter.people}</option>
          {games.some(({ online }) => online) && <option value="online">{words.filter.online}</option>}
          <option value="alone">{words.filter.alone}</option>
          {bots.map((bot) => (
            <option key={bot} value={bot}>
              {home.bots[bot].name}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </label>
      {people.length > 1 && (
        <label class="select-field">
          <span>{words.filter.player}</span>
          <select
            value={filter.player ?? ALL_PEOPLE}
            onChange={({ currentTarget }) => onChange({ ...filter, player: currentTarget.value || null })}
          >
            <option value={ALL_PEOPLE}>{words.filter.everybody}</option>
            {people.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </label>
      )}
    </div>
  );
}
