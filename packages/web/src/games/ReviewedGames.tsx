import { useEffect, useRef, useState } from "preact/hooks";
import type { ArchivedGame } from "../archive/game.ts";
import { trendOf } from "../archive/trend.ts";
import type { Desk } from "../desk.ts";
import { Icon } from "../icons.tsx";
import { late } from "../late.tsx";
import { type Reviewed, reviewInWorker } from "../review/reviewer.ts";
import type { GamesWords } from "../words/games.ts";
import { type Filter, peopleIn } from "./filter.ts";

const Trends = late(null, async () => (await import("./Trends.tsx")).Trends);

/** What the reviews tell over time, and a way to have all games reviewed. */
export function ReviewedGames({
  desk,
  games,
  filter,
  words,
  onReviewed,
}: {
  readonly desk: Desk;
  /** Those that are looked for. */
  readonly games: readonly ArchivedGame[];
  readonly filter: Filter;
  readonly words: GamesWords;
  /** There is a review more. */
  readonly onReviewed: () => void;
}) {
  const { trend } = words;
  // Whoever is reviewed most, as long as nobody is asked for.
  const people = peopleIn(games.filter(({ review }) => review !== null));
  const player = filter.player ?? people[0] ?? "";
  const others = trendOf(games, player, false);
  const isAlone = filter.opponent === "alone" || others.length === 0;
  const points = isAlone ? trendOf(games, player, true) : others;
  const rest = games.filter(({ review }) => review === null);
  const { progress, start, stop } = useReviewing(desk, rest, onReviewed);
  if (games.length === 0) return null;
  return (
    <section class="reviewed">
      <h2>{trend.title}</h2>
      <p class="quiet">{trend.about}</p>
      {points.length > 0 && (
        <>
          {filter.player === null && people.length > 1 && <p class="quiet">{trend.whose(player)}</p>}
          <Trends points={points} isAlone={isAlone} words={words} />
        </>
      )}
      <div role="status">
        <p>
          {progress === "failed"
            ? trend.failed
            : progress
              ? trend.progress(progress.done, progress.of)
              : trend.reviewed(games.length - rest.length, games.length)}
        </p>
      </div>
      {progress && progress !== "failed" ? (
        <button type="button" class="row-button" onClick={stop}>
          <Icon name="close" />
          {trend.stop}
        </button>
      ) : (
        rest.length > 0 && (
          <button type="button" class="row-button" onClick={start}>
            <Icon name="review" />
            {trend.reviewRest(rest.length)}
          </button>
        )
      )}
    </section>
  );
}

type Progress = { readonly done: number; readonly of: number } | "failed" | null;

/** Reviews games one after the other, until there are none left or somebody has had enough. */
function useReviewing(
  desk: Desk,
  games: readonly ArchivedGame[],
  onReviewed: () => void,
): { readonly progress: Progress; readonly start: () => void; readonly stop: () => void } {
  const [progress, setProgress] = useState<Progress>(null);
  const current = useRef<Reviewed | null>(null);
  const told = useRef(onReviewed);
  told.current = onReviewed;

  const giveUp = () => {
    current.current?.giveUp();
    current.current = null;
  };
  // Whoever leaves the screen waits no more.
  useEffect(() => giveUp, []);

  const reviewAll = async () => {
    const archive = await desk.archive();
    for (const [done, { id, text }] of games.entries()) {
      setProgress({ done, of: games.length });
      const made = reviewInWorker(text, () => {});
      current.current = made;
      // Given up, this never settles.
      await archive.noteReview(id, await made.review);
      told.current();
    }
    setProgress(null);
  };
  return {
    progress,
    start: () => void reviewAll().catch(() => setProgress("failed")),
    stop() {
      giveUp();
      setProgress(null);
    },
  };
}
