// What runs first, and is small for that: while the app itself is still arriving, its words are on their way too.
import { languageOf } from "./language.ts";
import { readSettings } from "./settings.ts";
import { browserStore } from "./storage.ts";
import { loadWording } from "./words/load.ts";

const wording = loadWording(languageOf(readSettings(browserStore)));
void import("./main.tsx").then(({ show }) => show(wording));
