import { type Card, deck, rankIndex, suitIndex } from '../../../games/cards/card.rules';
import { handOf, pokerMultiple } from '../../../games/poker/poker.hands.rules';
import { type Ratio, ratio } from '../../../games/ratio.rules';

/** How many ways there are to choose k of n. */
const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
};
const CHOOSE = Array.from({ length: 53 }, (_, n) =>
  Array.from({ length: 6 }, (_unused, k) => choose(n, k)),
);
/** The number that the cards at these places of a hand have among all sets of their size. */
const indexOf = (hand: readonly Card[], places: readonly number[]): number => {
  let index = 0;
  for (let i = 0; i < places.length; i += 1) index += CHOOSE[hand[places[i]!]!]![i + 1]!;
  return index;
};

/** All 2,598,960 hands, ascending; the list is the same one each time. */
const eachHand = (visit: (hand: readonly Card[]) => void): void => {
  const hand = [0, 0, 0, 0, 0];
  const add = (from: number, place: number): void => {
    for (let card = from; card < deck.length; card += 1) {
      hand[place] = card;
      if (place === 4) visit(hand);
      else add(card + 1, place + 1);
    }
  };
  add(0, 0);
};

/** Every subset of five places as a list, by its bits. */
const SUBSETS = Array.from({ length: 32 }, (_, bits) =>
  [0, 1, 2, 3, 4].filter((place) => (bits >> place) % 2 === 1),
);

/** For every set of up to five cards, what all hands that contain it pay together. */
const payTotals = (): readonly Float64Array[] => {
  const totals = [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(CHOOSE[52]![size]!));
  eachHand((hand) => {
    const multiple = pokerMultiple(handOf(hand));
    if (multiple === 0) return;
    for (const places of SUBSETS) totals[places.length]![indexOf(hand, places)]! += multiple;
  });
  return totals;
};

/** Common to all draws: 47 over 0 … 5. */
const LCM = 7_669_695;
/** The best mean of a dealt hand over all 32 ways to hold, in whole 7,669,695ths of the stake. */
const best = (totals: readonly Float64Array[], hand: readonly Card[]): number => {
  let most = 0;
  for (let held = 0; held < 32; held += 1) {
    const thrown = 31 ^ held;
    let paid = 0;
    // Hands that hold these and avoid the thrown: in and out by how many of the thrown they have.
    for (let back = thrown; ; back = (back - 1) & thrown) {
      const places = SUBSETS[held | back]!;
      const total = totals[places.length]![indexOf(hand, places)]!;
      paid += SUBSETS[back]!.length % 2 === 0 ? total : -total;
      if (back === 0) break;
    }
    const draws = CHOOSE[47]![5 - SUBSETS[held]!.length]!;
    most = Math.max(most, (paid * LCM) / draws);
  }
  return most;
};

/** Orders of so many suits of which some hold the same ranks. */
const ORDERS = 24;

/** How many hands are this one with its suits renamed; 0 for all of those but one. */
const likes = (hand: readonly Card[]): number => {
  const ranks = [0, 0, 0, 0];
  for (const card of hand) ranks[suitIndex(card)]! |= 1 << rankIndex(card);
  let same = 1;
  let orders = ORDERS;
  for (let suit = 1; suit < 4; suit += 1) {
    if (ranks[suit]! > ranks[suit - 1]!) return 0;
    same = ranks[suit] === ranks[suit - 1] ? same + 1 : 1;
    orders /= same;
  }
  return orders;
};

/**
 * The return of the best way to hold, exactly: every deal that is not another one with its suits
 * renamed, every hold, every draw. Also how many such deals there are.
 */
export const optimalReturn = (): { rtp: Ratio; deals: number } => {
  const totals = payTotals();
  let deals = 0;
  let paid = 0;
  eachHand((hand) => {
    const count = likes(hand);
    if (count === 0) return;
    deals += 1;
    paid += count * best(totals, hand);
  });
  return { rtp: ratio(BigInt(paid), BigInt(CHOOSE[52]![5]!) * BigInt(LCM)), deals };
};
