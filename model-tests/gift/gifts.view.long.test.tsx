import { expect, test } from 'vitest';
import { aGift } from '../../contract/make/gift';
import { addressOfGifts } from '../../machines/gift/gifts.rules';
import { isMoreLeft } from '../../machines/gift/gifts.select';
import { GiftsPage } from '../../src/views/gift/GiftsPage';
import { Header } from '../../src/views/navigation/Header';
import {
  answer,
  control,
  controls,
  go,
  hubSays,
  hubSkips,
  press,
  pressMore,
  pressOn,
  shows,
  signIn,
  signOut,
  type,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { giftsWalk } from './gifts.walk';

test(
  'gifts: every edge that the page reaches is walked on it',
  () => {
    walkView(giftsWalk, {
      resident: 'gifts',
      view: (
        <>
          <Header />
          <GiftsPage />
        </>
      ),
      by: {
        'session.opened': (_, world) => signIn(world),
        'session.closed': (_, world) => signOut(world),
        'gifts.visit': ({ list }, world) =>
          go(world, list === undefined ? '/' : addressOfGifts(list)),
        'gifts.search': ({ text }) => type('Search by name', text),
        'list.more': (_, world) => pressMore(world, 'gifts'),
        'list.retry': () => press('button', 'Try again'),
        'gifts.openAll': () => press('button', 'Open all'),
        'gifts.opened': ({ gift }, world) =>
          pressOn(controls('button', 'Open the gift of Juniper')[0]) &&
          answer(world, ['gift.accept'], {
            type: 'gift.accepted',
            gift: aGift({ ...gift, state: 'opened', coins: 50 }),
          }),
        'gifts.listed': 'gifts.list',
        'gifts.counted': 'gifts.count',
        'notification.arrived': ({ category }, world) =>
          hubSays(world, 'OnNotification', { Type: category }),
        'player.changed': ({ changed }, world) =>
          hubSays(world, 'OnPlayerChange', { Changed: changed }),
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': (event, world) =>
          answer(world, [event.port === 'gifts.count' ? 'gifts.count' : 'gifts.list'], event),
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
        { role: 'button', name: 'Open all', says: { type: 'gifts.openAll' } },
        { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
      ],
      sees: (gifts) => {
        const { items } = gifts.context.page;
        const isEmpty = gifts.matches({ page: { open: 'empty' } });
        const hasFailed = gifts.matches({ page: { open: 'failed' } });
        expect(document.querySelectorAll('main li')).toHaveLength(items.length);
        expect(shows(/Nobody was found|Nothing waits to be opened|sent no gift yet/)).toBe(isEmpty);
        expect(shows('The gifts did not load')).toBe(hasFailed);
        expect(shows('The next gifts did not load.')).toBe(
          gifts.matches({ page: { open: 'cutShort' } }),
        );
        expect(control('button', 'Show more') !== undefined).toBe(
          isMoreLeft(gifts) && !hasFailed && !isEmpty,
        );
        expect(control('link', /unseen gifts$/) !== undefined).toBe(gifts.context.count > 0);
      },
    });
  },
  WALK_MS,
);
