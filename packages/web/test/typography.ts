import type { Language } from "@cantstop/texts";

/** What is a mistake in any language: something that was not filled in, and gaps where none belong. */
const SUSPECT = /undefined|NaN|\[object|\bnull\b|\$\{| {2}|\.\.$|^\s|\s$/;

/** What may not be seen in the app's texts, as each language sets them. */
const FAULTS: { readonly [L in Language]: readonly RegExp[] } = {
  // Names of rulesets keep to signs that any terminal has, an apostrophe among them.
  en: [/ [.,:;!?]/, /"/],
  fr: [
    // A narrow no-break space before double punctuation and inside guillemets.
    /[^\u202F][;!?»]|[^\u202F]: |«(?!\u202F)/,
    /\u202F(?![:;!?»%\p{L}\d])/u,
    / [.,)]|['"“”]/,
  ],
  nl: [/ [.,:;!?)]/, /['"\u202F«»„]/],
  ja: [
    // Words are not spaced, and punctuation is as wide as the signs beside it.
    /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー、。（）「」：！？／] | [\p{sc=Hira}\p{sc=Kana}\p{sc=Han}、。（）「」：！？／]/u,
    /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー][,.!?:;()'"]|[(][\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u,
    /[０-９Ａ-Ｚａ-ｚ，．]|。。|、、|、。/,
    // Within a text a sign of exclamation or a question mark is followed by its wide gap.
    /[！？][^\u3000」）]/u,
  ],
};

/** Words that only English has. */
const ENGLISH = /\b(?:the|and|you|your|with|column|columns|space|rolls?|turns?|which|has|have|must|may)\b/i;

/** What is wrong with how a text is set; null where nothing is. */
export function faultOf(language: Language, text: string): string | null {
  const faults = [SUSPECT, ...FAULTS[language], ...(language === "en" ? [] : [ENGLISH])];
  const fault = faults.find((one) => one.test(text));
  return fault ? `${text} (${fault.source})` : null;
}
