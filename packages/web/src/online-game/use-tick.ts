import { useEffect, useState } from "preact/hooks";

/** Shows a component anew every second, while `isOn`. */
export function useTick(isOn: boolean): void {
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
}
