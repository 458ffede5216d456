import type { Card } from '../cards/card.rules';
import { handTotal, isBlackjack } from './blackjack.hands.rules';

/** How a hand ended. */
export type HandResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

/** The dealer's hand played to its end: cards are drawn below seventeen, a soft one stands. */
export const playDealer = (dealer: readonly Card[], shoe: readonly Card[]): readonly Card[] => {
  const cards = [...dealer];
  for (const card of shoe) {
    if (handTotal(cards).total >= 17) break;
    cards.push(card);
  }
  return cards;
};

/** How a hand ended against the dealer's; twenty-one after a split is no blackjack. */
export const resultOf = (
  cards: readonly Card[],
  dealer: readonly Card[],
  isSplit: boolean,
): HandResult => {
  const { total } = handTotal(cards);
  if (total > 21) return 'bust';
  const natural = !isSplit && isBlackjack(cards);
  if (isBlackjack(dealer)) return natural ? 'push' : 'lose';
  if (natural) return 'blackjack';
  const against = handTotal(dealer).total;
  if (against > 21 || total > against) return 'win';
  return total === against ? 'push' : 'lose';
};

/** What a hand pays, its stake included; three to two is rounded down to a whole unit. */
export const resultPays = (result: HandResult, stake: number): number => {
  if (result === 'blackjack') return stake + Math.floor((stake * 3) / 2);
  if (result === 'win') return 2 * stake;
  return result === 'push' ? stake : 0;
};
