/** A source of random 32-bit words that knows how many it has given. */
export interface Draw {
  /** The next word, 0 … 2³²−1. */
  word(): number;
  /** Words given so far, those of earlier steps of the round included. */
  readonly used: number;
}

const WORD_VALUES = 2 ** 32;

/**
 * A whole number 0 … n−1, each equally likely: words at or above the largest multiple of n are
 * thrown away, since their remainder would favour the small numbers. Throws a RangeError unless
 * n is a whole number 1 … 2³².
 */
export const integer = (draw: Draw, n: number): number => {
  if (!Number.isSafeInteger(n) || n < 1 || n > WORD_VALUES) throw new RangeError(`no range: ${n}`);
  const fairBelow = WORD_VALUES - (WORD_VALUES % n);
  let word = draw.word();
  while (word >= fairBelow) word = draw.word();
  return word % n;
};

/** One of the items, each equally likely. Throws a RangeError for an empty list. */
export const pick = <Item>(draw: Draw, items: readonly Item[]): Item =>
  items[integer(draw, items.length)] as Item;

/** The items in an order of which each is equally likely (Fisher–Yates); the list given stays. */
export const shuffle = <Item>(draw: Draw, items: readonly Item[]): Item[] => {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = integer(draw, last + 1);
    const kept = shuffled[last] as Item;
    shuffled[last] = shuffled[other] as Item;
    shuffled[other] = kept;
  }
  return shuffled;
};

/**
 * So many of the items, none twice, in an order of which each is equally likely: the first steps
 * of a shuffle. The list given stays. Throws a RangeError when there are fewer.
 */
export const sample = <Item>(draw: Draw, items: readonly Item[], count: number): Item[] => {
  if (count > items.length) throw new RangeError(`no ${count} of ${items.length}`);
  const left = [...items];
  for (let first = 0; first < count; first += 1) {
    const other = first + integer(draw, left.length - first);
    const kept = left[first] as Item;
    left[first] = left[other] as Item;
    left[other] = kept;
  }
  return left.slice(0, count);
};
