import type { Failure } from "@cantstop/rules";
import { type GameRecord, parseRecord } from "@cantstop/rules/notation";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { Desk } from "../desk.ts";
import { Tool } from "../game/Tool.tsx";
import { Lost } from "../home/Lost.tsx";
import { Icon } from "../icons.tsx";
import { late, type WithWords } from "../late.tsx";
import { Dialogs, type Opened } from "../menu/load.tsx";
import { currentGame, stateOf } from "../table/table.ts";
import { useWording } from "../words/context.ts";
import type { ReviewWords } from "../words/review.ts";
import { useMoment } from "./address.ts";
import { ImportGame } from "./import/ImportGame.tsx";
import { bringsGame, gameLink, readGameLink } from "./share/link.ts";
import { ShareReview } from "./share/ShareReview.tsx";
import "../controls.css";
import "./review.css";

const GameReview = late("game", async () => (await import("./GameReview.tsx")).GameReview);

/** The game to review, and where it comes from. */
type Source =
  | { readonly kind: "sought" }
  | { readonly kind: "lost" }
  /** It may be a game of the server, which does not answer. */
  | { readonly kind: "unanswered" }
  /** An online game that is not over: what others still play is not looked into. */
  | { readonly kind: "running"; readonly back: string }
  /** There is none yet; why the address brings none, if it was to. */
  | { readonly kind: "wanted"; readonly failed: Failure | null }
  /** `id` is that of a game of this device, and null for others; `back` leads to where it was played. */
  | {
      readonly kind: "game";
      readonly record: GameRecord;
      readonly id: string | null;
      readonly back: string | null;
    };

/** Reviews a game: one of this device, one that the address brings along, or one that is asked for. */
export function ReviewScreen({
  desk,
  id,
  words,
}: { readonly desk: Desk; readonly id?: string } & WithWords<"review">) {
  const { app } = useWording().words;
  const { source, seekAgain } = useSource(desk, id);
  useEffect(() => {
    document.title = app.titleOf(words.title);
  }, [words]);
  if (source.kind === "lost") return <Lost what="game" />;
  if (source.kind === "game")
    // Another game is another screen.
    return <Reviewed key={id ?? location.hash.split("&")[0]} desk={desk} {...source} words={words} />;
  return (
    <main class="review">
      <Header desk={desk} back={source.kind === "running" ? source.back : null} words={words} />
      {source.kind === "running" && <p>{words.notOver}</p>}
      {source.kind === "unanswered" && <Unanswered words={words} onAgain={seekAgain} />}
      {source.kind === "wanted" && <Wanted failed={source.failed} />}
    </main>
  );
}

function Unanswered({ words, onAgain }: { readonly words: ReviewWords; readonly onAgain: () => void }) {
  const { notices } = useWording().words;
  return (
    <section class="review-import" role="alert">
      <p>{words.unanswered}</p>
      <button type="button" class="row-button" onClick={onAgain}>
        <Icon name="again" />
        {notices.tryAgain}
      </button>
    </section>
  );
}

function Wanted({ failed }: { readonly failed: Failure | null }) {
  const { route } = useLocation();
  return (
    <section class="review-import">
      <ImportGame failed={failed} onGame={(record) => route(gameLink(record))} />
    </section>
  );
}

function Reviewed({
  desk,
  record,
  id,
  back,
  words,
}: Extract<Source, { kind: "game" }> & { readonly desk: Desk; readonly words: ReviewWords }) {
  const { words: common, texts } = useWording();
  const [moment, go] = useMoment(record.events.length);
  const [shares, setShares] = useState(false);
  const facts = [common.home.together(record.names), texts.rulesetName(record.start.rules.ruleset)];
  return (
    <main class="review">
      <Header desk={desk} back={back} facts={facts} words={words} onShare={() => setShares(true)} />
      <GameReview
        desk={desk}
        record={record}
        review={words}
        moment={moment}
        onMoment={go}
        onReviewed={(review) => {
          // What the statistics need is kept with the game; where it is not one of the archive, nothing is.
          if (id)
            void desk.archive().then(
              (archive) => archive.noteReview(id, review),
              () => {},
            );
        }}
      />
      {shares && (
        <ShareReview
          record={record}
          index={moment}
          look={desk.settings.value.look}
          onClose={() => setShares(false)}
        />
      )}
    </main>
  );
}

function Header({
  desk,
  back,
  facts = [],
  words,
  onShare,
}: {
  readonly desk: Desk;
  /** To the game; null leads to all of them. */
  readonly back: string | null;
  /** Which game it is. */
  readonly facts?: readonly string[];
  readonly words: ReviewWords;
  readonly onShare?: () => void;
}) {
  const { home } = useWording().words;
  const [opened, setOpened] = useState<Opened | null>(null);
  const label = back === null ? words.toGames : words.toGame;
  return (
    <>
      <header>
        <a class="tool" href={back ?? "/games"} aria-label={label} title={label}>
          <Icon name="back" />
        </a>
        <div>
          <h1>{words.title}</h1>
          {facts.length > 0 && <p>{words.facts(facts)}</p>}
        </div>
        {onShare && <Tool tool={{ icon: "share", label: words.share, onPress: onShare }} />}
        <Tool tool={{ icon: "menu", label: home.menu, onPress: () => setOpened("menu") }} />
      </header>
      <Dialogs opened={opened} onOpen={setOpened} desk={desk} table={null} />
    </>
  );
}

/** A game that was sought by its id, on this device, then online. */
async function findGame(desk: Desk, id: string): Promise<Source> {
  const table = await desk.recall(id);
  const record = table?.state.peek().record;
  table?.leave();
  if (record) return { kind: "game", record, id, back: `/play/${id}` };
  const { browserFetch, openClient } = await import("../online/client.ts");
  const answer = await openClient({ fetch: browserFetch }).record(id);
  if (!answer.ok && answer.error.code === "no_answer") return { kind: "unanswered" };
  const online = answer.ok ? parseRecord(answer.value) : null;
  if (!online?.ok) return { kind: "lost" };
  const back = `/game/${id}`;
  const isOver = currentGame(stateOf(online.value)).position.finished;
  return isOver ? { kind: "game", record: online.value, id: null, back } : { kind: "running", back };
}

/** Finds the game to review: by its id, or in the address. */
function useSource(
  desk: Desk,
  id: string | undefined,
): { readonly source: Source; readonly seekAgain: () => void } {
  const { url } = useLocation();
  const [changes, setChanges] = useState(0);
  useLayoutEffect(() => {
    const count = () => setChanges((before) => before + 1);
    addEventListener("hashchange", count);
    return () => removeEventListener("hashchange", count);
  }, []);
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ readonly id: string; readonly source: Source } | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    let awaited = true;
    const find = async () => {
      const source = await findGame(desk, id).catch((): Source => ({ kind: "unanswered" }));
      if (awaited) setFound({ id, source });
    };
    void find();
    return () => {
      awaited = false;
    };
  }, [desk, id, tries]);
  const source = useMemo((): Source => {
    if (id !== undefined) return found?.id === id ? found.source : { kind: "sought" };
    if (!bringsGame(location.hash)) return { kind: "wanted", failed: null };
    const read = readGameLink(location.hash);
    return read.ok
      ? { kind: "game", record: read.value, id: null, back: null }
      : { kind: "wanted", failed: read.error };
  }, [id, found, url, changes]);
  const seekAgain = () => {
    setFound(null);
    setTries(tries + 1);
  };
  return { source, seekAgain };
}
