import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOAD_MORE_LOCK_MS } from '../../contract/limits';
import { aToken } from '../../contract/make/token';
import type { PeopleEvent } from '../../machines/people/people.events';
import { addressOfList } from '../../machines/people/people.rules';
import { people, search } from '../../machines/people/people.select';
import { Header } from '../../src/views/navigation/Header';
import { FriendsPage } from '../../src/views/people/FriendsPage';
import type { World } from '../../tests/machines/support/world';
import { peopleWalk } from '../people.walk';
import { answer, at, control, press, type } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';

const next = (world: World): number => (at(world, 'hub').context.sequence ?? 0) + 1;
const told = (world: World, handler: string, body: object): boolean =>
  answer(world, ['hub.connection'], {
    type: 'hub.received',
    handler,
    body: JSON.stringify({ ...body, Sequence: next(world) }),
  });

const bring = (event: PeopleEvent, world: World): boolean => {
  switch (event.type) {
    case 'session.closed':
      return press('menuitem', 'Sign out');
    case 'people.visit':
      return answer(world, ['router.location'], {
        type: 'router.moved',
        to: event.list === undefined ? '/wallet' : addressOfList(event.list),
      });
    case 'people.search':
      return type('Search by name', event.text);
    case 'people.more':
      // Pressed a moment ago, the button is still locked.
      act(() => world.clock.increment(LOAD_MORE_LOCK_MS));
      return press('button', 'Show more');
    case 'people.retry':
      return press('button', 'Try again');
    case 'presence.changed':
      return told(world, 'OnOnlineStatusChange', {
        PlayerId: event.playerId,
        Presence: event.presence,
      });
    case 'player.changed':
      return told(world, 'OnPlayerChange', { Changed: event.changed });
    case 'hub.skipped':
      return answer(world, ['hub.connection'], {
        type: 'hub.resumed',
        sequence: next(world),
        missed: 9,
        reset: true,
      });
    case 'connection.found':
      return answer(world, ['connection.watch'], event);
    case 'people.listed':
    case 'port.failed':
      return answer(world, ['people.list'], event);
    case 'session.opened':
      return false;
  }
};

test(
  'people: every edge that the page reaches is walked on it',
  () => {
    const unreached = walkView({
      walk: peopleWalk,
      resident: 'people',
      view: (
        <>
          <Header />
          <FriendsPage />
        </>
      ),
      start: () => ({ to: '/wallet', stored: { token: aToken() } }),
      settle: (world) => {
        answer(world, ['hub.connection'], { type: 'hub.opened' });
      },
      bring: (event, world) => bring(event as PeopleEvent, world),
      sees: (list) => {
        const rows = people(list);
        for (const { username } of rows.slice(0, 2))
          expect(control('link', username)).toBeDefined();
        expect(screen.getByLabelText<HTMLInputElement>('Search by name').value).toBe(search(list));
        expect(screen.queryByText('The list did not load') !== null).toBe(
          list.matches({ open: 'failed' }),
        );
        expect(screen.queryByText('The next players did not load.') !== null).toBe(
          list.matches({ open: 'cutShort' }),
        );
        const more = control('button', 'Show more');
        if (more !== undefined && more.getAttribute('aria-disabled') !== 'true')
          expect(list.can({ type: 'people.more' })).toBe(true);
      },
    });
    expect(unreached).toEqual([]);
  },
  WALK_MS,
);
