import { useLayoutEffect, useRef } from "preact/hooks";
import { Die, type Face } from "../dice/Die.tsx";
import { Icon } from "../icons.tsx";
import { useKeyPresses } from "../key-presses.ts";
import type { TableState } from "../table/table.ts";
import type { ReviewWords } from "../words/review.ts";
import type { GameWording } from "../words/words.ts";
import { ChoiceList, choiceText } from "./ChoiceList.tsx";
import { answer, beginQuiz, costOfAnswer, isFound, nextQuestion, type Quiz, quizChoices } from "./quiz.ts";
import type { Verdict } from "./timeline.ts";

/** A question about a decision that was made in the game, or how all of them were answered. */
export function QuizPanel({
  quiz,
  state,
  verdicts,
  nameOf,
  wording,
  words,
  onQuiz,
}: {
  readonly quiz: Quiz;
  readonly state: TableState;
  readonly verdicts: ReadonlyMap<number, Verdict>;
  readonly nameOf: (seat: number) => string;
  readonly wording: GameWording;
  readonly words: ReviewWords;
  /** Null leaves the quiz. */
  readonly onQuiz: (quiz: Quiz | null) => void;
}) {
  const { quiz: own } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  // Every question begins with being read.
  useLayoutEffect(() => heading.current?.focus(), [quiz.at]);
  // What an answer came to, and the way on, may stand below the screen.
  const end = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (quiz.picked) end.current?.scrollIntoView({ block: "nearest" });
  }, [quiz.picked]);
  const alone = state.record.names.length === 1;
  const units = alone ? words.turns : words.chances;
  const { events, at, picked, found } = quiz;
  const event = events[at];
  const leave = (
    <button type="button" class="row-button" onClick={() => onQuiz(null)}>
      {own.leave}
    </button>
  );
  if (event === undefined) {
    const praise = found === events.length ? own.praise.all : found > 0 ? own.praise.some : own.praise.none;
    return (
      <>
        <h2 ref={heading} tabIndex={-1}>
          {own.result(found, events.length)}
        </h2>
        <p>{praise}</p>
        <div class="quiz-end">
          <button type="button" class="row-button" onClick={() => onQuiz(beginQuiz(events))}>
            <Icon name="again" />
            {own.again}
          </button>
          {leave}
        </div>
      </>
    );
  }
  const choices = quizChoices(state, quiz, verdicts);
  const game = state.games[event] ?? state.games[0];
  const { position, dice } = game;
  const name = nameOf(position.seat);
  const cost = picked ? costOfAnswer(picked, choices) : 0;
  const best = choices.find(({ isBest }) => isBest);
  const played = choices.find(({ isPlayed }) => isPlayed);
  const textOf = (choice: typeof best) => (choice ? choiceText(choice, wording.words) : "");
  const said = (): string => {
    if (!picked) return "";
    if (picked.isBest) return own.found;
    const lost = units.cost(cost);
    return isFound(cost, alone) ? own.close(lost) : own.missed(textOf(best), lost);
  };
  return (
    <>
      <p class="quiet">{own.question(at + 1, events.length)}</p>
      <h2 ref={heading} tabIndex={-1}>
        {dice ? own.whichMove(name) : own.stopOrRoll(name)}
      </h2>
      {dice && (
        <div class="moment-dice" role="img" aria-label={wording.words.play.dice(dice)}>
          {dice.map((die, i) => (
            <Die key={i} face={die as Face} kind="paper" />
          ))}
        </div>
      )}
      <ChoiceList
        choices={choices}
        pressed={picked?.id ?? null}
        valueText={picked ? units.value : null}
        words={words.moment}
        game={wording.words}
        takesKeys={!picked}
        onPress={(choice) => onQuiz(answer(quiz, choice, choices, alone))}
      />
      <div role="status">
        {picked && (
          <p class="judgement">
            <strong>{said()}</strong>
          </p>
        )}
        {picked && played && played.id !== picked.id && <p class="quiet">{own.played(textOf(played))}</p>}
      </div>
      <div ref={end} class="quiz-end">
        {leave}
        {picked && (
          <NextButton
            label={at + 1 < events.length ? own.next : own.end}
            onPress={() => onQuiz(nextQuestion(quiz))}
          />
        )}
      </div>
    </>
  );
}

/** Leads on, by the key that leads on in the game. */
function NextButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  useKeyPresses(({ key, repeat }) => {
    if (key.toUpperCase() !== "R" || repeat) return false;
    onPress();
    return true;
  });
  return (
    <button type="button" class="row-button strong" aria-keyshortcuts="R" onClick={onPress}>
      {label}
      <span class="drawn" aria-hidden="true">
        <kbd class="key">R</kbd>
      </span>
    </button>
  );
}
