import type { Climbs, Statistics, Tally } from "../archive/statistics.ts";
import { useWording } from "../words/context.ts";
import type { GamesWords } from "../words/games.ts";
import { useRulesetName } from "./names.ts";

type Words = GamesWords["statistics"];

/** What the finished games tell, in tables. */
export function StatisticsSection({
  statistics,
  words,
}: {
  readonly statistics: Statistics;
  readonly words: Words;
}) {
  const { home } = useWording().words;
  const nameOf = useRulesetName(words.unknownRuleset);
  const { people, bots, byName, byOpponent, byRuleset, alone, daily } = statistics;
  const players: [string, Tally][] = [...byName];
  if (byName.size > 1) players.push([words.allPeople, people]);
  if (bots.games > 0) players.push([words.allBots, bots]);
  return (
    <section class="statistics">
      <h2>{words.title}</h2>
      <TallyTable caption={words.players} heading={words.player} rows={players} words={words} />
      <TallyTable
        caption={words.opponents}
        heading={words.opponent}
        rows={[...byOpponent].map(([bot, tally]) => [home.bots[bot].name, tally])}
        words={words}
      />
      <TallyTable
        caption={words.rulesets}
        heading={words.ruleset}
        rows={[...byRuleset].map(([ruleset, tally]) => [nameOf(ruleset), tally])}
        words={words}
      />
      <ClimbTable rows={[...alone].map(([ruleset, climbs]) => [nameOf(ruleset), climbs])} words={words} />
      {daily.results.size > 0 && (
        <div class="daily-row">
          <h3>{words.daily}</h3>
          <p>{words.dailyFacts(daily.results.size, daily.streak, daily.longest)}</p>
        </div>
      )}
    </section>
  );
}

/** How people or bots did, a row each; none where there is nothing to tell. */
function TallyTable({
  caption,
  heading,
  rows,
  words,
}: {
  readonly caption: string;
  readonly heading: string;
  readonly rows: readonly (readonly [string, Tally])[];
  readonly words: Words;
}) {
  const { number } = useWording().texts.locale;
  if (rows.length === 0) return null;
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{words.games}</th>
          <th scope="col">{words.wins}</th>
          <th scope="col">{words.turns}</th>
          <th scope="col">{words.busts}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { games, wins, turns, busts }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{number(games)}</td>
            <td>{words.share(wins, games)}</td>
            <td>{number(turns)}</td>
            <td>{words.share(busts, turns)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ClimbTable({
  rows,
  words,
}: {
  readonly rows: readonly (readonly [string, Climbs])[];
  readonly words: Words;
}) {
  const { number } = useWording().texts.locale;
  if (rows.length === 0) return null;
  return (
    <table>
      <caption>{words.alone}</caption>
      <thead>
        <tr>
          <th scope="col">{words.ruleset}</th>
          <th scope="col">{words.games}</th>
          <th scope="col">{words.best}</th>
          <th scope="col">{words.turns}</th>
          <th scope="col">{words.busts}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { games, best, turns, busts }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{number(games)}</td>
            <td>
              <a href={`/play/${best.id}`}>{number(best.turns)}</a>
            </td>
            <td>{number(turns)}</td>
            <td>{words.share(busts, turns)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
