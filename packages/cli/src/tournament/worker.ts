// A thread that plays the parts of a programme it is handed, one after the other.
import { parentPort, workerData } from "node:worker_threads";
import { makeRules, unwrap } from "@cantstop/rules";
import { loadBot } from "../bots/bot-argument.ts";
import { playBotGames } from "./bot-games.ts";
import type { Part, Programme } from "./played.ts";

const { ruleset, names, seed } = workerData as Programme;
const rules = unwrap(makeRules(ruleset, names.length));
const bots = await Promise.all(names.map((name) => loadBot(name, rules)));
parentPort?.on("message", (part: Part) => parentPort?.postMessage(playBotGames(rules, bots, seed, part)));
