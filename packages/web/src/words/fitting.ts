import { widthOf } from "./width.ts";

/** What fits into the line under the phone's board, in Latin characters. */
export const ROOM_FOR_LINE = 42;
/** The same while a hint can be asked for there, or dice corrected, on the narrowest phones. */
export const ROOM_BESIDE_TOOLS = 37;
/** Under a sentence on the wide screen. */
export const ROOM_UNDER_SENTENCE = 52;
/** On the only large button there is. */
export const ROOM_FOR_LABEL = 28;
/** Under the words of a large button, and in the bar that stands instead of them. */
export const ROOM_FOR_DETAIL = 24;
/** On a card beside its dice. */
export const ROOM_ON_CARD = 18;
/** In the place of the cards on the phone. */
export const ROOM_FOR_NOTE = 110;

/** The first of several ways to say something that fits; the last where none does. */
export function fitting(room: number, full: string, ...shorter: readonly string[]): string {
  const [next, ...rest] = shorter;
  return next === undefined || widthOf(full) <= room ? full : fitting(room, next, ...rest);
}
