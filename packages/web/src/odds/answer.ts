import { useEffect, useState } from "preact/hooks";

/** An answer that takes a while: null until it is there. */
export type Answer<T> = T | "failed" | null;

/** Who sets something up presses often: nobody is asked before it rests. */
const REST_MS = 250;

/**
 * What is answered to a question, once it has rested; asked anew at each change, and when somebody asks again.
 *
 * @param question null asks nothing
 */
export function useAnswer<T>(question: string | null, ask: () => Promise<T>): [Answer<T>, () => void] {
  const [answer, setAnswer] = useState<{ readonly to: string | null; readonly is: Answer<T> }>({
    to: question,
    is: null,
  });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let awaited = true;
    setAnswer({ to: question, is: null });
    if (question === null) return;
    const take = (is: Answer<T>) => awaited && setAnswer({ to: question, is });
    const timer = setTimeout(() => {
      ask().then(take, () => take("failed"));
    }, REST_MS);
    return () => {
      awaited = false;
      clearTimeout(timer);
    };
  }, [question, tries]);
  return [answer.to === question ? answer.is : null, () => setTries(tries + 1)];
}
