import swagger from "@fastify/swagger";
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod";
import type { Api } from "./api.ts";
import { type Document, renderPage, STYLE } from "./description-page.ts";
import { tidyDocument, tidySchema, withIdempotencyKeys } from "./openapi.ts";
import { failures } from "./schemas.ts";

const INTRODUCTION = [
  "A name makes a player: `POST /api/players` answers with a token, which programs send as `Authorization: Bearer TOKEN` and browsers have as a cookie.",
  'Bodies and answers are JSON. A request that fails changes nothing, and answers `{"error":{"code","message"}}`: codes are for programs and do not change, messages are for people. Pass over fields of an answer that you do not know.',
  "A POST under `/api/games` that is repeated by the same player with the same `Idempotency-Key` (1 to 200 visible ASCII characters) has one effect and the same answer, for a day. An answered action is on disk.",
];

/** Gathers what routes say about themselves, for programs and for people; must come before them. */
export async function addDescription(app: Api, version: string): Promise<void> {
  const zodToJsonConfig = { override: tidySchema };
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Can't Stop", version, description: INTRODUCTION.join("\n\n") },
      tags: [
        { name: "players", description: "People, and the devices they play on." },
        { name: "games", description: "Setting games up, finding them, looking at them." },
        { name: "play", description: "What those who sit at a table do." },
        { name: "health", description: "What those who watch the server ask for." },
      ],
      components: {
        securitySchemes: {
          token: { type: "http", scheme: "bearer" },
          cookie: { type: "apiKey", in: "cookie", name: "cantstop" },
        },
      },
      security: [{ token: [] }, { cookie: [] }],
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig }),
    transformObject: createJsonSchemaTransformObject({ zodToJsonConfig }),
  });

  // What may be wrong with a request to any route.
  app.addHook("onRoute", ({ method, schema }) => {
    if (!schema || schema.hide) return;
    const reads = method === "GET" || method === "HEAD";
    const any = reads
      ? failures("bad_request")
      : failures("bad_request", "payload_too_large", "unsupported_media_type");
    schema.response = { ...any, ...(schema.response as object) };
  });

  // Made when first asked for, for it takes longer than the server's start.
  let document: Document | undefined;
  const describe = (): Document =>
    (document ??= withIdempotencyKeys(tidyDocument(app.swagger() as unknown as Document)));

  app.get("/api/openapi.json", { schema: { hide: true } }, (_, reply) => reply.send(describe()));
  app.get("/api", { schema: { hide: true } }, (_, reply) =>
    reply.type("text/html; charset=utf-8").send(renderPage(describe())),
  );
  app.get("/api/style.css", { schema: { hide: true } }, (_, reply) =>
    reply.type("text/css; charset=utf-8").send(STYLE),
  );
}
