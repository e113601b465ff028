import type { Ruleset } from "@cantstop/rules";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../board/Board.tsx";
import { BoardTable } from "../board/BoardTable.tsx";
import type { BoardView, Look } from "../board/view.ts";
import { Icon } from "../icons.tsx";
import { drawBust, drawMove, drawPosition } from "../learn/drawing.ts";
import { boardTexts } from "../play/board-texts.ts";
import { useWording } from "../words/context.ts";
import type { GameWords } from "../words/game.ts";
import type { RulesPageWords } from "../words/rules-page.ts";
import { type Case, casesOf } from "./cases.ts";
import { Roll } from "./Roll.tsx";

/** The board of a case: as it is, or once it has been answered as it then is. */
function drawCase({ position, dice, outcome }: Case, answered: boolean): BoardView {
  if (answered && dice && outcome.kind === "move") return drawMove(position, dice, outcome.columns);
  if (answered && dice && outcome.kind === "bust") return drawBust(position, outcome.after, dice);
  return drawPosition(answered && outcome.kind === "after" ? outcome.after : position);
}

/** Questions that players get wrong: a guess, then the answer of the rules, which decide here as they do in a game. */
export function Cases({
  ruleset,
  look,
  words,
  boardWords,
}: {
  readonly ruleset: Ruleset;
  readonly look: Look;
  readonly words: RulesPageWords["cases"];
  readonly boardWords: GameWords["board"];
}) {
  const { texts, words: app } = useWording();
  const { pieces } = app.home;
  const cases = useMemo(() => casesOf(ruleset), [ruleset]);
  const [at, setAt] = useState(0);
  const [guess, setGuess] = useState<boolean | null>(null);
  const [right, setRight] = useState(0);
  const question = useRef<HTMLParagraphElement>(null);
  const moved = useRef(false);
  // Before the next key is heard, which would otherwise press what had the focus.
  useLayoutEffect(() => {
    if (moved.current) question.current?.focus();
  }, [at]);

  const one = cases[at];
  const board = useMemo(() => one && drawCase(one, guess !== null), [one, guess !== null]);
  if (!one || !board) return null;
  const { verdict } = one;
  const text = words.texts[one.name];
  const nameOf = (seat: number) => pieces[seat as 0 | 1 | 2 | 3];
  const answer = verdict.reason
    ? texts.reason(verdict.reason, nameOf).sentence
    : ((verdict.yes ? text.yes : text.no) ?? "");
  const isLast = at === cases.length - 1;

  const answerIt = (yes: boolean) => {
    setGuess(yes);
    if (yes === verdict.yes) setRight(right + 1);
  };
  const goOn = () => {
    moved.current = true;
    setGuess(null);
    setAt(isLast ? 0 : at + 1);
    if (isLast) setRight(0);
  };
  return (
    <div class="cases" id="may-i" tabIndex={-1}>
      <h3>{words.title}</h3>
      <p class="quiet">{words.lead}</p>
      <div class="case">
        <div class="case-board">
          <Board board={board} look={look} density="dense" />
          <div class="off-screen">
            <BoardTable board={board} texts={boardTexts(boardWords, nameOf)} />
          </div>
        </div>
        <div class="case-words">
          <p class="quiet">
            {words.count(at + 1, cases.length)}
            <span class="case-you">{words.you(nameOf(0))}</span>
          </p>
          {one.dice && (
            <p>
              <span class="off-screen">{words.dice(one.dice)}</span>
              <Roll dice={one.dice} />
            </p>
          )}
          <p class="case-question" ref={question} tabIndex={-1}>
            {text.question}
          </p>
          <div class="case-answers">
            {[true, false].map((yes) => (
              <button
                key={String(yes)}
                type="button"
                class={`row-button${guess !== null && yes === verdict.yes ? " chosen" : ""}`}
                aria-pressed={guess === yes}
                aria-disabled={guess !== null}
                onClick={guess === null ? () => answerIt(yes) : undefined}
              >
                {guess !== null && yes === verdict.yes && <Icon name="check" />}
                {yes ? words.yes : words.no}
              </button>
            ))}
          </div>
          <div role="status" class="case-verdict">
            {guess !== null && (
              <>
                <p>
                  <strong>{guess === verdict.yes ? words.right : words.wrong}</strong> {answer}
                </p>
                {isLast && <p>{words.score(right, cases.length)}</p>}
              </>
            )}
          </div>
          {guess !== null && (
            <button type="button" class="row-button strong" onClick={goOn}>
              <Icon name={isLast ? "again" : "next"} />
              {isLast ? words.again : words.next}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
