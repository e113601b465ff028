// A bot needs no library: it reads questions line by line and answers each with a line.
//   npx cantstop tournament --bots "rule-of-28,exec:node docs/examples/mybot.mjs" --games 100
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { id, op, state, moves } = JSON.parse(line);
  const { camps, seat, runners } = state;
  if (op === "choose") {
    // Steps in long columns are cheap, new runners are dear.
    const worth = (columns) =>
      columns.reduce((sum, column) => sum + 6 - Math.abs(7 - column) - (column in runners ? 0 : 6), 0);
    const columns = moves.reduce((best, move) => (worth(move) > worth(best) ? move : best));
    console.log(JSON.stringify({ id, columns }));
  } else {
    const steps = Object.entries(runners).map(([column, space]) => space - (camps[seat][column] ?? 0));
    const enough = steps.length === 3 && steps.reduce((sum, number) => sum + number) >= 5;
    console.log(JSON.stringify({ id, decision: enough ? "stop" : "roll" }));
  }
}
