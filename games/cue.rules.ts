import {
  DICE_REVEAL_MS,
  DRAW_MS,
  plinkoRowMs,
  ROULETTE_REVEAL_MS,
  revealSteps,
  SLOT_LAND_MS,
} from './show.rules';

/** What is heard of a show. Each belongs to a thing that moves; none to what nearly happened. */
export type Sound = 'reel' | 'peg' | 'card' | 'tile' | 'puck' | 'tick' | 'chime' | 'leap' | 'burst';

/** A sound, so many milliseconds after its step begins. */
export interface Cue {
  readonly at: number;
  readonly sound: Sound;
}

const REELS = 5;
/** The last reel stands when the step's reels do; the others before it, evenly. */
const REEL_STAGGER_MS = 100;
/** The wheel clicks past its pockets ever slower. */
const CLICKS = 14;

type Cues = (outcome: unknown, shown: number) => Cue[];

const slotCues: Cues = (outcome, shown) => {
  const spins = (outcome as { spins?: { pays: number }[] } | null)?.spins ?? [];
  const reels = Array.from({ length: REELS }, (_, reel) => ({
    at: SLOT_LAND_MS - (REELS - 1 - reel) * REEL_STAGGER_MS,
    sound: 'reel' as const,
  }));
  const pays = spins[shown]?.pays ?? 0;
  // Free spins have no answer of their own: each says what it paid as it lands.
  return pays > 0 && spins.length > 1 ? [...reels, { at: SLOT_LAND_MS, sound: 'chime' }] : reels;
};

const plinkoCues: Cues = (outcome) => {
  const path = (outcome as { path?: number[] } | null)?.path ?? [];
  return path.map((_, row) => ({ at: plinkoRowMs(row), sound: 'peg' }));
};

const minesCues: Cues = (outcome) => {
  const { opened = [] } = (outcome ?? {}) as { opened?: number[] };
  return opened.length === 0 ? [] : [{ at: 0, sound: 'tile' }];
};

const pokerCues: Cues = () => [{ at: Math.round(DRAW_MS / 2), sound: 'card' }];

const rouletteCues: Cues = () =>
  Array.from({ length: CLICKS }, (_, click) => ({
    at: Math.round(ROULETTE_REVEAL_MS * (click / CLICKS) ** 2),
    sound: 'tick',
  }));

/** Who left in time leaps off; who did not hears it burst. A flight that goes on is silent. */
const crashCues: Cues = (outcome) => {
  const { cashed = null, crash = null } = (outcome ?? {}) as {
    cashed?: number | null;
    crash?: number | null;
  };
  if (cashed !== null) return [{ at: 0, sound: 'leap' }];
  return crash === null ? [] : [{ at: 0, sound: 'burst' }];
};

const heard: Readonly<Record<string, Cues>> = {
  blackjack: () => [{ at: 0, sound: 'card' }],
  crash: crashCues,
  dice: () => [{ at: DICE_REVEAL_MS / 2, sound: 'puck' }],
  mines: minesCues,
  plinko: plinkoCues,
  poker: pokerCues,
  roulette: rouletteCues,
  slot: slotCues,
};

/**
 * What is heard of one step of a show, in the order of time; nothing after the step's end. Two rounds
 * that move alike sound alike: a near miss has no sound.
 */
export const cuesOf = (engine: string, outcome: unknown, shown: number): readonly Cue[] => {
  const length = revealSteps(engine, outcome)[shown] ?? 0;
  return (heard[engine]?.(outcome, shown) ?? []).filter(({ at }) => at <= length);
};
