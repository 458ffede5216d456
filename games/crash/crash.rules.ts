import * as z from 'zod/mini';
import { multipleAt } from '../../contract/flight.rules';
import { FLIGHT_AUTO_MIN, FLIGHT_MULTIPLE_MAX } from '../../contract/limits';
import { type Engine, type RefusedStep, type Step, strangeStake } from '../engine';
import type { Draw } from '../fair/draw.rules';
import { type Ratio, ratio } from '../ratio.rules';
import type { CrashSkin } from './crash.skin';
import { rocketWheel } from './skins/rocket-wheel';

/** Where the rider is set down without a press, in hundredths; null: at the highest there is. */
export const CrashBet = z.strictObject({
  auto: z._default(
    z.nullable(z.int().check(z.gte(FLIGHT_AUTO_MIN), z.lte(FLIGHT_MULTIPLE_MAX))),
    null,
  ),
});
export interface CrashBet {
  readonly auto: number | null;
}

/**
 * A cash-out bears the server's time at its receipt, in milliseconds since take-off: nobody else's
 * counts. `land` is what the house does with who is still aboard when the flight is over.
 */
export const CrashAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cash-out'), at: z.int().check(z.gte(0)) }),
  z.strictObject({ kind: z.literal('land') }),
]);
export type CrashAction = z.infer<typeof CrashAction>;

/** Multiples in hundredths. `crash` is told only to who went down with the flight. */
export type CrashOutcome = {
  readonly auto: number | null;
  readonly cashed: number | null;
  readonly crash: number | null;
};

export type CrashState = {
  readonly stake: number;
  readonly auto: number | null;
  readonly crash: number;
  readonly isDown: boolean;
};
type CrashStep = Step<CrashState, CrashOutcome>;

/** Of 2⁵² equally likely numbers, 99 percent of the fair odds: the house keeps one percent. */
const SHARED = 99n;
const ALL = 2n ** 52n;

/**
 * The multiple at which a flight bursts, in hundredths: two words make one of 2⁵² numbers h, and
 * ⌊99 · 2⁵² / (2⁵² − h)⌋ it is, 100000 at most. A multiple m is reached with the chance 99 / m; below
 * 100 the flight bursts on its pad [decision 144].
 */
export const drawCrash = (draw: Draw): number => {
  const high = BigInt(draw.word());
  const low = BigInt(draw.word() >>> 12);
  const crash = (SHARED * ALL) / (ALL - (high * 2n ** 20n + low));
  return crash > BigInt(FLIGHT_MULTIPLE_MAX) ? FLIGHT_MULTIPLE_MAX : Number(crash);
};

/** The multiple at which a rider is set down at the latest. */
export const limitOf = ({ auto }: Pick<CrashState, 'auto'>): number => auto ?? FLIGHT_MULTIPLE_MAX;

/** Whether the flight reaches the multiple at which the rider is set down without a press. */
export const isSetDown = (state: Pick<CrashState, 'auto' | 'crash'>): boolean =>
  limitOf(state) <= state.crash;

/** What leaving at a multiple pays, in minor units: the multiple of a stake, where it is reached. */
const leftAt = (state: CrashState, multiple: number): CrashStep => {
  const { stake, auto, crash } = state;
  const isPaid = multiple <= crash;
  return {
    state: { ...state, isDown: true },
    outcome: { auto, cashed: isPaid ? multiple : null, crash: isPaid ? null : crash },
    choices: [],
    pays: isPaid ? Math.floor((stake * multiple) / 100) : 0,
  };
};

const illegal = (field: string): RefusedStep => ({ refused: 'step-illegal', field });

/** What comes back to who is always set down at a multiple, exactly. */
const returnAt = (multiple: number): Ratio =>
  ratio(((SHARED * ALL) / BigInt(multiple)) * BigInt(multiple), ALL * 100n);

/** One flight for everybody: it climbs until it bursts, and who left it in time is paid. */
export const crash: Engine<CrashSkin, CrashBet, CrashState, CrashAction, CrashOutcome> = {
  name: 'crash',
  isShared: true,
  skins: [rocketWheel],
  bet: CrashBet,
  action: CrashAction,
  stakes: (skin) => skin.stakes,
  refuses: (skin, order) => strangeStake(skin.stakes, order),
  open: (_, { stake, bet: { auto } }, draw) => ({
    state: { stake, auto, crash: drawCrash(draw), isDown: false },
    outcome: { auto, cashed: null, crash: null },
    choices: ['cash-out'],
    pays: 0,
  }),
  act(_, state, action) {
    if (state.isDown) return illegal('action');
    const limit = limitOf(state);
    return leftAt(state, action.kind === 'land' ? limit : Math.min(multipleAt(action.at), limit));
  },
  neutral: () => ({ kind: 'land' }),
  rtp: (_, order) =>
    order === undefined ? ratio(SHARED, 100n) : returnAt(limitOf({ auto: order.bet.auto })),
  maxWin: () => FLIGHT_MULTIPLE_MAX / 100,
  most: (_, { stake, bet: { auto } }) => Math.floor((stake * limitOf({ auto })) / 100),
};
