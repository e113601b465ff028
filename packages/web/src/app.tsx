import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { LocationProvider, Route, Router, useLocation } from "preact-iso";
import type { Desk } from "./desk.ts";
import { Home } from "./home/Home.tsx";
import { Lost } from "./home/Lost.tsx";
import { languageOf } from "./language.ts";
import { late } from "./late.tsx";
import { Notice } from "./Notice.tsx";
import { watchInput } from "./play/focus.ts";
import { PlayScreen } from "./play/load.ts";
import type { Table } from "./table/table.ts";
import { showTheme } from "./theme.ts";
import { WordingContext } from "./words/context.ts";
import { loadWording } from "./words/load.ts";
import type { Wording } from "./words/words.ts";

const Hub = late("learn", async () => (await import("./learn/Hub.tsx")).Hub);
const CompareScreen = late(
  "compare",
  async () => (await import("./compare/CompareScreen.tsx")).CompareScreen,
);
const PrintScreen = late("print", async () => (await import("./print/PrintScreen.tsx")).PrintScreen);
const OddsScreen = late("odds", async () => (await import("./odds/OddsScreen.tsx")).OddsScreen);
const RulesScreen = late("rulesPage", async () => (await import("./rules-page/RulesScreen.tsx")).RulesScreen);
const LessonScreen = late("lessons", async () => (await import("./lessons/LessonScreen.tsx")).LessonScreen);
const OnlineScreen = late("online", async () => (await import("./lobby/OnlineScreen.tsx")).OnlineScreen);
const DeviceScreen = late("online", async () => (await import("./lobby/DeviceScreen.tsx")).DeviceScreen);
const GameRoute = late("online", async () => (await import("./online-game/GameRoute.tsx")).GameRoute);
const FairnessScreen = late(
  "fairness",
  async () => (await import("./fairness/FairnessScreen.tsx")).FairnessScreen,
);
const GamesScreen = late("games", async () => (await import("./games/GamesScreen.tsx")).GamesScreen);
const ReviewScreen = late("review", async () => (await import("./review/ReviewScreen.tsx")).ReviewScreen);

interface ScreenProps {
  readonly desk: Desk;
}

/** The table of a game: at once where the game is at hand, after a look into the archive where it is not. */
function useTable(desk: Desk, id: string): Table | "sought" | null {
  const here = useMemo(() => desk.open(id), [desk, id]);
  const [recalled, setRecalled] = useState<{ readonly id: string; readonly table: Table | null } | null>(
    null,
  );
  useEffect(() => {
    let table = here;
    let gone = false;
    const recall = async () => {
      const found = await desk.recall(id);
      if (gone) return found?.leave();
      table = found;
      setRecalled({ id, table });
    };
    if (!table) void recall();
    return () => {
      gone = true;
      table?.leave();
    };
  }, [here, id]);
  if (here) return here;
  return recalled?.id === id ? recalled.table : "sought";
}

function PlayRoute({ desk, id = "" }: ScreenProps & { readonly id?: string }) {
  const { route } = useLocation();
  const table = useTable(desk, id);
  if (table === "sought") return null;
  if (!table) return <Lost what="game" />;
  return <PlayScreen key={id} desk={desk} table={table} onRematch={(next) => route(`/play/${next}`)} />;
}

/** A game of the server. Each has a screen of its own, so that nothing of one is left in the next. */
function OnlineRoute({ desk, id = "" }: ScreenProps & { readonly id?: string }) {
  return <GameRoute key={id} desk={desk} id={id} />;
}

function FairnessRoute({ id = "" }: { readonly id?: string }) {
  return <FairnessScreen key={id} id={id} />;
}

/** Where version 0.1 played: the game last played, or the start screen. */
function FormerPlayRoute({ desk }: ScreenProps) {
  const { route } = useLocation();
  const [latest] = desk.games.value;
  useEffect(() => route(latest ? `/play/${latest.id}` : "/", true), []);
  return null;
}

/** The words of the settings' language; while they are loaded, those that were there before. */
function useLanguage(desk: Desk, first: Wording): Wording {
  const [wording, setWording] = useState(first);
  const wanted = languageOf(desk.settings.value);
  useEffect(() => {
    if (wanted === wording.language) return;
    let awaited = true;
    loadWording(wanted).then(
      (loaded) => awaited && setWording(loaded),
      () => awaited && desk.notify("notLoaded"),
    );
    return () => {
      awaited = false;
    };
  }, [wanted]);
  return wording;
}

/** The whole app: its words, its screens by address, and what hangs over all of them. */
export function App({ desk, wording: first }: { readonly desk: Desk; readonly wording: Wording }) {
  const wording = useLanguage(desk, first);
  const { theme } = desk.settings.value;
  useLayoutEffect(() => showTheme(theme), [theme]);
  useLayoutEffect(watchInput, []);
  useEffect(() => PlayScreen.preload(wording), [wording]);
  useLayoutEffect(() => {
    document.documentElement.lang = wording.language;
  }, [wording]);
  return (
    <WordingContext.Provider value={wording}>
      <LocationProvider>
        <Router>
          <Route path="/" component={Home} desk={desk} />
          <Route path="/play/:id" component={PlayRoute} desk={desk} />
          <Route path="/play" component={FormerPlayRoute} desk={desk} />
          <Route path="/games" component={GamesScreen} desk={desk} />
          <Route path="/online" component={OnlineScreen} desk={desk} />
          <Route path="/device" component={DeviceScreen} />
          <Route path="/game/:id" component={OnlineRoute} desk={desk} />
          <Route path="/game/:id/fairness" component={FairnessRoute} />
          <Route path="/review" component={ReviewScreen} desk={desk} />
          <Route path="/review/:id" component={ReviewScreen} desk={desk} />
          <Route path="/learn" component={Hub} desk={desk} />
          <Route path="/learn/first-climb" component={LessonScreen} desk={desk} name="first-climb" />
          <Route path="/learn/franjos" component={LessonScreen} desk={desk} name="franjos" />
          <Route path="/print" component={PrintScreen} desk={desk} />
          <Route path="/odds" component={OddsScreen} desk={desk} />
          <Route path="/rules" component={RulesScreen} desk={desk} />
          <Route path="/rules/compare" component={CompareScreen} desk={desk} />
          <Route path="/rules/:preset" component={RulesScreen} desk={desk} />
          <Route default component={Lost} what="page" />
        </Router>
        <Notice desk={desk} />
      </LocationProvider>
    </WordingContext.Provider>
  );
}
