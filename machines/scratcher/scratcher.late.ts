import { noun, resident } from '../app/noun';
import { scratchedMachine } from './scratched.machine';
import { scratchedPorts } from './scratched.words';
import { scratcherMachine } from './scratcher.machine';
import { scratcherPorts } from './scratcher.words';
import { scratcherBuyMachine } from './scratcherBuy.machine';
import { scratcherBuyPorts } from './scratcherBuy.words';
import { scratcherCounterMachine } from './scratcherCounter.machine';
import { scratcherCounterPorts } from './scratcherCounter.words';
import { scratchersMachine } from './scratchers.machine';
import { scratchersPorts } from './scratchers.words';

/** What the house has of it once the first screen stands. */
export const scratcherLate = noun({
  residents: {
    scratched: resident(scratchedMachine),
    scratcherCounter: resident(scratcherCounterMachine),
    scratchers: resident(scratchersMachine, { items: { scratcher: scratcherMachine } }),
  },
  controls: { scratcherBuy: scratcherBuyMachine },
  ports: {
    ...scratchedPorts,
    ...scratcherPorts,
    ...scratcherBuyPorts,
    ...scratcherCounterPorts,
    ...scratchersPorts,
  },
});
