/** The kinds of bets on a table with a single zero, from one number to half the table. */
export const SPOT_KINDS = [
  'straight',
  'split',
  'street',
  'corner',
  'six-line',
  'dozen',
  'column',
  'red',
  'black',
  'even',
  'odd',
  'low',
  'high',
] as const;
export type SpotKind = (typeof SPOT_KINDS)[number];

/** A place on the table: what is bet there, and the numbers it covers, ascending. */
export interface Spot {
  readonly kind: SpotKind;
  readonly numbers: readonly number[];
}

/** 0 … 36. */
export const NUMBERS = 37;
/** The numbers as they stand on a European wheel, clockwise from zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const RED: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

export const colourOf = (number: number): 'green' | 'red' | 'black' => {
  if (number === 0) return 'green';
  return RED.includes(number) ? 'red' : 'black';
};

const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const oneTo36 = count(36).map((i) => i + 1);
const rows = count(12).map((row) => row * 3 + 1);
const spot = (kind: SpotKind, numbers: readonly number[]): Spot => ({ kind, numbers });
const run = (first: number, length: number): number[] => count(length).map((i) => first + i);

const inside: readonly Spot[] = [
  ...count(NUMBERS).map((n) => spot('straight', [n])),
  ...[1, 2, 3].map((n) => spot('split', [0, n])),
  ...oneTo36.filter((n) => n % 3 !== 0).map((n) => spot('split', [n, n + 1])),
  ...oneTo36.filter((n) => n <= 33).map((n) => spot('split', [n, n + 3])),
  spot('street', [0, 1, 2]),
  spot('street', [0, 2, 3]),
  ...rows.map((first) => spot('street', run(first, 3))),
  spot('corner', [0, 1, 2, 3]),
  ...oneTo36
    .filter((n) => n <= 32 && n % 3 !== 0)
    .map((n) => spot('corner', [n, n + 1, n + 3, n + 4])),
  ...rows.filter((first) => first <= 31).map((first) => spot('six-line', run(first, 6))),
];
const outside: readonly Spot[] = [
  ...[1, 13, 25].map((first) => spot('dozen', run(first, 12))),
  ...[1, 2, 3].map((first) =>
    spot(
      'column',
      count(12).map((row) => first + row * 3),
    ),
  ),
  spot(
    'red',
    oneTo36.filter((n) => colourOf(n) === 'red'),
  ),
  spot(
    'black',
    oneTo36.filter((n) => colourOf(n) === 'black'),
  ),
  spot(
    'even',
    oneTo36.filter((n) => n % 2 === 0),
  ),
  spot(
    'odd',
    oneTo36.filter((n) => n % 2 === 1),
  ),
  spot('low', run(1, 18)),
  spot('high', run(19, 18)),
];

/** Every place on the table where a chip may lie. */
export const spots: readonly Spot[] = [...inside, ...outside];

/** A spot's name, the same for the same kind and numbers: 'split 1-2'. */
export const spotKey = ({ kind, numbers }: Spot): string => `${kind} ${numbers.join('-')}`;
const known = new Map(spots.map((each) => [spotKey(each), each]));

/** Whether a chip may lie there: these numbers, in ascending order, make such a bet. */
export const isSpot = (given: Spot): boolean => known.has(spotKey(given));

/** What a winning chip pays for each unit of it, the chip itself included: 36 over its numbers. */
export const spotMultiple = ({ numbers }: Spot): number => (NUMBERS - 1) / numbers.length;
