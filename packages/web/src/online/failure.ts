import type { FailureWords } from "../words/online.ts";
import type { OnlineFailure } from "./client.ts";

const isWorded = (code: string, words: FailureWords): code is Exclude<keyof FailureWords, "other"> =>
  code !== "other" && Object.hasOwn(words, code);

/** What went wrong, and what to do now, in words. */
export const sayFailure = ({ code }: OnlineFailure, words: FailureWords): string =>
  isWorded(code, words) ? words[code] : words.other(code);
