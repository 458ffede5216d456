import { expect, test } from 'vitest';
import { isMoreLeft } from '../../machines/kit/list.select';
import { RoundPage } from '../../src/views/round/RoundPage';
import { RoundsPage } from '../../src/views/round/RoundsPage';
import { control, go, member, press, pressMore, shows, signOut } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { roundsWalk, roundWalk } from './rounds.walk';

test(
  'rounds: every edge is walked on the page',
  async () => {
    await walkView(roundsWalk, {
      resident: 'rounds',
      view: <RoundsPage />,
      start: () => member,
      by: {
        'session.closed': (_, world) => signOut(world),
        'list.visit': ({ query }, world) => {
          const of = query?.gameId === undefined ? '' : `?game=${query.gameId}`;
          return go(world, query === undefined ? '/' : `/rounds${of}`);
        },
        'list.more': (_, world) => pressMore(world, 'rounds'),
        'list.retry': () => press('button', 'Try again'),
        'list.listed': 'rounds.list',
        'connection.found': 'connection.watch',
        'port.failed': 'rounds.list',
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
        { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
      ],
      sees: (rounds) => {
        const hasFailed = rounds.matches({ open: 'failed' });
        const isEmpty = rounds.matches({ open: 'empty' });
        expect(document.querySelectorAll('ul > li')).toHaveLength(rounds.context.list.items.length);
        expect(shows('No rounds yet')).toBe(isEmpty);
        expect(shows('The rounds did not load')).toBe(hasFailed);
        expect(shows('The older rounds did not load.')).toBe(rounds.matches({ open: 'cutShort' }));
        expect(control('button', 'Show more') !== undefined).toBe(isMoreLeft(rounds) && !hasFailed);
      },
    });
  },
  WALK_MS,
);

test(
  'round: every edge is walked on the page',
  async () => {
    await walkView(roundWalk, {
      resident: 'round',
      view: <RoundPage />,
      start: () => member,
      by: {
        'round.visit': ({ id }, world) => go(world, id === undefined ? '/' : `/rounds/${id}`),
        'round.retry': () => press('button', 'Try again'),
        'round.loaded': 'round.load',
        'round.missing': 'round.load',
        'connection.found': 'connection.watch',
        'port.failed': 'round.load',
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'round.retry' } }],
      sees: (round) => {
        expect(shows('There is no such round of yours')).toBe(round.matches({ open: 'missing' }));
        expect(shows('The round did not load')).toBe(round.matches({ open: 'failed' }));
        expect(shows('Provably fair')).toBe(round.matches({ open: 'shown' }));
      },
    });
  },
  WALK_MS,
);
