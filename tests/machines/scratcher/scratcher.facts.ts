import { aCollectedCard, aScratchCard, aScratcher } from '../../../contract/make/scratcher';
import { problem } from '../../../contract/problems';
import {
  scratchedOf,
  scratcherCounters,
  scratchersOf,
} from '../../../machines/scratcher/scratchers.sample';

const refused = { type: 'scratcher.refused', problem: problem('rate-limited') };
const scratcher = aScratcher({ scratched: 1 });

/** What its ports may answer to whoever wanders through the house. */
export const facts = {
  'scratched.list': () => [{ type: 'list.listed', items: scratchedOf(2), total: 2 }],
  'scratcher.scratch': () => [
    { type: 'scratcher.scratched', cards: [aScratchCard()], scratcher },
    refused,
  ],
  'scratcher.accept': () => [
    { type: 'scratcher.collected', cards: [aCollectedCard()], scratcher },
    refused,
  ],
  'scratcherBuy.submit': () => [
    { type: 'form.accepted' },
    { type: 'form.refused', problem: problem('rate-limited') },
  ],
  'scratchers.count': () => [{ type: 'counter.counted', count: scratcherCounters() }],
  'scratchers.list': () => [{ type: 'list.listed', items: scratchersOf(2), total: 2 }],
};
