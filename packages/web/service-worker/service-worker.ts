// Keeps the app on the device, whole: every part of it is there after one visit, also those that no screen has asked
// for yet. What a page needs is then taken from the device, and games go on without a network.
//
// A newer version is kept beside the older one. Whatever is opened from then on is of the newer version, and pages that
// are open already stay as they are: each finds the parts it was built with, whoever else has been updated meanwhile.
// Only when no page is open at all does the newer version's worker take the older one's place, and drops what it no
// longer needs. So nothing is ever exchanged under a running game.
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

/** The build writes the list of the app's files in the place of `self.appFiles`: see precache.ts. */
declare const self: ServiceWorkerGlobalScope & { readonly appFiles: PrecacheEntry[] };

const PAGE = "/index.html";
/** Where the page of the newest version is kept, by itself, once all of that version is. */
const NEWEST = "newest";
/** What only the server can answer, and files: neither is a screen of the app. */
const NO_SCREEN = [/^\/api(\/|\?|$)/, /^\/(healthz|readyz|metrics)(\?|$)/, /^[^?]*\.[^/?]+(\?|$)/];

const app = new PrecacheController();
app.addToCacheList(self.appFiles);

const newestPage = async () =>
  (await caches.match(PAGE, { cacheName: NEWEST })) ?? (await app.matchPrecache(PAGE)) ?? fetch(PAGE);

registerRoute(new NavigationRoute(newestPage, { denylist: NO_SCREEN }));
// A page asks for this to learn whether there is a newer one.
registerRoute(({ url }) => url.pathname === PAGE, newestPage);
registerRoute(new PrecacheRoute(app));
// Parts of the other versions that are kept.
registerRoute(/\/assets\//, async ({ request }) => (await caches.match(request)) ?? fetch(request));

self.addEventListener("install", (event) => {
  event.waitUntil(keep(event));
});

async function keep(event: ExtendableEvent): Promise<void> {
  await app.install(event);
  const page = await app.matchPrecache(PAGE);
  if (page) await (await caches.open(NEWEST)).put(PAGE, page);
}

self.addEventListener("activate", (event) => {
  void app.activate(event);
  // The first visit is not to end before the app works without a network.
  event.waitUntil(self.clients.claim());
});

// A notice of somebody's turn leads to the page that gave it.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showGame(event.notification.tag));
});

async function showGame(id: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => new URL(url).pathname === `/game/${id}`);
  await (page ? page.focus() : self.clients.openWindow(`/game/${id}`));
}
