import * as z from 'zod/mini';
import type { Engine, Order, RefusedStep } from '../engine';
import { integer } from '../fair/draw.rules';
import { ratio } from '../ratio.rules';
import {
  isSpot,
  NUMBERS,
  SPOT_KINDS,
  type Spot,
  spotKey,
  spotMultiple,
  spots,
} from './roulette.spots.rules';

/** A roulette table as data. Amounts are minor units. */
export interface RouletteSkin {
  readonly id: string;
  readonly name: string;
  readonly studio: string;
  /** What the chips are worth, ascending; every amount is a multiple of the smallest. */
  readonly chips: readonly number[];
  /** The most that may lie on the whole table. */
  readonly maxStake: number;
  readonly art: string;
  readonly palette: readonly [string, string, string];
}

/** What lies on one spot of the table, in minor units. */
export interface RouletteChip extends Spot {
  readonly amount: number;
}

const Chip = z
  .strictObject({
    kind: z.enum(SPOT_KINDS),
    numbers: z.readonly(z.array(z.int()).check(z.maxLength(18))),
    amount: z.int().check(z.gte(1)),
  })
  .check(z.refine(isSpot));

/** The chips on the table: at least one, on every spot at most one heap. */
export const RouletteBet = z
  .strictObject({
    chips: z.readonly(z.array(Chip).check(z.minLength(1), z.maxLength(spots.length))),
  })
  .check(z.refine(({ chips }) => new Set(chips.map(spotKey)).size === chips.length));
export interface RouletteBet {
  readonly chips: readonly RouletteChip[];
}

/** What lies on the table in all: the stake that the bet makes. */
export const rouletteStake = ({ chips }: RouletteBet): number =>
  chips.reduce((sum, { amount }) => sum + amount, 0);

/** What a chip pays when the ball falls on a number, itself included. */
export const chipPays = (chip: RouletteChip, number: number): number =>
  chip.numbers.includes(number) ? chip.amount * spotMultiple(chip) : 0;

/** What the whole table pays on a number. */
export const roulettePays = ({ chips }: RouletteBet, number: number): number =>
  chips.reduce((sum, chip) => sum + chipPays(chip, number), 0);

/** The most that a number pays, what lies on it included. */
export const rouletteMost = (bet: RouletteBet): number =>
  Math.max(...Array.from({ length: NUMBERS }, (_, number) => roulettePays(bet, number)));

/** Where the ball fell, and what each chip of the bet pays there, in the bet's order. */
export type RouletteOutcome = { readonly number: number; readonly pays: readonly number[] };

const promenade: RouletteSkin = {
  id: 'promenade-roulette',
  name: 'Promenade Roulette',
  studio: 'House',
  chips: [10, 50, 100, 500, 1_000],
  maxStake: 10_000,
  art: 'roulette',
  palette: ['#0c3b24', '#17603a', '#072416'],
};

/** The most that may lie on a table whose chips are these: as many of the largest as ever. */
export const mostOnTable = (
  { chips: own, maxStake }: RouletteSkin,
  chips: readonly number[],
): number => (maxStake / Math.max(...own)) * Math.max(...chips);

const refused = (field: string): RefusedStep => ({ refused: 'stake-refused', field });

/** A wheel with a single zero; the chips on the table make the stake. */
export const roulette: Engine<RouletteSkin, RouletteBet, null, never, RouletteOutcome> = {
  name: 'roulette',
  skins: [promenade],
  bet: RouletteBet,
  stakes: (skin) => skin.chips,
  offering: (skin, chips) => ({ ...skin, chips, maxStake: mostOnTable(skin, chips) }),
  refuses(skin, { stake, bet }: Order<RouletteBet>) {
    const smallest = skin.chips[0] ?? 1;
    if (bet.chips.some(({ amount }) => amount % smallest !== 0)) return refused('bet');
    return stake === rouletteStake(bet) && stake <= skin.maxStake ? undefined : refused('stake');
  },
  open(_skin, { bet }, draw) {
    const number = integer(draw, NUMBERS);
    const pays = bet.chips.map((chip) => chipPays(chip, number));
    return {
      state: null,
      outcome: { number, pays },
      choices: [],
      pays: pays.reduce((sum, each) => sum + each, 0),
    };
  },
  rtp(_skin, order) {
    if (order === undefined) return ratio(BigInt(NUMBERS - 1), BigInt(NUMBERS));
    const paid = Array.from({ length: NUMBERS }, (_, n) => roulettePays(order.bet, n));
    const all = paid.reduce((sum, each) => sum + each, 0);
    return ratio(BigInt(all), BigInt(NUMBERS) * BigInt(order.stake));
  },
  maxWin: () => NUMBERS - 1,
  most: (_skin, { bet }) => rouletteMost(bet),
};
