import { effect, type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LinkState } from "../online/link.ts";

/** A connection that is back so soon was never gone, as far as people are concerned. */
const STEADY_MS = 1500;

/** The state of a link, without its short breaks. */
export function useSteadyLink(link: ReadonlySignal<LinkState>): Signal<LinkState> {
  const steady = useSignal<LinkState>("live");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unfollow = effect(() => {
      const now = link.value;
      clearTimeout(timer);
      if (now !== "reconnecting") steady.value = now;
      else
        timer = setTimeout(() => {
          steady.value = now;
        }, STEADY_MS);
    });
    return () => {
      clearTimeout(timer);
      unfollow();
    };
  }, [link]);
  return steady;
}
