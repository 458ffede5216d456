import * as contract from '../../../contract/timing.desk';
import { type DeskLook, paged } from '../look';
import { say, sayCount, sayShare } from '../say';

const sayMs = (ms: number): string => say('{count} ms', { count: sayCount(Math.round(ms)) });

/** How long calls took in the last day [decision 200]. */
export const calls: DeskLook<contract.CallTimed> = {
  title: 'Calls',
  list: { call: contract.listCallsTimed, body: paged },
  name: ({ _id }) => _id,
  columns: [
    { title: 'Asked in a day', cell: ({ asked }) => sayCount(asked), end: true },
    {
      title: 'Slower than 250 ms',
      cell: ({ asked, slow }) =>
        slow === 0 ? '' : `${sayCount(slow)} · ${sayShare(slow / asked)}`,
      end: true,
    },
    { title: 'On average', cell: ({ meanMs }) => sayMs(meanMs), end: true },
    { title: 'Slowest', cell: ({ worstMs }) => sayMs(worstMs), end: true },
  ],
  deeds: [],
  empty: 'No such call was made in a day.',
};
