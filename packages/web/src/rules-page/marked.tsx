import type { ComponentChildren } from "preact";

/** A sign without its accent and its capital; one sign stays one sign, so that places in a text stay the same. */
function plain(sign: string): string {
  const [letter = sign, accent = ""] = sign.normalize("NFD");
  const lower = (/[\u0300-\u036f]/.test(accent) ? letter : sign).toLowerCase();
  return lower.length === sign.length ? lower : sign;
}

/** A text as it is searched in. */
const searchable = (text: string): string => text.replace(/./gs, plain);

/** What is looked for; empty where nothing is. */
export const wantedIn = (typed: string): string => searchable(typed.trim());

/** Where a text has what is wanted: the beginning of each place. */
export function placesOf(text: string, wanted: string): number[] {
  if (wanted === "") return [];
  const within = searchable(text);
  const places: number[] = [];
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + wanted.length))
    places.push(at);
  return places;
}

/** A text with what was found in it marked. */
export function Marked({ text, wanted }: { readonly text: string; readonly wanted: string }) {
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const at of placesOf(text, wanted)) {
    parts.push(text.slice(end, at));
    end = at + wanted.length;
    parts.push(<mark key={at}>{text.slice(at, end)}</mark>);
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
