import type { ActionsView } from "../game/view.ts";
import type { Say } from "../words/game.ts";
import { gainsOf, stakesOf, totalOf } from "./gains.ts";
import type { Scene } from "./scene.ts";

/** What the last event did to the board, if it was a move. */
function lastGains({ state }: Scene) {
  const { events } = state.record;
  const event = events.at(-1);
  const before = state.games[events.length - 1]?.position;
  const after = state.games[events.length]?.position;
  return event?.type === "move" && before && after ? gainsOf(before, { columns: event.columns, after }) : [];
}

/** What happens while somebody plays who does not sit here; null before the first dice of a turn. */
export function sayWatched(scene: Scene): Say | null {
  const { situation, act, nameOf, wording } = scene;
  const { watching } = wording.words;
  const { position } = situation;
  const name = nameOf(position.seat);
  if (act.kind === "failed") return watching.failed(name);
  if (situation.kind === "choose") {
    const { held, dice } = situation;
    return held ? watching.climbs(name, gainsOf(position, held)) : watching.rolled(name, dice);
  }
  if (situation.kind !== "roll" || !situation.moved) return null;
  if (act.kind === "decision") return watching.decided(name, act.stops, totalOf(stakesOf(position)));
  return watching.climbs(name, lastGains(scene));
}

/** What they are at, instead of buttons. */
export function watchBar(scene: Scene): ActionsView {
  const { situation, act, nameOf, pieceOf, wording, commands } = scene;
  const { watching } = wording.words;
  const { seat } = situation.position;
  const name = nameOf(seat);
  const text = () => {
    if (act.kind === "failed") return watching.stuck(name);
    if (act.kind === "decision") return act.stops ? watching.stops(name) : watching.rollsOn(name);
    if (situation.kind === "choose") return watching.choosing(name);
    return situation.kind === "roll" && situation.moved ? watching.thinking(name) : watching.rolling(name);
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
