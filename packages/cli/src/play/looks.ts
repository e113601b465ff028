/** The two shapes of one board: columns centred like a stop sign, or standing on the ground like a mountain. */
export const LOOKS = ["stop-sign", "mountain"] as const;
export type Look = (typeof LOOKS)[number];
