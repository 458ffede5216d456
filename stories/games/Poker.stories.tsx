import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type PokerOutcome, poker } from '../../games/poker/poker.rules';
import { useSay } from '../../src/app/say';
import { type PokerPlan, PokerTable } from '../../src/games/poker/PokerTable';
import type { TableProps } from '../../src/games/table/table';
import { aTable, tableStory } from './table';

export default { title: 'games/poker' };

const [arcade] = poker.skins;
const card = (rank: number, suit: number): number => suit * 13 + rank - 1;
const dealt = [card(11, 2), card(4, 0), card(11, 3), card(9, 1), card(1, 0)];

interface TableStory extends Partial<TableProps> {
  outcome?: PokerOutcome;
  plan?: PokerPlan;
}
const Table = ({ outcome, plan, ...given }: TableStory) => {
  const t = useSay();
  return arcade === undefined ? null : (
    <PokerTable
      {...aTable(t, given)}
      skin={arcade}
      plan={plan ?? null}
      onPlan={fn()}
      {...(outcome !== undefined && { outcome })}
    />
  );
};
const story = (given: TableStory, direction?: 'rtl'): StoryObj =>
  tableStory(given.phase, <Table {...given} />, direction);

const open: PokerOutcome = { cards: dealt, dealt, held: null, hand: 'jacks-or-better' };
const choosing = { phase: 'deciding', choices: ['draw'], staked: 100, outcome: open } as const;
const drawn = (
  cards: number[],
  hand: PokerOutcome['hand'],
  held: number[] = [0, 2],
): PokerOutcome => ({ cards, dealt, held, hand });
const trips = [card(11, 2), card(7, 0), card(11, 3), card(11, 1), card(2, 3)];
const miss = [card(3, 2), card(7, 0), card(12, 3), card(9, 1), card(2, 3)];
const royal = [card(10, 2), card(11, 2), card(12, 2), card(13, 2), card(1, 2)];

export const Waiting = story({});
export const Betting = story({ phase: 'betting' });
export const Choosing = story(choosing);
export const TwoHeld = story({ ...choosing, plan: { round: 1_204, hold: [0, 2] } });
export const Drawing = story({
  ...choosing,
  phase: 'acting',
  plan: { round: 1_204, hold: [0, 2] },
});
export const Revealing = story({ phase: 'revealing', outcome: drawn(trips, 'three-of-a-kind') });
export const Won = story({
  phase: 'settled',
  pays: 300,
  staked: 100,
  outcome: drawn(trips, 'three-of-a-kind'),
});
export const Royal = story({
  phase: 'settled',
  pays: 80_000,
  staked: 100,
  outcome: drawn(royal, 'royal-flush', [1, 2, 3, 4]),
});
export const Lost = story({
  phase: 'settled',
  pays: 0,
  staked: 100,
  outcome: drawn(miss, null, []),
});
export const Refused = story({ phase: 'refused', refusal: 'Insufficient amount' });
export const InArabic = story({ ...choosing, plan: { round: 1_204, hold: [0, 2] } }, 'rtl');
