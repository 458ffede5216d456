import type { Card } from '../cards/card.rules';
import { cardValue, handTotal, isPair } from './blackjack.hands.rules';
import type { BlackjackChoice } from './blackjack.rules';

/** Whether the dealer's card, an ace being 1, is one of `from` … `to`. */
const within = (up: number, from: number, to: number): boolean => up >= from && up <= to;

const splits = (value: number, up: number): boolean => {
  if (value === 1 || value === 8) return true;
  if (value === 2 || value === 3 || value === 7) return within(up, 2, 7);
  if (value === 4) return within(up, 5, 6);
  if (value === 6) return within(up, 2, 6);
  return value === 9 && (within(up, 2, 6) || within(up, 8, 9));
};

const doublesSoft = (total: number, up: number): boolean => {
  if (total <= 14) return within(up, 5, 6);
  if (total <= 16) return within(up, 4, 6);
  return total <= 18 && within(up, 3, 6);
};

const doublesHard = (total: number, up: number): boolean => {
  if (total === 9) return within(up, 3, 6);
  if (total === 10) return within(up, 2, 9);
  return total === 11 && up !== 1;
};

const stands = (total: number, soft: boolean, up: number): boolean => {
  if (soft) return total >= 19 || (total === 18 && within(up, 2, 8));
  if (total === 12) return within(up, 4, 6);
  return total >= 17 || (total >= 13 && within(up, 2, 6));
};

/**
 * The published way to play that the stated return is computed for: basic strategy for six decks,
 * a dealer who stands on soft seventeen and peeks, doubling after a split. `up` is the dealer's
 * open card; the answer is one of `choices`.
 */
export const basicStrategy = (
  cards: readonly Card[],
  up: Card,
  choices: readonly BlackjackChoice[],
): BlackjackChoice => {
  const shown = cardValue(up);
  const { total, soft } = handTotal(cards);
  if (choices.includes('split') && isPair(cards) && splits(cardValue(cards[0] ?? 0), shown))
    return 'split';
  const doubles = soft ? doublesSoft(total, shown) : doublesHard(total, shown);
  if (choices.includes('double') && doubles) return 'double';
  return stands(total, soft, shown) ? 'stand' : 'hit';
};
