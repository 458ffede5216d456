import type { Noun } from '../noun';
import { forgetTimes } from './timing.registry';

/** How often each process writes down how long its calls took. */
const WRITE_MS = 10_000;
const FORGET_MS = 60 * 60_000;

export const timingNoun: Noun = {
  jobs: ({ sql }) => [
    {
      name: 'call times',
      stance: 'neutral',
      everyMs: FORGET_MS,
      run: () => forgetTimes(sql),
    },
  ],
  async inEachProcess({ sql, timings, log, now }) {
    const write = () =>
      timings
        .write(sql, now())
        .catch((error: unknown) => log.error({ error }, 'how long calls took was not written'));
    const writing = setInterval(() => void write(), WRITE_MS);
    return async () => {
      clearInterval(writing);
      await write();
    };
  },
};
