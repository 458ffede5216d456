import {
  acceptScratch,
  buyScratchers,
  countScratchers,
  listScratched,
  listScratchers,
  scratch,
} from '../../../contract/scratcher';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { scratchedPorts } from '../../../machines/scratcher/scratched.words';
import type { scratcherPorts } from '../../../machines/scratcher/scratcher.words';
import type { scratcherBuyPorts } from '../../../machines/scratcher/scratcherBuy.words';
import type { scratcherCounterPorts } from '../../../machines/scratcher/scratcherCounter.words';
import type { scratchersPorts } from '../../../machines/scratcher/scratchers.words';
import type { Asks } from '../api';

export const scratcherAdapters = (
  asks: Asks,
): AdaptersOf<
  typeof scratchedPorts &
    typeof scratcherPorts &
    typeof scratcherBuyPorts &
    typeof scratcherCounterPorts &
    typeof scratchersPorts
> => ({
  'scratched.list': asks('scratched.list', listScratched, {
    given: ({ query: { family }, pageIndex, pageSize }) => ({
      query: { family, pageIndex, pageSize },
    }),
    answered: ({ items, total }) => ({ type: 'list.listed', items, total }),
  }),
  'scratcher.scratch': asks('scratcher.scratch', scratch, {
    given: (body) => ({ body }),
    answered: ({ cards, scratcher }) => ({ type: 'scratcher.scratched', cards, scratcher }),
    refused: (problem) => ({ type: 'scratcher.refused', problem }),
  }),
  'scratcher.accept': asks('scratcher.accept', acceptScratch, {
    given: (body) => ({ body }),
    answered: ({ cards, scratcher }) => ({ type: 'scratcher.collected', cards, scratcher }),
    refused: (problem) => ({ type: 'scratcher.refused', problem }),
  }),
  'scratcherBuy.submit': asks('scratcherBuy.submit', buyScratchers, {
    given: (body) => ({ body }),
    answered: () => ({ type: 'form.accepted' }),
    refused: (problem) => ({ type: 'form.refused', problem }),
  }),
  'scratchers.count': asks('scratchers.count', countScratchers, {
    answered: (count) => ({ type: 'counter.counted', count }),
  }),
  'scratchers.list': asks('scratchers.list', listScratchers, {
    given: ({ query: { family }, pageIndex, pageSize }) => ({
      query: { family, pageIndex, pageSize },
    }),
    answered: ({ items, total, sold }) => ({ type: 'list.listed', items, total, sold }),
  }),
});
