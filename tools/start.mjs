// `npm start`: set up, then serve the game in this very process, so that Ctrl-C reaches the server directly.
import { setup } from "./setup.mjs";

// Between npm and this process stands a shell, and npm passes a signal on to that shell only. Should it die of it without
// passing it on in turn, as Debian's does, nobody would be left to end the server: so it ends itself.
const parent = process.ppid;
if (process.env.npm_lifecycle_event === "start") {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 100).unref();
}

setup();
await import("../packages/server/dist/main.js");
