import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DailyEvent } from '../../machines/daily/daily.words';
import { DailyCard } from '../../src/views/daily/DailyCard';
import type { World } from '../../tests/machines/support/world';
import { answer, hubSays, hubSkips, press, shows, signIn, signOut } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { dailyWalk } from './daily.walk';

/** Others say these. */
const told = (event: DailyEvent, world: World): boolean => {
  act(() => world.resident('daily').send(event));
  return true;
};

test(
  'daily: every edge that the page reaches is walked on it',
  async () => {
    await walkView(dailyWalk, {
      resident: 'daily',
      view: (
        <main>
          <DailyCard ladder />
        </main>
      ),
      by: {
        'session.opened': (_, world) => signIn(world),
        'session.closed': (_, world) => signOut(world),
        'hub.listening': told,
        'hub.skipped': (_, world) => hubSkips(world),
        'daily.open': () => press('button', /^(?:Open it|Try again)$/),
        'daily.retry': () => press('button', 'Try again'),
        'daily.told': ({ daily }, world) =>
          answer(world, ['daily.read', 'daily.open'], { type: 'daily.told', daily }),
        'daily.changed': ({ daily }, world) => hubSays(world, 'daily', { Daily: daily }),
        'daily.refused': 'daily.open',
        'connection.found': 'connection.watch',
        'port.failed': ({ port }, world) =>
          answer(world, [port as 'daily.read'], { type: 'port.failed', port }),
      },
      offers: [{ role: 'button', name: 'Open it', says: { type: 'daily.open' } }],
      sees: (daily) => {
        const { daily: gift, problem } = daily.context;
        const isThere = !daily.matches('absent');
        expect(shows('Gift of the day')).toBe(
          isThere && (gift !== undefined || daily.matches({ present: 'failed' })),
        );
        expect(shows('The next one comes tomorrow')).toBe(isThere && gift?.state === 'opened');
        expect(shows('The gift of the day did not load')).toBe(
          daily.matches({ present: 'failed' }),
        );
        expect(shows('Not opened: the connection failed.')).toBe(
          daily.matches({ present: 'unreached' }),
        );
        expect(shows('Sign in first')).toBe(problem !== undefined);
      },
    });
  },
  WALK_MS,
);
