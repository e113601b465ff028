/**
 * The bots' names, the weakest first, as the strategy package knows them. They stand here a second time so that
 * a screen can offer bots without loading what they know; a test compares the two lists.
 */
export const BOT_NAMES = [
  "random",
  "bold",
  "cautious",
  "rule-of-28",
  "glenn-aloi",
  "blocker",
  "glenn-aloi-stop",
  "racer",
  "dreamer",
  "steady",
  "best",
] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: unknown): name is BotName => BOT_NAMES.some((known) => known === name);
