import { LANGUAGES, type Language } from "@cantstop/texts";
import type { Look } from "./board/view.ts";
import { oneOf, readFields, type Store } from "./storage.ts";

export const THEMES = ["auto", "light", "dark"] as const;
/** Which colours: the device's own choice, or always the same. */
export type Theme = (typeof THEMES)[number];

export const LOOKS = ["sign", "mountain"] as const satisfies readonly Look[];

export const SPEEDS = ["relaxed", "normal", "fast", "instant"] as const;
/** How fast things move, and how long bots take over what they do. */
export type Speed = (typeof SPEEDS)[number];

export const ODDS = ["always", "demand", "never"] as const;
/** When a bust's chance and the steps at stake are shown. */
export type Odds = (typeof ODDS)[number];

/** How this device likes things. */
export interface Settings {
  /** `auto`: the browser's. */
  readonly language: Language | "auto";
  readonly theme: Theme;
  readonly look: Look;
  readonly sound: boolean;
  readonly speed: Speed;
  readonly odds: Odds;
  /** A choice without alternative is made by itself. */
  readonly automaticMoves: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  language: "auto",
  theme: "auto",
  look: "sign",
  sound: true,
  speed: "normal",
  odds: "always",
  automaticMoves: true,
};

const NAME = "settings";

const truth = (value: unknown, otherwise: boolean): boolean =>
  typeof value === "boolean" ? value : otherwise;

/** Settings from any fields, read with suspicion: what makes no sense has its default. */
export function parseSettings(fields: { readonly [field: string]: unknown }): Settings {
  const { language, theme, look, sound, speed, odds, automaticMoves } = fields;
  const otherwise = DEFAULT_SETTINGS;
  return {
    language: oneOf<Language | "auto">(LANGUAGES, language, otherwise.language),
    theme: oneOf(THEMES, theme, otherwise.theme),
    look: oneOf(LOOKS, look, otherwise.look),
    sound: truth(sound, otherwise.sound),
    speed: oneOf(SPEEDS, speed, otherwise.speed),
    odds: oneOf(ODDS, odds, otherwise.odds),
    automaticMoves: truth(automaticMoves, otherwise.automaticMoves),
  };
}

export const readSettings = (store: Store): Settings => parseSettings(readFields(store, NAME));

/** Calls back when another tab has changed the settings; returns what ends that. */
export const watchSettings = (store: Store, changed: () => void): (() => void) => store.watch(NAME, changed);

export const writeSettings = (store: Store, settings: Settings): boolean =>
  store.write(NAME, JSON.stringify(settings));
