import { useLayoutEffect } from "preact/hooks";
import type { Happening } from "../play/scene.ts";

/**
 * Makes a table heard while `isOn`. Nothing is loaded, and nothing sounds, before somebody has pressed something:
 * browsers would not allow it, and nobody would expect it.
 *
 * @param happening what is the case, read from signals
 */
export function useSound(isOn: boolean, happening: () => Happening): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    let end: (() => void) | null = null;
    let hasLeft = false;
    const begin = () => {
      stop();
      // Should it not load: a game without sound is a game.
      listen(happening()).catch(() => {});
    };
    const listen = async (since: Happening) => {
      const { followByEar } = await import("./follow.ts");
      if (!hasLeft) end = followByEar(since, happening);
    };
    const stop = () => {
      removeEventListener("pointerdown", begin, true);
      removeEventListener("keydown", begin, true);
    };
    if (navigator.userActivation?.hasBeenActive) begin();
    else {
      // On their way down, before anything comes of them: what they do is to be heard already.
      addEventListener("pointerdown", begin, true);
      addEventListener("keydown", begin, true);
    }
    return () => {
      hasLeft = true;
      stop();
      end?.();
    };
  }, [isOn, happening]);
}
