import { late } from "../late.tsx";

/** The game screen. It is not needed for the first picture, but soon after. */
export const PlayScreen = late("game", async () => (await import("./PlayScreen.tsx")).PlayScreen);
