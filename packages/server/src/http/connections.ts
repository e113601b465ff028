import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorBody } from "@cantstop/protocol";
import type { ConnectionError, FastifyInstance } from "fastify";
import { refuse } from "../refusal.ts";

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

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what never becomes a request, such as a method unknown to HTTP, in the shape of all failures. */
export function refuseUnreadable({ code }: ConnectionError, socket: Socket): void {
  // Whoever has gone is told nothing.
  if (code !== "ECONNRESET" && socket.writable) {
    const status = STATUS_OF[code] ?? 400;
    const error = refuse("bad_request", `This is no request that can be read (${STATUS_CODES[status]}).`);
    const body = JSON.stringify({ error } satisfies ErrorBody);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "x-content-type-options: nosniff",
      "connection: close",
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  }
  socket.destroy();
}
