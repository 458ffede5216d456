import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressOfList } from '../../machines/relation/people.rules';
import { people, search } from '../../machines/relation/people.select';
import { Header } from '../../src/views/navigation/Header';
import { FriendsPage } from '../../src/views/relation/FriendsPage';
import {
  connect,
  control,
  go,
  hubSays,
  hubSkips,
  member,
  press,
  pressMore,
  shows,
  type,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { peopleWalk } from './people.walk';

test(
  'people: every edge that the page reaches is walked on it',
  () => {
    walkView(peopleWalk, {
      resident: 'people',
      view: (
        <>
          <Header />
          <FriendsPage />
        </>
      ),
      start: () => ({ ...member, to: '/wallet' }),
      settle: connect,
      by: {
        'session.closed': () => press('menuitem', 'Sign out'),
        'people.visit': ({ list }, world) =>
          go(world, list === undefined ? '/wallet' : addressOfList(list)),
        'people.search': ({ text }) => type('Search by name', text),
        'people.more': (_, world) => pressMore(world, 'people'),
        'people.retry': () => press('button', 'Try again'),
        'presence.changed': ({ playerId, presence }, world) =>
          hubSays(world, 'OnOnlineStatusChange', { PlayerId: playerId, Presence: presence }),
        'player.changed': ({ changed }, world) =>
          hubSays(world, 'OnPlayerChange', { Changed: changed }),
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'people.listed': 'people.list',
        'port.failed': 'people.list',
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'people.retry' } },
        { role: 'button', name: 'Show more', says: { type: 'people.more' }, mayRest: true },
      ],
      sees: (list) => {
        const rows = people(list);
        for (const { username } of rows.slice(0, 2))
          expect(control('link', username)).toBeDefined();
        expect(screen.getByLabelText<HTMLInputElement>('Search by name').value).toBe(search(list));
        expect(shows('The list did not load')).toBe(list.matches({ open: 'failed' }));
        expect(shows('The next players did not load.')).toBe(list.matches({ open: 'cutShort' }));
      },
    });
  },
  WALK_MS,
);
