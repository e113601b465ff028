import { fileURLToPath } from "node:url";
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from "fastify";
import { serveApp } from "./app-files.ts";
import { codeOfStatus, errorBody, statusOf } from "./errors.ts";
import { addSecurityHeaders } from "./security.ts";

export interface ServerOptions {
  /** The built app. Default: the one in this checkout. */
  appFolder?: string;
  /** Fastify's logger option. Default: warnings and errors, as JSON lines on standard output. */
  logger?: FastifyServerOptions["logger"];
}

const APP_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** A server that is ready to listen; `close()` ends it once the requests under way are answered. */
export async function createServer(options: ServerOptions = {}): Promise<FastifyInstance> {
  const { appFolder = APP_FOLDER, logger = { level: "warn" } } = options;
  const app = Fastify({
    logger,
    // Browsers keep idle connections open for minutes; they must not keep a closing server alive.
    forceCloseConnections: "idle",
    // Requests that no route can take, such as an address that is not valid UTF-8.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      const code = codeOfStatus(error.statusCode ?? 400);
      void reply.code(statusOf(code)).send(errorBody(code, error.message));
    },
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOfStatus(error.statusCode ?? 500);
    if (code === "internal_error") {
      request.log.error(error);
      return reply.code(500).send(errorBody(code, "Something went wrong on the server."));
    }
    return reply.code(statusOf(code)).send(errorBody(code, error.message));
  });

  await addSecurityHeaders(app);
  addHealth(app);
  await serveApp(app, appFolder);
  return app;
}

/** `/healthz`: the process answers. `/readyz`: it can do its work, so send it traffic. */
function addHealth(app: FastifyInstance): void {
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", () => ({ status: "ready" }));
}
