export { type ErrorBody, type ErrorCode, errorBody } from "./errors.ts";
export { type ServeOptions, serve } from "./serve.ts";
export { createServer, type ServerOptions } from "./server.ts";
