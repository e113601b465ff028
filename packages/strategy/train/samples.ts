/** Positions and what was learned about them: their active rows, and a chance for each seat in playing order. */
export interface Samples {
  /** Active rows of all samples, one after the other. */
  readonly rows: Uint16Array;
  /** Where each sample's rows begin; one more at the end. */
  readonly starts: Uint32Array;
  /** `players` numbers a sample. */
  readonly targets: Float32Array;
}

/** Gathers samples in growing arrays. */
export class Recorder {
  private readonly players: number;
  private readonly rows: number[] = [];
  private readonly starts: number[] = [0];
  private readonly targets: number[] = [];

  constructor(players: number) {
    this.players = players;
  }

  /** @param chances by seat in playing order */
  add(rows: readonly number[], chances: readonly number[]): void {
    if (chances.length !== this.players) return;
    for (const row of rows) this.rows.push(row);
    this.starts.push(this.rows.length);
    for (const chance of chances) this.targets.push(chance);
  }

  take(): Samples {
    return {
      rows: Uint16Array.from(this.rows),
      starts: Uint32Array.from(this.starts),
      targets: Float32Array.from(this.targets),
    };
  }
}

/** All samples of the parts, in their order. */
export function joinSamples(parts: readonly Samples[]): Samples {
  const total = (count: (part: Samples) => number) => parts.reduce((sum, part) => sum + count(part), 0);
  const rows = new Uint16Array(total((part) => part.rows.length));
  const starts = new Uint32Array(total((part) => part.starts.length - 1) + 1);
  const targets = new Float32Array(total((part) => part.targets.length));
  let row = 0;
  let sample = 0;
  let target = 0;
  for (const part of parts) {
    rows.set(part.rows, row);
    targets.set(part.targets, target);
    for (let i = 1; i < part.starts.length; i++) starts[sample + i] = row + part.starts[i];
    row += part.rows.length;
    sample += part.starts.length - 1;
    target += part.targets.length;
  }
  return { rows, starts, targets };
}
