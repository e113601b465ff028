import { type ReadonlySignal, signal } from "@preact/signals";

/** One thing that only one tab does at a time. */
export interface TabLock {
  /** Is it this tab? */
  readonly isMine: ReadonlySignal<boolean>;
  leave(): void;
}

/**
 * Agrees with the other tabs on who does something: the one that was looked at last. Where browsers lack the means
 * (they grant locks over https and on the own machine only) every tab thinks that it is the one.
 */
export function holdTabLock(name: string): TabLock {
  const isMine = signal(false);
  // Absent in spite of what the types say, see above.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return { isMine: signal(true), leave: () => {} };

  let hasLeft = false;
  let waiting = new AbortController();
  let release = () => {};
  const hold = (): Promise<void> | undefined => {
    if (hasLeft) return undefined;
    isMine.value = true;
    return new Promise((resolve) => {
      release = resolve;
    });
  };
  const lost = () => {
    isMine.value = false;
    if (!hasLeft) wait();
  };
  /** Has it when nobody else does any more. */
  const wait = () => {
    waiting = new AbortController();
    const { signal } = waiting;
    locks.request(name, { signal }, hold).catch(() => signal.aborted || lost());
  };
  /** Has it now, if this tab is the one that is looked at. */
  const take = () => {
    if (isMine.value || document.visibilityState !== "visible") return;
    waiting.abort();
    locks.request(name, { steal: true }, hold).catch(lost);
  };

  if (document.visibilityState === "visible") take();
  else wait();
  document.addEventListener("visibilitychange", take);
  return {
    isMine,
    leave() {
      hasLeft = true;
      document.removeEventListener("visibilitychange", take);
      waiting.abort();
      release();
      isMine.value = false;
    },
  };
}
