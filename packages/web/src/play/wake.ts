import { useEffect } from "preact/hooks";

/** Keeps the screen on while something is going on, as far as the device lets a page do so. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    // Absent in spite of what the types say: browsers grant it over https and on the own machine only.
    const wakeLock = navigator.wakeLock as WakeLock | undefined;
    if (!isOn || !wakeLock) return;
    let lock: WakeLockSentinel | null = null;
    let hasLeft = false;
    // The device takes the lock back when the page is hidden.
    const request = async () => {
      const granted = await wakeLock.request("screen");
      if (hasLeft) await granted.release();
      else lock = granted;
    };
    const ask = () => {
      // On a low battery, for instance, it is refused: then the screen goes dark as it always does.
      if (document.visibilityState === "visible") request().catch(() => {});
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      hasLeft = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, [isOn]);
}
