import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Clock } from '../../server/clock';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { WAIT_MS } from '../support/patience';

const HOUR_MS = 60 * 60 * 1_000;
const SECOND_MS = 1_000;

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
afterEach(() => {
  vi.useRealTimers();
});

const opened = async () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const clock = await Clock.open(database.sql, log);
  clock.end();
  return { clock, log };
};

test('a clock that agrees with the database’s is left as it is', async () => {
  const { clock, log } = await opened();
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(clock.now()).toBe(Date.now());
  expect(clock.ahead()).toBe(0);
  expect(log.warn).not.toHaveBeenCalled();
});

test.each([HOUR_MS, -HOUR_MS])(
  'a clock that jumps by %i ms is off until the next look, which tells of it once',
  async (jump) => {
    const { clock, log } = await opened();
    const right = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: right + jump });
    expect(clock.now()).toBe(right + jump);
    await clock.look();
    await clock.look();
    expect(Math.abs(clock.now() - right)).toBeLessThan(60 * SECOND_MS);
    expect(Math.abs(clock.ahead() - jump)).toBeLessThan(60 * SECOND_MS);
    expect(log.warn).toHaveBeenCalledTimes(1);
    // It is put right again.
    vi.useRealTimers();
    await clock.look();
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(clock.now()).toBe(Date.now());
  },
);

test('a process that goes on after it stood still looks at once, and tells of what was off', async () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const changed = vi.fn();
  const clock = await Clock.open(database.sql, log, changed);
  const right = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: right + HOUR_MS });
  process.emit('SIGCONT');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), WAIT_MS);
  expect(Math.abs(clock.now() - right)).toBeLessThan(60 * SECOND_MS);
  clock.end();
  vi.useRealTimers();
  process.emit('SIGCONT');
  await clock.look();
  expect(changed).toHaveBeenCalledTimes(2);
});
