import { Tool } from "../game/Tool.tsx";
import { WaitingGame } from "../home/GoingOn.tsx";
import type { RunningGame } from "../table/running.ts";
import { useWording } from "../words/context.ts";
import type { GamesWords } from "../words/games.ts";

/** The games that wait: a way back to each, and a way to give it up. */
export function RunningGames({
  games,
  words,
  onRemove,
}: {
  readonly games: readonly RunningGame[];
  readonly words: GamesWords;
  readonly onRemove: (id: string) => void;
}) {
  const { home } = useWording().words;
  return (
    <section>
      <h2>{words.running}</h2>
      <ul class="game-list">
        {games.map((game) => (
          <li key={game.id}>
            <WaitingGame game={game} />
            <Tool
              tool={{
                icon: "remove",
                label: words.remove(home.together(game.seats.map(({ name }) => name))),
                onPress: () => onRemove(game.id),
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
