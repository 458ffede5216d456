import { aPlayedRound } from '../../contract/make/play';
import type { RoundsContext } from '../../machines/round/rounds.machine';
import { aHistory } from '../../machines/round/rounds.sample';
import { RoundsPage } from '../../src/views/round/RoundsPage';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/rounds' };

const none = { items: [], total: 0, pages: 0 };
const at = (value: object | string, given: Partial<RoundsContext> = {}, direction?: 'rtl') =>
  storyOf(resident('rounds', value as string, aHistory(given)), <RoundsPage />, {
    house: member,
    ...(direction !== undefined && { direction }),
  });
const unusual = [
  aPlayedRound({ _id: 'round_open', state: 'open', choices: ['hit'] }),
  aPlayedRound({ _id: 'round_back', state: 'rolled back' }),
  aPlayedRound({ _id: 'round_lucky', jackpot: 250_000 }),
  aPlayedRound({ _id: 'round_gone', game: undefined }),
];

export const Closed = at('closed', { list: none });
export const Loading = at({ open: 'loading' }, { list: none });
export const Shown = at({ open: 'shown' });
export const OfEveryKind = at(
  { open: 'shown' },
  { list: { items: unusual, total: unusual.length, pages: 1 } },
);
export const LoadingMore = at({ open: 'loadingMore' });
export const CutShort = at({ open: 'cutShort' });
export const Empty = at({ open: 'empty' }, { list: none });
export const Failed = at({ open: 'failed' }, { list: none });
export const InArabic = at({ open: 'shown' }, {}, 'rtl');
