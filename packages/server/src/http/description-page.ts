/** A JSON schema, as far as the page shows it. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly default?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
}

/** An OpenAPI document, as far as the page shows it. */
export interface Document {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const asText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Text with `code` in it. */
const prose = (text = ""): string => asText(text).replace(/`([^`]+)`/g, "<code>$1</code>");

const code = (value: unknown): string => `<code>${asText(JSON.stringify(value))}</code>`;

/** What a value may be, in a few words; objects are spread out below. */
function typeOf(schema: Schema): string {
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1) ?? "";
    return `<a href="#${name}">${name}</a>`;
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.map(typeOf).join(" or ");
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(" or ");
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (typeof schema.additionalProperties === "object")
    return `object of ${typeOf(schema.additionalProperties)}`;
  if (schema.type === undefined) return "anything";
  const { minimum = "", maximum = "" } = schema;
  const isBounded = minimum !== "" || maximum !== "";
  return `${schema.type}${isBounded ? `, ${minimum} to ${maximum || "any"}` : ""}`;
}

/** What an object consists of, as a table. */
function tableOf({ properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(([name, field]) => {
    const isOptional = !required.includes(name) || field.default !== undefined;
    const without = field.default === undefined ? "" : `, ${code(field.default)} if left out`;
    const note = isOptional && field.default === undefined ? ", optional" : without;
    const inner = field.properties ? tableOf(field) : "";
    return `<tr><th scope="row"><code>${asText(name)}</code></th><td>${typeOf(field)}${note}</td><td>${prose(field.description)}${inner}</td></tr>`;
  });
  return rows.length === 0 ? "" : `<table>${rows.join("")}</table>`;
}

/** A schema, spread out as far as it is an object or a choice of objects. */
function showSchema(schema: Schema): string {
  const description = schema.description ? `<p>${prose(schema.description)}</p>` : "";
  const choices = (schema.oneOf ?? schema.anyOf)?.filter(({ properties }) => properties);
  if (choices && choices.length > 0) return description + choices.map(showSchema).join("<p>or</p>");
  if (schema.properties) return description + (tableOf(schema) || "<p>An object without fields.</p>");
  return `${description}<p>${typeOf(schema)}</p>`;
}

function showOperation(method: string, path: string, operation: Operation): string {
  const { summary = "", description, security, parameters = [], requestBody, responses } = operation;
  const body = requestBody?.content?.["application/json"]?.schema;
  const fields = parameters.map(
    ({ name, in: place, description, schema }) =>
      `<tr><th scope="row"><code>${asText(name)}</code></th><td>in the ${place}, ${typeOf(schema)}</td><td>${prose(description)}</td></tr>`,
  );
  const answers = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const schemas = Object.entries(content).map(([type, { schema }]) =>
      schema ? `<code>${type}</code>: ${typeOf(schema)}` : "",
    );
    return `<tr><th scope="row">${status}</th><td>${prose(description)}</td><td>${schemas.join("<br>")}</td></tr>`;
  });
  return [
    `<article id="${method}${path.replace(/[^a-z]+/gi, "-")}">`,
    `<h3><b>${method.toUpperCase()}</b> ${asText(path)}</h3>`,
    `<p><strong>${prose(summary)}.</strong> ${prose(description)}</p>`,
    security?.length === 0 ? "" : "<p>Needs a token.</p>",
    fields.length > 0 ? `<h4>Parameters</h4><table>${fields.join("")}</table>` : "",
    body ? `<h4>Body</h4>${showSchema(body)}` : "",
    `<h4>Answers</h4><table>${answers.join("")}</table>`,
    "</article>",
  ].join("\n");
}

/** The API as a page for people. It holds no script: the server's own content policy would forbid it. */
export function renderPage({ info, tags, paths, components }: Document): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const sections = tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags?.includes(name));
    const shown = own.map(({ method, path, operation }) => showOperation(method, path, operation));
    return `<section><h2 id="${name}">${asText(name)}</h2><p>${prose(description)}</p>${shown.join("\n")}</section>`;
  });
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => `<article id="${name}"><h3>${name}</h3>${showSchema(schema)}</article>`,
  );
  const links = [...tags.map(({ name }) => name), "shapes"].map((name) => `<a href="#${name}">${name}</a>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${asText(info.title)}: the API</title>
<link rel="stylesheet" href="/api/style.css">
</head>
<body>
<header>
<h1>${asText(info.title)}: the API</h1>
${info.description
  .split("\n\n")
  .map((paragraph) => `<p>${prose(paragraph)}</p>`)
  .join("\n")}
<p>The same for programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1), version ${asText(info.version)}.</p>
<nav>${links.join(" · ")}</nav>
</header>
<main>
${sections.join("\n")}
<section><h2 id="shapes">shapes</h2>
${shapes.join("\n")}
</section>
</main>
</body>
</html>
`;
}

export const STYLE = `:root { color-scheme: light dark; --line: #d9d2c3; --ground: #fffdf8; --ink: #2a2620; --link: #9a1b23; }
@media (prefers-color-scheme: dark) { :root { --line: #46423a; --ground: #1d1b18; --ink: #f2ede2; --link: #ff9a8b; } }
body { margin: 0 auto; padding: 1.5rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif; background: var(--ground); color: var(--ink); }
a { color: var(--link); }
h2 { margin-top: 3rem; text-transform: capitalize; }
article { margin: 1.5rem 0; padding-top: 0.5rem; border-top: 1px solid var(--line); overflow-x: auto; }
h3 { font: 600 1.1rem ui-monospace, monospace; }
h4 { margin: 1rem 0 0.25rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
th { white-space: nowrap; font-weight: 400; }
code { font: 0.9em ui-monospace, monospace; }
`;
