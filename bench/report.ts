/** Prints one result as one line of JSON, so that runs can be collected and compared by programs. */
export function report(bench: string, metric: string, value: number, unit: string): void {
  console.log(JSON.stringify({ bench, metric, value, unit }));
}
