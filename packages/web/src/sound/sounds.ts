/**
 * Short sounds of wood and paper, made on the spot: a few struck notes and some noise. Nothing is downloaded, and
 * nothing lasts longer than a breath.
 */

export type SoundName = "roll" | "step" | "bust" | "claim" | "win";

/** A struck note: how high, when, how loud, how long it rings. */
interface Strike {
  /** In hertz; `to` is where it slides. */
  readonly pitch: number;
  readonly to?: number;
  /** In seconds from now. */
  readonly at: number;
  readonly level: number;
  readonly ring: number;
  /** Wood rings with one overtone, far above; without it the note is soft. */
  readonly wood?: boolean;
}

/** Dry knocks of dice on a table: noise through a narrow band. */
interface Knock {
  readonly at: number;
  readonly level: number;
  readonly band: number;
}

const WOOD_OVERTONE = 3.9;
/** Everything below this is silence. */
const SILENCE = 0.0001;

/** A scale without half tones, so that any climb sounds right: semitones above the first note. */
const CLIMB = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24] as const;
const LOWEST = 330;

const above = (pitch: number, semitones: number): number => pitch * 2 ** (semitones / 12);

/** The knocks of four dice: irregular, and ever closer and softer. */
const tumble: readonly Knock[] = [0, 0.055, 0.09, 0.15, 0.19, 0.235, 0.26].map((at, i) => ({
  at,
  level: 0.5 - i * 0.05,
  band: [2100, 3000, 1800, 2600, 2200, 3200, 1700][i] ?? 2000,
}));

const chime = (notes: readonly number[], apart: number): Strike[] =>
  notes.map((semitones, i) => ({
    pitch: above(523.25, semitones),
    at: i * apart,
    level: 0.2,
    ring: 0.34,
    wood: true,
  }));

/** What a sound is made of. `height` is how far up its column a step leads, in spaces from the bottom. */
function scoreOf(name: SoundName, height: number): { strikes: readonly Strike[]; knocks: readonly Knock[] } {
  switch (name) {
    case "roll":
      return { strikes: [], knocks: tumble };
    case "step": {
      const pitch = above(LOWEST, CLIMB[Math.min(height, CLIMB.length) - 1] ?? 0);
      return {
        strikes: [{ pitch, at: 0, level: 0.22, ring: 0.12, wood: true }],
        knocks: [{ at: 0, level: 0.12, band: 1500 }],
      };
    }
    case "bust":
      return {
        strikes: [
          { pitch: 294, to: 247, at: 0, level: 0.2, ring: 0.22 },
          { pitch: 220, to: 139, at: 0.14, level: 0.22, ring: 0.36 },
        ],
        knocks: [{ at: 0, level: 0.25, band: 500 }],
      };
    case "claim":
      return { strikes: chime([0, 7], 0.11), knocks: [{ at: 0, level: 0.2, band: 900 }] };
    case "win":
      return { strikes: chime([0, 4, 7, 12], 0.12), knocks: [] };
  }
}

function strike(context: BaseAudioContext, out: AudioNode, start: number, note: Strike): void {
  const { pitch, to = pitch, at, level, ring, wood = false } = note;
  const begins = start + at;
  const partials = wood
    ? [[1, level, ring] as const, [WOOD_OVERTONE, level * 0.22, ring * 0.3] as const]
    : [[1, level, ring] as const];
  for (const [times, loud, long] of partials) {
    const tone = context.createOscillator();
    tone.type = wood ? "sine" : "triangle";
    tone.frequency.setValueAtTime(pitch * times, begins);
    tone.frequency.exponentialRampToValueAtTime(to * times, begins + long);
    const fade = context.createGain();
    fade.gain.setValueAtTime(SILENCE, begins);
    fade.gain.exponentialRampToValueAtTime(loud, begins + 0.004);
    fade.gain.exponentialRampToValueAtTime(SILENCE, begins + long);
    tone.connect(fade).connect(out);
    tone.start(begins);
    tone.stop(begins + long);
  }
}

const KNOCK_S = 0.045;

function knock(context: BaseAudioContext, out: AudioNode, start: number, { at, level, band }: Knock): void {
  const length = Math.ceil(context.sampleRate * KNOCK_S);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = band;
  filter.Q.value = 1.6;
  const gain = context.createGain();
  gain.gain.value = level;
  noise.connect(filter).connect(gain).connect(out);
  noise.start(start + at);
}

/**
 * Plays a sound.
 *
 * @param delay in seconds from now
 * @param height how far up its column a step leads, in spaces from the bottom
 */
export function playSound(context: BaseAudioContext, name: SoundName, delay = 0, height = 1): void {
  const start = context.currentTime + delay;
  const { strikes, knocks } = scoreOf(name, height);
  for (const note of strikes) strike(context, context.destination, start, note);
  for (const one of knocks) knock(context, context.destination, start, one);
}
