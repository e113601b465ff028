import type { Migration } from "kysely";
import { first } from "./0001-first.ts";
import { devicesAndRematches } from "./0002-devices-and-rematches.ts";

/**
 * All changes of the schema, by name, in order. What a release has shipped is never edited: databases have had it. A
 * new one comes with databases of the version before it in `test/fixtures`.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-first": first,
  "0002-devices-and-rematches": devicesAndRematches,
};
