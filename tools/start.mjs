// `npm start`: set up, then serve the game in this very process, so that Ctrl-C reaches the server directly.
import { setup } from "./setup.mjs";

setup();
await import("../packages/server/dist/main.js");
