import { useEffect, useLayoutEffect } from "preact/hooks";
import { LocationProvider, Route, Router, useLocation } from "preact-iso";
import type { Desk } from "./desk.ts";
import { Home } from "./home/Home.tsx";
import { Notice } from "./Notice.tsx";
import { watchInput } from "./play/focus.ts";
import { PlayScreen } from "./play/PlayScreen.tsx";
import { showTheme } from "./theme.ts";
import { WordingContext } from "./words/context.ts";
import type { Wording } from "./words/words.ts";

interface ScreenProps {
  readonly desk: Desk;
}

function HomeRoute({ desk }: ScreenProps) {
  const { route } = useLocation();
  return <Home desk={desk} onPlay={() => route("/play")} />;
}

function PlayRoute({ desk }: ScreenProps) {
  const { route } = useLocation();
  const table = desk.table.value;
  useEffect(() => {
    if (!table) route("/", true);
  }, [table]);
  return table && <PlayScreen desk={desk} table={table} onLeave={() => route("/")} />;
}

/** The whole app: its words, its screens by address, and what hangs over all of them. */
export function App({ desk, wording }: { readonly desk: Desk; readonly wording: Wording }) {
  const { theme } = desk.settings.value;
  useLayoutEffect(() => showTheme(theme), [theme]);
  useLayoutEffect(watchInput, []);
  useLayoutEffect(() => {
    document.documentElement.lang = wording.language;
  }, [wording]);
  return (
    <WordingContext.Provider value={wording}>
      <LocationProvider>
        <Router>
          <Route path="/play" component={PlayRoute} desk={desk} />
          <Route default component={HomeRoute} desk={desk} />
        </Router>
        <Notice desk={desk} />
      </LocationProvider>
    </WordingContext.Provider>
  );
}
