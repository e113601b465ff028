import { createHash, randomBytes } from "node:crypto";

/** Letters and digits that nobody takes for each other. */
const LETTERS = "23456789abcdefghijkmnpqrstuvwxyz";
const CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

function randomWord(letters: string, length: number): string {
  const fair = 256 - (256 % letters.length);
  let word = "";
  while (word.length < length)
    for (const byte of randomBytes(length))
      if (byte < fair && word.length < length) word += letters[byte % letters.length];
  return word;
}

/** A name for a game or a player: 75 bits, so that nobody finds an unlisted game by trying. */
export const newId = (): string => randomWord(LETTERS, 15);

/** What a device proves itself with: 256 bits. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What a person types in on another device, as `7KQM-3XWD-9TFA`: 58 bits, valid for minutes. */
export const newCode = (): string => randomWord(CODE_LETTERS, 12).replace(/(.{4})(?!$)/g, "$1-");

/** What is kept of a token or a code. They are random, so a plain hash cannot be turned back. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");
