import { signal } from "@preact/signals";
import { browserStore } from "../storage.ts";

const NAME = "notify";

/** Are notices of one's turn wanted? */
export const notifies = signal(browserStore.read(NAME) === "yes");

/** Absent in spite of what the types say: over plain http browsers have none. */
const Notices = globalThis.Notification as typeof Notification | undefined;

/** Can this browser show notices at all? */
export const canNotify = (): boolean => Notices !== undefined && isSecureContext;

/** Switches notices on or off; false where the browser does not let them be on. */
export async function wishNotices(isWanted: boolean): Promise<boolean> {
  const isAllowed = isWanted && (await Notices?.requestPermission()) === "granted";
  notifies.value = isAllowed;
  browserStore.write(NAME, isAllowed ? "yes" : "no");
  return isAllowed || !isWanted;
}

/** Tells whoever looks elsewhere, if they want that. */
export function notify(title: string, text: string, tag: string): void {
  if (!Notices || !notifies.value || Notices.permission !== "granted" || !document.hidden) return;
  try {
    const notice = new Notices(title, { body: text, tag, icon: "/icons/icon-192.png" });
    notice.addEventListener("click", () => {
      focus();
      notice.close();
    });
  } catch {
    // Phones leave that to the service worker.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(title, { body: text, tag, icon: "/icons/icon-192.png" }));
  }
}
