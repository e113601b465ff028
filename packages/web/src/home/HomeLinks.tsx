import { Icon } from "../icons.tsx";
import { useWording } from "../words/context.ts";

/** Ways to other things than a game for these players: how it goes, the daily climb, the games of this device. */
export function HomeLinks({
  games,
  onHelp,
  onDaily,
}: {
  /** How many wait. */
  readonly games: number;
  readonly onHelp: () => void;
  readonly onDaily: () => void;
}) {
  const { home } = useWording().words;
  return (
    <nav class="home-links" aria-label={home.more}>
      <button type="button" onClick={onHelp}>
        <Icon name="book" />
        <span>
          <strong>{home.help}</strong>
          <small>{home.helpDetail}</small>
        </span>
      </button>
      <button type="button" onClick={onDaily}>
        <Icon name="daily" />
        <span>
          <strong>{home.daily}</strong>
          <small>{home.dailyDetail}</small>
        </span>
      </button>
      <a href="/games">
        <Icon name="games" />
        <span>
          <strong>{home.games}</strong>
          <small>{home.gamesDetail(games)}</small>
          {games > 0 && <em>{games}</em>}
        </span>
      </a>
    </nav>
  );
}
