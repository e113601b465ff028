import { type GameRecord, writeRecord } from "@cantstop/rules/notation";
import type { Review } from "@cantstop/strategy";
import { useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Board } from "../board/Board.tsx";
import { BoardTable } from "../board/BoardTable.tsx";
import type { BoardView, Piece } from "../board/view.ts";
import type { Desk } from "../desk.ts";
import { useLayout } from "../game/layout.ts";
import { Icon } from "../icons.tsx";
import type { WithWords } from "../late.tsx";
import { setSpeed } from "../motion.ts";
import { keepColumns } from "../play/board.ts";
import { boardTexts } from "../play/board-texts.ts";
import { currentGame, stateOf } from "../table/table.ts";
import { seatsOf } from "../table/tags.ts";
import { useWording } from "../words/context.ts";
import { withGame } from "../words/load.ts";
import type { ReviewWords } from "../words/review.ts";
import { useAdvice } from "./advice.ts";
import { boardAt } from "./board.ts";
import { ChanceTable, Legend } from "./Chances.tsx";
import { Chart } from "./Chart.tsx";
import { ChoiceList } from "./ChoiceList.tsx";
import { choicesNow } from "./choices.ts";
import { useKeys } from "./keys.ts";
import { isOpen, Moment, sentenceAt } from "./Moment.tsx";
import { openReview } from "./open-review.ts";
import { PlayOn } from "./PlayOn.tsx";
import { ProgressBar } from "./ProgressBar.tsx";
import { recordToPlayOn } from "./play-on.ts";
import { QuizPanel } from "./QuizPanel.tsx";
import { beginQuiz, type Quiz } from "./quiz.ts";
import { Stepper } from "./Stepper.tsx";
import { Summary } from "./Summary.tsx";
import { TurnList } from "./TurnList.tsx";
import { faultyEvents, type Turn, turnAt, turnsOf, verdictsOf } from "./timeline.ts";

/** What the worker has not judged yet. */
const NOTHING: Review = { steps: [], chances: [], seats: [] };

/** A game, moment by moment, with all that a review says of it, as far as there is one yet. */
export function GameReview({
  desk,
  record,
  review: words,
  words: gameWords,
  moment,
  onMoment,
  onReviewed,
}: {
  readonly desk: Desk;
  readonly record: GameRecord;
  /** The words of the review. */
  readonly review: ReviewWords;
  readonly moment: number;
  readonly onMoment: (moment: number) => void;
  /** Told when the whole game has been judged. */
  readonly onReviewed: (review: Review) => void;
} & WithWords<"game">) {
  const common = useWording();
  const wording = useMemo(() => withGame(common, gameWords), [common, gameWords]);
  const { route } = useLocation();
  const { kind } = useLayout();
  const [looked, setLooked] = useState<readonly number[] | null>(null);
  const [quiz, setQuiz] = useState<Quiz | null>(null);
  const [playsOn, setPlaysOn] = useState(false);
  const settings = desk.settings.value;
  useLayoutEffect(() => setSpeed(settings.speed), [settings.speed]);

  const open = useMemo(() => openReview(writeRecord(record)), [record]);
  useEffect(() => () => open.stop(), [open]);
  const progress = open.progress.value;
  useSignalEffect(() => {
    const { kind, review } = open.progress.value;
    if (kind === "done" && review) onReviewed(review);
  });
  const review = progress.review ?? NOTHING;
  const { chances } = review;

  const state = useMemo(() => stateOf(record), [record]);
  const seats = useMemo(() => seatsOf(record), [record]);
  const alone = seats.length === 1;
  const nameOf = (seat: number) => seats[seat]?.name ?? "";
  const calledOf = alone ? () => "" : nameOf;
  const pieceOf = (seat: number): Piece => seats[seat]?.piece ?? 0;
  const turns = useMemo(() => turnsOf(state, calledOf), [state]);
  const verdicts = useMemo(() => verdictsOf(review), [review]);
  const last = record.events.length;
  const units = alone ? words.turns : words.chances;
  const turnText = (turn: Turn | null) =>
    turn ? words.moment.turn(turn.number, calledOf(turn.seat)) : words.moment.start;

  const turn = turnAt(turns, moment);
  const faulty = faultyEvents(verdicts);
  const nextMistake = faulty.find((event) => event + 1 > moment);
  const go = (to: number) => {
    setLooked(null);
    onMoment(to);
  };
  const steps = {
    moment,
    last,
    nextMistake: nextMistake === undefined ? null : nextMistake + 1,
    previousTurn: turns.findLast(({ to }) => to < moment)?.to ?? 0,
    nextTurn: turns.find(({ to }) => to > moment)?.to ?? last,
  };
  useKeys(quiz ? null : steps, go);

  const asked = quiz?.events[quiz.at];
  const picked = quiz?.picked?.kind === "move" ? quiz.picked.columns : null;
  const board = useRef<BoardView | null>(null);
  const shown = keepColumns(
    board.current,
    quiz ? boardAt(state, asked ?? last, picked, pieceOf) : boardAt(state, moment, looked, pieceOf),
  );
  board.current = shown;

  const here = state.games[moment] ?? state.games[0];
  const isNow = moment === last && isOpen(here);
  const advice = useAdvice(isNow && !quiz ? state : null);
  const choices = advice && advice !== "failed" ? choicesNow(here, advice) : [];
  const valueNow = chances[moment] ?? null;
  const said = sentenceAt(state, moment, calledOf, wording, words.moment);
  const marks = faulty.flatMap((event) => {
    const severity = verdicts.get(event)?.severity ?? "none";
    return severity === "slight" ? [] : [{ moment: event + 1, severity }];
  });

  const chart = !quiz && (
    <section key="chart" class="review-chart" aria-label={alone ? words.chart.titleAlone : words.chart.title}>
      <ProgressBar
        kind={progress.kind}
        share={chances.length / (last + 1)}
        words={words.progress}
        onStop={open.stop}
        onGoOn={open.again}
      />
      <h2>{alone ? words.chart.titleAlone : words.chart.title}</h2>
      <Legend seats={seats} chances={valueNow} valueText={units.value} notYet={words.chart.notYet} />
      {chances.length > 0 && last > 0 && (
        <>
          <Chart
            seats={seats}
            chances={chances}
            moments={last + 1}
            moment={moment}
            marks={marks}
            label={words.chart.moment}
            valueText={turnText(turn)}
            gridText={units.grid}
            onMoment={go}
          />
          <ChanceTable
            title={alone ? words.chart.titleAlone : words.chart.title}
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
  const what = (
    <section key="moment" class="review-moment" aria-label={quiz ? words.quiz.title : words.moment.label}>
      {quiz ? (
        <QuizPanel
          quiz={quiz}
          state={state}
          verdicts={verdicts}
          nameOf={calledOf}
          wording={wording}
          words={words}
          onQuiz={setQuiz}
        />
      ) : (
        <>
          <Moment
            state={state}
            moment={moment}
            turn={turn}
            verdict={verdicts.get(moment - 1) ?? null}
            looked={looked}
            nameOf={calledOf}
            wording={wording}
            words={words}
            onLook={setLooked}
          />
          {isNow && (
            <>
              <h3>{words.moment.now}</h3>
              {choices.length > 0 ? (
                <ChoiceList
                  choices={choices}
                  pressed={looked?.join("+") ?? null}
                  valueText={units.now}
                  words={words.moment}
                  game={wording.words}
                  onPress={here.dice ? (choice) => choice.kind === "move" && setLooked(choice.columns) : null}
                />
              ) : (
                <p class="quiet">{advice === "failed" ? words.moment.noAnswer : words.moment.asking}</p>
              )}
            </>
          )}
          {!here.position.finished && (
            <button type="button" class="row-button" onClick={() => setPlaysOn(true)}>
              <Icon name="die" />
              {words.playOn.open}
            </button>
          )}
        </>
      )}
    </section>
  );
  return (
    <div class="review-body">
      <div class="review-stage">
        <section class="review-board" aria-label={wording.words.play.regions.board}>
          <Board board={shown} look={settings.look} density={kind === "wide" ? "wide" : "dense"} />
          <div class="off-screen">
            <BoardTable
              board={shown}
              texts={boardTexts(wording.words.board, (piece) =>
                nameOf(seats.findIndex((seat) => seat.piece === piece)),
              )}
            />
          </div>
        </section>
        {!quiz && <Stepper {...steps} words={words.steps} onMoment={go} />}
      </div>
      <div class="review-panel">
        {/* What is looked at stands below the chart only where both are seen at once. */}
        {kind === "wide" ? [chart, what] : [what, chart]}
        {!quiz && review.seats.length > 0 && last > 0 && (
          <section class="review-summary">
            <h2>{progress.kind === "done" ? words.summary.title : words.summary.sofar}</h2>
            <Summary
              review={review}
              seats={seats}
              isOver={progress.kind === "done" && currentGame(state).position.finished}
              words={words}
            />
            {progress.kind === "done" &&
              seats.map(({ piece, player }, seat) => {
                const questions = faultyEvents(verdicts, seat);
                if (player.kind === "bot" || questions.length === 0) return null;
                return (
                  <button
                    key={piece}
                    type="button"
                    class="row-button"
                    onClick={() => setQuiz(beginQuiz(questions))}
                  >
                    <Icon name="hint" />
                    {alone
                      ? words.quiz.open(questions.length)
                      : words.quiz.openFor(nameOf(seat), questions.length)}
                  </button>
                );
              })}
          </section>
        )}
        {!quiz && turns.length > 0 && (
          <section class="review-turns">
            <h2>{words.list.title}</h2>
            <TurnList
              turns={turns}
              current={moment === 0 ? null : turn}
              seats={seats}
              verdicts={verdicts}
              valueAfter={({ seat, to }) => {
                const value = chances[to]?.[seat];
                return value === undefined ? "" : units.value(value);
              }}
              words={words}
              onTurn={({ from }) => go(from + 1)}
            />
          </section>
        )}
        {!quiz && (
          <p class="off-screen" role="status">
            {valueNow && !alone
              ? words.moment.saidWith(
                  said,
                  seats.map(({ name }, i) => [name, units.value(valueNow[i] ?? 0)]),
                )
              : said}
          </p>
        )}
      </div>
      {playsOn && (
        <PlayOn
          seats={seats}
          words={words.playOn}
          onBegin={(players) =>
            route(`/play/${desk.playOn(recordToPlayOn(record, moment, players, new Date()))}`)
          }
          onClose={() => setPlaysOn(false)}
        />
      )}
    </div>
  );
}
