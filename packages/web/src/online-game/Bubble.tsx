import type { Reaction } from "@cantstop/protocol";
import type { WithWords } from "../late.tsx";
import { ReactionIcon } from "./ReactionIcon.tsx";

/** Something that was called out, at the seat of whoever did. It is told in words elsewhere. */
export function Bubble({ reaction, words }: { readonly reaction: Reaction } & WithWords<"onlineGame">) {
  return (
    <span class="bubble" aria-hidden="true">
      <ReactionIcon reaction={reaction} size={20} />
      {words.reactions[reaction]}
    </span>
  );
}
