import { ACTIVITIES_PAGE } from '../../contract/limits';
import { anActivity } from '../../contract/make/activity';
import { activitiesMachine } from '../../machines/activity/activities.machine';
import type { ActivitiesWords } from '../../machines/activity/activities.words';
import { aRelationChanged } from '../../machines/relation/relation.sample';
import { listWalk } from '../kit/list.walk';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';

export const activitiesWalk = listWalk<ActivitiesWords>(silent(activitiesMachine), {
  queries: [{ of: 'player_bob1' }, { of: 'me' }],
  items: (count) => Array.from({ length: count }, (_, n) => anActivity({ _id: `won/round_${n}` })),
  page: ACTIVITIES_PAGE,
  max: ACTIVITIES_PAGE,
  events: [
    shownAt('/profile/player_bob1'),
    { type: 'session.opened', playerId: 'player_ann1' },
    { type: 'list.missing' },
    { type: 'player.changed', changed: ['activities'] },
    aRelationChanged({ id: 'player_bob1' }),
    { type: 'hub.skipped' },
    { type: 'room.heard', room: 'activities:player_bob1', name: 'activity', body: '{}' },
    { type: 'room.heard', room: 'activities:player_ann1', name: 'activity', body: '{}' },
    { type: 'room.missed', room: 'activities:player_bob1' },
    { type: 'room.missed', room: 'activities:player_ann1' },
  ],
  view: ({ room }) => room,
});
