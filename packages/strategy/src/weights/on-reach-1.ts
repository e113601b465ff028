import type { PackedNetwork } from "../weights.ts"; export const PACKED: PackedNetwork = { players: 1, hidden: 1, numbers: "", madeBy: "" };
