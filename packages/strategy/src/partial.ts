import { clonePosition, QUAD_MOVE } from "@cantstop/rules";
import { placeOnRungs } from "./ladder.ts";
import { columnsOf, type Turn } from "./layout.ts";
import { boardProgram, compileProgram, MOST_VALUES, type Program, sumOverRolls } from "./program.ts";

// Of each move of a program, in its order: the cell it leads to from the first rungs, if it climbs none of the set's
// columns, …
const bases = new Int32Array(MOST_VALUES);
/** … how far a rung of the first and the second column moves that cell, … */
const firstStrides = new Int32Array(MOST_VALUES);
const secondStrides = new Int32Array(MOST_VALUES);
/** … and how many rungs it climbs in them. */
const firstSteps = new Uint8Array(MOST_VALUES);
const secondSteps = new Uint8Array(MOST_VALUES);
/** Where it leads from the present rungs, and the value there. */
const cells = new Int32Array(MOST_VALUES);
const reached = new Float64Array(MOST_VALUES);

/**
 * Solves the configurations of a set of columns that leave a runner to spare: few, but each roll can lead to
 * other sets.
 */
export function solvePartial(turn: Turn, set: number): void {
  const { position, ladders, layout, values, bust } = turn;
  const { rules } = position;
  const allRolls = rules.sides ** 4;
  const [first = 0, second = 0] = columnsOf(set);
  const firstTop = ladders.tops[first] || 1;
  const secondTop = ladders.tops[second] || 1;
  // Columns claimed on the way have their values already.
  for (let topped = rules.claimsOnReach ? 0 : 3; topped >= 0; topped--) {
    const [firstLow, firstHigh] = rungsOf(first, firstTop, (topped & 2) !== 0);
    const [secondLow, secondHigh] = rungsOf(second, secondTop, (topped & 1) !== 0);
    if (firstHigh < firstLow || secondHigh < secondLow) continue;
    const program = programOf(turn, set, topped);
    const count = program.moves.length;
    findCells(turn, set, program.moves);
    for (let firstRung = firstHigh; firstRung >= firstLow; firstRung--)
      for (let secondRung = secondHigh; secondRung >= secondLow; secondRung--) {
        // Near the top steps are cut short; further down, a rung lower is as much lower wherever a move leads.
        if (secondRung <= secondTop - 3) for (let i = 0; i < count; i++) cells[i] -= secondStrides[i];
        else
          for (let i = 0; i < count; i++)
            cells[i] =
              bases[i] +
              firstStrides[i] * (Math.min(firstRung + firstSteps[i], firstTop) - 1) +
              secondStrides[i] * (Math.min(secondRung + secondSteps[i], secondTop) - 1);
        for (let i = 0; i < count; i++) reached[i] = values[cells[i]];
        const roll = sumOverRolls(program, reached, bust) / allRolls;
        const cell = layout.offsetOf(set) + (firstRung - 1) * secondTop + secondRung - 1;
        if (roll > values[cell]) values[cell] = roll;
      }
  }
}

/** The lowest and the highest rung that is topped, or is not. A missing column counts as one of a single rung, not topped. */
function rungsOf(column: number, top: number, topped: boolean): readonly [number, number] {
  if (column === 0) return topped ? [1, 0] : [1, 1];
  return topped ? [top, top] : [1, top - 1];
}

/** @param topped bit 1 for the first column, 0 for the second */
function programOf({ position, ladders }: Turn, set: number, topped: number): Program {
  const { rules, closed } = position;
  if (!rules.halvesWhileSpare) return boardProgram(rules, closed, set, topped);
  // Half a double may bear the name of a whole one that finds no room: then the camps matter too.
  const placed = clonePosition(position);
  const columns = columnsOf(set);
  const rungs = new Uint8Array(ladders.tops.length).fill(1);
  for (const [i, column] of columns.entries())
    if ((topped >> (1 - i)) & 1) rungs[column] = ladders.tops[column];
  placeOnRungs(placed, ladders, columns, rungs);
  return compileProgram(placed);
}

/** Finds the cells that moves lead to from a set of columns. */
function findCells({ ladders, layout }: Turn, set: number, moves: Uint16Array): void {
  const { tops, quadRungs } = ladders;
  const [first = 0, second = 0] = columnsOf(set);
  const secondTop = tops[second] || 1;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    const low = move & 15;
    const high = (move >> 4) & 15;
    const after = (set | (1 << low) | (1 << high)) & ~1;
    let base = layout.offsetOf(after);
    let firstStride = secondTop;
    let secondStride = 1;
    for (let fresh = after & ~set; fresh !== 0; fresh &= fresh - 1) {
      const column = 31 - Math.clz32(fresh & -fresh);
      if (column > first) firstStride *= tops[column];
      if (column > second) secondStride *= tops[column];
      // Entered by four equal dice in full, or by a double.
      if ((move & QUAD_MOVE) !== 0) base += (quadRungs[column] - 1) * layout.strideOf(after, column);
      else if (low === high && tops[column] > 1) base += layout.strideOf(after, column);
    }
    bases[i] = base;
    firstStrides[i] = firstStride;
    secondStrides[i] = secondStride;
    firstSteps[i] = stepsOf(first, low, high);
    secondSteps[i] = stepsOf(second, low, high);
  }
}

/** How many rungs of a column a move climbs. A missing column's rung is the top already. */
const stepsOf = (column: number, low: number, high: number): number =>
  (column === low ? 1 : 0) + (column === high ? 1 : 0);
