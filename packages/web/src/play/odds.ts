import { countSuccesses, type Position } from "@cantstop/rules";
import type { GameView, RiskView, StakeView } from "../game/view.ts";
import { asColumn, stakesOf, totalOf } from "./gains.ts";
import type { Scene } from "./scene.ts";
import type { Situation } from "./situation.ts";

/** The chance, 0 to 1, that the next roll from this position is a bust. */
export const bustRisk = (position: Position): number =>
  1 - countSuccesses(position) / position.rules.sides ** 4;

/** The position that a next roll would be made from; null while there is no next roll to speak of. */
function nextRollFrom(situation: Situation): Position | null {
  if (situation.kind === "choose") return situation.shown?.endsTurn ? null : (situation.shown?.after ?? null);
  return situation.kind === "roll" && situation.moved ? situation.position : null;
}

/** What the next roll risks. */
export function presentRisk({ situation, showsOdds, wording }: Scene): RiskView | null {
  const position = showsOdds ? nextRollFrom(situation) : null;
  if (!position) return null;
  const { play } = wording.words;
  const share = bustRisk(position);
  return { text: play.percent(share), share, label: play.bustRisk };
}

/** The button that shows what the next roll risks, where somebody may want to know. */
export function presentAskOdds(scene: Scene): GameView["askOdds"] {
  const { situation, showsOdds, settings, isWatching, wording, commands } = scene;
  if (showsOdds || settings.odds !== "demand" || isWatching || !nextRollFrom(situation)) return null;
  const { bustRisk, askOdds } = wording.words.play;
  return { text: bustRisk, label: askOdds, onPress: commands.askOdds };
}

/** What a bust would lose now; nothing while no runner has gained anything. */
export function presentStake({ situation, showsOdds, wording }: Scene): StakeView | null {
  if (!showsOdds || (situation.kind !== "choose" && situation.kind !== "roll")) return null;
  const { play } = wording.words;
  const position =
    situation.kind === "choose" && situation.shown ? situation.shown.after : situation.position;
  const gains = stakesOf(position);
  if (gains.length === 0) return null;
  const steps = totalOf(gains);
  return {
    text: play.steps(steps),
    label: play.stepsAtStake(steps),
    chips: gains.map((gain) => ({ column: asColumn(gain.column), text: play.chip(gain) })),
  };
}
