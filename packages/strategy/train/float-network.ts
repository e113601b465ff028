import type { Random } from "@cantstop/strategy";
import { type Network, ONE, outputCount, rowCount, WEIGHT_ONE } from "@cantstop/strategy";

/** Positions and what was learned about them: their active rows, and a chance for each seat in playing order. */
export interface Samples {
  /** Active rows of all samples, one after the other. */
  readonly rows: Uint16Array;
  /** Where each sample's rows begin; one more at the end. */
  readonly starts: Uint32Array;
  /** `players` numbers a sample. */
  readonly targets: Float32Array;
}

/** The network in floating point, with what its optimiser remembers (RMSProp; Tieleman and Hinton 2012). */
export class FloatNetwork {
  readonly players: number;
  readonly hidden: number;
  readonly outputs: number;
  readonly parameters: Float64Array;
  private readonly squares: Float64Array;
  private readonly biasAt: number;
  private readonly weightsAt: number;
  private readonly outputBiasAt: number;
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
    this.sums = new Float64Array(hidden);
    this.chances = new Float64Array(players);
    const spread = () => random.below(1 << 20) / (1 << 19) - 1;
    for (let i = 0; i < rows; i++) this.parameters[i] = spread() * 0.1;
    for (let h = 0; h < hidden; h++) this.parameters[this.biasAt + h] = 0.5 + 0.2 * spread();
    for (let i = this.weightsAt; i < this.outputBiasAt; i++) this.parameters[i] = spread();
  }

  /**
   * One step towards a sample's target; returns its loss before: the cross entropy, or for a player alone the
   * square of the error in turns.
   */
  learn(
    rows: Uint16Array,
    from: number,
    to: number,
    targets: Float32Array,
    at: number,
    rate: number,
  ): number {
    const { hidden, outputs, players, parameters, sums, chances, biasAt, weightsAt, outputBiasAt } = this;
    for (let h = 0; h < hidden; h++) {
      let sum = parameters[biasAt + h];
      for (let i = from; i < to; i++) sum += parameters[rows[i] * hidden + h];
      sums[h] = sum;
    }
    for (let k = 0; k < players; k++) {
      chances[k] = k < outputs ? parameters[outputBiasAt + k] : 0;
      if (k < outputs)
        for (let h = 0; h < hidden; h++)
          chances[k] += parameters[weightsAt + k * hidden + h] * Math.min(1, Math.max(0, sums[h]));
    }
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
      for (let i = from; i < to; i++) this.step(rows[i] * hidden + h, back, rate);
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

  /** The same network in whole numbers, as it plays. */
  quantise(): Network {
    const { players, hidden, parameters, biasAt, weightsAt, outputBiasAt } = this;
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
