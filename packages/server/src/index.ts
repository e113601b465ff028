export { Problem } from "./problem.ts";
export { type ServeOptions, serve } from "./serve.ts";
export { createServer, type ServerOptions } from "./server.ts";
export { readSettings } from "./settings.ts";
