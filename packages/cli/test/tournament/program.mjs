// An outside program that plays as its first argument says. Each start adds its process id to the file of the second.
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { columnsOfMove, generateMoves, MAX_MOVES, rollOf } from "@cantstop/rules";
import { parseState } from "@cantstop/rules/notation";
import { findBot, Random } from "@cantstop/strategy";

const [, , mode, log] = process.argv;
if (log) appendFileSync(log, `${process.pid}\n`);

const bot = await findBot("rule-of-28").load();
const player = bot.create(new Random(0));
const buffer = new Uint16Array(MAX_MOVES);

/** The answer of the bot, for it is the same game. */
function answerTo({ id, op, state, dice }) {
  const { value: position } = parseState(state);
  if (op === "decide") return { id, decision: player.stops(position) ? "stop" : "roll" };
  const count = generateMoves(position, rollOf(dice), buffer);
  return { id, columns: columnsOfMove(player.choose(position, buffer, count)).reverse() };
}

const say = (answer) => console.log(JSON.stringify(answer));

let asked = 0;
let hasSlept = false;
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  const answer = answerTo(question);
  asked++;
  switch (mode) {
    case "good":
      console.log(`\n  ${JSON.stringify({ ...answer, note: "well played" })}\r`);
      break;
    case "illegal":
      say(question.op === "choose" ? { id: question.id, columns: [2, 2] } : answer);
      break;
    case "nested":
      say(question.op === "choose" ? { id: question.id, columns: [[answer.columns]] } : answer);
      break;
    case "undecided":
      say(question.op === "decide" ? { id: question.id, decision: "maybe" } : answer);
      break;
    case "garbage":
      console.log("hello\n{");
      break;
    case "list":
      say([answer]);
      break;
    case "wrong-id":
      say({ ...answer, id: question.id + 1 });
      break;
    case "no-id":
      say({ ...answer, id: undefined });
      break;
    case "huge":
      console.log("x".repeat(200_000));
      break;
    case "silent":
      break;
    case "slow-once":
      // The late answer comes when the next game's first question waits.
      if (!hasSlept) await new Promise((resolve) => setTimeout(resolve, 2_200));
      hasSlept = true;
      say(answer);
      break;
    case "crash":
      if (asked === 3) throw new Error("a bug");
      say(answer);
      break;
    case "exit":
      process.exit(0);
  }
}
