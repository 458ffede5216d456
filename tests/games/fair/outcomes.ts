import { blackjack, ROUND_CARDS } from '../../../games/blackjack/blackjack.rules';
import { crash } from '../../../games/crash/crash.rules';
import { dice, ROLLS } from '../../../games/dice/dice.rules';
import { type Draw, integer } from '../../../games/fair/draw.rules';
import { choose } from '../../../games/mines/mines.odds.rules';
import { mines } from '../../../games/mines/mines.rules';
import type { MinesSkin } from '../../../games/mines/mines.skin';
import { plinkoWays } from '../../../games/plinko/plinko.odds.rules';
import { plinko } from '../../../games/plinko/plinko.rules';
import { PLINKO_ROWS, type PlinkoRows } from '../../../games/plinko/plinko.skin';
import { HAND, poker } from '../../../games/poker/poker.rules';
import { roulette } from '../../../games/roulette/roulette.rules';
import { NUMBERS, spots } from '../../../games/roulette/roulette.spots.rules';
import { slot } from '../../../games/slot/slot.rules';
import type { SlotSkin } from '../../../games/slot/slot.skin';

/** Counts an outcome: which of the tables of a round, and which of its cells. */
type Count = (table: number, cell: number) => void;

/** The outcome tables of a round, filled by the game's own rules. */
export interface Outcomes {
  readonly name: string;
  /** How likely each cell of each table is, in whole weights. */
  readonly weights: readonly (readonly number[])[];
  play(draw: Draw, count: Count): void;
}

const even = (cells: number): number[] => Array.from({ length: cells }, () => 1);
const CARDS = 52;

const ofSlot = (skin: SlotSkin): Outcomes => {
  const bet = {};
  const stake = skin.stakes.at(-1) ?? 0;
  const jackpot = skin.jackpot === undefined ? [] : [[stake, skin.jackpot.odds - stake]];
  return {
    name: `${skin.id}: stops of five reels${jackpot.length > 0 ? ' and the jackpot' : ''}`,
    weights: [...skin.reels.map(({ length }) => even(length)), ...jackpot],
    play(draw, count) {
      const { outcome } = slot.open(skin, { stake, bet }, draw);
      for (const { stops } of outcome.spins)
        for (const [reel, stop] of stops.entries()) count(reel, stop);
      if (outcome.jackpot !== undefined) count(skin.reels.length, outcome.jackpot ? 0 : 1);
    },
  };
};

const LAID = 3;
const ofMines = (skin: MinesSkin): Outcomes => ({
  name: `${skin.id}: where ${LAID} mines lie`,
  weights: [even(choose(skin.tiles, LAID))],
  play(draw, count) {
    const { state } = mines.open(skin, { stake: 100, bet: { mines: LAID } }, draw);
    count(
      0,
      state.mines.reduce((sum, tile, i) => sum + choose(tile, i + 1), 0),
    );
  },
});

const ofPlinko = (rows: PlinkoRows): Outcomes => ({
  name: `plinko: slots under ${rows} rows`,
  weights: [plinkoWays(rows)],
  play(draw, count) {
    const order = { stake: 10, bet: { rows, risk: 'low' } } as const;
    count(0, plinko.open(plinko.skins[0]!, order, draw).outcome.slot);
  },
});

const rouletteBet = { chips: [{ ...spots[0]!, amount: 10 }] };
const diceBet = { direction: 'over', target: 4_999 } as const;

/** Every table of outcomes that a game draws from. */
export const outcomes: readonly Outcomes[] = [
  {
    name: 'integers below 10,000',
    weights: [even(10_000)],
    play: (draw, count) => count(0, integer(draw, 10_000)),
  },
  ...slot.skins.map(ofSlot),
  {
    name: 'dice: rolls',
    weights: [even(ROLLS)],
    play: (draw, count) =>
      count(0, dice.open(dice.skins[0]!, { stake: 100, bet: diceBet }, draw).outcome.roll),
  },
  ...mines.skins.map(ofMines),
  ...PLINKO_ROWS.map(ofPlinko),
  {
    name: 'roulette: numbers',
    weights: [even(NUMBERS)],
    play: (draw, count) =>
      count(
        0,
        roulette.open(roulette.skins[0]!, { stake: 10, bet: rouletteBet }, draw).outcome.number,
      ),
  },
  {
    name: 'blackjack: the card at every place of the shoe',
    weights: Array.from({ length: ROUND_CARDS }, () => even(CARDS)),
    play(draw, count) {
      const { state } = blackjack.open(blackjack.skins[0]!, { stake: 10, bet: {} }, draw);
      for (const [place, card] of state.shoe.entries()) count(place, card);
    },
  },
  {
    name: 'poker: the card at every place',
    weights: Array.from({ length: 2 * HAND }, () => even(CARDS)),
    play(draw, count) {
      const { state } = poker.open(poker.skins[0]!, { stake: 10, bet: {} }, draw);
      for (const [place, card] of state.cards.entries()) count(place, card);
    },
  },
  {
    name: 'poker: the first two cards together',
    // The diagonal cannot be: no card is dealt twice.
    weights: [Array.from({ length: CARDS ** 2 }, (_, cell) => (cell % (CARDS + 1) === 0 ? 0 : 1))],
    play(draw, count) {
      const { state } = poker.open(poker.skins[0]!, { stake: 10, bet: {} }, draw);
      const [first = 0, second = 0] = state.cards;
      count(0, first * CARDS + second);
    },
  },
  {
    name: 'crash: at what a flight bursts, between 1, 1.25, 2 and 5',
    // A multiple m is reached with the chance 99 / m, in ten thousandths.
    weights: [[100, 1_980, 2_970, 2_970, 1_980]],
    play(draw, count) {
      const { state } = crash.open(crash.skins[0]!, { stake: 100, bet: { auto: null } }, draw);
      count(0, [100, 125, 200, 500].filter((from) => state.crash >= from).length);
    },
  },
];
