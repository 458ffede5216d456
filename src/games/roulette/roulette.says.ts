import type { RouletteOutcome } from '../../../games/roulette/roulette.rules';
import { colourOf, type Spot } from '../../../games/roulette/roulette.spots.rules';
import { isBusy, type Said, type Say, type TableProps } from '../table/table';

const COLOURS = {
  green: 'Roulette.green',
  red: 'Roulette.red',
  black: 'Roulette.black',
} as const;

/** '17 black', in the player's language. */
export const numberSays = (number: number, t: Say): string =>
  t('Roulette.{number} {colour}', { number, colour: t(COLOURS[colourOf(number)]) });

/** What a spot is called: 'Split 1, 2', 'First dozen', 'Red'. */
export const spotSays = ({ kind, numbers }: Spot, t: Say): string => {
  const first = numbers[0] ?? 0;
  const list = { numbers: numbers.join(', ') };
  const said: Readonly<Record<Spot['kind'], () => string>> = {
    straight: () => numberSays(first, t),
    split: () => t('Roulette.Split {numbers}', list),
    street: () => t('Roulette.Street {numbers}', list),
    corner: () => t('Roulette.Corner {numbers}', list),
    'six-line': () => t('Roulette.Six line {numbers}', list),
    dozen: () => t('Roulette.{from} to {to}', { from: first, to: first + 11 }),
    column: () => t('Roulette.Column {number}', { number: first }),
    red: () => t('Roulette.Red'),
    black: () => t('Roulette.Black'),
    even: () => t('Roulette.Even'),
    odd: () => t('Roulette.Odd'),
    low: () => t('Roulette.{from} to {to}', { from: 1, to: 18 }),
    high: () => t('Roulette.{from} to {to}', { from: 19, to: 36 }),
  };
  return said[kind]();
};

type Table = Pick<
  TableProps,
  't' | 'amount' | 'stake' | 'phase' | 'pays' | 'refusal' | 'staked'
> & {
  /** The most that a number pays. */
  most: number;
};

/** The sentence under the board, for every phase. */
export const rouletteSays = (outcome: RouletteOutcome | undefined, table: Table): Said => {
  const { t, amount, stake, most, phase, pays = 0, staked = stake, refusal } = table;
  if (phase === 'refused')
    return { headline: refusal ?? '', detail: t('Game.Nothing was staked'), tone: 'refused' };
  if (outcome !== undefined && phase === 'settled') {
    const number = numberSays(outcome.number, t);
    return pays === 0
      ? { headline: number, detail: t('Game.No win this time'), tone: 'plain' }
      : {
          headline: t('Roulette.{number} pays {amount}', { number, amount: amount(pays) }),
          detail: t('Roulette.{amount} lay on the table', { amount: amount(staked) }),
          tone: pays > staked ? 'win' : 'plain',
        };
  }
  if (isBusy(phase)) return { headline: t('Roulette.No more bets'), detail: '', tone: 'plain' };
  return stake === 0
    ? {
        headline: t('Roulette.Place your bets'),
        detail: t('Roulette.Choose a chip, then a place on the table'),
        tone: 'plain',
      }
    : {
        headline: t('Game.Ready when you are'),
        // Whatever falls, who covers all of it has no more than before.
        detail: t(
          most > stake
            ? 'Roulette.{amount} lie on the table'
            : 'Roulette.{amount} lie on the table, and no number pays more than that',
          { amount: amount(stake) },
        ),
        tone: 'plain',
      };
};
