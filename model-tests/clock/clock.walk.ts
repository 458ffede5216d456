import { CLOCK_REFRESH_MS } from '../../contract/limits';
import { clockMachine } from '../../machines/clock/clock.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const clockWalk = walk({
  machine: silent(clockMachine),
  inputs: [{ at: 0 }],
  events: [
    { type: 'clock.ticked', at: 1 },
    { type: 'clock.ticked', at: CLOCK_REFRESH_MS },
    { type: 'clock.ticked', at: -CLOCK_REFRESH_MS },
    { type: 'port.failed', port: 'clock.ticks' },
  ],
  view: ({ context }) => context.minuteAt,
});
