import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  type RouletteBet,
  type RouletteOutcome,
  roulette,
  roulettePays,
  rouletteStake,
} from '../../games/roulette/roulette.rules';
import { spotKey, spots } from '../../games/roulette/roulette.spots.rules';
import { useSay } from '../../src/app/say';
import { type RoulettePlan, RouletteTable } from '../../src/games/roulette/RouletteTable';
import type { Mode } from '../../src/games/roulette/roulette.board';
import type { TableProps } from '../../src/games/table/table';
import { aTable, tableStory } from './table';

export default { title: 'games/roulette' };

const [promenade] = roulette.skins;
const betOf = (heaps: Readonly<Record<string, number>>): RouletteBet => ({
  chips: spots.flatMap((spot) => {
    const amount = heaps[spotKey(spot)];
    return amount === undefined ? [] : [{ ...spot, amount }];
  }),
});
const red = spots.find(({ kind }) => kind === 'red');
const evening = betOf({
  'straight 17': 50,
  'straight 0': 10,
  'split 8-11': 100,
  'corner 25-26-28-29': 50,
  'dozen 13-14-15-16-17-18-19-20-21-22-23-24': 500,
  [red === undefined ? '' : spotKey(red)]: 100,
});

interface TableStory extends Partial<TableProps> {
  bet?: RouletteBet;
  plan?: RoulettePlan;
  outcome?: RouletteOutcome;
}
const Table = ({ bet = { chips: [] }, plan, outcome, ...given }: TableStory) => {
  const t = useSay();
  return promenade === undefined ? null : (
    <RouletteTable
      {...aTable(t, { stake: rouletteStake(bet), stakes: promenade.chips, ...given })}
      skin={promenade}
      bet={bet}
      onBet={fn()}
      plan={plan ?? null}
      onPlan={fn()}
      {...(outcome !== undefined && { outcome })}
    />
  );
};
const story = (given: TableStory, direction?: 'rtl'): StoryObj =>
  tableStory(given.phase, <Table {...given} />, direction);
const showing = (mode: Mode): RoulettePlan => ({ chip: 100, mode, past: [{ chips: [] }] });
const fell = (number: number): RouletteOutcome => ({ number, pays: [] });

export const Empty = story({});
export const Covered = story({
  bet: {
    chips: spots
      .filter(({ kind }) => kind === 'red' || kind === 'black')
      .map((spot) => ({ ...spot, amount: 100 })),
  },
});
export const LargeChips = story({
  stakes: [1_000, 5_000, 50_000],
  balance: 1_240_000,
  bet: betOf({ 'straight 17': 50_000, 'straight 0': 1_000 }),
});
export const Placed = story({ bet: evening, plan: showing('straight') });
export const Splits = story({ bet: evening, plan: showing('split') });
export const Streets = story({ bet: evening, plan: showing('street') });
export const Corners = story({ bet: evening, plan: showing('corner') });
export const SixLines = story({ bet: evening, plan: showing('six-line') });
export const Turning = story({ phase: 'betting', bet: evening });
export const Landing = story({ phase: 'revealing', bet: evening, outcome: fell(17) });
export const Won = story({
  phase: 'settled',
  bet: evening,
  outcome: fell(17),
  staked: rouletteStake(evening),
  pays: roulettePays(evening, 17),
});
export const Lost = story({ phase: 'settled', bet: evening, outcome: fell(31), pays: 0 });
export const Zero = story({
  phase: 'settled',
  bet: evening,
  outcome: fell(0),
  staked: rouletteStake(evening),
  pays: roulettePays(evening, 0),
});
export const Refused = story({
  phase: 'refused',
  bet: evening,
  refusal: 'Insufficient amount',
});
export const InArabic = story({ bet: evening, plan: showing('split') }, 'rtl');
