import { bitsOf } from "@cantstop/rules";
import { Die, type Face } from "../dice/Die.tsx";
import { gainsOf, stakesOf, totalOf } from "../play/gains.ts";
import { totalsOf, turnEndAt } from "../play/history.ts";
import { tryMove } from "../play/situation.ts";
import type { TableState } from "../table/table.ts";
import type { ReviewWords } from "../words/review.ts";
import type { GameWording } from "../words/words.ts";
import { ChoiceList } from "./ChoiceList.tsx";
import { type Choice, choicesOf } from "./choices.ts";
import type { Turn, Verdict } from "./timeline.ts";

/** What happened last at a moment, in a sentence; names are empty where someone plays alone. */
export function sentenceAt(
  state: TableState,
  moment: number,
  nameOf: (seat: number) => string,
  { words: game }: GameWording,
  words: ReviewWords["moment"],
): string {
  const event = state.record.events[moment - 1];
  const before = state.games[moment - 1];
  if (!event || !before) {
    const [start] = state.games;
    const turn = start.position.finished ? "" : game.home.turnOf(nameOf(start.position.seat));
    return state.record.events.length > 0 ? words.startDetail : state.record.names.length > 1 ? turn : "";
  }
  const { position } = before;
  const name = nameOf(position.seat);
  if (event.type === "roll")
    return state.games[moment]?.dice
      ? game.said.rolled(name, event.dice)
      : game.said.bust(name, event.dice, totalOf(stakesOf(position)));
  const end = turnEndAt(state, moment - 1, nameOf);
  if (end) return game.notes.together([game.notes.turnEnd(end), ...outcomeAt(state, moment, nameOf, game)]);
  const trial = event.type === "move" && before.dice ? tryMove(position, before.dice, event.columns) : null;
  return trial ? words.moved(name, gainsOf(position, trial)) : "";
}

/** How the game ended, if it did at this moment. */
function outcomeAt(
  state: TableState,
  moment: number,
  nameOf: (seat: number) => string,
  game: GameWording["words"],
): string[] {
  const { position } = state.games[moment] ?? state.games[0];
  if (!position.finished) return [];
  const winners = bitsOf(position.winners).map(nameOf);
  if (winners.length === 0) return [game.sentences.over.text];
  return [
    state.record.names.length > 1 ? game.said.won(winners) : game.said.wonAlone(totalsOf(state, null).turns),
  ];
}

/** A moment of the game: what happened there, what could have been done instead, and what the dice brought. */
export function Moment({
  state,
  moment,
  turn,
  verdict,
  looked,
  nameOf,
  wording,
  words,
  onLook,
}: {
  readonly state: TableState;
  readonly moment: number;
  readonly turn: Turn | null;
  /** What the review says of what happened last; null where it says nothing, or nothing yet. */
  readonly verdict: Verdict | null;
  /** The move that is looked at instead of the one that was made. */
  readonly looked: readonly number[] | null;
  readonly nameOf: (seat: number) => string;
  readonly wording: GameWording;
  readonly words: ReviewWords;
  readonly onLook: (columns: readonly number[] | null) => void;
}) {
  const alone = state.record.names.length === 1;
  const units = alone ? words.turns : words.chances;
  const event = state.record.events[moment - 1];
  const before = state.games[moment - 1];
  const choices = verdict && before ? choicesOf(before, verdict) : [];
  const isBust = event?.type === "roll" && !state.games[moment]?.dice;
  const begins = turn ? words.moment.start : words.moment.position;
  const heading = turn && event ? words.moment.turn(turn.number, nameOf(turn.seat)) : begins;
  const shown = looked?.join("+") ?? choices.find(({ isPlayed }) => isPlayed)?.id ?? null;
  return (
    <>
      <h2>{heading}</h2>
      <p class="moment-said">{sentenceAt(state, moment, nameOf, wording, words.moment)}</p>
      {event?.type === "roll" && (
        <div class={`moment-dice${isBust ? " bust" : ""}`} aria-hidden="true">
          {event.dice.map((die, i) => (
            <Die key={i} face={die as Face} kind="paper" faded={isBust} />
          ))}
        </div>
      )}
      {choices.length > 0 && (
        <>
          <h3>{choices[0]?.kind === "move" ? words.moment.alternatives : words.moment.stopOrRoll}</h3>
          <ChoiceList
            choices={choices}
            pressed={shown}
            valueText={units.now}
            words={words.moment}
            game={wording.words}
            onPress={
              choices.length > 1 && choices[0]?.kind === "move"
                ? (choice) => onLook(choice.kind === "move" && !choice.isPlayed ? choice.columns : null)
                : null
            }
          />
        </>
      )}
      {verdict && <Judgement verdict={verdict} choices={choices} words={words} units={units} />}
    </>
  );
}

/** Costs from here on are worth a number. */
const WORTH_TELLING = 0.0005;

function Judgement({
  verdict: { decision, severity, roll },
  choices,
  words: { moment },
  units,
}: {
  readonly verdict: Verdict;
  readonly choices: readonly Choice[];
  readonly words: ReviewWords;
  readonly units: ReviewWords["chances"];
}) {
  const judged = (): string => {
    if (!decision) return "";
    const { cost, kind } = decision;
    if (kind === "resign") return moment.gaveUp(units.cost(cost));
    if (choices.length === 1) return moment.forced;
    if (severity !== "none") return moment.fault(severity, units.cost(cost));
    return cost < WORTH_TELLING ? moment.right : moment.fine(units.cost(cost));
  };
  const said = judged();
  return (
    <>
      {said && (
        <p class={`judgement ${severity}`}>
          <strong>{said}</strong>
        </p>
      )}
      {roll && <p class="moment-luck">{moment.luck(units.change(roll.luck))}</p>}
    </>
  );
}
