import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
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
  return <Home desk={desk} onPlay={(id) => route(addressOf(id))} />;
}

/** Where a game is played. */
const addressOf = (id: string) => `/play/${id}`;

function PlayRoute({ desk, id = "" }: ScreenProps & { readonly id?: string }) {
  const { route } = useLocation();
  const table = useMemo(() => desk.open(id), [desk, id]);
  useEffect(() => {
    if (!table) route("/", true);
    return () => table?.leave();
  }, [table]);
  return (
    table && (
      <PlayScreen
        desk={desk}
        table={table}
        onLeave={() => route("/")}
        onRematch={(next) => route(addressOf(next))}
      />
    )
  );
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
          <Route path="/play/:id" component={PlayRoute} desk={desk} />
          <Route default component={HomeRoute} desk={desk} />
        </Router>
        <Notice desk={desk} />
      </LocationProvider>
    </WordingContext.Provider>
  );
}
