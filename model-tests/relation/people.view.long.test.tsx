import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { itemsOf, searchOf } from '../../machines/kit/list.select';
import { addressOfList } from '../../machines/relation/people.rules';
import { Header } from '../../src/views/navigation/Header';
import { FriendsPage } from '../../src/views/relation/FriendsPage';
import { control, hubSays, hubTells, member, press, type } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS } from '../support/view';
import { peopleWalk } from './people.walk';

test(
  'people: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      peopleWalk,
      {
        list: 'people',
        at: ({ list }) => addressOfList(list),
        away: '/wallet',
        says: { failed: 'The list did not load', cutShort: 'The next players did not load.' },
      },
      {
        view: (
          <>
            <Header />
            <FriendsPage />
          </>
        ),
        start: () => ({ ...member, to: '/wallet' }),
        by: {
          'session.closed': () => press('menuitem', 'Sign out'),
          'list.search': ({ text }) => type('Search by name', text),
          'presence.changed': ({ playerId, presence }, world) =>
            hubSays(world, 'OnOnlineStatusChange', { PlayerId: playerId, Presence: presence }),
          'relation.changed': hubTells,
        },
        sees: (list) => {
          for (const { username } of itemsOf(list).slice(0, 2))
            expect(control('link', username)).toBeDefined();
          expect(screen.getByLabelText<HTMLInputElement>('Search by name').value).toBe(
            searchOf(list),
          );
        },
      },
    );
  },
  WALK_MS,
);
