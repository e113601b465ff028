import { useState } from "preact/hooks";
import type { ReviewWords } from "../words/review.ts";
import { ChanceTable, Legend } from "./Chances.tsx";
import { Chart } from "./Chart.tsx";
import type { ReviewedGame } from "./game-review.ts";
import { ProgressBar } from "./ProgressBar.tsx";
import { faultyEvents, turnAt } from "./timeline.ts";

/** How the chances went, as far as they have been judged, and where in that one is. */
export function ChanceSection({
  game,
  moment,
  words,
  onMoment,
}: {
  readonly game: ReviewedGame;
  readonly moment: number;
  readonly words: ReviewWords;
  readonly onMoment: (moment: number) => void;
}) {
  const { state, seats, isAlone, turns, turnText, units, open, progress, review, verdicts } = game;
  const { chances } = review;
  const moments = state.games.length;
  // What is pointed at is read off without going there.
  const [hovered, setHovered] = useState<number | null>(null);
  const title = isAlone ? words.chart.titleAlone : words.chart.title;
  const marks = faultyEvents(verdicts).flatMap((event) => {
    const severity = verdicts.get(event)?.severity ?? "none";
    return severity === "slight" ? [] : [{ moment: event + 1, severity }];
  });
  return (
    <section class="review-chart" aria-label={title}>
      <ProgressBar
        kind={progress.kind}
        share={chances.length / moments}
        words={words.progress}
        onStop={() => open.stop()}
        onGoOn={() => open.again()}
      />
      <h2>{title}</h2>
      <Legend
        seats={seats}
        chances={chances[hovered ?? moment] ?? null}
        valueText={units.value}
        notYet={words.chart.notYet}
      />
      {chances.length > 0 && moments > 2 && (
        <>
          <Chart
            seats={seats}
            chances={chances}
            moments={moments}
            moment={moment}
            hovered={hovered}
            marks={marks}
            label={words.chart.moment}
            valueText={turnText(turnAt(turns, moment))}
            gridText={units.grid}
            onMoment={onMoment}
            onHover={setHovered}
          />
          <ChanceTable
            title={title}
            turns={turns}
            seats={seats}
            chances={chances}
            turnText={turnText}
            valueText={units.value}
            words={words.chart}
          />
        </>
      )}
    </section>
  );
}
