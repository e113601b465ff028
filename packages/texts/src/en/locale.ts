import { makeLocale } from "../locale.ts";

export const locale = makeLocale("en");
