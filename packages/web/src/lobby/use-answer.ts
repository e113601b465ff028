import { useEffect, useState } from "preact/hooks";
import type { Answer } from "../online/client.ts";

/** What the server answers to a question: null until it has; asked again on `again`. */
export function useAnswer<T>(ask: () => Promise<Answer<T>>): {
  readonly answer: Answer<T> | null;
  readonly again: () => void;
} {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isAwaited = true;
    void ask().then((answered) => isAwaited && setAnswer(answered));
    return () => {
      isAwaited = false;
    };
  }, [times]);
  return { answer, again: () => setTimes(times + 1) };
}
