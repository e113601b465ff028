import type { Odds, Speed, Theme } from "../settings.ts";

/** A choice and what it means. */
interface Choice {
  readonly name: string;
  readonly about: string;
}

/** Words of the settings. */
export interface SettingsWords {
  readonly title: string;
  readonly language: string;
  /** The browser's language, which is this one. */
  readonly autoLanguage: (language: string) => string;
  readonly theme: string;
  readonly themes: { readonly [T in Theme]: string };
  readonly sound: Choice;
  readonly automaticMoves: Choice;
  readonly speed: string;
  readonly speeds: { readonly [S in Speed]: string };
  /** What the speed is the speed of. */
  readonly speedAbout: string;
  readonly odds: string;
  readonly oddsChoices: { readonly [O in Odds]: Choice };
  /** Where all this is kept. */
  readonly kept: string;
}
