import { type Card, rankOf, suitOf } from '../../../games/cards/card.rules';
import type { Say } from '../table/table';

const NAMES: Readonly<Record<string, string>> = {
  A: 'Card.ace',
  J: 'Card.jack',
  Q: 'Card.queen',
  K: 'Card.king',
  clubs: 'Card.clubs',
  diamonds: 'Card.diamonds',
  hearts: 'Card.hearts',
  spades: 'Card.spades',
};

/** 'Queen of hearts', in the player's language; a card that lies face down says so. */
export const cardSays = (card: Card | undefined, t: Say): string => {
  if (card === undefined) return t('Card.A card face down');
  const rank = rankOf(card);
  const suit = suitOf(card);
  const name = NAMES[rank];
  return t('Card.{rank} of {suit}', {
    rank: name === undefined ? rank : t(name),
    suit: t(NAMES[suit] ?? ''),
  });
};

/** Cards one after the other, for those who do not see them. */
export const cardsSay = (cards: readonly (Card | undefined)[], t: Say): string =>
  cards.map((card) => cardSays(card, t)).join(', ');
