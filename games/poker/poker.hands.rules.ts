import { type Card, rankIndex, suitIndex } from '../cards/card.rules';

/** The hands that pay, best first, and what each pays as a multiple of the stake: 9/6, full coin. */
export const payTable = [
  { hand: 'royal-flush', multiple: 800 },
  { hand: 'straight-flush', multiple: 50 },
  { hand: 'four-of-a-kind', multiple: 25 },
  { hand: 'full-house', multiple: 9 },
  { hand: 'flush', multiple: 6 },
  { hand: 'straight', multiple: 4 },
  { hand: 'three-of-a-kind', multiple: 3 },
  { hand: 'two-pair', multiple: 2 },
  { hand: 'jacks-or-better', multiple: 1 },
] as const;
export type PokerHand = (typeof payTable)[number]['hand'];

const ACE = 0;
const JACK = 10;
const isHigh = (rank: number): boolean => rank === ACE || rank >= JACK;

/** The ranks of the ace-high straight: ten, jack, queen, king and ace. */
const isBroadway = (ranks: readonly number[]): boolean => ranks[0] === ACE && ranks[1] === JACK - 1;

/** What five cards are worth; undefined for a hand that pays nothing. */
export const handOf = (cards: readonly Card[]): PokerHand | undefined => {
  const ranks = cards.map(rankIndex).sort((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const most = Math.max(...counts.values());
  if (counts.size === 2) return most === 4 ? 'four-of-a-kind' : 'full-house';
  if (counts.size === 3) return most === 3 ? 'three-of-a-kind' : 'two-pair';
  if (counts.size === 4) {
    const pair = [...counts].find(([, count]) => count === 2)?.[0] ?? -1;
    return isHigh(pair) ? 'jacks-or-better' : undefined;
  }
  const [first = 0] = ranks;
  const last = ranks.at(-1) ?? 0;
  const isStraight = last - first === 4 || isBroadway(ranks);
  const isFlush = cards.every((card) => suitIndex(card) === suitIndex(cards[0] ?? 0));
  if (isFlush && isStraight) return isBroadway(ranks) ? 'royal-flush' : 'straight-flush';
  if (isFlush) return 'flush';
  return isStraight ? 'straight' : undefined;
};

const multiples: ReadonlyMap<string, number> = new Map(
  payTable.map(({ hand, multiple }) => [hand, multiple]),
);

/** What a hand pays, as a multiple of the stake. */
export const pokerMultiple = (hand: PokerHand | undefined): number =>
  hand === undefined ? 0 : (multiples.get(hand) ?? 0);
