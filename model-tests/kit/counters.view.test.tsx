import { expect, test } from 'vitest';
import { unseenGifts } from '../../machines/gift/giftCounter.select';
import { counters } from '../../machines/letter/letterCounter.select';
import { unseenCount } from '../../machines/notification/bell.select';
import { openRequests } from '../../machines/relation/relationCounter.select';
import { Page } from '../../src/app/Page';
import { Header } from '../../src/views/navigation/Header';
import { ScratchersPage } from '../../src/views/scratcher/ScratchersPage';
import { FreeSpinsList } from '../../src/views/spin/FreeSpinsList';
import type { World } from '../../tests/machines/support/world';
import { bellWalk } from '../notification/bell.walk';
import {
  control,
  hubListens,
  hubSays,
  hubSkips,
  hubTells,
  shows,
  signIn,
  signOut,
  tells,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import {
  giftCounterWalk,
  letterCounterWalk,
  relationCounterWalk,
  scratcherCounterWalk,
  spinsWalk,
} from './counters.walk';

const changed = ({ changed: Changed }: { changed: string[] }, world: World) =>
  hubSays(world, 'OnPlayerChange', { Changed });

/** What brings about what every counter hears. */
const by = {
  'session.opened': (_: unknown, world: World) => signIn(world),
  'session.closed': (_: unknown, world: World) => signOut(world),
  'player.changed': changed,
  'hub.skipped': (_: unknown, world: World) => hubSkips(world),
  'hub.listening': (_: unknown, world: World) => hubListens(world),
  'connection.found': 'connection.watch',
} as const;

/** The bar says how many, and nothing where there are none. */
const says = (words: string, count: number): void =>
  expect(control('link', `${count} ${words}`) !== undefined).toBe(count > 0);

test(
  'giftCounter: every edge is walked on the bar',
  async () => {
    await walkView(giftCounterWalk, {
      resident: 'giftCounter',
      view: <Header />,
      by: {
        ...by,
        'counter.counted': 'gifts.count',
        'gift.changed': hubTells,
        'gifts.promised': tells('giftCounter'),
        'gifts.takenBack': tells('giftCounter'),
        'gifts.outdated': tells('giftCounter'),
        'port.failed': 'gifts.count',
      },
      sees: (here) => says('unseen gifts', unseenGifts(here)),
    });
  },
  WALK_MS,
);

test(
  'letterCounter: every edge is walked on the bar',
  async () => {
    await walkView(letterCounterWalk, {
      resident: 'letterCounter',
      view: <Header />,
      by: {
        ...by,
        'counter.counted': 'letters.count',
        'letter.changed': hubTells,
        'letters.outdated': tells('letterCounter'),
        'port.failed': 'letters.count',
      },
      sees: (here) => says('unread letters', counters(here)?.unread ?? 0),
    });
  },
  WALK_MS,
);

test(
  'relationCounter: every edge is walked on the bar',
  async () => {
    await walkView(relationCounterWalk, {
      resident: 'relationCounter',
      view: <Header />,
      by: {
        ...by,
        'relation.changed': hubTells,
        'counter.counted': 'relations.count',
        'port.failed': 'relations.count',
      },
      sees: (here) =>
        expect(shows(`${openRequests(here)} open requests`)).toBe(openRequests(here) > 0),
    });
  },
  WALK_MS,
);

test(
  'bell: every edge is walked on the bar and the title',
  async () => {
    await walkView(bellWalk, {
      resident: 'bell',
      view: (
        <>
          <Header />
          <Page title="">{null}</Page>
        </>
      ),
      by: {
        ...by,
        'notifications.told': 'notifications.unseen',
        'notifications.totalled': tells('bell'),
        'notifications.promised': tells('bell'),
        'notifications.outdated': tells('bell'),
        'notification.told': hubTells,
        'notification.arrived': tells('bell'),
        'port.failed': 'notifications.unseen',
      },
      sees: (here) => {
        const count = unseenCount(here);
        says('unseen notifications', count);
        expect(document.title.startsWith(`(${count})`)).toBe(count > 0);
      },
    });
  },
  WALK_MS,
);

test(
  'scratcherCounter: every edge is walked on the tabs of the families',
  async () => {
    await walkView(scratcherCounterWalk, {
      resident: 'scratcherCounter',
      view: <ScratchersPage />,
      by: {
        ...by,
        'counter.counted': 'scratchers.count',
        'scratcher.changed': hubTells,
        'scratchers.outdated': tells('scratcherCounter'),
        'port.failed': 'scratchers.count',
      },
      sees: ({ context: { count } }) => {
        const neon = count?.neon ?? 0;
        expect(
          control('tab', new RegExp(`^Neon Nights\\s*${neon > 0 ? neon : ''}$`)),
        ).toBeDefined();
      },
    });
  },
  WALK_MS,
);

test(
  'spins: every edge is walked on the list of what is left',
  async () => {
    await walkView(spinsWalk, {
      resident: 'spins',
      view: <FreeSpinsList />,
      by: {
        ...by,
        'counter.counted': 'spins.list',
        'spins.changed': ({ spins }, world) => hubSays(world, 'spins', { Spins: spins }),
        'port.failed': 'spins.list',
      },
      sees: ({ context: { count } }) => {
        const left = count?.[0]?.left ?? 0;
        expect(shows(`${left} free spins at Lucky Wheel`)).toBe(left > 0);
      },
    });
  },
  WALK_MS,
);
