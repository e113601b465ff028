/**
 * Motion is short and never in the way: it is off under reduced motion and under `data-instant` on the root,
 * and any input finishes what is running.
 */

/** The curve of every movement. */
const EASE = "cubic-bezier(.2,.8,.2,1)";

/** Whether things may move now. */
export function canMove(): boolean {
  return (
    typeof document !== "undefined" &&
    document.documentElement.dataset.instant === undefined &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/** Runs an animation unless motion is off. */
export function animate(
  element: Element | null,
  frames: Keyframe[],
  duration: number,
  options: KeyframeAnimationOptions = {},
): void {
  if (element && canMove()) element.animate(frames, { duration, easing: EASE, ...options });
}

/** Brings every running animation to its end. */
export function finishMotion(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
