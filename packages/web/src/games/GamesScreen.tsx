import { useEffect, useState } from "preact/hooks";
import type { ArchivedGame } from "../archive/game.ts";
import type { Desk } from "../desk.ts";
import { Tool } from "../game/Tool.tsx";
import { Icon } from "../icons.tsx";
import type { WithWords } from "../late.tsx";
import { Question } from "../menu/Dialog.tsx";
import { Dialogs, type Opened } from "../menu/load.tsx";
import { useWording } from "../words/context.ts";
import { FileSection } from "./FileSection.tsx";
import { FinishedGames } from "./FinishedGames.tsx";
import { EVERYTHING, filterGames } from "./filter.ts";
import { ReviewedGames } from "./ReviewedGames.tsx";
import { RunningGames } from "./RunningGames.tsx";
import type { Removal } from "./removal.ts";
import { StatisticsSection } from "./StatisticsSection.tsx";
import { UnreadableGames } from "./UnreadableGames.tsx";
import "../controls.css";
import "./games.css";

/** The games of this device: those that wait, those that are over and what they tell, and all of it as a file. */
export function GamesScreen({ desk, words }: { readonly desk: Desk } & WithWords<"games">) {
  const { app, home, notices } = useWording().words;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const { finished, reload } = useArchive(desk);
  const [filter, setFilter] = useState(EVERYTHING);
  const found = Array.isArray(finished) ? filterGames(finished, filter) : [];
  const running = desk.games.value;

  useEffect(() => {
    document.title = app.titleOf(words.title);
  }, [words]);

  const remove = async (game: ArchivedGame) => {
    await (await desk.archive()).remove(game.id);
    reload();
  };
  const isEmpty = running.length === 0 && finished !== "failed" && finished?.length === 0;

  return (
    <>
      <main class="games">
        <header>
          <a class="tool" href="/" aria-label={words.home} title={words.home}>
            <Icon name="back" />
          </a>
          <h1>{words.title}</h1>
          <Tool tool={{ icon: "menu", label: home.menu, onPress: () => setOpened("menu") }} />
        </header>
        {isEmpty && (
          <section class="empty">
            <p>{words.empty}</p>
            <a class="row-button strong" href="/">
              {words.play}
            </a>
          </section>
        )}
        {running.length > 0 && (
          <RunningGames
            games={running}
            words={words}
            onRemove={(id) => setRemoval({ detail: words.removeRunning, confirm: () => desk.discard(id) })}
          />
        )}
        {finished === null && <p class="quiet">{words.loading}</p>}
        {finished === "failed" && (
          <section>
            <p>{words.failed}</p>
            <button type="button" class="row-button" onClick={reload}>
              <Icon name="again" />
              {notices.tryAgain}
            </button>
          </section>
        )}
        {Array.isArray(finished) && finished.length > 0 && (
          <>
            <FinishedGames
              games={finished}
              filter={filter}
              words={words}
              onFilter={setFilter}
              onRemove={(game) =>
                setRemoval({ detail: words.removeFinished, confirm: () => void remove(game) })
              }
            />
            <StatisticsSection
              found={found}
              all={finished.length}
              player={filter.player}
              words={words.statistics}
            />
            <ReviewedGames desk={desk} games={found} filter={filter} words={words} onReviewed={reload} />
          </>
        )}
        <FileSection desk={desk} words={words.file} onLoaded={reload} />
        <UnreadableGames desk={desk} words={words} onRemove={setRemoval} />
      </main>
      <Dialogs opened={opened} onOpen={setOpened} desk={desk} table={null} />
      {removal && (
        <Question
          title={words.removeQuestion}
          detail={removal.detail}
          confirm={words.removeConfirm}
          onConfirm={removal.confirm}
          onClose={() => setRemoval(null)}
        />
      )}
    </>
  );
}

/** The finished games: null until they are there. */
function useArchive(desk: Desk): {
  readonly finished: readonly ArchivedGame[] | "failed" | null;
  readonly reload: () => void;
} {
  const [finished, setFinished] = useState<readonly ArchivedGame[] | "failed" | null>(null);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    let awaited = true;
    desk
      .archive()
      .then((archive) => archive.all())
      .then(
        (games) => awaited && setFinished(games),
        () => awaited && setFinished("failed"),
      );
    return () => {
      awaited = false;
    };
  }, [desk, loads]);
  return { finished, reload: () => setLoads(loads + 1) };
}
