import { readFileSync } from "node:fs";
import { Command, CommanderError, Option } from "commander";
import type { EquityOptions } from "./equity-command.ts";
import { Fault } from "./fault.ts";
import { LANGUAGE_HELP } from "./language.ts";
import { LOOKS } from "./play/looks.ts";
import { RULESET_HELP } from "./ruleset-argument.ts";
import type { SolitaireOptions } from "./tournament/solitaire-command.ts";
import type { TournamentOptions } from "./tournament/tournament-command.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};

const examples = (...lines: string[]): string =>
  ["", lines.length === 1 ? "Example:" : "Examples:", ...lines.map((line) => `  ${line}`)].join("\n");

/** All commands and what they take. Each loads what it needs when it is run. */
function makeProgram(): Command {
  const program = new Command("cantstop")
    .description(
      "The dice game Can't Stop on the command line: play, tournaments of bots, odds, rules, and an engine for programs.",
    )
    .version(version)
    .option("--no-color", "write without colours (as does the environment variable NO_COLOR)")
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError("Add --help to see what there is.")
    .exitOverride()
    .addHelpText(
      "after",
      examples("cantstop play --players Ana,Kenji", "cantstop odds 6 7 8", "cantstop rules"),
    );
  const colorOf = () => program.opts<{ color: boolean }>();

  program
    .command("play")
    .description("A game for people at this terminal, and for bots.")
    .option("-r, --ruleset <ruleset>", RULESET_HELP)
    .option(
      "-p, --players <names>",
      "names with commas between them, bot:NAME for a bot, or how many people: 1 to 4",
      "2",
    )
    .option("-f, --first <player>", "who begins: a name or a number, from 1")
    .addOption(new Option("-l, --look <look>", "how the board looks").choices(LOOKS).default(LOOKS[0]))
    .option("--ascii", "draw with ASCII characters only")
    .option("--seed <number>", "the same dice for the same number, a game to repeat")
    .option("--record <file>", "write the game to a file when it ends or is left")
    .addHelpText(
      "after",
      examples(
        "cantstop play",
        "cantstop play --players Ana,bot:best",
        "cantstop play --players Ana,Kenji,Lou --look mountain",
        "cantstop play --ruleset franjos --first Ana --record game.txt",
      ),
    )
    .action(async (options) => {
      const { playAtTerminal } = await import("./play/play-command.ts");
      await playAtTerminal({ ...options, ...colorOf() });
    });

  /** What commands that play many games take. */
  const takesGames = (command: Command): Command =>
    command
      .option("-n, --games <number>", "how many games", "1000")
      .option("-r, --ruleset <ruleset>", RULESET_HELP)
      .option("--seed <number>", "the same games for the same number; without it, fresh ones")
      .option("--jobs <number>", "how many threads play; without it, as many as there are cores")
      .option("--move-time <seconds>", "how long an outside program may take for an answer", "5")
      .option("--json", "one JSON object");

  takesGames(
    program
      .command("tournament")
      .description("Games among bots: who wins how often.")
      .requiredOption(
        "-b, --bots <names>",
        "two to four, with commas between them; exec:COMMAND is an outside program",
      ),
  )
    .addHelpText(
      "after",
      examples(
        "cantstop tournament --bots glenn-aloi,rule-of-28 --games 10000",
        "cantstop tournament --bots best,glenn-aloi-stop,cautious --ruleset franjos --seed 1",
        'cantstop tournament --bots best,"exec:node mybot.mjs" --games 100 --move-time 2',
      ),
    )
    .action(async (options: Omit<TournamentOptions, "color">) => {
      const { playTournament } = await import("./tournament/tournament-command.ts");
      await playTournament({ ...options, ...colorOf() });
    });

  takesGames(
    program
      .command("solitaire")
      .description("A bot alone: how many turns it needs.")
      .requiredOption("-b, --bot <name>", "a bot, or exec:COMMAND, an outside program"),
  )
    .addHelpText("after", examples("cantstop solitaire --bot glenn-aloi --games 10000"))
    .action(async (options: Omit<SolitaireOptions, "color">) => {
      const { playSolitaire } = await import("./tournament/solitaire-command.ts");
      await playSolitaire({ ...options, ...colorOf() });
    });

  program
    .command("equity")
    .description("What a bot's decisions give away, as the strongest evaluator judges them.")
    .requiredOption("-b, --bot <name>", "a bot, which plays all seats")
    .option("-n, --games <number>", "how many games", "100")
    .option("-p, --players <number>", "how many seats", "2")
    .option("-r, --ruleset <ruleset>", RULESET_HELP)
    .option("--seed <number>", "the same games for the same number; without it, fresh ones")
    .option("-j, --judge <file>", "another evaluator as the judge: a network that training wrote as JSON")
    .option("--json", "one JSON object")
    .addHelpText("after", examples("cantstop equity --bot glenn-aloi --games 100"))
    .action(async (options: EquityOptions) => {
      const { showEquity } = await import("./equity-command.ts");
      await showEquity(options);
    });

  program
    .command("review")
    .description("What every decision of a recorded game cost, and how lucky every roll was.")
    .argument("<file>", "a game record, or - for standard input")
    .option("--json", "one JSON object")
    .addHelpText("after", examples("cantstop review game.txt", "cantstop review game.txt --json"))
    .action(async (file: string, options: { json?: boolean }) => {
      const { showReview } = await import("./review/review-command.ts");
      await showReview(file, { ...options, ...colorOf() });
    });

  program
    .command("verify")
    .description("Proves that the dice of a finished online game are the ones committed to before it.")
    .argument("<file>", "a game record, or - for standard input")
    .option("-c, --commitment <hash>", "the commitment that you saw before the game")
    .option("--json", "one JSON object")
    .addHelpText("after", examples("cantstop verify game.txt", "cantstop verify game.txt --commitment 3f5a…"))
    .action(async (file: string, options: { commitment?: string; json?: boolean }) => {
      const { verifyGame } = await import("./verify-command.ts");
      await verifyGame(file, { ...options, ...colorOf() });
    });

  program
    .command("serve")
    .description("The server alone: games online, for the app and for programs. Settings: docs/server.md.")
    .option("--lan", "listen on every address, with a link and a QR code for the phones in the room")
    .addHelpText("after", examples("cantstop serve", "PORT=8080 DATA_DIR=/var/lib/cantstop cantstop serve"))
    .action(async (options: { lan?: boolean }) => {
      const { serveGames } = await import("./serve-command.ts");
      await serveGames(options);
    });

  program
    .command("bots")
    .description("All bots and their tempers, the weakest first.")
    .addHelpText("after", examples("cantstop bots"))
    .action(async () => {
      const { showBots } = await import("./bots-command.ts");
      showBots(colorOf());
    });

  program
    .command("odds")
    .description(
      "How many of all 1296 rolls go on with runners in these columns; without columns, the tables.",
    )
    .argument("[columns...]", "one to three columns from 2 to 12")
    .option("--json", "one JSON object")
    .addHelpText("after", examples("cantstop odds", "cantstop odds 6 7 8", "cantstop odds 2 12 --json"))
    .action(async (columns: string[], options: { json?: boolean }) => {
      const { showOdds } = await import("./odds-command.ts");
      showOdds(columns, { ...options, ...colorOf() });
    });

  program
    .command("rules")
    .description("The rules, written for players.")
    .option("-r, --ruleset <ruleset>", RULESET_HELP)
    .option("--lang <language>", LANGUAGE_HELP)
    .option("--options", "what rulesets can be made of, in place of the rules of one")
    .addHelpText(
      "after",
      examples(
        "cantstop rules",
        "cantstop rules --ruleset franjos",
        "cantstop rules -r standard,columnsToWin=4",
        "cantstop rules --lang fr",
      ),
    )
    .action(async (options: { ruleset?: string; lang?: string; options?: boolean }) => {
      const { showRules } = await import("./rules-command.ts");
      await showRules({ ...options, ...colorOf() });
    });

  program
    .command("engine")
    .description("The rules for other programs: one JSON object a line in, one a line out.")
    .addHelpText(
      "after",
      examples(`echo '{"op":"actions","state":{"camps":[{},{}]},"dice":[2,3,4,5]}' | cantstop engine`),
    )
    .action(async () => {
      const { runEngine } = await import("./engine/run.ts");
      await runEngine(process.stdin, process.stdout);
    });

  return program;
}

/**
 * Runs what the command line asks for.
 *
 * @returns the exit code: 0, 2 for a command line that cannot be understood, 1 for any other failure
 */
export async function runProgram(args: readonly string[]): Promise<number> {
  const program = makeProgram();
  try {
    await program.parseAsync(args.length > 0 ? args : ["--help"], { from: "user" });
    return 0;
  } catch (error) {
    // Commander has already said what is wrong.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof Fault)) throw error;
    console.error(`cantstop: ${error.message}`);
    return error.exitCode;
  }
}
