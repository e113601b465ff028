import type { ShareWords } from "../share.ts";
import type { Phrases } from "./phrases.ts";

/** Partager une partie ou un moment. */
export const share = ({ all }: Phrases) =>
  ({
    title: "Partager",
    what: "Que partager",
    whole: "Toute la partie",
    moment: "Ce moment",
    link: "Lien",
    linkDetail: "La partie est dans le lien lui-même. Rien n’est envoyé à un serveur.",
    address: "Adresse de la partie",
    copy: "Copier le lien",
    share: "Envoyer le lien",
    copied: "C’est copié.",
    notCopied: "Le navigateur ne permet pas de copier. Sélectionnez l’adresse et copiez-la vous-même.",
    wins: (names) => `${all(names)} ${names.length > 1 ? "gagnent" : "gagne"}`,
    nobodyWins: "Personne ne gagne",
    picture: "Enregistrer l’image",
    sendPicture: "Envoyer l’image",
    pictureOf: (names, stands) => `Le plateau : ${stands} (${all(names)})`,
    pictureFailed: "L’image n’a pas pu être créée. Réessayez.",
    record: "Enregistrer en texte",
    recordDetail: "L’enregistrement de la partie, pour vous et pour cette application",
    json: "Enregistrer en JSON",
    jsonDetail: "Pour les programmes",
    saved: "C’est enregistré.",
  }) satisfies ShareWords;
