import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { itemsOf, searchOf } from '../../machines/kit/list.select';
import { addressOfList } from '../../machines/relation/people.rules';
import { Header } from '../../src/views/navigation/Header';
import { FriendsPage } from '../../src/views/relation/FriendsPage';
import {
  connect,
  control,
  go,
  hubSays,
  hubSkips,
  hubTells,
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
  async () => {
    await walkView(peopleWalk, {
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
        'list.visit': ({ query }, world) =>
          go(world, query === undefined ? '/wallet' : addressOfList(query.list)),
        'list.search': ({ text }) => type('Search by name', text),
        'list.more': (_, world) => pressMore(world, 'people'),
        'list.retry': () => press('button', 'Try again'),
        'presence.changed': ({ playerId, presence }, world) =>
          hubSays(world, 'OnOnlineStatusChange', { PlayerId: playerId, Presence: presence }),
        'relation.changed': hubTells,
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'list.listed': 'people.list',
        'port.failed': 'people.list',
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
        { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
      ],
      sees: (list) => {
        const rows = itemsOf(list);
        for (const { username } of rows.slice(0, 2))
          expect(control('link', username)).toBeDefined();
        expect(screen.getByLabelText<HTMLInputElement>('Search by name').value).toBe(
          searchOf(list),
        );
        expect(shows('The list did not load')).toBe(list.matches({ open: 'failed' }));
        expect(shows('The next players did not load.')).toBe(list.matches({ open: 'cutShort' }));
      },
    });
  },
  WALK_MS,
);
