import type { clockPorts } from '../../../machines/clock/clock.words';
import type { AdaptersOf } from '../../../machines/kit/port';

export const clockAdapters: AdaptersOf<typeof clockPorts> = {
  'clock.ticks': ({ everyMs }, answer) => {
    const timer = setInterval(() => answer({ type: 'clock.ticked', at: Date.now() }), everyMs);
    return () => clearInterval(timer);
  },
};
