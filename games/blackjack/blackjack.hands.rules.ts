import { type Card, rankIndex } from '../cards/card.rules';

/** What a card counts: 1 for an ace, 10 for a ten and every court card. */
export const cardValue = (card: Card): number => Math.min(rankIndex(card) + 1, 10);

/** What a hand counts; `soft` while an ace in it counts eleven. */
export const handTotal = (cards: readonly Card[]): { total: number; soft: boolean } => {
  const hard = cards.reduce((sum, card) => sum + cardValue(card), 0);
  const soft = hard <= 11 && cards.some((card) => cardValue(card) === 1);
  return { total: soft ? hard + 10 : hard, soft };
};

/** Twenty-one with the first two cards. A split hand is never one, whatever it counts. */
export const isBlackjack = (cards: readonly Card[]): boolean =>
  cards.length === 2 && handTotal(cards).total === 21;

/** Two cards that count alike may be split. */
export const isPair = ([a, b, ...more]: readonly Card[]): boolean =>
  a !== undefined && b !== undefined && more.length === 0 && cardValue(a) === cardValue(b);
