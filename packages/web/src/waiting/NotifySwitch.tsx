import { useState } from "preact/hooks";
import type { WithWords } from "../late.tsx";
import { canNotify, notifies, wishNotices } from "../online/notify.ts";
import { Switch } from "../Switch.tsx";

/** Whether the browser is to tell of one's turn. It is asked for by a press, and nowhere else. */
export function NotifySwitch({ words: { waiting } }: WithWords<"online">) {
  const [isDenied, setDenied] = useState(false);
  if (!canNotify()) return null;
  const wish = async (isWanted: boolean) => setDenied(!(await wishNotices(isWanted)));
  return (
    <>
      <Switch
        name={waiting.notify}
        about={waiting.notifyAbout}
        on={notifies.value}
        onChange={(isWanted) => void wish(isWanted)}
      />
      <p role="status" class="quiet">
        {isDenied ? waiting.notifyDenied : ""}
      </p>
    </>
  );
}
