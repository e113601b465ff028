import type { Random } from "@cantstop/strategy";
import { type Network, ONE, outputCount, rowCount, WEIGHT_ONE } from "@cantstop/strategy";
import { type RowKinship, rowKinship } from "./rows.ts";
import type { Samples } from "./samples.ts";

/**
 * The network in floating point, with what its optimiser remembers (RMSProp; Tieleman and Hinton 2012).
 *
 * Two things that hold on the board make it learn more from the same games. Spaces of a column that are
 * neighbours are worth about the same: so a space is kept as its difference to the one below, and what is
 * learned of a camp is learned of all spaces that it has climbed. And the board is its own mirror image.
 */
export class FloatNetwork {
  readonly players: number;
  readonly hidden: number;
  readonly outputs: number;
  readonly parameters: Float64Array;
  private readonly squares: Float64Array;
  private readonly biasAt: number;
  private readonly weightsAt: number;
  private readonly outputBiasAt: number;
  private readonly kinship: RowKinship;
  /** The rows of one sample with those below them. */
  private readonly climbed: Uint16Array;
  private readonly sums: Float64Array;
  private readonly chances: Float64Array;

  constructor(players: number, hidden: number, random: Random) {
    this.players = players;
    this.hidden = hidden;
    this.outputs = outputCount(players);
    const rows = rowCount(players) * hidden;
    this.biasAt = rows;
    this.weightsAt = rows + hidden;
    this.outputBiasAt = this.weightsAt + this.outputs * hidden;
    this.parameters = new Float64Array(this.outputBiasAt + this.outputs);
    this.squares = new Float64Array(this.parameters.length).fill(1e-2);
    this.kinship = rowKinship(players);
    this.climbed = new Uint16Array(rowCount(players));
    this.sums = new Float64Array(hidden);
    this.chances = new Float64Array(players);
    const spread = () => random.below(1 << 20) / (1 << 19) - 1;
    for (let i = 0; i < rows; i++) this.parameters[i] = spread() * 0.05;
    for (let h = 0; h < hidden; h++) this.parameters[this.biasAt + h] = 0.5 + 0.2 * spread();
    for (let i = this.weightsAt; i < this.outputBiasAt; i++) this.parameters[i] = spread();
  }

  /** Sums and outputs for a sample, seen in a mirror or not; returns how many rows it has climbed. */
  private look({ rows, starts }: Samples, sample: number, mirror: boolean): number {
    const { hidden, outputs, players, parameters, climbed, sums, chances } = this;
    const { feet, mirrored } = this.kinship;
    let count = 0;
    for (let i = starts[sample]; i < starts[sample + 1]; i++) {
      const row = mirror ? mirrored[rows[i]] : rows[i];
      for (let below = feet[row]; below <= row; below++) climbed[count++] = below;
    }
    for (let h = 0; h < hidden; h++) {
      let sum = parameters[this.biasAt + h];
      for (let i = 0; i < count; i++) sum += parameters[climbed[i] * hidden + h];
      sums[h] = sum;
    }
    for (let k = 0; k < players; k++) {
      chances[k] = k < outputs ? parameters[this.outputBiasAt + k] : 0;
      if (k < outputs)
        for (let h = 0; h < hidden; h++)
          chances[k] += parameters[this.weightsAt + k * hidden + h] * Math.min(1, Math.max(0, sums[h]));
    }
    return count;
  }

  /** How far the network is off, as the root of the mean square over samples: in chance, or alone in turns. */
  errorOn(samples: Samples): number {
    const count = samples.starts.length - 1;
    let squares = 0;
    for (let sample = 0; sample < count; sample++) {
      this.look(samples, sample, false);
      const at = sample * this.players;
      if (this.players > 1) this.softmax(samples.targets, at);
      squares += (this.chances[0] - samples.targets[at]) ** 2;
    }
    return Math.sqrt(squares / count);
  }

  /**
   * One step towards a sample's target; returns its loss before: the cross entropy, or for a player alone the
   * square of the error in turns.
   *
   * @param mirror whether the sample is seen in a mirror
   */
  learn(samples: Samples, sample: number, mirror: boolean, rate: number): number {
    const { hidden, outputs, players, parameters, climbed, sums, chances } = this;
    const { biasAt, weightsAt, outputBiasAt } = this;
    const { targets } = samples;
    const count = this.look(samples, sample, mirror);
    const at = sample * players;
    const loss = players === 1 ? (chances[0] - targets[at]) ** 2 : this.softmax(targets, at);
    for (let h = 0; h < hidden; h++) {
      const active = Math.min(1, Math.max(0, sums[h]));
      let back = 0;
      for (let k = 0; k < outputs; k++) {
        const error = chances[k] - targets[at + k];
        const weight = weightsAt + k * hidden + h;
        back += error * parameters[weight];
        if (active > 0) this.step(weight, error * active, rate);
      }
      if (sums[h] <= 0 || sums[h] >= 1) continue;
      this.step(biasAt + h, back, rate);
      for (let i = 0; i < count; i++) this.step(climbed[i] * hidden + h, back, rate);
    }
    for (let k = 0; k < outputs; k++) this.step(outputBiasAt + k, chances[k] - targets[at + k], rate);
    return loss;
  }

  /** Makes chances of the outputs; returns the cross entropy. */
  private softmax(targets: Float32Array, at: number): number {
    const { chances } = this;
    const highest = Math.max(...chances);
    let total = 0;
    for (let k = 0; k < chances.length; k++) {
      chances[k] = Math.exp(chances[k] - highest);
      total += chances[k];
    }
    let loss = 0;
    for (let k = 0; k < chances.length; k++) {
      chances[k] /= total;
      loss -= targets[at + k] * Math.log(chances[k] + 1e-12);
    }
    return loss;
  }

  private step(parameter: number, gradient: number, rate: number): void {
    const square = this.squares[parameter] * 0.999 + 0.001 * gradient * gradient;
    this.squares[parameter] = square;
    this.parameters[parameter] -= (rate * gradient) / (Math.sqrt(square) + 1e-4);
  }

  /** The same network in whole numbers, as it plays: there each space has its sum. */
  quantise(): Network {
    const { players, hidden, biasAt, weightsAt, outputBiasAt } = this;
    const { feet } = this.kinship;
    const parameters = this.parameters.slice();
    for (let row = 0; row < feet.length; row++)
      if (feet[row] < row)
        for (let h = 0; h < hidden; h++) parameters[row * hidden + h] += parameters[(row - 1) * hidden + h];
    const whole = (from: number, to: number, one: number) =>
      Int32Array.from(parameters.subarray(from, to), (x) => Math.round(x * one));
    return {
      players,
      hidden,
      rows: whole(0, biasAt, ONE),
      bias: whole(biasAt, weightsAt, ONE),
      weights: whole(weightsAt, outputBiasAt, WEIGHT_ONE),
      outputBias: whole(outputBiasAt, parameters.length, ONE * WEIGHT_ONE),
    };
  }
}
