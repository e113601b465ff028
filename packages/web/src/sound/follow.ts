import { bitsOf } from "@cantstop/rules";
import { effect } from "@preact/signals";
import { motionPace } from "../motion.ts";
import { claimedBy, gainsOf, spaceAfter } from "../play/gains.ts";
import { type Happening, type Stage, stageOf } from "../play/scene.ts";
import { playSound, type SoundName } from "./sounds.ts";

/** A sound that is due. */
export interface Due {
  readonly name: SoundName;
  /** At normal speed, in milliseconds. */
  readonly after: number;
  /** Of a step: how far up its column it leads, in spaces. */
  readonly height: number;
}

/** When the dice lie still; a runner's steps follow each other as the runner walks. */
const DICE_LIE_MS = 350;
const STEP_MS = 90;
const MOST_STEPS = 4;

const once = (name: SoundName, after = 0): Due => ({ name, after, height: 1 });

/** What the last event sounds like. */
function ofEvent({ state, situation }: Stage): Due[] {
  const { events } = state.record;
  const last = events.at(-1);
  const before = state.games[events.length - 1]?.position;
  const after = state.games[events.length];
  if (!last || !before || !after) return [];
  if (last.type === "roll") return after.dice ? [once("roll")] : [once("roll"), once("bust", DICE_LIE_MS)];
  if (situation.kind === "over") return bitsOf(situation.position.winners).length > 0 ? [once("win")] : [];
  return claimedBy(before, after.position).length > 0 ? [once("claim")] : [];
}

/** What a move sounds like that is shown: its steps, one after the other. */
function ofMove({ situation }: Stage): Due[] {
  const held = situation.kind === "choose" ? situation.held : null;
  if (!held || situation.kind !== "choose") return [];
  const { position } = situation;
  const steps = gainsOf(position, held).flatMap(({ column, steps }) => {
    const top = spaceAfter(position, held.after, column);
    return Array.from({ length: Math.max(steps, 1) }, (_, i) => top - steps + i + 1);
  });
  return steps
    .slice(-MOST_STEPS)
    .map((height, i) => ({ name: "step", after: i * STEP_MS, height: Math.max(height, 1) }));
}

const moveOf = ({ situation }: Stage): string =>
  situation.kind === "choose" && situation.held ? situation.held.columns.join() : "";

/** What is to be heard between two moments at a table. */
export function soundsBetween(before: Stage, after: Stage): Due[] {
  const [had, has] = [before.state.record.events.length, after.state.record.events.length];
  if (has > had) return ofEvent(after);
  return has === had && moveOf(after) !== moveOf(before) ? ofMove(after) : [];
}

/**
 * Makes a table heard; returns what ends that. Browsers allow it after somebody has pressed something.
 *
 * @param since what was the case when they did
 * @param happening what is the case, read from signals
 */
export function followByEar(since: Happening, happening: () => Happening): () => void {
  const context = new AudioContext();
  let before = stageOf(since);
  const unfollow = effect(() => {
    const now = stageOf(happening());
    const due = soundsBetween(before, now);
    before = now;
    for (const { name, after, height } of due)
      playSound(context, name, (after / 1000) * motionPace(), height);
  });
  return () => {
    unfollow();
    void context.close();
  };
}
