import { RUNNERS } from "@cantstop/rules";
import { columnsOf, type Turn } from "./layout.ts";
import { type Offers, offersOf, STEPS } from "./offers.ts";

/** More than the choices that there are. */
const CHOICES = 1 << STEPS.length;

/**
 * The mean over all rolls, ready for the inner loop. The better of x and y is (x + y + |x − y|) / 2, which
 * takes no branch: a choice of two is a share of both values and of their difference.
 */
class RollMean {
  private busts = 0;
  /** Share of the value that each of {@link STEPS} leads to, … */
  private readonly shares = new Float64Array(STEPS.length);
  /** … and how many cells away it is. */
  private readonly distances = new Int32Array(STEPS.length);
  private pairs = 0;
  /** Share of the difference between the two values of a choice, … */
  private readonly pairShares = new Float64Array(CHOICES);
  /** … and by which steps and how many cells away they are, two by two. */
  private readonly pairSteps = new Uint8Array(2 * CHOICES);
  private readonly pairDistances = new Int32Array(2 * CHOICES);
  private groups = 0;
  /** The same for choices of three and more. */
  private readonly groupShares = new Float64Array(CHOICES);
  /** Where the steps of each begin; one more at the end. */
  private readonly groupStarts = new Int32Array(CHOICES + 1);
  private readonly groupSteps = new Uint8Array(STEPS.length * CHOICES);
  private readonly groupDistances = new Int32Array(STEPS.length * CHOICES);

  /** Takes up what the rolls offer. */
  load({ busts, choices, rolls }: Offers, allRolls: number): void {
    const { shares, pairShares, pairSteps, groupShares, groupStarts, groupSteps } = this;
    this.busts = busts / allRolls;
    shares.fill(0);
    let pairs = 0;
    let groups = 0;
    let end = 0;
    for (let i = 0; i < choices.length; i++) {
      const share = rolls[i] / allRolls;
      const start = end;
      for (let rest = choices[i]; rest !== 0; rest &= rest - 1)
        groupSteps[end++] = 31 - Math.clz32(rest & -rest);
      if (end - start > 2) {
        groupShares[groups++] = share;
        groupStarts[groups] = end;
        continue;
      }
      // No group after all.
      const x = groupSteps[start];
      const y = groupSteps[start + 1];
      if (end - start === 1) shares[x] += share;
      else {
        shares[x] += share / 2;
        shares[y] += share / 2;
        pairShares[pairs] = share / 2;
        pairSteps[2 * pairs] = x;
        pairSteps[2 * pairs + 1] = y;
        pairs++;
      }
      end = start;
    }
    this.pairs = pairs;
    this.groups = groups;
  }

  /** Sets the distances, for runners with room for so many rungs: 0, 1, or 2 and more. */
  aim(strides: readonly number[], rooms: readonly number[]): void {
    const { distances, pairs, pairSteps, pairDistances } = this;
    const { groups, groupStarts, groupSteps, groupDistances } = this;
    const a = Math.min(1, rooms[0]) * strides[0];
    const b = Math.min(1, rooms[1]) * strides[1];
    const c = Math.min(1, rooms[2]) * strides[2];
    // In the order of STEPS.
    distances[0] = rooms[0] * strides[0];
    distances[1] = a + b;
    distances[2] = a + c;
    distances[3] = a;
    distances[4] = rooms[1] * strides[1];
    distances[5] = b + c;
    distances[6] = b;
    distances[7] = rooms[2] * strides[2];
    distances[8] = c;
    for (let i = 0; i < 2 * pairs; i++) pairDistances[i] = distances[pairSteps[i]];
    for (let i = 0; i < groupStarts[groups]; i++) groupDistances[i] = distances[groupSteps[i]];
  }

  /**
   * Gives each cell of a box, from the highest down, the value of rolling if that is better than the value of
   * stopping, which it holds.
   *
   * @param counts rungs of the box in each column
   */
  solve(
    values: Float64Array,
    bust: number,
    highest: number,
    counts: readonly number[],
    strides: readonly number[],
  ): void {
    const { shares, distances, pairs, pairShares, pairDistances } = this;
    const { groups, groupShares, groupStarts, groupDistances } = this;
    const lost = this.busts * bust;
    // One by one, so that they stay in registers instead of being looked up for each cell.
    const [s0, s1, s2] = [shares[0], shares[1], shares[2]];
    const [s3, s4, s5] = [shares[3], shares[4], shares[5]];
    const [s6, s7, s8] = [shares[6], shares[7], shares[8]];
    const [d0, d1, d2] = [distances[0], distances[1], distances[2]];
    const [d3, d4, d5] = [distances[3], distances[4], distances[5]];
    const [d6, d7, d8] = [distances[6], distances[7], distances[8]];
    const lowestPlane = highest - (counts[0] - 1) * strides[0];
    for (let plane = highest; plane >= lowestPlane; plane -= strides[0]) {
      const lowestRow = plane - (counts[1] - 1) * strides[1];
      for (let row = plane; row >= lowestRow; row -= strides[1]) {
        const lowest = row - counts[2] + 1;
        for (let cell = row; cell >= lowest; cell--) {
          let roll = lost + s0 * values[cell + d0] + s1 * values[cell + d1] + s2 * values[cell + d2];
          roll += s3 * values[cell + d3] + s4 * values[cell + d4] + s5 * values[cell + d5];
          roll += s6 * values[cell + d6] + s7 * values[cell + d7] + s8 * values[cell + d8];
          for (let i = 0; i < pairs; i++)
            roll +=
              pairShares[i] *
              Math.abs(values[cell + pairDistances[2 * i]] - values[cell + pairDistances[2 * i + 1]]);
          for (let i = 0; i < groups; i++) {
            const end = groupStarts[i + 1];
            let k = groupStarts[i];
            let best = values[cell + groupDistances[k]];
            for (k++; k < end; k++) {
              const other = values[cell + groupDistances[k]];
              best = (best + other + Math.abs(best - other)) / 2;
            }
            roll += groupShares[i] * best;
          }
          if (roll > values[cell]) values[cell] = roll;
        }
      }
    }
  }
}

// Made once: no set is solved in the middle of another.
const mean = new RollMean();
const strides = [0, 0, 0];
const rooms = [0, 0, 0];
const counts = [0, 0, 0];

/** Solves the configurations of three placed runners: most of all there are, and all their moves stay in the set. */
export function solveTriple({ position, ladders, layout, values, bust }: Turn, set: number): void {
  const { rules } = position;
  const columns = columnsOf(set);
  const offers = offersOf(rules, set);
  const allRolls = rules.sides ** 4;
  const highest = layout.offsetOf(set) + layout.sizeOf(set) - 1;
  for (let i = 0; i < RUNNERS; i++) strides[i] = layout.strideOf(set, columns[i]);
  // Columns claimed on the way have their values already.
  for (let topped = rules.claimsOnReach ? 0 : 7; topped >= 0; topped--) {
    mean.load(offers[topped], allRolls);
    // Each runner that is not topped is one rung below its top, or lower: boxes of cells from which the same moves lead
    // equally far, and none to a later box.
    for (let lower = 0; lower < 8; lower++) {
      if ((lower & topped) !== 0) continue;
      let cell = highest;
      let isEmpty = false;
      for (let i = 0; i < RUNNERS; i++) {
        const bit = 4 >> i;
        const room = (topped & bit) !== 0 ? 0 : (lower & bit) === 0 ? 1 : 2;
        const rungs = ladders.tops[columns[i]] - room;
        if (rungs <= 0) isEmpty = true;
        rooms[i] = room;
        counts[i] = room === 2 ? rungs : 1;
        cell -= room * strides[i];
      }
      if (isEmpty) continue;
      mean.aim(strides, rooms);
      mean.solve(values, bust, cell, counts, strides);
    }
  }
}
