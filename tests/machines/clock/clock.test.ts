import { expect, test } from 'vitest';
import { CLOCK_REFRESH_MS } from '../../../contract/limits';
import { now, thisMinute } from '../../../machines/clock/clock.select';
import { aWorld } from '../support/world';

test('the clock tells each second, and once a minute writes relative times anew', () => {
  const world = aWorld({ at: 5 });
  const clock = () => world.resident('clock').getSnapshot();
  world.asked('clock.ticks').answer({ type: 'clock.ticked', at: 1_005 } as never);
  expect([now(clock()), thisMinute(clock())]).toEqual([1_005, 5]);
  const minute = { type: 'clock.ticked', at: CLOCK_REFRESH_MS + 5 };
  world.asked('clock.ticks').answer(minute);
  expect([now(clock()), thisMinute(clock())]).toEqual([minute.at, minute.at]);
  expect(world.resident('session').getSnapshot().context.at).toBe(minute.at);
});

test('a clock that was set back goes on telling minutes', () => {
  const world = aWorld({ at: 10 * CLOCK_REFRESH_MS });
  const at = CLOCK_REFRESH_MS;
  world.asked('clock.ticks').answer({ type: 'clock.ticked', at } as never);
  expect(thisMinute(world.resident('clock').getSnapshot())).toBe(at);
});
