import { REACTIONS, type Reaction } from "@cantstop/protocol";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { WithWords } from "../late.tsx";
import { ReactionIcon } from "./ReactionIcon.tsx";

/** What one may call out, to choose from. A press beside it or Escape puts it away; the game goes on meanwhile. */
export function Reactions({
  words,
  onChoose,
  onClose,
}: {
  readonly onChoose: (reaction: Reaction) => void;
  readonly onClose: () => void;
} & WithWords<"onlineGame">) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    box.current?.querySelector("button")?.focus();
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) onClose();
    };
    // Before the game gets to hear of the key: Escape would take a choice back.
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      onClose();
    };
    addEventListener("pointerdown", press, true);
    addEventListener("keydown", key, true);
    return () => {
      removeEventListener("pointerdown", press, true);
      removeEventListener("keydown", key, true);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <section ref={box} class="reactions" aria-label={words.react}>
      {REACTIONS.map((reaction) => (
        <button key={reaction} type="button" onClick={() => onChoose(reaction)}>
          <ReactionIcon reaction={reaction} />
          {words.reactions[reaction]}
        </button>
      ))}
    </section>
  );
}
