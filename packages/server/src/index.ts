export { type ServeOptions, serve } from "./serve.ts";
export { createServer, type ServerOptions } from "./server.ts";
