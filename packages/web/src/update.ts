import { type ReadonlySignal, signal } from "@preact/signals";

const ASK_AGAIN_MS = 60 * 60 * 1000;

const found = signal(false);

/** Is there a newer version than the one that this page shows? The page goes on as it is until it is loaded anew. */
export const newVersion: ReadonlySignal<boolean> = found;

/**
 * Keeps the app on the device, so that it opens without a network; then watches for newer versions of it.
 *
 * Browsers offer this over https and on localhost only. At an address of the home network the app is played without.
 */
export async function keepOnDevice(): Promise<void> {
  addEventListener("vite:preloadError", () => void lookForPage());
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  // A page has just been opened, and is in the middle of nothing: a version that has waited for this begins now.
  if ((await serviceWorker.getRegistration())?.waiting) return loadNewest();

  // What this page still loads is more urgent than what it may need later.
  if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded));
  const registration = await serviceWorker.register("/sw.js");
  const look = () => {
    if (registration.active && registration.waiting) found.value = true;
  };
  look();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  );
  askNowAndThen(registration);
}

/** Browsers ask for a newer version when a page is opened. This one may stay open for weeks. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - asked < ASK_AGAIN_MS) return;
    asked = Date.now();
    // Without a network there is nothing newer.
    registration.update().catch(() => {});
  });
}

/** A part of the app could not be loaded. Was it because the server has another version by now? */
async function lookForPage(): Promise<void> {
  const page = await fetch("/index.html", { cache: "no-cache" }).then(
    (answer) => answer.text(),
    () => null,
  );
  const own = document.querySelector<HTMLScriptElement>("script[type='module']")?.getAttribute("src");
  if (page && own && !page.includes(own)) found.value = true;
}

/** Loads the page anew, in the newest version that this device has. Games are kept, so they go on. */
export async function loadNewest(): Promise<void> {
  const waiting =
    "serviceWorker" in navigator ? (await navigator.serviceWorker.getRegistration())?.waiting : null;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take over");
}
