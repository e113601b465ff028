import type { ActionsView } from "../game/view.ts";
import { currentGame } from "../table/table.ts";
import type { Say } from "../words/game.ts";
import { gainsOf, stakesOf, totalOf } from "./gains.ts";
import type { Scene } from "./scene.ts";

/** What happens while somebody plays who does not sit here; null before the first dice of a turn. */
export function sayWatched({ state, situation, act, nameOf, wording }: Scene): Say | null {
  const { watching } = wording.words;
  const { position } = situation;
  const name = nameOf(position.seat);
  if (act.kind === "failed") return watching.failed(name);
  if (act.kind === "decision")
    return watching.decided(name, act.stops, totalOf(stakesOf(currentGame(state).position)));
  if (situation.kind !== "choose") return null;
  const { held, dice } = situation;
  return held ? watching.climbs(name, gainsOf(position, held)) : watching.rolled(name, dice);
}

/** What they are at, instead of buttons. */
export function watchBar({ state, situation, act, nameOf, pieceOf, wording, commands }: Scene): ActionsView {
  const { watching } = wording.words;
  const { seat } = situation.position;
  const name = nameOf(seat);
  const text = () => {
    if (act.kind === "failed") return watching.stuck(name);
    if (act.kind === "decision") return act.stops ? watching.stops(name) : watching.rollsOn(name);
    if (situation.kind !== "choose") return watching.rolling(name);
    return state.record.events.at(-1)?.type === "move" ? watching.thinking(name) : watching.choosing(name);
  };
  return {
    kind: "bar",
    piece: pieceOf(seat),
    text: text(),
    tools:
      act.kind === "failed"
        ? [{ icon: "again", label: watching.tryAgain, onPress: commands.retry }]
        : [{ icon: "skip", label: watching.skip, onPress: commands.skip }],
  };
}
