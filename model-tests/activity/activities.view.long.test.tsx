import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { activitiesMachine } from '../../machines/activity/activities.machine';
import type { ActivitiesEvent } from '../../machines/activity/activities.words';
import { isMoreLeft } from '../../machines/kit/list.select';
import { ActivityFeed } from '../../src/views/activity/ActivityFeed';
import type { World } from '../../tests/machines/support/world';
import {
  at,
  control,
  go,
  hear,
  hubSays,
  hubSkips,
  hubTells,
  miss,
  press,
  pressMore,
  shows,
  signIn,
  signOut,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { activitiesWalk } from './activities.walk';

/** Goes where the feed is shown; one's own is a member's. */
const visit = (of: string | undefined, world: World): boolean => {
  if (of === 'me') return at(world, 'session').matches('signedIn') && go(world, '/activities');
  return go(world, of === undefined ? '/' : `/profile/${of}`);
};

type Snapshot = SnapshotFrom<typeof activitiesMachine>;

test(
  'activities: every edge is walked on the page',
  async () => {
    await walkView(
      {
        ...activitiesWalk,
        view: (snapshot: Snapshot) => [
          activitiesWalk.view(snapshot),
          snapshot.context.playerId !== undefined,
        ],
        // A guest sees another's feed as a member does.
        offers: (event: ActivitiesEvent, here: Snapshot) =>
          activitiesWalk.offers?.(event, here) !== false &&
          (event.type !== 'list.visit' || here.context.playerId !== undefined),
      },
      {
        resident: 'activities',
        view: <ActivityFeed />,
        by: {
          'session.opened': (_, world) => signIn(world),
          'room.heard': ({ room, name, body }, world) => hear(world, name, body, room),
          'room.missed': miss,
          'session.closed': (_, world) => signOut(world),
          'list.visit': ({ query }, world) => visit(query?.of, world),
          'list.more': (_, world) => pressMore(world, 'activities'),
          'list.retry': () => press('button', 'Try again'),
          'list.listed': 'activities.list',
          'list.missing': 'activities.list',
          'player.changed': ({ changed }, world) =>
            hubSays(world, 'OnPlayerChange', { Changed: changed }),
          'relation.changed': hubTells,
          'hub.skipped': (_, world) => hubSkips(world),
          'connection.found': 'connection.watch',
          'port.failed': 'activities.list',
        },
        offers: [
          { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
          { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
        ],
        sees: (activities) => {
          const { items } = activities.context.list;
          expect(document.querySelectorAll('ul > li')).toHaveLength(items.length);
          expect(shows('Nothing yet')).toBe(activities.matches({ open: 'empty' }));
          expect(shows('Player not available')).toBe(activities.matches({ open: 'gone' }));
          expect(shows('The activities did not load')).toBe(activities.matches({ open: 'failed' }));
          expect(shows('The older ones did not load.')).toBe(
            activities.matches({ open: 'cutShort' }),
          );
          expect(document.querySelector('div[aria-busy=true]') !== null).toBe(
            activities.hasTag('busy'),
          );
          expect(control('button', 'Show more') !== undefined).toBe(
            isMoreLeft(activities) && !activities.matches({ open: 'failed' }),
          );
        },
      },
    );
  },
  WALK_MS,
);
