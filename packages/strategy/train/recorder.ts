import type { Samples } from "./float-network.ts";

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
