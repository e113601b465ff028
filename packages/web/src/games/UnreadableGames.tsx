import type { Desk } from "../desk.ts";
import { Tool } from "../game/Tool.tsx";
import { Icon } from "../icons.tsx";
import type { GamesWords } from "../words/games.ts";
import type { Removal } from "./removal.ts";
import { saveFile } from "./save-file.ts";

/** Texts that are no games, or not any more: they can still be had. */
export function UnreadableGames({
  desk,
  words,
  onRemove,
}: {
  readonly desk: Desk;
  readonly words: GamesWords;
  readonly onRemove: (removal: Removal) => void;
}) {
  const texts = [...desk.unreadable()];
  const { title, about, item, save } = words.unreadable;
  if (texts.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p class="quiet">{about}</p>
      <ul class="game-list">
        {texts.map(([id, text]) => (
          <li key={id}>
            <span class="name">{item(id)}</span>
            <button
              type="button"
              class="row-button"
              onClick={() => saveFile(`cantstop-${id}.txt`, text, "text/plain")}
            >
              <Icon name="save" />
              {save}
            </button>
            <Tool
              tool={{
                icon: "remove",
                label: words.remove(item(id)),
                onPress: () =>
                  onRemove({ detail: words.removeUnreadable, confirm: () => desk.forgetUnreadable(id) }),
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
