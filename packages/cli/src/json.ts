/** True for a JSON object: neither null nor a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** True for a list of whole numbers. */
export const isColumns = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((column) => Number.isInteger(column));
