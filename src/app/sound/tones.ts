import type { WinTier } from '../../../contract/win.rules';
import type { Sound } from '../../../games/cue.rules';

/** One tone: hertz, seconds, and how loud beside the others. */
export interface Tone {
  readonly pitch: number;
  /** Where the pitch goes; it stays by default. */
  readonly glide?: number;
  readonly length: number;
  readonly shape: OscillatorType;
  readonly level: number;
  /** Seconds after the sound begins. */
  readonly after?: number;
}

/** What each thing of a table sounds like: wood, tin and glass. */
export const noises: Readonly<Record<Sound, readonly Tone[]>> = {
  reel: [{ pitch: 160, glide: 70, length: 0.09, shape: 'triangle', level: 0.9 }],
  peg: [{ pitch: 1_250, glide: 1_050, length: 0.05, shape: 'sine', level: 0.4 }],
  card: [{ pitch: 620, glide: 210, length: 0.06, shape: 'sawtooth', level: 0.16 }],
  tile: [{ pitch: 340, glide: 520, length: 0.08, shape: 'triangle', level: 0.6 }],
  puck: [{ pitch: 180, glide: 720, length: 0.3, shape: 'sine', level: 0.5 }],
  tick: [{ pitch: 1_900, glide: 1_500, length: 0.02, shape: 'square', level: 0.14 }],
  leap: [
    { pitch: 320, glide: 1_400, length: 0.22, shape: 'sine', level: 0.45 },
    { pitch: 1_568, length: 0.2, shape: 'triangle', level: 0.35, after: 0.16 },
  ],
  burst: [
    { pitch: 240, glide: 40, length: 0.45, shape: 'sawtooth', level: 0.5 },
    { pitch: 900, glide: 90, length: 0.35, shape: 'square', level: 0.12 },
  ],
  chime: [{ pitch: 1_047, length: 0.35, shape: 'sine', level: 0.5 }],
};

/** C major, upwards: each tier climbs higher. */
const SCALE = [523, 659, 784, 1_047, 1_319, 1_568, 2_093];
const STEP_S = 0.09;

const climb = (notes: number): Tone[] =>
  SCALE.slice(0, notes).map((pitch, note) => ({
    pitch,
    length: 0.32,
    shape: 'triangle',
    level: 0.55,
    after: note * STEP_S,
  }));

/** Coins that fall after a great win. */
const coins = (count: number): Tone[] =>
  Array.from({ length: count }, (_, coin) => ({
    pitch: 2_200 + (coin % 3) * 260,
    glide: 2_600,
    length: 0.07,
    shape: 'sine',
    level: 0.3,
    after: SCALE.length * STEP_S + coin * 0.06,
  }));

/** A win by its tier; what returns less than the stake is silent. */
export const chords: Readonly<Record<WinTier, readonly Tone[]>> = {
  0: [],
  1: climb(3),
  2: climb(5),
  3: [...climb(7), ...coins(16)],
};

/** How a device shakes, in milliseconds on and off. */
export const pulses: Readonly<Record<WinTier, number[]>> = {
  0: [],
  1: [20],
  2: [30, 40, 30],
  3: [40, 40, 40, 40, 120],
};
