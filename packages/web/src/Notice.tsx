import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { Desk } from "./desk.ts";
import { Tool } from "./game/Tool.tsx";
import { newVersion } from "./update.ts";
import { useWording } from "./words/context.ts";
import "./notice.css";

/** What the player has to know, over any screen, until it is put away. */
export function Notice({ desk }: { readonly desk: Desk }) {
  const { notices } = useWording().words;
  const code = desk.notice.value;
  return (
    <>
      <div role="alert">
        {code && (
          <div class="notice">
            <p>{notices[code]}</p>
            <Tool tool={{ icon: "close", label: notices.dismiss, onPress: () => desk.notify(null) }} />
          </div>
        )}
      </div>
      <div role="status">{!code && <NewVersion />}</div>
    </>
  );
}

/** Offers the newer version where no game is disturbed, or where there is no going on without. */
function NewVersion() {
  const { notices } = useWording().words;
  const { path } = useLocation();
  const [later, setLater] = useState(false);
  const version = newVersion.value;
  if (!version || later || (version === "ready" && /^\/(?:play|game)(?:\/|$)/.test(path))) return null;
  return (
    <div class="notice">
      <p>{notices.newVersion}</p>
      <button type="button" class="notice-button" onClick={() => location.reload()}>
        {notices.reload}
      </button>
      <Tool tool={{ icon: "close", label: notices.dismiss, onPress: () => setLater(true) }} />
    </div>
  );
}
