import * as z from 'zod/mini';
import { type Card, deck } from '../cards/card.rules';
import type { Engine, Step } from '../engine';
import { sample } from '../fair/draw.rules';
import { cardValue, handTotal, isBlackjack, isPair } from './blackjack.hands.rules';
import { BLACKJACK_RETURN } from './blackjack.odds.rules';
import { type HandResult, playDealer, resultOf, resultPays } from './blackjack.pays.rules';

/** A blackjack table as data. */
export interface BlackjackSkin {
  readonly id: string;
  readonly name: string;
  readonly studio: string;
  /** Even, in minor units, so that three to two is whole. */
  readonly stakes: readonly number[];
  readonly art: string;
  readonly palette: readonly [string, string, string];
}

/** Nothing is chosen but the stake. */
export const BlackjackBet = z.strictObject({});
export type BlackjackBet = z.infer<typeof BlackjackBet>;

export const BlackjackAction = z.strictObject({
  kind: z.enum(['hit', 'stand', 'double', 'split']),
});
export type BlackjackAction = z.infer<typeof BlackjackAction>;
export type BlackjackChoice = BlackjackAction['kind'];

/** A hand of the player, as it is seen. `result` is null until the round is decided. */
export type BlackjackHand = {
  readonly cards: readonly Card[];
  readonly stake: number;
  readonly result: HandResult | null;
  readonly pays: number;
};

/**
 * What is seen: one hand, two after a split; `active` is the hand whose turn it is, null once the
 * round is decided. Until then `dealer` is the open card alone: the other lies face down.
 */
export type BlackjackOutcome = {
  readonly hands: readonly BlackjackHand[];
  readonly active: number | null;
  readonly dealer: readonly Card[];
};

type HeldHand = { readonly cards: readonly Card[]; readonly stake: number; readonly done: boolean };

/** The cards of the round in their order, how many are dealt, and who holds which. */
export type BlackjackState = {
  readonly stake: number;
  readonly shoe: readonly Card[];
  readonly dealt: number;
  readonly hands: readonly HeldHand[];
  readonly dealer: readonly Card[];
};
type BlackjackStep = Step<BlackjackState, BlackjackOutcome>;

const SIX_DECKS: readonly Card[] = Array.from({ length: 6 }, () => deck).flat();
/**
 * More than a round can need. Before its last card a hand counts at most 20 and the dealer's at
 * most 16: 56 in all, made of at least 40 of the 24 aces and 24 twos, and three last cards.
 */
export const ROUND_CARDS = 44;

const pavilion: BlackjackSkin = {
  id: 'pavilion-blackjack',
  name: 'Pavilion Blackjack',
  studio: 'House',
  stakes: [10, 20, 50, 100, 200, 500, 1_000],
  art: 'blackjack',
  palette: ['#3d0d18', '#7a1f33', '#22070d'],
};

const activeOf = ({ hands }: BlackjackState): number => hands.findIndex(({ done }) => !done);

/** The kinds of action that the state takes next. */
const choicesOf = (state: BlackjackState): BlackjackChoice[] => {
  const hand = state.hands[activeOf(state)];
  if (hand === undefined) return [];
  const choices: BlackjackChoice[] = ['hit', 'stand'];
  if (hand.cards.length === 2) choices.push('double');
  if (state.hands.length === 1 && isPair(hand.cards)) choices.push('split');
  return choices;
};

const running = (state: BlackjackState): BlackjackStep => ({
  state,
  outcome: {
    hands: state.hands.map(({ cards, stake }) => ({ cards, stake, result: null, pays: 0 })),
    active: activeOf(state),
    dealer: state.dealer.slice(0, 1),
  },
  choices: choicesOf(state),
  pays: 0,
});

const decided = (state: BlackjackState): BlackjackStep => {
  const isSplit = state.hands.length > 1;
  const isOver =
    isBlackjack(state.dealer) || (!isSplit && isBlackjack(state.hands[0]?.cards ?? []));
  const lives = state.hands.some(({ cards }) => handTotal(cards).total <= 21);
  const dealer =
    isOver || !lives ? state.dealer : playDealer(state.dealer, state.shoe.slice(state.dealt));
  const hands = state.hands.map(({ cards, stake }) => {
    const result = resultOf(cards, dealer, isSplit);
    return { cards, stake, result, pays: resultPays(result, stake) };
  });
  return {
    state: { ...state, dealer, hands: state.hands.map((hand) => ({ ...hand, done: true })) },
    outcome: { hands, active: null, dealer },
    choices: [],
    pays: hands.reduce((sum, { pays }) => sum + pays, 0),
  };
};

const stepOf = (state: BlackjackState): BlackjackStep =>
  activeOf(state) === -1 ? decided(state) : running(state);

/** A hand with a card more; twenty-one and beyond need no further choice. */
const withCard = (hand: HeldHand, card: Card | undefined): HeldHand => {
  const cards = card === undefined ? hand.cards : [...hand.cards, card];
  return { ...hand, cards, done: hand.done || handTotal(cards).total >= 21 };
};

/** The hands, and how many cards are dealt, after a legal choice of the active hand. */
const chosen = (state: BlackjackState, kind: BlackjackChoice, hand: HeldHand): BlackjackState => {
  const next = state.shoe[state.dealt];
  const becoming = (changed: HeldHand, dealt: number): BlackjackState => ({
    ...state,
    dealt,
    hands: state.hands.map((other) => (other === hand ? changed : other)),
  });
  if (kind === 'stand') return becoming({ ...hand, done: true }, state.dealt);
  if (kind === 'hit') return becoming(withCard(hand, next), state.dealt + 1);
  if (kind === 'double') {
    const doubled = { ...hand, stake: hand.stake + state.stake, done: true };
    return becoming(withCard(doubled, next), state.dealt + 1);
  }
  const hands = hand.cards.map((card, i) => {
    const done = cardValue(card) === 1;
    return withCard({ cards: [card], stake: state.stake, done }, state.shoe[state.dealt + i]);
  });
  return { ...state, dealt: state.dealt + 2, hands };
};

/**
 * Six decks shuffled for every round; the dealer peeks and stands on soft seventeen; blackjack
 * pays three to two; double on any first two cards, after a split too; one split, split aces get
 * one card each; no insurance, no surrender.
 */
export const blackjack: Engine<
  BlackjackSkin,
  BlackjackBet,
  BlackjackState,
  BlackjackAction,
  BlackjackOutcome
> = {
  name: 'blackjack',
  skins: [pavilion],
  bet: BlackjackBet,
  action: BlackjackAction,
  stakes: (skin) => skin.stakes,
  open(_skin, { stake }, draw) {
    const shoe = sample(draw, SIX_DECKS, ROUND_CARDS);
    const [first = 0, up = 0, second = 0, hole = 0] = shoe;
    const hand = { cards: [first, second], stake, done: isBlackjack([first, second]) };
    const state = { stake, shoe, dealt: 4, hands: [hand], dealer: [up, hole] };
    return isBlackjack(state.dealer) ? decided(state) : stepOf(state);
  },
  act(_skin, state, { kind }) {
    const hand = state.hands[activeOf(state)];
    if (hand === undefined || !choicesOf(state).includes(kind))
      return { refused: 'step-illegal', field: 'action' };
    const step = stepOf(chosen(state, kind, hand));
    return kind === 'double' || kind === 'split' ? { ...step, raise: state.stake } : step;
  },
  neutral: () => ({ kind: 'stand' }),
  rtp: () => BLACKJACK_RETURN,
  // Two hands, both doubled, both won.
  maxWin: () => 8,
};
