import * as z from 'zod/mini';
import { type Card, deck } from '../cards/card.rules';
import type { Engine } from '../engine';
import { sample } from '../fair/draw.rules';
import { ratio } from '../ratio.rules';
import { handOf, type PokerHand, payTable, pokerMultiple } from './poker.hands.rules';

/** A video poker as data. */
export interface PokerSkin {
  readonly id: string;
  readonly name: string;
  readonly studio: string;
  readonly stakes: readonly number[];
  readonly art: string;
  readonly palette: readonly [string, string, string];
}

export const HAND = 5;
const EVERY_PLACE = Array.from({ length: HAND }, (_, place) => place);

/** Nothing is chosen but the stake. */
export const PokerBet = z.strictObject({});
export type PokerBet = z.infer<typeof PokerBet>;

/** The places (0 … 4, ascending) of the cards that are kept; the others are replaced. */
export const PokerAction = z.strictObject({
  kind: z.literal('draw'),
  hold: z
    .readonly(z.array(z.int().check(z.gte(0), z.lt(HAND))).check(z.maxLength(HAND)))
    .check(z.refine((hold) => hold.every((place, i) => i === 0 || place > (hold[i - 1] ?? 0)))),
});
export interface PokerAction {
  readonly kind: 'draw';
  readonly hold: readonly number[];
}

/** The cards on the table, the places that were held, and what hand they make. */
export type PokerOutcome = {
  readonly cards: readonly Card[];
  /** The five first dealt. */
  readonly dealt: readonly Card[];
  /** Null until the draw. */
  readonly held: readonly number[] | null;
  readonly hand: PokerHand | null;
};

/** The five cards dealt, then the five that may replace them, place by place. */
export type PokerState = {
  readonly stake: number;
  readonly cards: readonly Card[];
  readonly drawn: boolean;
};

const arcadeJacks: PokerSkin = {
  id: 'arcade-jacks',
  name: 'Arcade Jacks',
  studio: 'House',
  stakes: [5, 10, 25, 50, 100, 200, 500],
  art: 'jacks',
  palette: ['#14215c', '#2d3fb0', '#0b1236'],
};

/**
 * The return of the best way to play, from every deal and every draw: the fraction that
 * tests/games/poker/optimal.ts computes.
 */
const RETURN = ratio(1_653_526_326_983n, 1_661_102_543_100n);

/** Jacks or better, nine for a full house and six for a flush: five cards, one draw. */
export const poker: Engine<PokerSkin, PokerBet, PokerState, PokerAction, PokerOutcome> = {
  name: 'poker',
  skins: [arcadeJacks],
  bet: PokerBet,
  action: PokerAction,
  stakes: (skin) => skin.stakes,
  open(_skin, { stake }, draw) {
    const cards = sample(draw, deck, 2 * HAND);
    const dealt = cards.slice(0, HAND);
    return {
      state: { stake, cards, drawn: false },
      outcome: { cards: dealt, dealt, held: null, hand: handOf(dealt) ?? null },
      choices: ['draw'],
      pays: 0,
    };
  },
  act(_skin, state, { hold }) {
    if (state.drawn) return { refused: 'step-illegal', field: 'action' };
    const dealt = state.cards.slice(0, HAND);
    const cards = dealt.map((card, place) =>
      hold.includes(place) ? card : (state.cards[HAND + place] ?? card),
    );
    const hand = handOf(cards);
    return {
      state: { ...state, drawn: true },
      outcome: { cards, dealt, held: hold, hand: hand ?? null },
      choices: [],
      pays: state.stake * pokerMultiple(hand),
    };
  },
  neutral: () => ({ kind: 'draw', hold: EVERY_PLACE }),
  rtp: () => RETURN,
  maxWin: () => payTable[0].multiple,
};
