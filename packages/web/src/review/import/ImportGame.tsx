import { late } from "../../late.tsx";

/** Asks for a game that was played elsewhere: pasted, dropped, or from a file. */
export const ImportGame = late("importGame", async () => (await import("./ImportForm.tsx")).ImportForm);
