import type { Hint, MoveHint, Prospects } from "../bots/advice.ts";
import type { MarkView, ToolView } from "../game/view.ts";
import type { Advised } from "../words/game.ts";
import type { Scene, Stage } from "./scene.ts";
import { sameMove } from "./situation.ts";

type HintUnit = Hint["unit"];

const hintOf = ({ hand }: Scene): Hint | null => (hand.advice?.kind === "given" ? hand.advice.hint : null);

/** Alone values are minus the turns that are left; people count them. */
const written = ({ wording }: Scene, value: number, unit: HintUnit): string =>
  wording.words.hint.worth(Math.abs(value), unit);

function mark(scene: Scene, value: number, unit: HintUnit, best: boolean): MarkView {
  const text = written(scene, value, unit);
  return { text, best, label: scene.wording.words.hint.mark(text, unit, best) };
}

/** The hint for one of these moves, the best of them if it speaks of several. */
const among = ({ moves }: Hint, pairing: readonly (readonly number[])[]): MoveHint | undefined =>
  moves.find(({ columns }) => pairing.some((own) => sameMove(own, columns)));

/** What the best of a pairing's moves is worth; null without a hint, and where there is no move. */
export function markOfMoves(scene: Scene, moves: readonly (readonly number[])[]): MarkView | null {
  const hint = hintOf(scene);
  const found = hint && among(hint, moves);
  return hint && found ? mark(scene, found.value, hint.unit, found === hint.moves[0]) : null;
}

/** Stopping and rolling on, where that is to be decided now. */
function prospectsOf({ situation }: Scene, hint: Hint): Prospects | null {
  if (situation.kind === "roll") return hint.now;
  const chosen = situation.kind === "choose" ? situation.chosen : null;
  return (chosen && among(hint, [chosen.columns])) ?? null;
}

const stopsBest = ({ stop, roll }: Prospects): boolean => stop !== null && (roll === null || stop >= roll);

/** What stopping or rolling on is worth. */
export function markOf(scene: Scene, what: "stop" | "roll"): MarkView | null {
  const hint = hintOf(scene);
  const prospects = hint && prospectsOf(scene, hint);
  const value = prospects?.[what] ?? null;
  if (!hint || !prospects || value === null) return null;
  return mark(scene, value, hint.unit, stopsBest(prospects) === (what === "stop"));
}

function advised(scene: Scene, hint: Hint): Advised | null {
  const { situation } = scene;
  const [best] = hint.moves;
  const worth = (value: number) => written(scene, value, hint.unit);
  const isChosen =
    best !== undefined &&
    situation.kind === "choose" &&
    situation.chosen !== null &&
    sameMove(best.columns, situation.chosen.columns);
  if (best && !isChosen) {
    const isOver = best.stop === null && best.roll === null;
    const next = isOver ? null : stopsBest(best) ? "stop" : "roll";
    return { kind: "move", columns: best.columns, next, worth: worth(best.value) };
  }
  const prospects = prospectsOf(scene, hint);
  if (!prospects) return null;
  const kind = stopsBest(prospects) ? "stop" : "roll";
  const other = kind === "stop" ? prospects.roll : prospects.stop;
  return { kind, worth: worth(prospects.value), other: other === null ? null : worth(other) };
}

/** What the strongest player says, in a line; null where nobody asked. */
export function adviceLine(scene: Scene): string | null {
  const { hand, wording } = scene;
  const { hint: words } = wording.words;
  const { advice } = hand;
  if (advice === null) return null;
  if (advice.kind !== "given") return advice.kind === "asked" ? words.thinking : words.failed;
  const said = advised(scene, advice.hint);
  return said && words.advice(said, advice.hint.unit);
}

/** Is there something to decide here, now? */
export const isDeciding = ({ situation, isWatching, entry }: Stage): boolean =>
  !isWatching && !entry && (situation.kind === "choose" || (situation.kind === "roll" && situation.moved));

/** Asks for the hint, while there is something to decide. */
export function presentHintTool(scene: Scene): ToolView | null {
  if (!isDeciding(scene)) return null;
  const { hand, wording, commands } = scene;
  return {
    icon: "hint",
    label: wording.words.hint.ask,
    pressed: hand.advice !== null,
    keyHint: "H",
    onPress: commands.hint,
  };
}
