import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Lets the server end: Node closes connections that are idle after a request, but waits for those on which nothing was
 * ever asked. Browsers open some in advance.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on("connection", (socket) => {
    unused.add(socket);
    socket.on("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  app.addHook("preClose", async () => {
    for (const socket of unused) socket.destroy();
  });
}
