import type { Ruleset } from "@cantstop/rules";
import type { RulesPage } from "../../page.ts";
import { presets } from "../presets.ts";
import { aim, board, start } from "./basics.ts";
import { end, rivals, stopping, tops } from "./tops.ts";
import { bust, doubles, mistakes, pairing, placing, turn } from "./turn.ts";

const SECTIONS = [
  aim,
  board,
  start,
  turn,
  pairing,
  placing,
  doubles,
  bust,
  tops,
  stopping,
  rivals,
  end,
  mistakes,
];

/** The rules of a ruleset, for its players. */
export function rulesPage({ spec, options }: Ruleset): RulesPage {
  const { preset = "standard", ...own } = typeof spec === "string" ? { preset: spec } : spec;
  const isPreset = Object.keys(own).length === 0;
  const { name, summary } = presets[preset];
  return {
    title: isPreset ? `Can't Stop: ${name}` : "Can't Stop: rules of your own",
    intro: isPreset
      ? summary
      : `These rules began as ${name}, and the table has changed some of them. What follows is the game as you play it.`,
    sections: SECTIONS.map((write) => write(options)),
  };
}
