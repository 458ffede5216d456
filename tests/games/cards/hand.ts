import { type Card, RANKS, type Rank } from '../../../games/cards/card.rules';

/** A card as players write it: 'Ac', '10d', 'Kh', '2s'. */
export const card = (written: string): Card => {
  const rank = RANKS.indexOf(written.slice(0, -1) as Rank);
  const suit = 'cdhs'.indexOf(written.slice(-1));
  if (rank === -1 || suit === -1) throw new Error(`no card ${written}`);
  return suit * RANKS.length + rank;
};

/** Cards from a list of them: 'Ac 10d'. */
export const cards = (written: string): Card[] => written.split(' ').map(card);

/** The words that make `sample` give these cards first from such items; what follows is 0. */
export const wordsFor = (items: readonly Card[], wanted: readonly Card[]): number[] => {
  const left = [...items];
  return wanted.map((each, first) => {
    const at = left.indexOf(each, first);
    if (at === -1) throw new Error(`card ${each} is dealt already`);
    [left[first], left[at]] = [left[at]!, left[first]!];
    return at - first;
  });
};
