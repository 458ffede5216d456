import { aPlayedRound } from '../../contract/make/play';
import type { PlayedRound } from '../../contract/play';
import { noPages, type Paged } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { aHistory } from '../../machines/round/rounds.sample';
import { RoundsPage } from '../../src/views/round/RoundsPage';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/rounds' };

const at = (
  value: object | string,
  list: Paged<PlayedRound> = aHistory().list,
  direction?: 'rtl',
) =>
  storyOf(resident('rounds', value as string, { list }), <RoundsPage />, {
    house: member,
    ...(direction !== undefined && { direction }),
  });
const unusual = [
  aPlayedRound({ _id: 'round_open', state: 'open', choices: ['hit'] }),
  aPlayedRound({ _id: 'round_back', state: 'rolled back' }),
  aPlayedRound({ _id: 'round_lucky', jackpot: 250_000 }),
  aPlayedRound({ _id: 'round_gone', game: undefined }),
];

export const Closed = at('closed', noPages);
export const Loading = at({ open: 'loading' }, noPages);
export const Shown = at({ open: 'shown' });
export const OfEveryKind = at({ open: 'shown' }, aPage(unusual));
export const LoadingMore = at({ open: 'loadingMore' });
export const CutShort = at({ open: 'cutShort' });
export const Empty = at({ open: 'empty' }, noPages);
export const Failed = at({ open: 'failed' }, noPages);
export const InArabic = at({ open: 'shown' }, undefined, 'rtl');
