import { useRef, useState } from "preact/hooks";
import type { RestoreResult } from "../backup.ts";
import type { Desk } from "../desk.ts";
import { Icon } from "../icons.tsx";
import type { GamesWords } from "../words/games.ts";
import { saveFile } from "./save-file.ts";

type Words = GamesWords["file"];

/** What came of taking a file in, in words. */
function told(result: RestoreResult, words: Words): string[] {
  if (!result.ok) {
    const { error } = result;
    return [error.code === "bad_game" ? words.badGame(error.id, error.failure) : words.faults[error.code]];
  }
  const { added, updated, kept } = result.value;
  return [words.restored(added, updated), ...(kept ? [] : [words.notKept])];
}

/** Everything of this device as one file, and such a file taken in. */
export function FileSection({
  desk,
  words,
  onLoaded,
}: {
  readonly desk: Desk;
  readonly words: Words;
  readonly onLoaded: () => void;
}) {
  const [message, setMessage] = useState<{ readonly bad: boolean; readonly lines: string[] } | null>(null);
  const picker = useRef<HTMLInputElement>(null);

  const save = async () => {
    setMessage(null);
    const file = await desk.backUp().catch(() => null);
    if (file) saveFile(file.name, file.text);
    else setMessage({ bad: true, lines: [words.saveFailed] });
  };
  const load = async (file: File) => {
    setMessage(null);
    const result = await file
      .text()
      .then((text) => desk.restore(text))
      .catch((): RestoreResult => ({ ok: false, error: { code: "not_json" } }));
    setMessage({ bad: !result.ok, lines: told(result, words) });
    if (result.ok) onLoaded();
  };

  return (
    <section>
      <h2>{words.title}</h2>
      <p class="quiet">{words.about}</p>
      <div class="file-buttons">
        <button type="button" class="row-button" onClick={() => void save()}>
          <Icon name="save" />
          {words.save}
        </button>
        <button type="button" class="row-button" onClick={() => picker.current?.click()}>
          <Icon name="load" />
          {words.load}
        </button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void load(file);
            // The same file can be chosen again.
            currentTarget.value = "";
          }}
        />
      </div>
      <div role="status">
        {message && (
          <div class={message.bad ? "message bad" : "message"}>
            {message.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
