import type { SeatWords } from "../seat.ts";

/** The dialog with more about a seat. */
export const seat: SeatWords = {
  pieces: "Kleur en vorm",
  pieceNames: ["Rode rondjes", "Blauwe vierkantjes", "Gele driehoekjes", "Groene kruisjes"],
  swaps: (name) => `ruilt met ${name}`,
  bots: "Bot, de zwakste eerst",
  summaries: {
    random: "Doet zomaar een zet, en gooit kruis of munt om te stoppen.",
    bold: "Wil altijd nog één worp, en moet dat vaak bekopen.",
    cautious: "Stopt vroeg, en klimt in kleine, veilige etappes.",
    "rule-of-28": "Telt punten voor elke stap, en stopt bij 28.",
    "glenn-aloi": "Weegt elke kolom met beproefde punten, en heeft nooit haast.",
    blocker: "Gaat naar waar jij hoog staat, om eerder op de top te zijn.",
    "glenn-aloi-stop": "Speelt als Vos, maar brengt elke gehaalde top meteen in veiligheid.",
    racer: "Rent door de kolommen waar hij voorstaat, en laat de andere liggen.",
    dreamer: "Kent de kansen van een beurt precies, maar ziet de rest van het spel door een mist.",
    steady: "Kijkt ver vooruit, en zit er zelden ver naast.",
    best: "Rekent elke beurt precies uit, en weet wat die waard is. Niemand speelt beter.",
  },
  done: "Klaar",
};
