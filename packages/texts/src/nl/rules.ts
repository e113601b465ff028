import { makeRulesPage } from "../rules-page/make-page.ts";
import type { RulesWords } from "../rules-page/words.ts";
import { columnsInWords, inWords, locale, roll } from "./locale.ts";
import { presets } from "./presets.ts";

const enough = (target: number | null): string =>
  target === null ? "genoeg kolommen" : columnsInWords(target);

export const words = {
  page: {
    title: (preset) => `Can’t Stop: ${preset}`,
    ownTitle: "Can’t Stop: jullie eigen regels",
    ownIntro: (preset) =>
      `Deze regels begonnen als ${preset}, en de tafel heeft er een paar veranderd. Hieronder staat het spel zoals jullie het spelen.`,
  },
  aim: {
    title: "Doel van het spel",
    target: {
      immediate: (columns) => `Claim als eerste ${columnsInWords(columns)}.`,
      complete_round: (columns) =>
        `Claim ${columnsInWords(columns)}: zodra dat iemand lukt, wordt de ronde afgemaakt, en wie het dan voor elkaar heeft, wint.`,
    },
    targetByPlayers: (targets) =>
      `Hoeveel kolommen je nodig hebt, hangt af van het aantal spelers: ${locale.all(
        targets.map(({ players, columns }) =>
          locale.plural(players, {
            one: `${columnsInWords(columns)} als je alleen speelt`,
            other: `${columnsInWords(columns)} met ${players} spelers`,
          }),
        ),
      )}.`,
    enough: {
      immediate: "Wie er als eerste zoveel heeft, wint.",
      complete_round:
        "Zodra iemand er zoveel heeft, wordt de ronde afgemaakt, en wie er dan zoveel heeft, wint.",
    },
    safe: {
      on_stop: "Je mag gooien zo vaak je durft, maar wat je in een beurt klimt, is pas veilig als je stopt.",
      on_reach:
        "Je mag gooien zo vaak je durft, maar wat je in een beurt klimt, is pas veilig als je stopt of een top haalt.",
    },
  },
  board: {
    title: "Het bord",
    columns:
      "Het bord heeft elf kolommen, genummerd van 2 tot 12: één voor elke som van twee dobbelstenen. Hoe vaker een som valt, hoe langer zijn kolom: 3 velden in kolom 2 en 12, 5 in 3 en 11, 7 in 4 en 10, 9 in 5 en 9, 11 in 6 en 8, en 13 in kolom 7. Het hoogste veld van een kolom is de top.",
    pieces: (markers) =>
      `Vier dobbelstenen en drie witte klimmers zijn van iedereen; wie aan de beurt is, gebruikt ze. Elke speler heeft ${inWords(markers)} schijfjes van één kleur. Een schijfje onder de top bewaart je plek in de kolom; je hebt er hoogstens één per kolom. Een schijfje op de top betekent dat de kolom van jou is, en voor iedereen afgesloten. Kom je schijfjes tekort, pak dan iets anders dat voorhanden is: hun aantal is geen grens.`,
  },
  start: {
    title: "Wie begint",
    empty: "Aan het begin is het bord leeg.",
    first: {
      chosen: "Spreek samen af wie begint.",
      highest_die:
        "Iedereen gooit één dobbelsteen, en de hoogste begint; bij een gelijke stand gooien die spelers opnieuw.",
      youngest: "De jongste speler begint.",
    },
    clockwise: "Daarna gaat de beurt met de klok mee.",
  },
  turn: {
    title: "Je beurt",
    steps: [
      "Gooi alle vier de dobbelstenen.",
      "Verdeel ze in twee tweetallen. Dat kan op hoogstens drie manieren; elke manier geeft een getallenpaar: twee sommen, die elk een kolom aanwijzen.",
      "Kies een van deze getallenparen en klim: voor elke som gaat een klimmer één veld omhoog. Staat er in die kolom nog geen klimmer, dan zet je er een in.",
      "Beslis nu: stop en houd wat je geklommen hebt, of gooi alle vier de dobbelstenen opnieuw en waag het erop.",
    ],
    over: "Kun je na het gooien niet klimmen, dan is je worp mislukt en ben je alles kwijt wat je in deze beurt geklommen hebt. Of je nu stopt of je worp mislukt, daarna is de volgende speler met de klok mee aan de beurt.",
    firstRoll: {
      free: `Het bord is leeg en je gooit ${roll(2, 3, 4, 5)}. Je mag klimmers inzetten in kolom 5 en 9 (2+3 en 4+5), of in kolom 6 en 8 (2+4 en 3+5), of twee velden klimmen in kolom 7 (2+5 en 3+4).`,
      freeHalves: `Het bord is leeg en je gooit ${roll(2, 3, 4, 5)}. Je mag klimmers inzetten in kolom 5 en 9 (2+3 en 4+5), of in kolom 6 en 8 (2+4 en 3+5), of twee velden klimmen in kolom 7 (2+5 en 3+4); of maar één van deze sommen gebruiken.`,
      preferred: `Het bord is leeg en je gooit ${roll(2, 3, 4, 5)}. Je mag klimmers inzetten in kolom 5 en 9 (2+3 en 4+5), of in kolom 6 en 8 (2+4 en 3+5). Het derde getallenpaar, twee keer 7 (2+5 en 3+4), zet maar één klimmer in en moet wachten.`,
      strict: `Het bord is leeg en je gooit ${roll(2, 3, 4, 5)}. Je mag klimmers inzetten in kolom 5 en 9 (2+3 en 4+5), of in kolom 6 en 8 (2+4 en 3+5). Het derde getallenpaar, twee keer 7 (2+5 en 3+4), is een dubbel en moet wachten.`,
    },
  },
  pairing: {
    title: "Waarmee je mag klimmen",
    playable:
      "Met een som kun je klimmen als de kolom niet is afgesloten en er een klimmer onder de top staat, of als er geen klimmer staat en je er nog een over hebt. Eén som waarmee je kunt klimmen, is genoeg voor een zet.",
    use: {
      both: "Kun je met beide sommen van het gekozen getallenpaar klimmen, dan moet dat ook. Je mag wel een ander getallenpaar kiezen, ook een waarvan maar één som te gebruiken is.",
      freeWhenFull:
        "Zolang je nog een klimmer moet inzetten, gebruik je beide sommen van het gekozen getallenpaar als dat kan. Staan ze alle drie op het bord, dan ben je vrij: gebruik beide sommen, of maar één ervan, of de helft van een dubbel.",
      free: "Je hoeft niet het hele getallenpaar te gebruiken: neem beide sommen, of maar één ervan, of de helft van een dubbel.",
    },
    lastRunner:
      "Vragen beide sommen om een nieuwe klimmer en heb je er nog maar één over, dan kies je voor welke van de twee je hem inzet.",
    lastRunnerExample: `Je klimmers staan in kolom 5 en 9, en je gooit ${roll(1, 1, 5, 6)}. De getallenparen zijn 2 en 11, en 6 en 7. Je hebt nog één klimmer, dus je kiest één van deze vier kolommen.`,
    fullExample: {
      both: `Je klimmers staan in kolom 5, 7 en 9, en je gooit ${roll(2, 3, 4, 5)}. Ga in 5 en in 9 één veld omhoog, of in 7 twee velden. Alleen 5 of alleen 9 mag niet. Voor 6 en 8 zou je een vierde klimmer nodig hebben.`,
      free: `Je klimmers staan in kolom 5, 7 en 9, en je gooit ${roll(2, 3, 4, 5)}. Ga omhoog in 5, in 9 of in allebei; of ga in 7 één of twee velden omhoog. Voor 6 en 8 zou je een vierde klimmer nodig hebben.`,
    },
  },
  placing: {
    title: "Klimmers inzetten",
    lowest: "Een klimmer begint op het laagste veld van een kolom.",
    camp: {
      above_camp: "Heb je daar een schijfje, dan begint hij op het veld erboven.",
      on_camp:
        "Heb je daar een schijfje, dan begint hij op het schijfje zelf; vandaar gaat de volgende stap verder.",
    },
    jump: "Velden met schijfjes van tegenstanders worden overgeslagen, hier net als overal.",
    stays: {
      on_stop: "Hij blijft in die kolom tot de beurt voorbij is, dus je klimt in hoogstens drie kolommen.",
      on_reach: "Hij blijft in die kolom tot hij de top haalt of de beurt voorbij is.",
    },
    choice: {
      free: "Je mag elk getallenpaar kiezen waarmee je kunt klimmen, of je er nu klimmers mee inzet of niet.",
      narrowed:
        "Zolang je nog een klimmer moet inzetten, mag je niet elk getallenpaar kiezen waarmee je kunt klimmen:",
    },
    closed: {
      preferred: "Getallenparen zonder afgesloten kolom gaan voor getallenparen met een afgesloten kolom.",
      strict: "Getallenparen met een afgesloten kolom mag je niet kiezen.",
    },
    doubles: {
      preferred:
        "Moet je nog twee of drie klimmers inzetten, dan gaan getallenparen met twee verschillende sommen voor een dubbel.",
      strict:
        "Moet je nog twee of drie klimmers inzetten, dan mag je geen dubbel kiezen, tenzij alle vier de dobbelstenen gelijk zijn.",
    },
    most: "Van wat overblijft, gaan de getallenparen voor die de meeste klimmers inzetten; daaruit kies je zelf.",
    nothingLeft: {
      preferred:
        "Het gaat om voorrang: heeft elk getallenpaar een afgesloten kolom, of blijft er alleen een dubbel over, dan mag je dat toch kiezen.",
      strict: "Blijft er niets over, dan is je worp mislukt.",
    },
    full: "Staan alle drie de klimmers op het bord, dan kies je vrij.",
    campExample: (space) =>
      `Je hebt een schijfje op veld 3 van kolom 5, er is nog geen klimmer ingezet, en je gooit ${roll(1, 4, 6, 6)}. Kies je 5 en 12 (1+4 en 6+6), dan begint één klimmer op veld ${space} van kolom 5 en een andere op veld 1 van kolom 12.`,
    thirdRunnerExample: {
      free: `Je klimmers staan op het laagste veld van kolom 5 en 9, en je gooit ${roll(3, 6, 4, 5)}. Zet de derde klimmer in, en wel in 7, 8, 10 of 11; of bewaar hem en klim in 9 (3+6 en 4+5).`,
      narrowed: `Je klimmers staan op het laagste veld van kolom 5 en 9, en je gooit ${roll(3, 6, 4, 5)}. Je moet de derde klimmer inzetten: in 7, 8, 10 of 11. Klimmen in 9 (3+6 en 4+5) zou er geen inzetten en moet dus wachten.`,
    },
  },
  doubles: {
    title: "Dubbel",
    double:
      "Geven beide tweetallen dezelfde som, dan is dat een dubbel: twee stappen in die kolom. Een klimmer die één veld onder de top staat, doet maar één stap: niemand gaat voorbij de top. Zet je met een dubbel een klimmer in, dan doet hij daarna nog één stap.",
    quad: "Vier gelijke dobbelstenen zijn ook een dubbel.",
    quadEntry: {
      pairwise: "Zet je er een klimmer mee in, dan doet hij daarna één stap, zoals bij elke dubbel.",
      start_plus_two:
        "Zet je er een klimmer mee in, dan begint hij twee velden boven de grond, of twee boven je schijfje.",
      entry_plus_two:
        "Zet je er een klimmer mee in, dan begint hij zoals altijd en doet hij nog twee stappen, voor zover de kolom dat toelaat.",
    },
    startPlusTwoAboveCamp:
      "Zet je er een klimmer mee in, dan begint hij twee velden boven de grond, of twee boven je schijfje, zoals bij elke dubbel.",
    quadStanding: "Staat er al een klimmer in de kolom, dan doet hij twee stappen, zoals bij elke dubbel.",
    quadExample: (space) =>
      `Het bord is leeg en je gooit ${roll(5, 5, 5, 5)}: twee keer 10. Er komt een klimmer op veld ${space} van kolom 10.`,
  },
  bust: {
    title: "Een mislukte worp",
    when: {
      free: "Kun je met geen enkele som van geen enkel getallenpaar klimmen, dan is je worp mislukt.",
      narrowed: "Is er geen getallenpaar over dat je mag kiezen, dan is je worp mislukt.",
    },
    off: "De klimmers gaan van het bord, en je schijfjes blijven waar ze voor de beurt lagen.",
    tops: {
      on_stop: "Een top die je al gehaald had, ben je net zo goed kwijt.",
      on_reach: "Kolommen die je in deze beurt hebt geclaimd, blijven van jou.",
    },
    firstRoll: "Zelfs de eerste worp van een beurt kan mislukken.",
    example: `Je klimmers staan in kolom 5, 8 en 10, en je gooit ${roll(2, 2, 4, 5)}. De getallenparen zijn 4 en 9, en 6 en 7: nergens staat een klimmer, en je hebt er geen meer over. Je worp is mislukt.`,
    mustReenter:
      "Na een claim is ook een worp mislukt waarmee je geen klimmer kunt inzetten: zie Toppen en claims.",
  },
  tops: {
    title: "Toppen en claims",
    reached: {
      on_stop:
        "Een klimmer die een top haalt, blijft daar en gaat deze beurt niet verder. De kolom is nog niet van jou: je claimt hem door te stoppen, als je schijfje de plaats van de klimmer inneemt. Mislukt je worp voor die tijd, dan ben je de top weer kwijt. Staan alle drie de klimmers op een top, dan is het tijd om te stoppen: elke worp zou mislukken.",
      on_reach:
        "Zodra een klimmer een top haalt, is de kolom van jou: leg een schijfje op de top. Een mislukte worp verandert daar niets meer aan. Met één zet kun je twee kolommen claimen.",
    },
    freed: {
      may_reenter:
        "De klimmer gaat van het bord en is weer vrij: vanaf de volgende worp mag hij een andere kolom in.",
      must_reenter:
        "De klimmer gaat van het bord. Je mag nu stoppen, voor zover de regels over stoppen dat toelaten; maar gooi je door, dan moet de volgende zet minstens één klimmer inzetten, ook als je net twee kolommen hebt geclaimd. Lukt dat niet met de dobbelstenen, dan is je worp mislukt, ook al zouden andere klimmers verder kunnen. Na die ene worp speel je verder zoals altijd.",
    },
    closed:
      "Een geclaimde kolom is afgesloten: niemand komt er nog in of klimt er verder, jij ook niet. Had je er zelf een schijfje, dan gaat dat eruit.",
    rivalCamps: {
      stay: "Schijfjes van tegenstanders blijven er liggen, maar doen niets meer.",
      return: "Schijfjes van tegenstanders gaan terug naar hun eigenaar.",
      discard: "Schijfjes van tegenstanders gaan uit het spel.",
    },
  },
  stopping: {
    title: "Stoppen",
    when: {
      after_any_move: "Na elke zet mag je stoppen in plaats van opnieuw te gooien.",
      all_runners_placed: "Je mag stoppen zodra alle drie de klimmers op het bord staan.",
    },
    afterClaim: "Meteen na een claim mag je hoe dan ook stoppen, of ze nu zijn ingezet of niet.",
    noColumnLeft: "Je mag ook stoppen als er geen open kolom zonder klimmer meer over is.",
    notOnRival:
      "Maar je mag niet stoppen zolang een klimmer op een schijfje van een tegenstander staat, zelfs niet als je daarmee zou winnen.",
    keep: "Als je stopt, komt er voor elke klimmer een schijfje van jou in de plaats. Had je lager in die kolom al een schijfje, dan schuift dat omhoog: je hebt er nooit twee in één kolom.",
    claim: "Een schijfje op een top is een claim.",
  },
  rivals: {
    title: "Schijfjes van tegenstanders",
    camps: {
      share:
        "Schijfjes van tegenstanders zitten niet in de weg en helpen niet: op een veld passen zoveel stukken als nodig, en elk veld telt als één stap.",
      jump_over:
        "Een stap gaat naar het volgende veld zonder schijfje van een tegenstander: over een rij schijfjes spring je in één keer heen, en die velden krijg je cadeau.",
      no_stacking:
        "Je mag op een schijfje van een tegenstander komen en er voorbij klimmen, maar er niet stoppen: zolang een klimmer van jou op zo’n schijfje staat, moet je doorgooien. Op een top die nog open is, ligt nooit een schijfje, dus een klimmer op de top houdt je nooit tegen.",
    },
    jumpEntry: {
      above_camp: "Ook inzetten in een kolom is zo’n stap.",
      on_camp:
        "Ook inzetten in een kolom waar je geen schijfje hebt, is zo’n stap; heb je er wel een, dan begin je daarop.",
    },
    jumpTop: "Geen sprong gaat voorbij de top; wie op de top springt, heeft hem gehaald.",
  },
  end: {
    title: "Einde van het spel",
    wins: {
      on_stop: (target) => `Wie stopt en dan ${enough(target)} heeft, wint; het spel is meteen afgelopen.`,
      on_reach: (target) =>
        `Wie een kolom claimt en dan ${enough(target)} heeft, wint; het spel is meteen afgelopen.`,
    },
    lastRound: {
      on_stop: (target) =>
        `Zodra een speler stopt en ${enough(target)} heeft, is dit de laatste ronde. Die wordt afgemaakt, zodat iedereen evenveel beurten heeft gehad.`,
      on_reach: (target) =>
        `Zodra een speler ${enough(target)} heeft geclaimd, is die beurt meteen voorbij, gaan de andere klimmers van het bord zonder een schijfje achter te laten, en is dit de laatste ronde. Die wordt afgemaakt, zodat iedereen evenveel beurten heeft gehad.`,
    },
    roundWinners: (target) =>
      `Iedereen die dan ${enough(target)} heeft, wint mee; meer kolommen dan dat tellen niet.`,
    allClosed: "Zijn alle elf kolommen afgesloten, dan is het spel op dat moment afgelopen.",
    mostWin: (target) =>
      `Heeft dan niemand ${enough(target)}, dan wint wie de meeste kolommen heeft, en bij een gelijke stand delen jullie de winst.`,
    leaving:
      "Wie weggaat, haalt de klimmers van het bord en wordt overgeslagen; schijfjes en claims blijven. Wie als laatste overblijft, wint.",
    alone: (columns) =>
      `Je kunt ook alleen spelen: claim ${columnsInWords(columns)} in zo min mogelijk beurten.`,
  },
  mistakes: {
    title: "Veelgemaakte fouten",
    fourthRunner: {
      on_stop:
        "Een vierde kolom openen. Er zijn drie klimmers, en elk blijft in zijn kolom tot de beurt voorbij is.",
      on_reach:
        "Een vierde klimmer op het bord zetten. Er zijn er drie; alleen een klimmer die een top heeft gehaald, is vrij voor een andere kolom.",
    },
    keepAfterBust: {
      on_stop: "Iets houden na een mislukte worp. Van de beurt blijft niets over, ook geen top.",
      on_reach: "Iets houden na een mislukte worp. Van de beurt blijven alleen geclaimde kolommen over.",
    },
    stopAfterRoll: "Stoppen na het gooien. Beslis voor je gooit; met een worp moet je eerst klimmen.",
    bustTooEarly:
      "Te vroeg opgeven. Eén som van één getallenpaar is genoeg om door te gaan, als je het mag kiezen.",
    closedColumn: "Klimmen in een afgesloten kolom. Dat mag niemand, ook de eigenaar niet.",
    bottomAgain: {
      above_camp: "Weer onderaan beginnen. Waar je een schijfje hebt, ga je daarboven verder.",
      on_camp: "Weer onderaan beginnen. Waar je een schijfje hebt, ga je vandaar verder.",
    },
    topIsNoClaim: "Een gehaalde top voor een claim houden. De kolom is pas van jou als je gestopt bent.",
    leaveOut: "Een som overslaan waarmee je kunt klimmen. Kunnen ze allebei, dan moeten ze allebei.",
    climbFirst: "Verder klimmen terwijl je een klimmer kunt inzetten. Inzetten gaat voor.",
    stopUnplaced: "Stoppen met nog een klimmer in je hand. Ze moeten alle drie zijn ingezet.",
    stopOnRival: "Stoppen op een schijfje van een tegenstander. Gooi door tot elke klimmer daar weg is.",
    round: {
      immediate: "De ronde afmaken. Het spel is meteen afgelopen als er iemand wint.",
      complete_round:
        "Het spel meteen beëindigen. De ronde wordt afgemaakt, zodat iedereen evenveel beurten heeft gehad.",
    },
  },
} as const satisfies RulesWords;

/** The rules of a ruleset, for its players. */
export const rulesPage = makeRulesPage(words, { presets, locale });
