import { useState } from "preact/hooks";
import { canNotify, notifies, wishNotices } from "../online/notify.ts";
import { Switch } from "../Switch.tsx";
import type { OnlineWords } from "../words/online.ts";

/** Whether the browser is to tell of one's turn. It is asked for by a press, and nowhere else. */
export function NotifySwitch({ words }: { readonly words: OnlineWords["waiting"] }) {
  const [isDenied, setDenied] = useState(false);
  if (!canNotify()) return null;
  const wish = async (isWanted: boolean) => setDenied(!(await wishNotices(isWanted)));
  return (
    <>
      <Switch
        name={words.notify}
        about={words.notifyAbout}
        on={notifies.value}
        onChange={(isWanted) => void wish(isWanted)}
      />
      <p role="status" class="quiet">
        {isDenied ? words.notifyDenied : ""}
      </p>
    </>
  );
}
