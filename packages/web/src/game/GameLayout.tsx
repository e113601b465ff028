import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Board } from "../board/Board.tsx";
import { BoardTable } from "../board/BoardTable.tsx";
import { DiceTray } from "../dice/DiceTray.tsx";
import { Icon } from "../icons.tsx";
import { finishMotion } from "../motion.ts";
import { StopMark } from "../StopMark.tsx";
import { widthOf } from "../words/width.ts";
import { Actions } from "./Actions.tsx";
import { Choices } from "./Choices.tsx";
import { useLayout } from "./layout.ts";
import { RiskMeter } from "./RiskMeter.tsx";
import { SeatBar } from "./SeatBar.tsx";
import { StakeChips } from "./StakeChips.tsx";
import { Tool } from "./Tool.tsx";
import type { GameView } from "./view.ts";

export type * from "./view.ts";

/** A sentence that is wider, in Latin characters, is written smaller. */
const LONG = 30;

/** The button in the place of the risk, where the risk is shown on demand. */
function AskOdds({ ask }: { readonly ask: NonNullable<GameView["askOdds"]> }) {
  return (
    <button type="button" class="ask-odds figure" aria-label={ask.label} onClick={ask.onPress}>
      <strong aria-hidden="true">?</strong> <span>{ask.text}</span>
    </button>
  );
}

/**
 * The game screen. It keeps nothing: one {@link GameView} in, one screen out.
 *
 * @param coach speaks in the place of the sentence, with a heading of its own
 */
export function GameLayout({
  view,
  coach = null,
}: {
  readonly view: GameView;
  readonly coach?: ComponentChildren;
}) {
  const { kind, compact } = useLayout();
  const wide = kind === "wide";

  // Any input skips what is still moving.
  useLayoutEffect(() => {
    addEventListener("pointerdown", finishMotion, true);
    addEventListener("keydown", finishMotion, true);
    return () => {
      removeEventListener("pointerdown", finishMotion, true);
      removeEventListener("keydown", finishMotion, true);
    };
  }, []);

  const seats = (
    <SeatBar seats={view.seats} label={view.regions.seats} shape={wide && !compact ? "rows" : "strip"} />
  );
  const board = (
    <section class="stage" aria-label={view.regions.board}>
      <Board board={view.board} look={view.look} density={wide ? "wide" : "dense"} onColumn={view.onColumn} />
      <BoardTable board={view.board} texts={view.boardTexts} />
    </section>
  );
  const said = wide ? view.sentence.text : view.sentence.short;
  const hinted = view.sentence.tone === "hint";
  const sentence = coach ?? (
    <div class={`sentence ${view.sentence.tone}${widthOf(said) > LONG ? " long" : ""}`}>
      <h1>
        {view.sentence.icon && <Icon name={view.sentence.icon} size={20} />}
        <span>{said}</span>
      </h1>
      {wide ? (
        <p>
          {hinted && <Icon name="hint" size={20} />}
          <span>{view.sentence.detail}</span>
        </p>
      ) : (
        <>
          <div class="aside left">{view.correct && <Tool tool={view.correct} />}</div>
          <div class="aside right">{view.hint && <Tool tool={view.hint} />}</div>
        </>
      )}
    </div>
  );
  const tray = <DiceTray dice={view.dice} correct={wide ? view.correct : null} />;
  const risk = view.risk ? <RiskMeter risk={view.risk} /> : view.askOdds && <AskOdds ask={view.askOdds} />;
  const choices = (
    <Choices choices={view.choices} label={view.regions.choices} shape={wide ? "row" : "small"} />
  );
  const actions = <Actions actions={view.actions} label={view.regions.actions} />;
  const announcement = (
    <p class="off-screen" role="status">
      {view.announcement}
    </p>
  );
  const classes = `game ${kind} look-${view.look}${compact ? " compact" : ""}`;

  if (wide) {
    return (
      <main class={classes}>
        <header>
          <StopMark size={34} />
          <div>
            <p class="title">{view.title}</p>
            <p class="subtitle">{view.subtitle}</p>
          </div>
          <nav class="tools">
            {view.hint && <Tool tool={view.hint} />}
            {view.tools.map((tool) => (
              <Tool key={tool.label} tool={tool} />
            ))}
            <Tool tool={view.help} />
            <Tool tool={view.menu} />
          </nav>
        </header>
        {board}
        <div class="panel">
          {seats}
          {sentence}
          {tray}
          {choices}
          <div class="odds">
            <div>{risk}</div>
            <div>{view.stake && <StakeChips stake={view.stake} chips />}</div>
          </div>
          {actions}
        </div>
        {announcement}
      </main>
    );
  }
  return (
    <main class={classes}>
      {seats}
      <div class="field">
        {board}
        <div class="corner menu">
          <Tool tool={view.menu} />
        </div>
        <div class="corner help">
          <Tool tool={view.help} />
        </div>
        <div class="corner risk-corner">{risk}</div>
        <div class="corner stake-corner">{view.stake && <StakeChips stake={view.stake} chips={false} />}</div>
      </div>
      <div class="sheet">
        {sentence}
        {tray}
        {choices}
        {actions}
      </div>
      {announcement}
    </main>
  );
}
