/**
 * How much room a text takes, in Latin characters: signs of Japanese and of other scripts from Hangul on are twice as
 * wide.
 */
export const widthOf = (text: string): number =>
  [...text].reduce((width, sign) => width + (sign < "\u1100" ? 1 : 2), 0);
