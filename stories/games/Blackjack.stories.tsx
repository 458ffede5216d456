import type { StoryObj } from '@storybook/react-vite';
import {
  type BlackjackHand,
  type BlackjackOutcome,
  blackjack,
} from '../../games/blackjack/blackjack.rules';
import { useSay } from '../../src/app/say';
import { BlackjackTable } from '../../src/games/blackjack/BlackjackTable';
import type { TableProps } from '../../src/games/table/table';
import { aTable, tableStory } from './table';

export default { title: 'games/blackjack' };

const [pavilion] = blackjack.skins;
const card = (rank: number, suit = 3): number => suit * 13 + rank - 1;
const hand = (cards: number[], given: Partial<BlackjackHand> = {}): BlackjackHand => ({
  cards,
  stake: 100,
  result: null,
  pays: 0,
  ...given,
});
const round = (
  hands: BlackjackHand[],
  dealer: number[],
  active: number | null = null,
): BlackjackOutcome => ({ hands, active, dealer });

const Table = ({ outcome, shown = 0, ...given }: TableStory) => {
  const t = useSay();
  return pavilion === undefined ? null : (
    <BlackjackTable
      {...aTable(t, given)}
      skin={pavilion}
      shown={shown}
      {...(outcome !== undefined && { outcome })}
    />
  );
};
interface TableStory extends Partial<TableProps> {
  outcome?: BlackjackOutcome;
  shown?: number;
}
const story = (given: TableStory, direction?: 'rtl'): StoryObj =>
  tableStory(given.phase, <Table {...given} />, direction);

const fifteen = round([hand([card(9, 2), card(6, 0)])], [card(13)], 0);
const pair = round([hand([card(8, 1), card(8, 2)])], [card(6, 0)], 0);

export const Waiting = story({});
export const Betting = story({ phase: 'betting' });
export const YourMove = story({
  phase: 'deciding',
  choices: ['hit', 'stand', 'double'],
  staked: 100,
  outcome: fifteen,
});
export const Pair = story({
  phase: 'deciding',
  choices: ['hit', 'stand', 'double', 'split'],
  staked: 100,
  outcome: pair,
});
export const Acting = story({
  phase: 'acting',
  choices: ['hit', 'stand', 'double'],
  outcome: fifteen,
});
export const StepRefused = story({
  phase: 'deciding',
  choices: ['hit', 'stand', 'double'],
  refusal: 'Insufficient amount',
  outcome: fifteen,
});
export const SplitHands = story({
  phase: 'deciding',
  choices: ['hit', 'stand', 'double'],
  staked: 200,
  outcome: round(
    [hand([card(8, 1), card(3, 2), card(10, 3)]), hand([card(8, 2), card(1, 0)])],
    [card(6, 0)],
    1,
  ),
});
export const DealerPlays = story({
  phase: 'revealing',
  outcome: round([hand([card(9, 2), card(10, 0)])], [card(6), card(5, 1), card(12, 2)]),
});
export const Won = story({
  phase: 'settled',
  pays: 200,
  staked: 100,
  outcome: round(
    [hand([card(9, 2), card(11, 0)], { result: 'win', pays: 200 })],
    [card(6), card(12, 1), card(7, 2)],
  ),
});
export const Natural = story({
  phase: 'settled',
  pays: 250,
  staked: 100,
  outcome: round(
    [hand([card(1, 2), card(13, 3)], { result: 'blackjack', pays: 250 })],
    [card(9), card(4, 1)],
  ),
});
export const Pushed = story({
  phase: 'settled',
  pays: 100,
  staked: 100,
  outcome: round(
    [hand([card(10, 2), card(8, 0)], { result: 'push', pays: 100 })],
    [card(10, 1), card(8, 3)],
  ),
});
export const Bust = story({
  phase: 'settled',
  pays: 0,
  staked: 100,
  outcome: round(
    [hand([card(10, 2), card(4, 0), card(2, 1), card(1, 1), card(9, 3)], { result: 'bust' })],
    [card(12), card(7, 1)],
  ),
});
export const SplitSettled = story({
  phase: 'settled',
  pays: 400,
  staked: 300,
  outcome: round(
    [
      hand([card(8, 1), card(3, 2), card(10, 3)], { stake: 200, result: 'win', pays: 400 }),
      hand([card(8, 2), card(5, 0), card(12, 2)], { result: 'bust' }),
    ],
    [card(6, 0), card(10, 2), card(4, 1)],
  ),
});
export const Refused = story({ phase: 'refused', refusal: 'Insufficient amount' });
export const InArabic = story(
  { phase: 'deciding', choices: ['hit', 'stand', 'double', 'split'], outcome: pair },
  'rtl',
);
