import type { ShareWords } from "../share.ts";
import type { Phrases } from "./phrases.ts";

/** Handing on a game or a moment of one. */
export const share = ({ all }: Phrases) =>
  ({
    title: "Share",
    what: "What to share",
    whole: "The whole game",
    moment: "This moment",
    link: "Link",
    linkDetail: "The game itself is in the link. Nothing is uploaded.",
    address: "Address of the game",
    copy: "Copy the link",
    share: "Send the link",
    copied: "Copied.",
    notCopied: "The browser does not allow copying. Select the address and copy it yourself.",
    wins: (names) => `${all(names)} ${names.length > 1 ? "win" : "wins"}`,
    nobodyWins: "Nobody wins",
    picture: "Save the picture",
    sendPicture: "Send the picture",
    pictureOf: (names, stands) => `The board of ${all(names)}: ${stands}`,
    pictureFailed: "The picture could not be made. Please try again.",
    record: "Save as text",
    recordDetail: "A game record, for people and for this app",
    json: "Save as JSON",
    jsonDetail: "For programs",
    saved: "Saved.",
  }) satisfies ShareWords;
