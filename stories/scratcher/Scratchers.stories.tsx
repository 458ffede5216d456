import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { scratcherMachine } from '../../machines/scratcher/scratcher.machine';
import {
  aScratcherAt,
  aScratcherList,
  scratcherCounters,
  scratchersOf,
} from '../../machines/scratcher/scratchers.sample';
import type { ScratchersWords } from '../../machines/scratcher/scratchers.words';
import { ScratchersPage } from '../../src/views/scratcher/ScratchersPage';
import { member, memberAt, type Place } from '../support/evening';
import { still } from '../support/still';
import { resident, seatedList, storyOf } from '../support/story';

export default { title: 'machines/scratchers' };

const counted: Place<'scratcherCounter'> = [{ present: 'counted' }, { count: scratcherCounters() }];

const page = (state: string, given: Partial<ListContext<ScratchersWords>> = {}) => {
  const context = aScratcherList(given);
  return storyOf(
    seatedList('scratchers', state, context, 'scratcher', (scratcher) =>
      still(scratcherMachine, 'covered', aScratcherAt({ scratcher })),
    ),
    <ScratchersPage />,
    {
      house: {
        ...memberAt('/scratchers/neon'),
        scratcherCounter: counted,
      },
    },
  );
};
const none = { list: noPages };
const many = { list: aPage(scratchersOf(10), 24) };

export const Closed = storyOf(resident('scratchers', 'closed'), <ScratchersPage />, {
  house: member,
});
export const Loading = page('loading', none);
export const LoadingAgain = page('loading');
export const Shown = page('shown');
export const MoreLeft = page('shown', many);
export const LoadingMore = page('loadingMore', many);
export const CutShort = page('cutShort', many);
export const Outdated = page('outdated');
export const Empty = page('empty', none);
export const Failed = page('failed', none);
