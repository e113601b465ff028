import type { Desk } from "./desk.ts";
import { Tool } from "./game/Tool.tsx";
import { useWording } from "./words/context.ts";
import "./notice.css";

/** What the player has to know, over any screen, until it is put away. */
export function Notice({ desk }: { readonly desk: Desk }) {
  const { notices } = useWording().words;
  const code = desk.notice.value;
  return (
    <div role="alert">
      {code && (
        <div class="notice">
          <p>{notices[code]}</p>
          <Tool tool={{ icon: "close", label: notices.dismiss, onPress: () => desk.notify(null) }} />
        </div>
      )}
    </div>
  );
}
