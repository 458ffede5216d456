import { expect, test } from 'vitest';
import { addressOfGifts } from '../../machines/gift/gifts.rules';
import { isMoreLeft } from '../../machines/kit/list.select';
import { GiftsPage } from '../../src/views/gift/GiftsPage';
import {
  connect,
  control,
  go,
  hubSkips,
  hubTells,
  member,
  press,
  pressMore,
  shows,
  signOut,
  tells,
  type,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { giftsWalk } from './gifts.walk';

test(
  'gifts: every edge that the page reaches is walked on it',
  async () => {
    await walkView(giftsWalk, {
      resident: 'gifts',
      start: () => member,
      settle: connect,
      view: <GiftsPage />,
      by: {
        'session.closed': (_, world) => signOut(world),
        'list.visit': ({ query }, world) =>
          go(world, query === undefined ? '/' : addressOfGifts(query.list)),
        'list.search': ({ text }) => type('Search by name', text),
        'list.more': (_, world) => pressMore(world, 'gifts'),
        'list.retry': () => press('button', 'Try again'),
        'gifts.promised': tells('gifts'),
        'gifts.takenBack': tells('gifts'),
        'gift.changed': hubTells,
        'list.listed': 'gifts.list',
        'gifts.outdated': tells('gifts'),
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': 'gifts.list',
      },
      // Each of the boxes tells the list that it is being opened: tests/machines/gift.
      without: {
        'gifts gifts.openAll[0]': 'what follows is the boxes’ own',
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
        { role: 'button', name: 'Open all', says: { type: 'gifts.openAll' } },
        { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
      ],
      sees: (gifts) => {
        const { items } = gifts.context.list;
        const isEmpty = gifts.matches({ open: 'empty' });
        const hasFailed = gifts.matches({ open: 'failed' });
        expect(document.querySelectorAll('main li')).toHaveLength(items.length);
        expect(shows(/Nobody was found|Nothing waits to be opened|sent no gift yet/)).toBe(isEmpty);
        expect(shows('The gifts did not load')).toBe(hasFailed);
        expect(shows('The next gifts did not load.')).toBe(gifts.matches({ open: 'cutShort' }));
        expect(control('button', 'Show more') !== undefined).toBe(
          isMoreLeft(gifts) && !hasFailed && !isEmpty,
        );
      },
    });
  },
  WALK_MS,
);
