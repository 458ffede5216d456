import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { activitiesMachine } from '../../machines/activity/activities.machine';
import type { ActivitiesEvent } from '../../machines/activity/activities.words';
import { ActivityFeed } from '../../src/views/activity/ActivityFeed';
import type { World } from '../../tests/machines/support/world';
import { at, go, hear, hubSays, hubTells, miss, signIn } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS } from '../support/view';
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
    await walkList(
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
        list: 'activities',
        rows: 'ul > li',
        says: {
          empty: 'Nothing yet',
          gone: 'Player not available',
          failed: 'The activities did not load',
          cutShort: 'The older ones did not load.',
        },
      },
      {
        view: <ActivityFeed />,
        start: () => ({}),
        settle: () => undefined,
        by: {
          'session.opened': (_, world) => signIn(world),
          'list.visit': ({ query }, world) => visit(query?.of, world),
          'room.heard': ({ room, name, body }, world) => hear(world, name, body, room),
          'room.missed': miss,
          'player.changed': ({ changed }, world) =>
            hubSays(world, 'OnPlayerChange', { Changed: changed }),
          'relation.changed': hubTells,
        },
        sees: (activities) =>
          expect(document.querySelector('div[aria-busy=true]') !== null).toBe(
            activities.hasTag('busy'),
          ),
      },
    );
  },
  WALK_MS,
);
