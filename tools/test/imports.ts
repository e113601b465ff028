// Reads what a source file imports, with the parser of the bundler, so that no comment or string can mislead it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";

export interface Import {
  /** As written: `./board.ts`, `@cantstop/rules`, `node:fs`. */
  specifier: string;
  /** `type`: erased by the compiler, so it couples two modules but loads nothing. `dynamic`: loads later, on demand. */
  kind: "static" | "dynamic" | "type";
}

/** Every static, dynamic and type import of a file, and everything it re-exports. */
export function importsOf(file: string, code: string): Import[] {
  const { module, program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Import[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    found.push({ specifier: moduleRequest.value, kind: typeOnly ? "type" : "static" });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) found.push({ specifier: moduleRequest.value, kind: isType ? "type" : "static" });
    }
  }
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === "Literal") found.push({ specifier: String(source.value), kind: "dynamic" });
    },
    TSImportType({ source }) {
      found.push({ specifier: source.value, kind: "type" });
    },
  }).visit(program);
  return found;
}

/** The sources below `folder`, as path → code; paths are relative to it, with `/`. */
export function readSources(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = paths.filter((path) => /\.tsx?$/.test(path)).map((path) => path.replaceAll("\\", "/"));
  return new Map(sources.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}
