import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { aUser } from '../../contract/make/player';
import { Header } from '../../src/views/navigation/Header';
import { ProfilePage } from '../../src/views/player/ProfilePage';
import { answer, hubSays, hubSkips, press, shows, signIn } from '../support/hand';
import { fetchChunks, WALK_MS, walkView } from '../support/view';
import { playerWalk } from './player.walk';

const page = (
  <>
    <Header />
    <ProfilePage />
  </>
);

beforeAll(
  () =>
    fetchChunks(
      page,
      {},
      (world) => {
        signIn(world);
        answer(world, ['player.load'], { type: 'player.loaded', user: aUser() });
      },
      async () => {
        await screen.findByText('Pictures');
        await screen.findAllByText('Loading the list');
      },
    ),
  WALK_MS,
);

test(
  'player: every edge is walked on the page',
  async () => {
    await walkView(playerWalk, {
      resident: 'player',
      view: page,
      by: {
        'session.opened': (_, world) => signIn(world),
        'session.closed': () => press('menuitem', 'Sign out'),
        'player.retry': () => press('button', 'Try again'),
        'player.loaded': 'player.load',
        'player.missing': 'player.load',
        'player.changed': ({ changed }, world) =>
          hubSays(world, 'OnPlayerChange', { Changed: changed }),
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': 'player.load',
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'player.retry' } }],
      without: {
        'player.failed residents.arrived[0]': 'nobody falls on the page',
        'player.missing residents.arrived[0]': 'nobody falls on the page',
        'player.shown residents.arrived[0]': 'nobody falls on the page',
        'player.shown residents.arrived[1]': 'arrived before the account',
      },
      sees: (player) => {
        const { user } = player.context;
        expect(document.querySelector('h1')?.textContent?.startsWith('ann') ?? false).toBe(
          user !== undefined,
        );
        expect(shows('Your account did not load')).toBe(
          user === undefined && player.hasTag('failed'),
        );
        expect(document.querySelector('header strong')?.textContent ?? '').toBe(
          user === undefined ? '' : 'ann',
        );
      },
    });
  },
  WALK_MS,
);
