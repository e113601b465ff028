import { browserStore } from "../storage.ts";
import { lookForNewer } from "../update.ts";
import { browserFetch, openClient } from "./client.ts";
import { openIdentity } from "./identity.ts";
import { browserListen, browserPage } from "./link.ts";
import type { RemoteSources } from "./remote-game.ts";

let version: string | null = null;

/** A server that is another version than before may have a newer app, too. */
function versionSeen(seen: string): void {
  if (version !== null && version !== seen) lookForNewer();
  version = seen;
}

/** The server that this page came from, for all screens. */
export const server = openClient({ fetch: browserFetch, versionSeen });

/** Who plays on this device. */
export const identity = openIdentity(server, browserStore);

/** What games of this server are followed with. */
export const remoteSources: RemoteSources = { client: server, listen: browserListen, page: browserPage };
