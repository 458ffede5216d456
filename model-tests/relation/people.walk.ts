import { PAGE_MAX, PEOPLE_PAGE } from '../../contract/limits';
import { aRelation, relatedPlayers } from '../../contract/make/relation';
import { peopleMachine } from '../../machines/relation/people.machine';
import type { PeopleWords } from '../../machines/relation/people.words';
import { aRelationChanged } from '../../machines/relation/relation.sample';
import { relationCounts } from '../../machines/relation/relations.sample';
import { listWalk } from '../kit/list.walk';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';

export const peopleWalk = listWalk<PeopleWords>(silent(peopleMachine), {
  queries: [
    { list: 'friends', search: '' },
    { list: 'find', search: '' },
  ],
  items: (count) => relatedPlayers(count, aRelation({ bond: 'friends' })),
  page: PEOPLE_PAGE,
  max: PAGE_MAX,
  more: { counts: relationCounts() },
  events: [
    shownAt('/friends'),
    { type: 'list.search', text: 'bo' },
    { type: 'presence.changed', playerId: 'player_bob1', presence: 'offline' },
    { type: 'hub.skipped' },
  ],
  brought: [
    aRelationChanged(),
    aRelationChanged({ player: undefined, lists: [] }),
    aRelationChanged({ id: 'player_bob1', player: undefined, lists: [] }),
  ],
  // Who comes to a list that is searched is asked for.
  view: ({ query, list }) => list.pages <= 1 && query.search,
});
