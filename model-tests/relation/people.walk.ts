import { aRelation, relatedPlayers } from '../../contract/make/relation';
import { peopleMachine } from '../../machines/relation/people.machine';
import { relationCounts } from '../../machines/relation/relations.sample';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const page = relatedPlayers(20, aRelation({ bond: 'friends' }));

export const peopleWalk = walk({
  machine: silent(peopleMachine),
  inputs: [undefined],
  events: [
    { type: 'session.closed' },
    { type: 'people.visit', list: 'friends' },
    { type: 'people.visit', list: 'find' },
    { type: 'people.visit', list: undefined },
    { type: 'people.search', text: 'bo' },
    { type: 'people.more' },
    { type: 'people.retry' },
    { type: 'people.listed', items: page, total: 30, counts: relationCounts() },
    { type: 'people.listed', items: [], total: 0 },
    { type: 'presence.changed', playerId: 'player_bob1', presence: 'offline' },
    { type: 'player.changed', changed: ['relations'] },
    { type: 'player.changed', changed: ['favorites'] },
    { type: 'relation.changed' },
    { type: 'hub.skipped' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'people.list' },
  ],
  view: ({ context }) => [context.list, context.people.pages, context.people.total],
});
