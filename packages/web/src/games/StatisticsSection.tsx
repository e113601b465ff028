import type { ArchivedGame } from "../archive/game.ts";
import { type Climbs, statisticsOf, type Tally } from "../archive/statistics.ts";
import { dayOf } from "../daily.ts";
import { useWording } from "../words/context.ts";
import type { GamesWords } from "../words/games.ts";
import { useRulesetName } from "./names.ts";

type Words = GamesWords["statistics"];

/** What the finished games tell, in tables. */
export function StatisticsSection({
  found,
  all,
  player,
  words,
}: {
  /** The games that are looked for, of so many. */
  readonly found: readonly ArchivedGame[];
  readonly all: number;
  /** Whose games they are; null for everyone. */
  readonly player: string | null;
  readonly words: Words;
}) {
  const { home } = useWording().words;
  const nameOf = useRulesetName(words.unknownRuleset);
  const statistics = statisticsOf(found, dayOf(new Date()), player);
  const { people, bots, byName, byBot, byRival, byRuleset, byPlace, alone, daily } = statistics;
  const players: [string, Tally][] = [...byName];
  if (byName.size > 1) players.push([words.allPeople, people]);
  if (bots.games > 0) players.push([words.allBots, bots]);
  const opponents: [string, Tally][] = [
    ...[...byBot].map(([bot, tally]): [string, Tally] => [home.bots[bot].name, tally]),
    ...byRival,
  ];
  return (
    <section class="statistics">
      <h2>{words.title}</h2>
      {found.length < all && <p class="quiet">{words.of(found.length, all)}</p>}
      <TallyTable caption={words.players} heading={words.player} rows={players} words={words} />
      <TallyTable caption={words.opponents} heading={words.opponent} rows={opponents} words={words} />
      <TallyTable
        caption={words.rulesets}
        heading={words.ruleset}
        rows={[...byRuleset].map(([ruleset, tally]) => [nameOf(ruleset), tally])}
        words={words}
      />
      <TallyTable
        caption={words.places}
        heading={words.place}
        rows={[...byPlace].map(([place, tally]) => [words.placeOf(place + 1), tally])}
        words={words}
      />
      <ClimbTable rows={[...alone].map(([ruleset, climbs]) => [nameOf(ruleset), climbs])} words={words} />
      {statistics.games > 0 && <p class="quiet">{words.aboutExpected}</p>}
      {player === null && byName.size > 1 && <p class="quiet">{words.forEach}</p>}
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
  const { number, percent } = useWording().texts.locale;
  if (rows.length === 0) return null;
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{words.games}</th>
          <th scope="col">{words.wins}</th>
          <th scope="col">{words.busts}</th>
          <th scope="col">{words.expected}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { games, wins, turns, busts, expectedBusts }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{number(games)}</td>
            <td>{words.share(wins, games)}</td>
            <td>{words.share(busts, turns)}</td>
            <td>{turns > 0 && percent(expectedBusts / turns)}</td>
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
  const { number, percent } = useWording().texts.locale;
  if (rows.length === 0) return null;
  return (
    <table>
      <caption>{words.alone}</caption>
      <thead>
        <tr>
          <th scope="col">{words.ruleset}</th>
          <th scope="col">{words.games}</th>
          <th scope="col">{words.best}</th>
          <th scope="col">{words.busts}</th>
          <th scope="col">{words.expected}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { games, best, turns, busts, expectedBusts }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{number(games)}</td>
            <td>
              <a href={`/play/${best.id}`}>{number(best.turns)}</a>
            </td>
            <td>{words.share(busts, turns)}</td>
            <td>{turns > 0 && percent(expectedBusts / turns)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
