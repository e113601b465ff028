import type { LessonsWords } from "../lessons.ts";

const placed = "Alle drie de klimmers staan. Nu klim je door, en stoppen mag wanneer je wilt. Verder!";
const topFirst = "Dat kan, maar er ligt een top voor het grijpen: kies de 7.";
const winFirst = "Dat kan, maar de 6 is je derde kolom: kies die.";

/** The lessons. */
export const lessons: LessonsWords = {
  leave: "Les verlaten",
  again: "Dit deel nog een keer",
  before: "Terug naar het vorige deel",
  partOf: (part, of) => `Deel ${part} van ${of}`,
  goOn: "Verder",
  more: "Meer leren",
  moreDetail: "regels en kansen",
  play: "Spelen",
  against: (rival) => `tegen ${rival}`,
  ask: {
    one_runner: "Er is nog maar één klimmer, en die kan in één kolom. Welke wordt het?",
    free_use: "Eén som of allebei: dat bepaal je nu zelf. Wat neem je?",
  },
  "first-climb": {
    title: "Eerste klim",
    chapters: {
      pairs: {
        title: "Twee tweetallen",
        says: {
          begin:
            "Elf kolommen, één voor elke som van twee dobbelstenen. Wie er als eerste drie claimt, wint. Gooi maar!",
          choose:
            "Maak nu twee tweetallen. Op de kaarten staan de drie manieren, en elke som klimt in haar eigen kolom. Probeer er een!",
        },
        answers: {
          "5+9":
            "2 en 3 is 5, 4 en 5 is 9: in elk begint een klimmer. Probeer ook de andere kaarten, of ga verder.",
          "6+8":
            "2 en 4 is 6, 3 en 5 is 8: in elk begint een klimmer. Probeer ook de andere kaarten, of ga verder.",
          "7+7":
            "Twee keer 7: maar één klimmer, die wel twee velden klimt. Probeer ook de andere kaarten, of ga verder.",
        },
      },
      runners: {
        title: "Drie klimmers",
        says: {
          begin:
            "Stel, je nam 5 en 9. Twee van je drie witte klimmers staan er, één is er nog over. Gooi door!",
          choose:
            "2 en 11, of 6 en 7? Alle vier nieuw, maar je hebt nog één klimmer. Kies een kaart, en dan een kolom.",
        },
        answers: {
          stop: "Na elke zet mag je stoppen. Maar de derde klimmer staat te trappelen: gooi door.",
          "2": "Gedurfd! Alleen twee enen maken 2. Daarom is de top al na drie velden bereikt. Probeer er nog een, of ga verder.",
          "6": "Goed gekozen: 6 en 8 komen vaak, bijna zo vaak als 7. Probeer er nog een, of ga verder.",
          "7": "Goed gekozen: geen som komt vaker. Daarom is deze kolom de langste. Ga verder!",
          "11": "Dat mag, maar 11 is zeldzaam. Daarom is die kolom zo kort. Probeer er nog een, of ga verder.",
        },
      },
      stop: {
        title: "Op tijd stoppen",
        says: {
          begin:
            "Een paar worpen later sta je in 5, 7 en 9. Deze beurt klimmen alleen die drie nog. Gooi nog één keer!",
          forced:
            "Alleen de 5 past: voor 2 is er geen klimmer. Die keuze is al voor je gemaakt. Hoog genoeg voor nu: stop!",
          kept: "Je klimmers zijn schijfjes in je eigen kleur geworden. Wat je hebt, pakt niemand je af. Nu gooit je tegenstander.",
        },
        answers: {
          stop: "Zo meteen! Eerst nog één worp.",
          roll: "Verleidelijk, maar past er geen tweetal bij je drie kolommen, dan ben je de hele beurt kwijt. Stop liever.",
        },
      },
      camp: {
        title: "Je schijfjes",
        says: {
          watch: "Je tegenstander is aan de beurt. Je schijfjes staan niemand in de weg: een veld delen mag.",
          begin: "Jij weer, en je hebt de drie klimmers weer in de hand. Gooi!",
          choose: "5 en 12, of 7 en 10? Kies een kaart, en let op waar de klimmers beginnen.",
        },
        answers: {
          "5+12":
            "In 5 begin je vlak boven je schijfje, op het vierde veld. In 12 heb je er geen, dus begin je onderaan. Ga verder!",
          "7+10":
            "In 7 begin je vlak boven je schijfje, op het vierde veld. In 10 heb je er geen, dus begin je onderaan. Ga verder!",
        },
      },
      bust: {
        title: "Mislukt",
        says: {
          begin:
            "Een mooie beurt, met 6 stappen op het spel. De meter toont het risico van de volgende worp. Waag het deze keer: gooi!",
          lost: "4 en 9, of 6 en 7: niets voor 5, 8 of 10. Je worp is mislukt. De 6 stappen ben je kwijt, je schijfjes blijven staan.",
        },
        answers: { stop: "Verstandig! Maar een les kost niets: gooi, en zie hoe een beurt slecht afloopt." },
      },
      top: {
        title: "De top",
        says: {
          begin: "In 7 sta je één veld onder de top. Gooi!",
          choose: "Kies de kaart met 7 en 7.",
          reached:
            "Je staat op de top, en de tweede 7 heb je niet eens nodig. Maar de kolom is pas van jou als je stopt. Stop!",
          claimed:
            "7 is van jou en afgesloten: niemand klimt daar nog, ook jij niet. Dat is één kolom van de drie.",
        },
        answers: {
          stop: "Nog niet: met één 7 sta je op de top. Gooi!",
          roll: "Pas op! Op de top kan een klimmer niet verder, en bij een mislukte worp ben je de 7 kwijt. Stop eerst.",
          "6+8": "6 en 8 zouden klimmen. Maar de top ligt voor het grijpen: kies 7 en 7.",
        },
      },
      closed: {
        title: "Afgesloten kolommen",
        says: {
          begin:
            "7 is van jou, 8 van je tegenstander: die kolommen zijn voor iedereen afgesloten. Een nieuwe beurt: gooi!",
          lost: "Vier vieren maken 8 en niets anders, maar 8 is afgesloten: zo mislukt al je eerste worp. Dat is gelukkig zeldzaam.",
        },
        answers: {},
      },
      win: {
        title: "De derde kolom",
        says: {
          begin:
            "Bijna klaar: 7 en 12 zijn van jou, 3 en 8 niet. In 6 staat je schijfje twee stappen onder de top. Gooi!",
          choose: "Eén van deze kaarten brengt je naar de top van 6. Welke?",
          reached: "Twee keer 6, twee stappen: de top! Stop nu, en je hebt gewonnen.",
          won: "Drie kolommen: je hebt gewonnen! En nu ken je het hele spel.",
        },
        answers: {
          roll: "Twee kolommen heb je al, en op de derde sta je. Waarom zou je dat wagen? Stop!",
          "5": "7 is afgesloten, dus hier gaat alleen 5 omhoog. Zoek 6 en 6: dezelfde dobbelstenen, anders verdeeld.",
          "9": "3 is afgesloten, dus hier gaat alleen 9 omhoog. Zoek 6 en 6: dezelfde dobbelstenen, anders verdeeld.",
        },
      },
    },
  },
  franjos: {
    title: "Het spel van Franjos",
    chapters: {
      place: {
        title: "Eerst alle drie inzetten",
        says: {
          begin: "In dit spel moeten eerst alle drie de klimmers op het bord. Dan pas mag je stoppen. Gooi!",
          choose:
            "9 en 9 moet wachten: zolang je twee klimmers tegelijk kunt inzetten, mag een dubbel niet. Kies een andere kaart.",
        },
        answers: {
          "7+11": "Twee klimmers staan er. Zolang de derde niet staat, mag je niet stoppen. Ga verder!",
          "8+10": "Twee klimmers staan er. Zolang de derde niet staat, mag je niet stoppen. Ga verder!",
        },
      },
      third: {
        title: "De derde klimmer",
        says: {
          begin: "Je klimmers staan in 5 en 9, en de derde moet er ook nog bij. Gooi!",
          choose:
            "9 en 9 zou klimmen, maar inzetten gaat voor. Dus 7 of 11, 8 of 10: kies een kaart, dan een kolom.",
        },
        answers: { "7": placed, "8": placed, "10": placed, "11": placed },
      },
      either: {
        title: "Eén som, of allebei",
        says: {
          begin: "Alle drie de klimmers staan, en je hebt nu meer vrijheid. Gooi!",
          choose:
            "Nu alle klimmers staan, is één som genoeg, zelfs de helft van een dubbel. Kies wat je wilt.",
        },
        answers: {
          stop: "Dat mag. Maar kijk eerst wat er nieuw is: gooi!",
          "5": "Alleen 5 klimt, 9 wacht. Volgens de standaardregels moesten ze allebei. Probeer ook 7, of ga verder.",
          "9": "Alleen 9 klimt, 5 wacht. Volgens de standaardregels moesten ze allebei. Probeer ook 7, of ga verder.",
          "5+9": "Allebei klimmen ze. Eén alleen had ook gemogen. Probeer ook 7, of ga verder.",
          "7": "Eén stap in 7, terwijl er twee lagen. Zelden slim, maar het mag. Ga verder!",
          "7+7": "Allebei de helften: twee stappen in 7. Eén had ook gemogen. Ga verder!",
        },
      },
      camp: {
        title: "Van schijfje tot schijfje",
        says: {
          begin: "Een nieuwe beurt. Je hebt schijfjes in 5 en 7. Gooi!",
          choose: "Kies een kaart, en kijk goed waar de klimmers beginnen.",
        },
        answers: {
          "5+12":
            "In 5 begint de klimmer op je schijfje, niet erboven. Dat kost een som en levert nog niets op. Ga verder!",
          "7+10":
            "In 7 begint de klimmer op je schijfje, niet erboven. Dat kost een som en levert nog niets op. Ga verder!",
        },
      },
      top: {
        title: "Een top telt meteen",
        says: {
          begin: "In 7 sta je één veld onder de top. 8 en 10 zijn van je tegenstander. Gooi!",
          choose: "Daar is de 7 die je nodig hebt. Kies hem!",
          reached:
            "7 is meteen van jou, wat er ook gebeurt. Die klimmer is weer vrij, maar moet met de volgende worp een kolom in. Gooi!",
          lost: "9 had kunnen klimmen. Maar de vrije klimmer moest erin en kon nergens heen: mislukt. Toch blijft 7 van jou!",
        },
        answers: {
          stop: "Stoppen mag hier. Maar er is nog meer te zien: gooi!",
          "5": topFirst,
          "9": topFirst,
          "5+9": topFirst,
        },
      },
      round: {
        title: "Nog één beurt",
        says: {
          begin: "2 en 7 zijn van jou, en in 6 sta je één veld onder de top. Gooi!",
          choose: "Daar is hij. Kies de 6!",
          reached:
            "Je derde kolom! Maar iedereen krijgt evenveel beurten. Haalt je tegenstander er ook drie, dan winnen jullie samen.",
          won: "Geen derde kolom voor je tegenstander: jij wint alleen. En dat is alles wat hier anders is.",
        },
        answers: {
          stop: "Nog één stap en je wint: gooi!",
          "4": winFirst,
          "9": winFirst,
          "4+9": winFirst,
        },
      },
    },
  },
};
