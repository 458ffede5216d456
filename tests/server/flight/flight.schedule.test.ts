import { expect, test } from 'vitest';
import { commitOf } from '../../../games/fair/fair.rules';
import { chainFrom, dayAfter, dayOf, Schedule } from '../../../server/flight/flight.schedule';

const DAY = '2026-11-25';
const chain = chainFrom('the last seed');
const midnight = Date.parse(DAY);

test('each seed seals the one after it, down from the last', () => {
  expect(chain).toHaveLength(9_601);
  expect(chain.at(-1)).toBe('the last seed');
  for (const n of [1, 2, 9_600]) expect(chain[n - 1]).toBe(commitOf(chain[n] ?? ''));
});

test('flights follow one another without a gap, and are the same whenever they are asked for', () => {
  const schedule = new Schedule(DAY, chain);
  const first = schedule.at(midnight)!;
  expect(first).toMatchObject({ number: 1, boardsAt: midnight, startsAt: midnight + 6_000 });
  expect(first.commit).toBe(schedule.head);
  const second = schedule.at(first.endsAt)!;
  expect(second).toMatchObject({ number: 2, boardsAt: first.endsAt, commit: first.serverSeed });
  expect(schedule.at(first.endsAt - 1)).toBe(first);
  const noon = midnight + 12 * 60 * 60 * 1_000;
  expect(new Schedule(DAY, chain).at(noon)).toEqual(schedule.at(noon));
});

test('the last of a day is over before the next begins', () => {
  const schedule = new Schedule(DAY, chain);
  const end = Date.parse(dayAfter(DAY));
  const last = schedule.at(end - 90_000)!;
  expect(last.endsAt).toBeLessThanOrEqual(end);
  expect(schedule.at(end - 1)).toBeUndefined();
  expect(schedule.before(last.number, 3).map(({ number }) => number)).toEqual([
    last.number - 1,
    last.number - 2,
    last.number - 3,
  ]);
  expect([dayOf(end), dayAfter('2026-12-31')]).toEqual(['2026-11-26', '2027-01-01']);
});
