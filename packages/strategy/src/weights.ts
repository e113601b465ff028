import { type Network, outputCount, rowCount } from "./network.ts";

/** A network as it is kept in a file, with what it takes to make it again. */
export interface PackedNetwork {
  readonly players: number;
  readonly hidden: number;
  /** Rows, bias, weights and output bias, one after the other, in whole numbers of {@link UNIT} between spaces. */
  readonly numbers: string;
  /** The command that made it. */
  readonly madeBy: string;
}

/** What is kept is rounded: the last three bits are noise, and files stay small. */
const UNIT = 8;

/** A network as it is kept, but for rounding; the inverse of {@link unpackNetwork}. */
export const packNetwork = (network: Network, madeBy: string): PackedNetwork => ({
  players: network.players,
  hidden: network.hidden,
  numbers: [network.rows, network.bias, network.weights, network.outputBias]
    .map((numbers) => numbers.map((number) => Math.round(number / UNIT)).join(" "))
    .join(" "),
  madeBy,
});

/** A network from its file. */
export function unpackNetwork({ players, hidden, numbers }: PackedNetwork): Network {
  const all = Int32Array.from(numbers.split(" "), (number) => Number(number) * UNIT);
  let at = 0;
  const take = (count: number) => {
    at += count;
    return all.subarray(at - count, at);
  };
  return {
    players,
    hidden,
    rows: take(rowCount(players) * hidden),
    bias: take(hidden),
    weights: take(outputCount(players) * hidden),
    outputBias: take(outputCount(players)),
  };
}

/** A network for so many players from the JSON that training writes; null if the text is something else. */
export function readNetwork(json: string, players: number): Network | null {
  let packed: Partial<PackedNetwork> | null;
  try {
    packed = JSON.parse(json) as Partial<PackedNetwork> | null;
  } catch {
    return null;
  }
  const { hidden, numbers } = packed ?? {};
  if (packed?.players !== players || typeof hidden !== "number" || typeof numbers !== "string") return null;
  if (!/^-?\d+( -?\d+)*$/.test(numbers)) return null;
  const count = (rowCount(players) + 1 + outputCount(players)) * hidden + outputCount(players);
  return numbers.split(" ").length === count
    ? unpackNetwork({ players, hidden, numbers, madeBy: packed.madeBy ?? "" })
    : null;
}
