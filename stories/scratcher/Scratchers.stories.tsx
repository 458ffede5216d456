import type { Scratcher } from '../../contract/scratcher';
import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { aRouter } from '../../machines/router/router.sample';
import { scratcherMachine } from '../../machines/scratcher/scratcher.machine';
import {
  aScratcherAt,
  aScratcherList,
  scratcherCounters,
  scratchersOf,
} from '../../machines/scratcher/scratchers.sample';
import type { ScratchersWords } from '../../machines/scratcher/scratchers.words';
import { ScratchersPage } from '../../src/views/scratcher/ScratchersPage';
import { member, type Place } from '../support/evening';
import { type Child, still } from '../support/still';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/scratchers' };

const seats = (items: readonly Scratcher[]): Record<string, Child> =>
  Object.fromEntries(
    items.map((scratcher) => [
      `scratcher:${scratcher._id}`,
      { src: 'scratcher', still: still(scratcherMachine, 'covered', aScratcherAt({ scratcher })) },
    ]),
  );

const counted: Place<'scratcherCounter'> = [{ present: 'counted' }, { count: scratcherCounters() }];

const page = (state: string, given: Partial<ListContext<ScratchersWords>> = {}) => {
  const context = aScratcherList(given);
  const { items } = context.list;
  return storyOf(
    resident(
      'scratchers',
      { open: state },
      { ...context, seated: items.map(({ _id }) => _id) },
      seats(items),
    ),
    <ScratchersPage />,
    {
      house: {
        ...member,
        scratcherCounter: counted,
        router: ['shown', aRouter('/scratchers/neon', { visitor: member.router[1].visitor })],
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
