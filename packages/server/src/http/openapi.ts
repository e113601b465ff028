/** A part of a JSON schema, or of a document that holds some. */
type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/**
 * Leaves out of a schema what would mislead: that answers have no further fields (they may gain some), and the limits of
 * whole numbers in JavaScript.
 */
export function tidySchema({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: Node }): void {
  const { def } = zodSchema as { def: { type: string; catchall?: unknown } };
  if (def.type === "object" && def.catchall === undefined) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

const PREFIX = "#/components/schemas/";

/** Names of the schemas that a part of a document refers to. */
function* refsIn(node: unknown): Generator<string> {
  if (!isNode(node)) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "$ref" && typeof value === "string") yield value.slice(PREFIX.length);
    else yield* refsIn(value);
  }
}

/** The same with schemas under other names. */
function renamed(node: unknown, nameOf: (name: string) => string): unknown {
  if (Array.isArray(node)) return node.map((item) => renamed(item, nameOf));
  if (!isNode(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === "$ref" && typeof value === "string"
        ? PREFIX + nameOf(value.slice(PREFIX.length))
        : renamed(value, nameOf),
    ]),
  );
}

/** Leaves out schemas that nothing refers to, and the ending `Input` where there is no other of that name. */
export function tidyDocument<Document extends { components: { schemas: object } }>(
  document: Document,
): Document {
  const { components, ...outside } = document;
  const all = components.schemas as Readonly<Record<string, Node>>;
  const used = new Set<string>();
  const use = (node: unknown): void => {
    for (const name of refsIn(node))
      if (!used.has(name)) {
        used.add(name);
        use(all[name]);
      }
  };
  use(outside);
  const shorten = (name: string): string => name.replace(/Input$/, "");
  const contents = (name: string): string => JSON.stringify(renamed(all[name], shorten));
  const nameOf = (name: string): string => {
    const short = shorten(name);
    return !used.has(short) || contents(name) === contents(short) ? short : name;
  };
  const schemas = [...used].sort().map((name) => [nameOf(name), renamed(all[name], nameOf)]);
  return {
    ...(renamed(outside, nameOf) as Document),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  };
}

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Requests of the same player under the same key have one effect and the same answer, for a day.",
  schema: { type: "string", minLength: 1, maxLength: 200, pattern: "^[!-~]+$" },
};

/** Names the key that changes of games can be repeated under; the server reads it itself, apart from the schemas. */
export function withIdempotencyKeys<Document extends { paths: object }>(document: Document): Document {
  const paths = Object.entries<{ post?: { parameters?: readonly object[] } }>({ ...document.paths });
  return {
    ...document,
    paths: Object.fromEntries(
      paths.map(([path, { post, ...others }]) => {
        if (!post) return [path, others];
        const keyed = { ...post, parameters: [...(post.parameters ?? []), IDEMPOTENCY_KEY] };
        return [path, { ...others, post: path.startsWith("/api/games") ? keyed : post }];
      }),
    ),
  };
}
