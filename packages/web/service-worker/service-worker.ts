// Keeps the app on the device, whole: every part of it is there after one visit, also those that no screen has asked
// for yet. What a page needs is then taken from the device, and a game goes on without a network.
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

/** The build writes the list of the app's files in the place of `self.appFiles`: see precache.ts. */
declare const self: ServiceWorkerGlobalScope & { readonly appFiles: PrecacheEntry[] };

/** What only the server can answer, and files: neither is a screen of the app. */
const NO_SCREEN = [/^\/api(\/|\?|$)/, /^\/(healthz|readyz|metrics)(\?|$)/, /^[^?]*\.[^/?]+(\?|$)/];

const app = new PrecacheController();
app.addToCacheList(self.appFiles);

registerRoute(new PrecacheRoute(app));
registerRoute(new NavigationRoute(app.createHandlerBoundToURL("/index.html"), { denylist: NO_SCREEN }));
// Parts of an older version, for a page of it that is still open. The server no longer has them.
registerRoute(/\/assets\//, async ({ request }) => (await caches.match(request)) ?? fetch(request));

self.addEventListener("install", (event) => {
  void app.install(event);
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver(event));
});

async function takeOver(event: ExtendableEvent): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // One page at most: it is about to be opened, or has asked for this and loads itself anew. Of several, some may be in
  // the middle of a game of the older version, whose parts are then left alone until the next time.
  if (pages.length <= 1) await app.activate(event);
  // The first visit is not to end before the app works without a network.
  await self.clients.claim();
}

// A newer version waits until no page of the older one is open, or until a page says that it may take over.
self.addEventListener("message", ({ data }: ExtendableMessageEvent) => {
  if (data === "take over") void self.skipWaiting();
});
