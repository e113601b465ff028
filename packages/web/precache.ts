import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Plugin } from "vite";

/** What the device keeps by itself when the app is installed, and nobody needs before. */
const LEFT_OUT = /^icons\//;

/** Where the list belongs, in the code of the service worker. */
const PLACE = "self.appFiles";

/**
 * Writes into the built service worker, `file` in the output folder, the list of all that was built and all that was
 * copied beside it. What carries a hash in its name needs nothing more. Of everything else the content is stated: while
 * a server is being updated it may hand out files of two versions, and half of each must not be kept as one.
 */
export function precache(file: string): Plugin {
  return {
    name: "precache",
    apply: "build",
    writeBundle({ dir = "dist" }) {
      const worker = join(dir, file);
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, sep).length).replaceAll(sep, "/"))
        .filter((path) => path !== file && !path.startsWith(".") && !LEFT_OUT.test(path))
        .sort();
      const list = files.map((path) => {
        const url = `/${path}`;
        if (path.startsWith("assets/")) return { url, revision: null };
        const hash = createHash("sha256").update(readFileSync(join(dir, path)));
        const digest = hash.digest("base64");
        return { url, revision: digest.slice(0, 12), integrity: `sha256-${digest}` };
      });
      const code = readFileSync(worker, "utf8");
      if (!code.includes(PLACE)) throw new Error(`${file} has no ${PLACE} to put the list of files in.`);
      writeFileSync(worker, code.replace(PLACE, JSON.stringify(list)));
    },
  };
}
