import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ALERT_CLOSE_MS } from '../../contract/limits';
import { Alerts } from '../../src/views/alert/Alerts';
import { at, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { alertsWalk, alertWalk } from './alerts.walk';

test(
  'alerts: every edge is walked on the page',
  async () => {
    await walkView(alertsWalk, {
      resident: 'alerts',
      view: <Alerts />,
      by: {
        // Any resident may have something to say.
        'alerts.say': (event, world) => {
          act(() => world.resident('alerts').send(event));
          return true;
        },
        'xstate.done.actor.*': (_, world) => {
          const isPressed = press('button', 'Close');
          act(() => world.clock.increment(ALERT_CLOSE_MS));
          return isPressed;
        },
      },
      sees: ({ context: { ids } }) => {
        expect(document.querySelectorAll('[aria-atomic=true]')).toHaveLength(ids.length);
        expect(shows('Hello')).toBe(ids.length > 0);
      },
    });
  },
  WALK_MS,
);

const toast = () => document.querySelector('[aria-atomic=true]');
const fire = (name: 'pointerEnter' | 'pointerLeave' | 'focus' | 'blur'): boolean => {
  const element = toast();
  return element !== null && fireEvent[name](element);
};
const ways = {
  pointer: { hold: 'pointerEnter', release: 'pointerLeave' },
  focus: { hold: 'focus', release: 'blur' },
} as const;

test.each(Object.entries(ways))(
  'alert: every edge is walked with the %s',
  async (_, { hold, release }) => {
    await walkView(alertWalk, {
      actor: (world) => at(world, 'alerts').children['alert:0'],
      view: <Alerts />,
      settle: (world, input) => world.resident('alerts').send({ type: 'alerts.say', ...input }),
      by: {
        'alert.close': () => press('button', 'Close'),
        'alert.hold': () => fire(hold),
        'alert.release': () => fire(release),
        // Of the one that is said after it nothing is drawn here: its list tells it of one.
        'alert.followed': (event, world) => {
          act(() => void at(world, 'alerts').children['alert:0']?.send(event));
          return true;
        },
      },
      sees: (alert) => {
        const { kind } = alert.context;
        const isGone = alert.status === 'done';
        expect(toast()?.getAttribute('role')).toBe(
          isGone ? undefined : kind === 'error' ? 'alert' : null,
        );
        expect(shows(kind === 'error' ? 'Oh' : 'Hello')).toBe(!isGone);
        // The bar runs out while the alert will pass by itself.
        expect(toast()?.querySelector(':scope > span[aria-hidden=true]') != null).toBe(
          alert.matches('passing') || alert.matches('held'),
        );
      },
      without: {
        'alert.deciding always[0]': 'decided before it is drawn',
        'alert.deciding always[1]': 'decided before it is drawn',
      },
    });
  },
  WALK_MS,
);
