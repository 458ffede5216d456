import {
  type Spot,
  type SpotKind,
  spotKey,
  spots,
} from '../../../games/roulette/roulette.spots.rules';

/**
 * Where a spot lies on the board, in cells. `along` runs from zero to thirty-six, `across` from
 * the row of 3, 6, 9 … past that of 1, 4, 7 … to the dozens and the even chances.
 */
export interface Box {
  readonly along: number;
  readonly across: number;
  readonly length: number;
  readonly breadth: number;
}

/** The inside bets that are shown on demand: all at once they would cover each other. */
export const MODES = ['straight', 'split', 'street', 'corner', 'six-line'] as const;
export type Mode = (typeof MODES)[number];

const box = (along: number, across: number, length: number, breadth: number): Box => ({
  along,
  across,
  length,
  breadth,
});
const HOT = 0.66;
const hot = (along: number, across: number): Box =>
  box(along - HOT / 2, across - HOT / 2, HOT, HOT);

const alongOf = (number: number): number => (number === 0 ? 0 : Math.ceil(number / 3));
const acrossOf = (number: number): number => (3 - (number % 3)) % 3;

const dozens: readonly Box[] = [1, 5, 9].map((along) => box(along, 3, 4, 1));
const chances: Readonly<Partial<Record<SpotKind, number>>> = {
  low: 1,
  even: 3,
  red: 5,
  black: 7,
  odd: 9,
  high: 11,
};

const splitBox = (first: number, second: number): Box => {
  if (first === 0) return hot(1, acrossOf(second) + 0.5);
  return alongOf(first) === alongOf(second)
    ? hot(alongOf(first) + 0.5, acrossOf(first))
    : hot(alongOf(second), acrossOf(first) + 0.5);
};

/** Where a spot lies. */
export const boxOf = ({ kind, numbers }: Spot): Box => {
  const [first = 0, second = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  const chance = chances[kind];
  if (chance !== undefined) return box(chance, 4, 2, 1);
  if (kind === 'dozen') return dozens[Math.floor(first / 12)] ?? box(1, 3, 4, 1);
  if (kind === 'column') return box(13, acrossOf(first), 1, 1);
  if (kind === 'straight')
    return first === 0 ? box(0, 0, 1, 3) : box(alongOf(first), acrossOf(first), 1, 1);
  if (kind === 'split') return splitBox(first, second);
  if (kind === 'street')
    return first === 0 ? hot(1, acrossOf(second)) : hot(alongOf(first) + 0.5, 3);
  if (kind === 'six-line') return hot(alongOf(last), 3);
  return first === 0 ? hot(1, 3) : hot(alongOf(last), acrossOf(first));
};

const isAlways = (kind: SpotKind): boolean =>
  kind === 'straight' || !(MODES as readonly SpotKind[]).includes(kind);

/** The spots that are shown: those of every mode, those of this one, and those with chips. */
export const spotsShown = (mode: Mode, taken: ReadonlySet<string>): readonly Spot[] =>
  spots.filter((spot) => isAlways(spot.kind) || spot.kind === mode || taken.has(spotKey(spot)));
