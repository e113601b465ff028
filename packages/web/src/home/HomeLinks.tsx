import type { DailyClimb } from "../desk.ts";
import { Icon } from "../icons.tsx";
import { useWording } from "../words/context.ts";
import { useTurns } from "./use-turns.ts";

/** Ways to other things than a game for these players: all that can be learnt, the daily climb, the games of this device. */
export function HomeLinks({
  daily,
  games,
  onDaily,
}: {
  readonly daily: DailyClimb;
  /** How many wait. */
  readonly games: number;
  readonly onDaily: () => void;
}) {
  const { home } = useWording().words;
  const turns = useTurns();
  const { result, running } = daily;
  const dailyDetail = running ? home.dailyGoesOn : result ? home.dailyDone(result.turns) : home.dailyDetail;
  return (
    <nav class="home-links" aria-label={home.more}>
      <a href="/learn">
        <Icon name="book" />
        <span>
          <strong>{home.learn}</strong>
          <small>{home.learnDetail}</small>
        </span>
      </a>
      <a href={turns.length === 1 ? `/game/${turns[0]}` : "/online"}>
        <Icon name="globe" />
        <span>
          <strong>{home.online}</strong>
          <small>{turns[0] ? home.gamesDetail(turns.length) : home.onlineDetail}</small>
        </span>
        {turns[0] && <em aria-hidden="true">{turns.length}</em>}
      </a>
      <button type="button" onClick={onDaily}>
        <Icon name="daily" />
        <span>
          <strong>{home.daily}</strong>
          <small>{dailyDetail}</small>
        </span>
      </button>
      <a href="/games">
        <Icon name="games" />
        <span>
          <strong>{home.games}</strong>
          <small>{home.gamesDetail(games)}</small>
        </span>
        {games > 0 && <em aria-hidden="true">{games}</em>}
      </a>
    </nav>
  );
}
