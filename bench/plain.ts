import type { Random } from "@cantstop/strategy";

/** What a run of random games came to; the means tell whether the games were right. */
export interface Tally {
  games: number;
  turns: number;
  rolls: number;
  decisions: number;
  busts: number;
  firstSeatWins: number;
}

export const newTally = (): Tally => ({
  games: 0,
  turns: 0,
  rolls: 0,
  decisions: 0,
  busts: 0,
  firstSeatWins: 0,
});

const LENGTHS = Uint8Array.of(0, 0, 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3);

/** The distinct pairings of every roll: a count, then up to three pairs of sums. */
const PAIRINGS = new Uint8Array(1296 * 7);
for (let roll = 0; roll < 1296; roll++) {
  const [a, b, c, d] = [
    roll % 6,
    Math.floor(roll / 6) % 6,
    Math.floor(roll / 36) % 6,
    Math.floor(roll / 216),
  ];
  const seen: number[] = [];
  for (const [x, y] of [
    [a + b + 2, c + d + 2],
    [a + c + 2, b + d + 2],
    [a + d + 2, b + c + 2],
  ]) {
    const low = Math.min(x, y);
    if (seen.includes(low)) continue;
    PAIRINGS[roll * 7 + 1 + 2 * seen.length] = low;
    PAIRINGS[roll * 7 + 2 + 2 * seen.length] = Math.max(x, y);
    seen.push(low);
  }
  PAIRINGS[roll * 7] = seen.length;
}

/**
 * The yardstick: random two-player games of `standard`, written for that one ruleset alone in the
 * straightforward way, with typed arrays and masks and nothing precomputed but the pairings.
 */
export function playPlainGames(games: number, random: Random, tally: Tally): void {
  const spaces = new Uint8Array(32);
  const runners = new Uint8Array(16);
  const first = new Uint8Array(6);
  const second = new Uint8Array(6);
  for (let game = 0; game < games; game++) {
    spaces.fill(0);
    const scores = [0, 0];
    let closed = 0;
    let seat = 0;
    while (scores[0] < 3 && scores[1] < 3) {
      tally.turns++;
      for (let column = 2; column <= 12; column++) runners[column] = spaces[(seat << 4) | column];
      let running = 0;
      let topped = 0;
      let spare = 3;
      let stopped = false;
      while (!stopped) {
        tally.rolls++;
        const roll = random.below(1296);
        const usable = (spare > 0 ? 0x1ffc : running) & ~closed & ~topped;
        let count = 0;
        for (let i = 0; i < PAIRINGS[roll * 7]; i++) {
          const x = PAIRINGS[roll * 7 + 1 + 2 * i];
          const y = PAIRINGS[roll * 7 + 2 + 2 * i];
          const playsX = (usable >> x) & 1;
          const playsY = (usable >> y) & 1;
          if (playsX && playsY && spare === 1 && x !== y && !((running >> x) & 1) && !((running >> y) & 1)) {
            first[count] = x;
            second[count++] = 0;
            first[count] = y;
            second[count++] = 0;
          } else if (playsX || playsY) {
            first[count] = playsX ? x : y;
            second[count++] = playsX && playsY ? y : 0;
          }
        }
        if (count === 0) break;
        const choice = random.below(count);
        let column = first[choice];
        if (!((running >> column) & 1)) {
          running |= 1 << column;
          spare--;
        }
        if (++runners[column] === LENGTHS[column]) topped |= 1 << column;
        column = second[choice];
        if (column !== 0 && !((topped >> column) & 1)) {
          if (!((running >> column) & 1)) {
            running |= 1 << column;
            spare--;
          }
          if (++runners[column] === LENGTHS[column]) topped |= 1 << column;
        }
        tally.decisions += 2;
        stopped = random.below(2) === 0;
      }
      if (stopped) {
        for (let column = 2; column <= 12; column++) {
          spaces[(seat << 4) | column] = runners[column];
          if ((topped >> column) & 1) scores[seat]++;
        }
        closed |= topped;
      } else tally.busts++;
      seat ^= 1;
    }
    tally.games++;
    if (scores[0] >= 3) tally.firstSeatWins++;
  }
}
