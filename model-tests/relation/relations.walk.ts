import { aRelation } from '../../contract/make/relation';
import { silentAdapters, wholeApp } from '../../machines/app/whole';
import { aRelationChanged } from '../../machines/relation/relation.sample';
import type { relationsMachine } from '../../machines/relation/relations.machine';
import { walk } from '../support/walk';

const playerId = 'player_bob1';

export const relationsWalk = walk({
  // Its relations need silent ports as well.
  machine: wholeApp(silentAdapters).implementations.actors.relations as typeof relationsMachine,
  inputs: [undefined],
  events: [
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'relations.watch', playerId },
    { type: 'relations.unwatch', playerId },
    { type: 'relations.told', people: [{ playerId, relation: aRelation() }] },
    aRelationChanged({ id: playerId }),
    aRelationChanged({ id: playerId, player: undefined, lists: [] }),
    { type: 'hub.skipped' },
    { type: 'connection.found' },
  ],
  // One view that watches is as good as many.
  offers: (event, { context }) =>
    event.type !== 'relations.watch' || !context.watched.includes(playerId),
  view: ({ context }) => context,
});
