import type { Rules } from "@cantstop/rules";
import type { Evaluator } from "./evaluator.ts";
import type { Network } from "./network.ts";
import { NetworkEvaluator } from "./network-evaluator.ts";
import { type PackedNetwork, unpackNetwork } from "./weights.ts";

type Load = () => Promise<{ readonly PACKED: PackedNetwork }>;

/** What was trained: for games whose columns are claimed on a stop, and for those claimed on reaching the top. */
const TRAINED: Record<"on_stop" | "on_reach", Record<number, Load>> = {
  on_stop: {
    1: () => import("./weights/on-stop-1.ts"),
    2: () => import("./weights/on-stop-2.ts"),
    3: () => import("./weights/on-stop-3.ts"),
    4: () => import("./weights/on-stop-4.ts"),
  },
  on_reach: {
    1: () => import("./weights/on-reach-1.ts"),
    2: () => import("./weights/on-reach-2.ts"),
    3: () => import("./weights/on-reach-3.ts"),
    4: () => import("./weights/on-reach-4.ts"),
  },
};

const loaded = new Map<Load, Promise<Network>>();

function load(source: Load): Promise<Network> {
  let network = loaded.get(source);
  if (!network) {
    network = source().then(({ PACKED }) => unpackNetwork(PACKED));
    loaded.set(source, network);
  }
  return network;
}

/** The strongest evaluator for these rules. Its weights are loaded when first asked for. */
export async function loadEvaluator(rules: Rules): Promise<Evaluator> {
  const trained = TRAINED[rules.claimsOnReach ? "on_reach" : "on_stop"];
  // As seats leave, fewer are left to tell apart; the last one left has won.
  const networks = new Map<number, Network>();
  for (let players = Math.min(2, rules.players); players <= rules.players; players++)
    networks.set(players, await load(trained[players]));
  return new NetworkEvaluator((_, players) => networks.get(players) as Network);
}
