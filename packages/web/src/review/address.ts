import { useEffect, useState } from "preact/hooks";
import { momentOfLink } from "./share/link.ts";

/** The address follows so much later: browsers dislike it to change with every key that is held down. */
const FOLLOW_MS = 300;

/** The part of an address behind `#` for another moment of its game. */
export function atMoment(hash: string, moment: number): string {
  const rest = hash
    .replace(/^#/, "")
    .split("&")
    .filter((part) => part !== "" && !part.startsWith("at="));
  return `#${[...rest, `at=${moment}`].join("&")}`;
}

/** The moment to look at first where the address says nothing: the beginning, or the dice of a position. */
const firstMoment = (last: number): number => (last === 1 ? 1 : 0);

/** The moment that is looked at, which the address remembers: a reload comes back to it. */
export function useMoment(last: number): readonly [moment: number, go: (moment: number) => void] {
  const [moment, setMoment] = useState(() =>
    Math.min(last, momentOfLink(location.hash) ?? firstMoment(last)),
  );
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    if (!isMoved) return;
    const timer = setTimeout(
      () => history.replaceState(history.state, "", atMoment(location.hash, moment)),
      FOLLOW_MS,
    );
    return () => clearTimeout(timer);
  }, [moment, isMoved]);
  const go = (to: number) => {
    setMoment(Math.min(last, Math.max(0, to)));
    setMoved(true);
  };
  return [moment, go];
}
