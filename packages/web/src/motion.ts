import type { Speed } from "./settings.ts";

/**
 * Motion is short and never in the way: its pace is the player's, it is off under reduced motion, and any input
 * finishes what is running. The style sheets follow the same pace, by `data-speed` on the root.
 */

/** The curve of every movement. */
const EASE = "cubic-bezier(.2,.8,.2,1)";

/** How many times as long as normal things take. */
const PACES: Readonly<Record<Speed, number>> = { relaxed: 1.7, normal: 1, fast: 0.5, instant: 0 };

/** Lets everything move at this speed from now on. */
export function setSpeed(speed: Speed): void {
  document.documentElement.dataset.speed = speed;
}

/** How many times as long as normal movements take now; 0 where nothing may move. */
export function motionPace(): number {
  if (typeof document === "undefined" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return PACES[(document.documentElement.dataset.speed ?? "normal") as Speed];
}

/** Whether things may move now. */
export const canMove = (): boolean => motionPace() > 0;

/** Runs an animation unless motion is off. Times are those of normal speed, in milliseconds. */
export function animate(
  element: Element | null,
  frames: Keyframe[],
  duration: number,
  options: KeyframeAnimationOptions & { readonly delay?: number } = {},
): void {
  const pace = motionPace();
  if (!element || pace === 0) return;
  const { delay = 0 } = options;
  element.animate(frames, { easing: EASE, ...options, duration: duration * pace, delay: delay * pace });
}

/** Does something in a while, in milliseconds at normal speed; at once where nothing may move. */
export function afterMotion(ms: number, what: () => void): ReturnType<typeof setTimeout> | undefined {
  const wait = ms * motionPace();
  if (wait > 0) return setTimeout(what, wait);
  what();
  return undefined;
}

/** Brings every running animation to its end. */
export function finishMotion(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
