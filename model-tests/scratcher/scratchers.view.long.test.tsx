import { expect, test } from 'vitest';
import { isMoreLeft } from '../../machines/kit/list.select';
import { addressOfScratchers } from '../../machines/scratcher/scratchers.rules';
import { Scratched } from '../../src/views/scratcher/Scratched';
import { ScratchersPage } from '../../src/views/scratcher/ScratchersPage';
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
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { scratchedWalk, scratchersWalk } from './scratchers.walk';

test(
  'scratchers: every edge that the page reaches is walked on it',
  async () => {
    await walkView(scratchersWalk, {
      resident: 'scratchers',
      start: () => member,
      settle: connect,
      view: <ScratchersPage />,
      by: {
        'session.closed': (_, world) => signOut(world),
        'list.visit': ({ query }, world) =>
          go(world, query === undefined ? '/' : addressOfScratchers(query.family)),
        'list.more': (_, world) => pressMore(world, 'scratchers'),
        'list.retry': () => press('button', 'Try again'),
        'scratchers.begun': tells('scratchers'),
        'scratchers.done': tells('scratchers'),
        'scratcher.changed': hubTells,
        'list.listed': 'scratchers.list',
        'scratchers.outdated': tells('scratchers'),
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': 'scratchers.list',
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
        { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
      ],
      sees: (scratchers) => {
        const { items } = scratchers.context.list;
        const isEmpty = scratchers.matches({ open: 'empty' });
        const hasFailed = scratchers.matches({ open: 'failed' });
        expect(document.querySelectorAll('main canvas')).toHaveLength(items.length);
        expect(shows('You have no cards of this kind')).toBe(isEmpty);
        expect(shows('The cards did not load')).toBe(hasFailed);
        expect(shows('The next cards did not load.')).toBe(
          scratchers.matches({ open: 'cutShort' }),
        );
        expect(control('button', 'Show more') !== undefined).toBe(
          isMoreLeft(scratchers) && !hasFailed && !isEmpty,
        );
      },
    });
  },
  WALK_MS,
);

test(
  'scratched: every edge that the page reaches is walked on it',
  async () => {
    await walkView(scratchedWalk, {
      resident: 'scratched',
      start: () => member,
      settle: connect,
      view: (
        <main>
          <Scratched />
        </main>
      ),
      by: {
        'session.closed': (_, world) => signOut(world),
        'list.visit': ({ query }, world) =>
          go(world, query === undefined ? '/' : addressOfScratchers(query.family)),
        'list.more': (_, world) => pressMore(world, 'scratched'),
        'list.retry': () => press('button', 'Try again'),
        'scratcher.changed': hubTells,
        'list.listed': 'scratched.list',
        'scratchers.outdated': tells('scratched'),
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': 'scratched.list',
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
        { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
      ],
      sees: (scratched) => {
        const isEmpty = scratched.matches({ open: 'empty' });
        const hasFailed = scratched.matches({ open: 'failed' });
        // Each set has two cards, and each card its proof.
        expect(document.querySelectorAll('main details')).toHaveLength(
          2 * scratched.context.list.items.length,
        );
        expect(shows('None of this kind yet')).toBe(isEmpty);
        expect(shows('The scratched cards did not load')).toBe(hasFailed);
        expect(control('button', 'Show more') !== undefined).toBe(
          isMoreLeft(scratched) && !hasFailed && !isEmpty,
        );
      },
    });
  },
  WALK_MS,
);
