import { someFreeSpins } from '../../../contract/make/spin';

/** What its port may answer to whoever wanders through the house. */
export const facts = {
  'spins.list': () => [{ type: 'counter.counted', count: [someFreeSpins()] }],
};
