import { late } from "../../late.tsx";

/** Hands on a game or the moment that is looked at, as link, picture, text or JSON. */
export const ShareReview = late("share", async () => (await import("./ShareDialog.tsx")).ShareDialog);
