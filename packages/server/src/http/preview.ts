import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OnlineGame } from "@cantstop/protocol";
import type { Games } from "../games/games.ts";
import type { Api } from "./api.ts";
import { GameId } from "./game-routes.ts";

interface Sources {
  readonly games: Games;
  /** The built app. */
  readonly folder: string;
  readonly baseOf: (request: { readonly protocol: string; readonly host: string }) => string;
}

const asText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** What a link to a game shows where it is posted: who plays. Names need no translation. */
function previewOf({ id, seats }: OnlineGame, base: string): string {
  const names = seats.map((seat) => (seat.kind === "bot" ? seat.bot : (seat.name ?? "?")));
  const properties = {
    "og:site_name": "Can’t Stop",
    "og:title": `Can’t Stop: ${names.join(" · ")}`,
    "og:type": "website",
    "og:url": `${base}/game/${id}`,
    "og:image": `${base}/icons/icon-512.png`,
  };
  return Object.entries(properties)
    .map(([name, content]) => `<meta property="${name}" content="${asText(content)}" />`)
    .join("\n    ");
}

/** The app's page at a game's address, with a preview of the game in it. Other addresses are the app's own affair. */
export function addPreview(app: Api, { games, folder, baseOf }: Sources): void {
  app.get("/game/:id", { schema: { hide: true, params: GameId } }, async (request, reply) => {
    const game = await games.read(request.params.id);
    const page = game && (await readFile(join(folder, "index.html"), "utf8").catch(() => null));
    if (!page) return reply.callNotFound();
    return reply
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(page.replace("</head>", `  ${previewOf(game, baseOf(request))}\n  </head>`));
  });
}
