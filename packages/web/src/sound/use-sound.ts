import { useEffect } from "preact/hooks";
import type { Happening } from "../play/scene.ts";

/**
 * Makes a table heard while `isOn`. Nothing is loaded, and nothing sounds, before somebody has pressed something:
 * browsers would not allow it, and nobody would expect it.
 *
 * @param happening what is the case, read from signals
 */
export function useSound(isOn: boolean, happening: () => Happening): void {
  useEffect(() => {
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
      removeEventListener("pointerdown", begin);
      removeEventListener("keydown", begin);
    };
    if (navigator.userActivation?.hasBeenActive) begin();
    else {
      addEventListener("pointerdown", begin);
      addEventListener("keydown", begin);
    }
    return () => {
      hasLeft = true;
      stop();
      end?.();
    };
  }, [isOn, happening]);
}
