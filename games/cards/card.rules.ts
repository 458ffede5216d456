/** A card of a deck of 52: its suit times 13, plus its rank from the ace (0) to the king (12). */
export type Card = number;

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

/** 0 for an ace, 1 for a two … 12 for a king. */
export const rankIndex = (card: Card): number => card % RANKS.length;
/** 0 … 3, in the order of `SUITS`. */
export const suitIndex = (card: Card): number => Math.floor(card / RANKS.length);

export const rankOf = (card: Card): Rank => RANKS[rankIndex(card)] ?? 'A';
export const suitOf = (card: Card): Suit => SUITS[suitIndex(card)] ?? 'clubs';

/** The 52 cards, each once. */
export const deck: readonly Card[] = Array.from({ length: 52 }, (_, card) => card);
