import { FAIR_TAGS, type Verdict, verifyRecord } from "@cantstop/protocol/fair-dice";
import { runtimeFault } from "./fault.ts";
import { readRecord } from "./record-file.ts";
import { detectTerminal } from "./terminal.ts";

export interface VerifyOptions {
  /** The commitment that was published before the game, as somebody has kept it. */
  readonly commitment?: string;
  readonly json?: boolean;
  readonly color: boolean;
}

/** Proves that the dice of a finished online game are the ones committed to; throws a fault where they are not. */
export async function verifyGame(path: string, options: VerifyOptions): Promise<void> {
  const verdict = withCommitment(verifyRecord(await readRecord(path)), options.commitment?.trim());
  if (options.json) process.stdout.write(`${JSON.stringify(verdict)}\n`);
  if (!verdict.ok) throw runtimeFault(explain(verdict));
  if (options.json) return;
  const { colors } = detectTerminal(options);
  const { rolls, seeds, commitment } = verdict;
  const lines = [
    colors.bold("These are the dice that were committed to."),
    `Rolls drawn again and found the same: ${rolls}.`,
    `Seats that added to them: ${seeds}.`,
  ];
  if (options.commitment === undefined)
    lines.push(
      `Commitment: ${commitment}`,
      "Compare it with the one that you saw before the first roll: only that tells that it is older than the dice.",
    );
  else lines.push("The commitment is the one that you named.");
  process.stdout.write(`${lines.join("\n")}\n`);
}

type Check = Verdict | { readonly ok: false; readonly problem: "other_commitment" };

const withCommitment = (verdict: Verdict, expected: string | undefined): Check =>
  verdict.ok && expected !== undefined && expected.toLowerCase() !== verdict.commitment
    ? { ok: false, problem: "other_commitment" }
    : verdict;

function explain(verdict: Exclude<Check, { ok: true }>): string {
  switch (verdict.problem) {
    case "no_tag":
      return verdict.tag === FAIR_TAGS.secret
        ? "The record does not tell the secret, so the game is not over yet. Get its record again when it is."
        : `The record has no ${verdict.tag}: only games that were played online can be verified.`;
    case "wrong_secret":
      return "The secret in the record is not the one that was committed to.";
    case "wrong_start":
      return "The rolls for who begins are not the ones that the secret gives.";
    case "wrong_roll":
      return `Roll ${verdict.roll} is ${verdict.found.join(" ")} in the record, but the secret gives ${verdict.drawn.join(" ")}.`;
    case "other_commitment":
      return "The record holds another commitment than the one you named.";
  }
}
