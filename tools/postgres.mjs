// Finds PostgreSQL's programs for the tests of the server, or installs them. Tests get their folder in POSTGRES_BIN.
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.mjs";

/** Debian and its kin keep each version in a folder of its own, and off the PATH. */
const DEBIAN = "/usr/lib/postgresql";

/** The folder with `initdb` and `postgres`; undefined (with the reason printed) if there is none and none can be had. */
export function ensurePostgres() {
  const found = findPostgres() ?? (installFromDebian("postgresql") ? findPostgres() : undefined);
  if (!found)
    console.error(
      "There is no PostgreSQL for the server's tests. Install it, or name its folder in POSTGRES_BIN.",
    );
  return found;
}

export function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.POSTGRES_BIN ?? "",
    ...versions.map((version) => join(DEBIAN, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  const suffix = process.platform === "win32" ? ".exe" : "";
  return folders.find(
    (folder) => folder && ["initdb", "postgres"].every((name) => existsSync(join(folder, name + suffix))),
  );
}
