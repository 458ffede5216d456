/** The four suits, each in a box 20 wide and 20 high around its middle. */
export const SUIT_PATHS = {
  hearts: 'M0 9C-6 4-10 0-10-4.500A5 5 0 0 1 0-6 5 5 0 0 1 10-4.500C10 0 6 4 0 9z',
  diamonds: 'M0-10Q3-4 8 0 3 4 0 10-3 4-8 0-3-4 0-10z',
  spades:
    'M0-10C4-5 9-2 9 2.500A4.500 4.500 0 0 1 1.500 5Q2 8 4 10H-4Q-2 8-1.500 5A4.500 4.500 0 0 1-9 2.500C-9-2-4-5 0-10z',
  clubs:
    'M0-10a4.500 4.500 0 0 1 3.500 7.300A4.600 4.600 0 1 1 1.400 4.700Q2 8 4 10H-4Q-2 8-1.400 4.700A4.600 4.600 0 1 1-3.500-2.700 4.500 4.500 0 0 1 0-10z',
} as const;

/** Card ranks as strokes, in a box 12 wide and 16 high around their middle. */
export const RANK_STROKES = {
  A: 'M-6 8 0-8 6 8M-3.500 2.500h7',
  K: 'M-5-8V8M5.500-8-5 2M-1.500-1.500 6 8',
  Q: 'M0-8q6 0 6 8t-6 8-6-8 6-8zM1.500 3 6.500 9',
  J: 'M-1-8H6M3-8V3Q3 8-1.500 8-6 8-6 3',
  10: 'M-6-5.500-3.500-8V8M4-8q3.500 0 3.500 8T4 8 .5 0 4-8z',
} as const;

export type Suit = keyof typeof SUIT_PATHS;
export type PaintedRank = keyof typeof RANK_STROKES;

export const isRed = (suit: Suit): boolean => suit === 'hearts' || suit === 'diamonds';
