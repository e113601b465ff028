import type { GameRecord } from "@cantstop/rules/notation";
import type { Review } from "@cantstop/strategy";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Board } from "../board/Board.tsx";
import { BoardTable } from "../board/BoardTable.tsx";
import type { BoardView } from "../board/view.ts";
import type { Desk } from "../desk.ts";
import { useLayout } from "../game/layout.ts";
import { Icon } from "../icons.tsx";
import type { WithWords } from "../late.tsx";
import { setSpeed } from "../motion.ts";
import { keepColumns } from "../play/board.ts";
import { boardTexts } from "../play/board-texts.ts";
import { currentGame } from "../table/table.ts";
import { useWording } from "../words/context.ts";
import { withGame } from "../words/load.ts";
import type { ReviewWords } from "../words/review.ts";
import { boardAt } from "./board.ts";
import { ChanceSection } from "./ChanceSection.tsx";
import { useReviewedGame } from "./game-review.ts";
import { useKeys } from "./keys.ts";
import { Moment, sentenceAt } from "./Moment.tsx";
import { PlayOn } from "./PlayOn.tsx";
import { recordToPlayOn } from "./play-on.ts";
import { QuizButtons } from "./QuizButtons.tsx";
import { QuizPanel } from "./QuizPanel.tsx";
import { beginQuiz, type Quiz } from "./quiz.ts";
import { Stepper } from "./Stepper.tsx";
import { Summary } from "./Summary.tsx";
import { TurnList } from "./TurnList.tsx";
import { faultyEvents, turnAt } from "./timeline.ts";
import { WhatNow } from "./WhatNow.tsx";

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
  const { speed, look } = desk.settings.value;
  useLayoutEffect(() => setSpeed(speed), [speed]);

  const game = useReviewedGame(record, words, onReviewed);
  const { state, seats, isAlone, nameOf, calledOf, pieceOf, turns, units, progress, review, verdicts } = game;
  const { chances } = review;
  const last = record.events.length;
  const here = state.games[moment] ?? state.games[0];
  const turn = turnAt(turns, moment);
  const isWhole = progress.kind === "done";
  // A position, with dice or without, tells nothing about who came there.
  const isStory = turns.some(({ end }) => end !== null);

  const go = (to: number) => {
    setLooked(null);
    onMoment(to);
  };
  const nextMistake = faultyEvents(verdicts).find((event) => event >= moment);
  const steps = {
    moment,
    last,
    nextMistake: nextMistake === undefined ? null : nextMistake + 1,
    previousTurn: turns.findLast(({ to }) => to < moment)?.to ?? 0,
    nextTurn: turns.find(({ to }) => to > moment)?.to ?? last,
  };
  useKeys(quiz ? null : steps, go);

  const body = useRef<HTMLDivElement>(null);
  const quizSeat = useRef(-1);
  const isQuizzing = quiz !== null;
  useLayoutEffect(() => {
    // The question stands beside the board, or below it; afterwards one is back where the quiz was opened.
    if (isQuizzing) body.current?.scrollIntoView();
    else body.current?.querySelector<HTMLElement>(`[data-quiz="${quizSeat.current}"]`)?.focus();
  }, [isQuizzing]);

  const board = useRef<BoardView | null>(null);
  const picked = quiz?.picked?.kind === "move" ? quiz.picked.columns : null;
  const shown = keepColumns(
    board.current,
    quiz
      ? boardAt(state, quiz.events[quiz.at] ?? last, picked, pieceOf)
      : boardAt(state, moment, looked, pieceOf),
  );
  board.current = shown;
  const stage = (
    <div class="review-stage">
      <section class="review-board" aria-label={gameWords.play.regions.board}>
        <Board board={shown} look={look} density={kind === "wide" ? "wide" : "dense"} />
        <div class="off-screen">
          <BoardTable
            board={shown}
            texts={boardTexts(gameWords.board, (piece) =>
              nameOf(seats.findIndex((seat) => seat.piece === piece)),
            )}
          />
        </div>
      </section>
      {!quiz && last > 0 && <Stepper {...steps} words={words.steps} onMoment={go} />}
    </div>
  );
  if (quiz)
    return (
      <div ref={body} class="review-body">
        {stage}
        <div class="review-panel">
          <section class="review-moment" aria-label={words.quiz.title}>
            <QuizPanel
              quiz={quiz}
              state={state}
              verdicts={verdicts}
              nameOf={calledOf}
              wording={wording}
              words={words}
              onQuiz={setQuiz}
            />
          </section>
        </div>
      </div>
    );

  const said = sentenceAt(state, moment, calledOf, wording, words.moment);
  const now = chances[moment];
  const chart = <ChanceSection key="chart" game={game} moment={moment} words={words} onMoment={go} />;
  const what = (
    <section key="moment" class="review-moment" aria-label={words.moment.label}>
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
      {moment === last && !here.position.finished && (here.dice !== null || here.position.moved) && (
        <>
          <h3>{words.moment.now}</h3>
          <WhatNow
            state={state}
            looked={looked}
            valueText={units.now}
            words={words.moment}
            game={gameWords}
            onLook={setLooked}
          />
        </>
      )}
      {!here.position.finished && (
        <button type="button" class="row-button" onClick={() => setPlaysOn(true)}>
          <Icon name="next" />
          {words.playOn.open}
        </button>
      )}
    </section>
  );
  return (
    <div ref={body} class="review-body">
      {stage}
      <div class="review-panel">
        {/* The chart stands above what changes with every step only where both are seen at once. */}
        {kind === "tall" ? [what, chart] : [chart, what]}
        {review.seats.length > 0 && isStory && (
          <section class="review-summary">
            <h2>{isWhole ? words.summary.title : words.summary.sofar}</h2>
            <Summary
              review={review}
              seats={seats}
              isOver={isWhole && currentGame(state).position.finished}
              words={words}
            />
            {isWhole && (
              <QuizButtons
                seats={seats}
                verdicts={verdicts}
                words={words.quiz}
                onOpen={(events, seat) => {
                  quizSeat.current = seat;
                  setQuiz(beginQuiz(events));
                }}
              />
            )}
          </section>
        )}
        {isStory && (
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
      </div>
      <p class="off-screen" role="status">
        {now && !isAlone
          ? words.moment.saidWith(
              said,
              now.map((chance, seat) => [nameOf(seat), units.value(chance)]),
            )
          : said}
      </p>
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
