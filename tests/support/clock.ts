import { vi } from 'vitest';
import { Clock } from '../../server/clock';

/**
 * The clocks of all processes stand at an instant (ms), and nothing waits. They are not held against the
 * database's meanwhile, which goes on: on a slow machine that would move them in mid-test.
 */
export const stand = (at = Date.now()): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  vi.spyOn(Clock.prototype, 'look').mockResolvedValue();
};

/** They go forward by so much, and stand there. */
export const pass = (ms: number): void => stand(Date.now() + ms);

/** They show what time it is again. */
export const goOn = (): void => {
  vi.useRealTimers();
  vi.mocked(Clock.prototype.look).mockRestore?.();
};
