import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { output } from "zod/mini";
import type { $ZodType } from "zod/v4/core";

/** Requests are what their schemas make of them. Answers are described by schemas too, which tests hold them to. */
interface SchemaTypes extends FastifyTypeProvider {
  validator: this["schema"] extends $ZodType ? output<this["schema"]> : unknown;
  serializer: unknown;
}

/** The server, whose routes are described by schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  SchemaTypes
>;
