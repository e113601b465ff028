import { PRESET_NAMES, type PresetName } from "@cantstop/rules";
import type { Look } from "./board/view.ts";
import type { Store } from "./storage.ts";

export const THEMES = ["auto", "light", "dark"] as const;
/** Which colours: the device's own choice, or always the same. */
export type Theme = (typeof THEMES)[number];

export const LOOKS = ["sign", "mountain"] as const satisfies readonly Look[];

/** What this device remembers between games. */
export interface Settings {
  /** Names by seat; an empty one stands for the colour of its pieces. */
  readonly names: readonly string[];
  /** Who begins, where the rules leave that to the players. */
  readonly firstSeat: number;
  readonly preset: PresetName;
  readonly look: Look;
  readonly theme: Theme;
}

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 4;
/** In characters: what fits beside a piece on the phone, and then some. */
export const LONGEST_NAME = 20;

const defaults: Settings = {
  names: ["", ""],
  firstSeat: 0,
  preset: "standard",
  look: "sign",
  theme: "auto",
};

const NAME = "settings";

const oneOf = <T>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise;

/** Whatever was kept, read with suspicion: a field that makes no sense has its default. */
export function readSettings(store: Store): Settings {
  let kept: unknown;
  try {
    kept = JSON.parse(store.read(NAME) ?? "{}");
  } catch {
    return defaults;
  }
  if (typeof kept !== "object" || kept === null) return defaults;
  const { names, firstSeat, preset, look, theme } = kept as { readonly [Name in keyof Settings]?: unknown };
  const isNames =
    Array.isArray(names) &&
    names.length >= FEWEST_PLAYERS &&
    names.length <= MOST_PLAYERS &&
    names.every((name) => typeof name === "string");
  const people = isNames ? names.map((name: string) => name.slice(0, LONGEST_NAME)) : defaults.names;
  return {
    names: people,
    firstSeat: oneOf([...people.keys()], firstSeat, defaults.firstSeat),
    preset: oneOf(PRESET_NAMES, preset, defaults.preset),
    look: oneOf(LOOKS, look, defaults.look),
    theme: oneOf(THEMES, theme, defaults.theme),
  };
}

/** What changes when a seat is given up: the seats after it move up, and whoever was to begin still is. */
export function withoutSeat({ names, firstSeat }: Settings, seat: number): Partial<Settings> {
  return {
    names: names.filter((_, i) => i !== seat),
    firstSeat: seat === firstSeat ? defaults.firstSeat : firstSeat - (seat < firstSeat ? 1 : 0),
  };
}

/** Calls back when another tab has changed the settings; returns what ends that. */
export const watchSettings = (store: Store, changed: () => void): (() => void) => store.watch(NAME, changed);

export function writeSettings(store: Store, settings: Settings): void {
  store.write(NAME, JSON.stringify(settings));
}
