import { activities } from '../../contract/make/activity';
import { activitiesMachine } from '../../machines/activity/activities.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const activitiesWalk = walk({
  machine: silent(activitiesMachine),
  inputs: [undefined],
  events: [
    { type: 'session.opened', playerId: 'player_ann1' },
    { type: 'session.closed' },
    { type: 'activities.visit', of: 'me' },
    { type: 'activities.visit', of: 'player_bob1' },
    { type: 'activities.visit', of: undefined },
    { type: 'activities.more' },
    { type: 'activities.retry' },
    { type: 'activities.loaded', items: activities(), total: 26 },
    { type: 'activities.loaded', items: [], total: 0 },
    { type: 'activities.missing' },
    { type: 'player.changed', changed: ['activities'] },
    { type: 'relation.changed' },
    { type: 'hub.skipped' },
    { type: 'room.heard', room: 'activities:player_bob1', name: 'activity', body: '{}' },
    { type: 'room.heard', room: 'activities:player_ann1', name: 'activity', body: '{}' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'activities.load' },
  ],
  view: ({ context }) => [context.of, context.feed.pages, context.room],
});
