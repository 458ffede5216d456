import * as z from 'zod/mini';
import type { Engine } from '../engine';
import { integer } from '../fair/draw.rules';
import { type Ratio, ratio } from '../ratio.rules';

/** A dice game as data. */
export interface DiceSkin {
  readonly id: string;
  readonly name: string;
  readonly studio: string;
  readonly stakes: readonly number[];
  readonly art: string;
  readonly palette: readonly [string, string, string];
}

/** Equally likely rolls: 0.00 … 99.99, kept as 0 … 9999. */
export const ROLLS = 10_000;
/** What the rolls that win share, per roll: all of them but the house's one percent. */
export const SHARED = 9_900;
/** A choice wins on at least one percent of the rolls and on at most 98 percent. */
const WINNERS_MIN = 100;
const WINNERS_MAX = 9_800;

/** How many rolls win: those strictly below, or strictly above, the target. */
export const winnersOf = ({ direction, target }: DiceBet): number =>
  direction === 'under' ? target : ROLLS - 1 - target;

/** The player's choice; the target is in hundredths, 5000 being 50.00. */
export const DiceBet = z
  .strictObject({ direction: z.enum(['under', 'over']), target: z.int() })
  .check(
    z.refine((bet) => {
      const winners = winnersOf(bet);
      return winners >= WINNERS_MIN && winners <= WINNERS_MAX;
    }),
  );
export interface DiceBet {
  readonly direction: 'under' | 'over';
  readonly target: number;
}

/** The same chance on the other side of the scale. */
export const turned = (bet: DiceBet): DiceBet => ({
  direction: bet.direction === 'under' ? 'over' : 'under',
  target: ROLLS - 1 - bet.target,
});

/** The lowest and highest target of a direction. */
export const targetRange = (direction: DiceBet['direction']): { min: number; max: number } =>
  direction === 'under'
    ? { min: WINNERS_MIN, max: WINNERS_MAX }
    : { min: ROLLS - 1 - WINNERS_MAX, max: ROLLS - 1 - WINNERS_MIN };

/**
 * What a winning roll pays, in minor units: stake · 9900 / winning rolls, rounded down to a whole
 * unit, so that a round never pays more than its odds and the edge is never below one percent.
 */
export const dicePays = (stake: number, bet: DiceBet): number =>
  Math.floor((stake * SHARED) / winnersOf(bet));

/** What a choice returns, the rounding of its pay included. */
const returnOf = (stake: number, bet: DiceBet): Ratio =>
  ratio(BigInt(winnersOf(bet)) * BigInt(dicePays(stake, bet)), BigInt(ROLLS) * BigInt(stake));

/** The least of all choices at all stakes. */
const leastReturn = (stakes: readonly number[]): Ratio => {
  const { min, max } = targetRange('under');
  const choices = stakes.flatMap((stake) =>
    Array.from({ length: max - min + 1 }, (_, above) => {
      const bet: DiceBet = { direction: 'under', target: min + above };
      return { stake, bet, share: (winnersOf(bet) * dicePays(stake, bet)) / stake };
    }),
  );
  const { stake, bet } = choices.reduce((a, b) => (b.share < a.share ? b : a));
  return returnOf(stake, bet);
};

export type DiceOutcome = { readonly roll: number; readonly won: boolean };

const highStriker: DiceSkin = {
  id: 'high-striker',
  name: 'High Striker',
  studio: 'House',
  stakes: [50, 100, 200, 500, 1_000, 2_000],
  art: 'striker',
  palette: ['#1b2a6b', '#3a55c4', '#131a44'],
};

/** One roll, under or over a target that the player sets. */
export const dice: Engine<DiceSkin, DiceBet, null, never, DiceOutcome> = {
  name: 'dice',
  skins: [highStriker],
  bet: DiceBet,
  stakes: (skin) => skin.stakes,
  open(_skin, { stake, bet }, draw) {
    const roll = integer(draw, ROLLS);
    const won = bet.direction === 'under' ? roll < bet.target : roll > bet.target;
    return {
      state: null,
      outcome: { roll, won },
      choices: [],
      pays: won ? dicePays(stake, bet) : 0,
    };
  },
  rtp: (_skin, order) =>
    order === undefined ? ratio(BigInt(SHARED), BigInt(ROLLS)) : returnOf(order.stake, order.bet),
  least: ({ stakes }) => leastReturn(stakes),
  maxWin: () => SHARED / WINNERS_MIN,
  most: (_skin, { stake, bet }) => dicePays(stake, bet),
};
