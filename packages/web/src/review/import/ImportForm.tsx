import type { Failure } from "@cantstop/rules";
import type { GameRecord } from "@cantstop/rules/notation";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Icon } from "../../icons.tsx";
import type { WithWords } from "../../late.tsx";
import type { ImportGameWords } from "../../words/import-game.ts";
import { placeIn } from "./place.ts";
import { faultOf, type ImportFault, readGame } from "./read-game.ts";
import "../../controls.css";
import "./import.css";

/** Why there is no game yet. */
type Trouble = ImportFault | { readonly code: "file_failed" };

/** A game from a text that is pasted, from a file that is chosen or dropped, or from a link among other words. */
export function ImportForm({
  failed = null,
  onGame,
  words,
}: {
  /** Why the game of the page's own address could not be read. */
  readonly failed?: Failure | null;
  readonly onGame: (record: GameRecord) => void;
} & WithWords<"importGame">) {
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState<Trouble | null>(failed && faultOf(failed));
  const area = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const label = useId();
  useEffect(() => setTrouble(failed && faultOf(failed)), [failed]);

  const take = (content: string) => {
    const read = readGame(content);
    setTrouble(read.ok ? null : read.error);
    if (read.ok) onGame(read.value);
    else mark(area.current, content, read.error);
  };
  const open = async (file: File) => {
    try {
      const content = await file.text();
      setText(content);
      // The place of a mistake is looked for in what the field holds.
      if (area.current) area.current.value = content;
      take(content);
    } catch {
      setTrouble({ code: "file_failed" });
    }
  };
  const isOver = useDroppedFile((file) => void open(file));

  return (
    <form
      class={isOver ? "import-game over" : "import-game"}
      onSubmit={(event) => {
        event.preventDefault();
        take(text);
      }}
    >
      <h2 id={label}>{words.title}</h2>
      <p class="quiet">{isOver ? words.drop : words.about}</p>
      <textarea
        ref={area}
        rows={7}
        aria-label={words.text}
        placeholder={EXAMPLE}
        spellcheck={false}
        autocapitalize="off"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div role="alert">{trouble && <TroubleMessage trouble={trouble} words={words} />}</div>
      <div class="import-buttons">
        <button type="submit" class="row-button strong">
          <Icon name="next" />
          {words.read}
        </button>
        <button type="button" class="row-button" onClick={() => picker.current?.click()}>
          <Icon name="load" />
          {words.file}
        </button>
        <input
          ref={picker}
          type="file"
          accept=".txt,.json,text/plain,application/json"
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void open(file);
            // The same file can be chosen again.
            currentTarget.value = "";
          }}
        />
      </div>
    </form>
  );
}

/** How a record begins, in every language. */
const EXAMPLE = "Format: cantstop 1\nRuleset: standard\nA: Ana\nB: Kenji\n\nA 2345:5+9 1156:2 stop";

/** Selects the place of a mistake, and brings it into sight. */
function mark(area: HTMLTextAreaElement | null, content: string, fault: ImportFault): void {
  if (!area || fault.code !== "bad_record" || !fault.failure.at) return;
  const { start, end } = placeIn(content, fault.failure.at);
  // Browsers do not scroll to what is selected for them: how high the text is up to there is measured.
  area.value = content.slice(0, end);
  const { scrollHeight, clientHeight } = area;
  area.value = content;
  area.focus();
  area.setSelectionRange(start, end);
  area.scrollTop = scrollHeight > clientHeight ? scrollHeight - clientHeight / 2 : 0;
}

function TroubleMessage({ trouble, words }: { readonly trouble: Trouble; readonly words: ImportGameWords }) {
  return (
    <div class="message bad">
      <p>{toldOf(trouble, words)}</p>
      {trouble.code === "bad_record" && trouble.failure.at && <p class="quiet">{words.marked}</p>}
      {trouble.code === "backup" && <a href="/games">{words.toGames}</a>}
    </div>
  );
}

function toldOf(trouble: Trouble, words: ImportGameWords): string {
  switch (trouble.code) {
    case "bad_record":
      return words.badRecord(trouble.failure);
    case "bad_start":
      return words.badStart(trouble.failure);
    case "bad_event":
      return words.badEvent(trouble.event, trouble.failure);
    case "file_failed":
      return words.fileFailed;
    default:
      return words.faults[trouble.code];
  }
}

/** Takes files that are dropped anywhere on the page; true while one is held over it. */
function useDroppedFile(take: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) latest.current(file);
    };
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}
