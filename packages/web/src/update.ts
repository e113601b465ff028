import { type ReadonlySignal, signal } from "@preact/signals";

const ASK_AGAIN_MS = 60 * 60 * 1000;

const found = signal<NewVersion | null>(null);

/**
 * A newer version than the one that this page shows; whatever is opened or loaded anew shows it. It is `needed` when
 * this page has missed a part that is no longer to be had.
 */
export type NewVersion = "ready" | "needed";
export const newVersion: ReadonlySignal<NewVersion | null> = found;

/**
 * Keeps the app on the device, so that it opens without a network; then watches for newer versions of it.
 *
 * Browsers offer this over https and on localhost only. At an address of the home network the app is played without.
 */
export async function keepOnDevice(): Promise<void> {
  // A part could not be loaded: because there is no connection, or because the server has another version by now.
  addEventListener("vite:preloadError", () => void compare("needed"));
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;

  // What this page still loads is more urgent than what it may need later.
  if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded));
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register("/sw.js");
  const look = () => {
    // A page that no worker handed out has just come from the server.
    if (serviceWorker.controller) void compare("ready");
  };
  const watch = () => registration.installing?.addEventListener("statechange", look);
  watch();
  registration.addEventListener("updatefound", watch);
  look();
  askNowAndThen(registration);
}

/** There may be a newer version: where there is, people are told. */
export const lookForNewer = (): void => void compare("ready");

/** Compares this page with the newest one: the name of its script holds a hash of all that it is made of. */
async function compare(newer: NewVersion): Promise<void> {
  try {
    const newest = await (await fetch("/index.html", { cache: "no-cache" })).text();
    const own = document.querySelector("script[type='module']")?.getAttribute("src");
    if (own && newest.includes("<script") && !newest.includes(own)) found.value = newer;
  } catch {
    // Without a network there is nothing newer.
  }
}

/** Browsers look for a newer version when a page is opened. This one may stay open for weeks. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - asked < ASK_AGAIN_MS) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}
