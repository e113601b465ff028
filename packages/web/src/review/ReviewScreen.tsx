import type { Failure } from "@cantstop/rules";
import type { GameRecord } from "@cantstop/rules/notation";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { Desk } from "../desk.ts";
import { Tool } from "../game/Tool.tsx";
import { Lost } from "../home/Lost.tsx";
import { Icon } from "../icons.tsx";
import { late, type WithWords } from "../late.tsx";
import { Dialogs, type Opened } from "../menu/load.tsx";
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
  /** There is none yet; why the address brings none, if it was to. */
  | { readonly kind: "wanted"; readonly failed: Failure | null }
  /** `id` is null where the game is not one of this device. */
  | { readonly kind: "game"; readonly record: GameRecord; readonly id: string | null };

/** Reviews a game: one of this device, one that the address brings along, or one that is asked for. */
export function ReviewScreen({
  desk,
  id,
  words,
}: { readonly desk: Desk; readonly id?: string } & WithWords<"review">) {
  const { app } = useWording().words;
  const source = useSource(desk, id);
  useEffect(() => {
    document.title = app.titleOf(words.title);
  }, [words]);
  if (source.kind === "lost") return <Lost what="game" />;
  if (source.kind === "sought") return null;
  if (source.kind === "game")
    // Another game is another screen.
    return <Reviewed key={id ?? location.hash.split("&")[0]} desk={desk} {...source} words={words} />;
  return (
    <main class="review">
      <Header desk={desk} id={null} words={words} />
      <Wanted failed={source.failed} />
    </main>
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
  words,
}: {
  readonly desk: Desk;
  readonly record: GameRecord;
  readonly id: string | null;
  readonly words: ReviewWords;
}) {
  const { words: common, texts } = useWording();
  const [moment, go] = useMoment(record.events.length);
  const [shares, setShares] = useState(false);
  const facts = [common.home.together(record.names), texts.rulesetName(record.start.rules.ruleset)];
  return (
    <main class="review">
      <Header desk={desk} id={id} facts={facts} words={words} onShare={() => setShares(true)} />
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
  id,
  facts = [],
  words,
  onShare,
}: {
  readonly desk: Desk;
  readonly id: string | null;
  /** Which game it is. */
  readonly facts?: readonly string[];
  readonly words: ReviewWords;
  readonly onShare?: () => void;
}) {
  const { home } = useWording().words;
  const [opened, setOpened] = useState<Opened | null>(null);
  const label = id ? words.toGame : words.toGames;
  return (
    <>
      <header>
        <a class="tool" href={id ? `/play/${id}` : "/games"} aria-label={label} title={label}>
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

/** Finds the game to review: by its id, or in the address. */
function useSource(desk: Desk, id: string | undefined): Source {
  const { url } = useLocation();
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const count = () => setChanges((before) => before + 1);
    addEventListener("hashchange", count);
    return () => removeEventListener("hashchange", count);
  }, []);
  const [found, setFound] = useState<{ readonly id: string; readonly record: GameRecord | null } | null>(
    null,
  );
  useEffect(() => {
    if (id === undefined) return;
    let awaited = true;
    void desk.recall(id).then((table) => {
      const record = table?.state.peek().record ?? null;
      table?.leave();
      if (awaited) setFound({ id, record });
    });
    return () => {
      awaited = false;
    };
  }, [desk, id]);
  return useMemo((): Source => {
    if (id !== undefined) {
      if (found?.id !== id) return { kind: "sought" };
      return found.record ? { kind: "game", record: found.record, id } : { kind: "lost" };
    }
    if (!bringsGame(location.hash)) return { kind: "wanted", failed: null };
    const read = readGameLink(location.hash);
    return read.ok ? { kind: "game", record: read.value, id: null } : { kind: "wanted", failed: read.error };
  }, [id, found, url, changes]);
}
