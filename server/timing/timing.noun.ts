import { type Noun, writtenEach } from '../noun';
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
  ...writtenEach(WRITE_MS, 'how long calls took was not written', ({ timings, sql, now }) =>
    timings.write(sql, now()),
  ),
};
