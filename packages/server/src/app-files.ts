import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendRefusal } from "./http/answers.ts";
import { refuse } from "./refusal.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Serves the built app in `folder`.
 *
 * Files below `assets/` carry a hash of their content in their name and are kept for ever; everything else keeps its
 * name from one version to the next and is asked for again each time (an ETag makes that cheap). Files compressed at
 * build time (`.br`, `.gz` beside them) are sent to whoever accepts them.
 *
 * The app routes in the browser, so opening or reloading any of its addresses gets `index.html`; but only people who
 * navigate do: a program asking for an unknown path, or a page for a script that is gone, must hear 404.
 */
export async function serveApp(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, "assets") + sep;
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: "ignore",
    setHeaders(reply, path) {
      const forever = path.startsWith(assets);
      reply.header("cache-control", forever ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache");
    },
  });

  app.setNotFoundHandler((request, reply) => {
    reply.header("cache-control", "no-cache");
    if (isNavigation(request)) {
      if (existsSync(join(folder, "index.html"))) return reply.sendFile("index.html");
      return reply.code(503).type("text/plain").send("The app is not built. Run `npm run build`.\n");
    }
    const path = request.url.split("?", 1)[0];
    return sendRefusal(reply, refuse("not_found", `There is no ${request.method} ${path}.`));
  });
}

/** `Sec-Fetch-Mode` would say it outright, but over plain http browsers send it to localhost only. */
function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (/^\/(api|assets)(\/|\?|$)/.test(request.url)) return false;
  return request.headers.accept?.includes("text/html") ?? false;
}
