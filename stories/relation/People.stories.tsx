import { aRelation, relatedPlayers } from '../../contract/make/relation';
import type { RelationView } from '../../contract/relation.rules';
import type { RelatedPlayer } from '../../contract/relation.view';
import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { addressOfList } from '../../machines/relation/people.rules';
import { aPeopleList } from '../../machines/relation/people.sample';
import type { PeopleList, PeopleWords } from '../../machines/relation/people.words';
import { relationMachine } from '../../machines/relation/relation.machine';
import { aRelationTo } from '../../machines/relation/relation.sample';
import { Modals } from '../../src/views/modal/Modals';
import { FriendsPage } from '../../src/views/relation/FriendsPage';
import { member, memberAt } from '../support/evening';
import { type Child, still } from '../support/still';
import { resident, shown, storyOf } from '../support/story';

export default { title: 'machines/people' };

const states: Readonly<Record<RelationView['bond'], string>> = {
  strangers: 'strangers',
  asked: 'asked',
  'was asked': 'wasAsked',
  friends: 'friends',
  blocked: 'blocked',
  hidden: 'gone',
};
const relationOf = ({ _id, relation }: RelatedPlayer): [string, Child] => [
  `relation:${_id}`,
  {
    src: 'relation',
    still: still(relationMachine, states[relation.bond], aRelationTo({ playerId: _id, relation })),
  },
];
/** The relations to everybody who is listed. */
const related = (people: readonly RelatedPlayer[]) =>
  resident(
    'relations',
    'member',
    { seated: people.map(({ _id }) => _id) },
    Object.fromEntries(people.map(relationOf)),
  );

const page = (state: string, given: Partial<ListContext<PeopleWords>> = {}, online = true) => {
  const context = aPeopleList(given);
  return storyOf(resident('people', { open: state }, context), <FriendsPage />, {
    house: {
      ...memberAt(addressOfList(context.query.list)),
      ...(!online && { connection: ['offline', {}] }),
    },
    beside: [related(context.list.items)],
  });
};
const none = { list: noPages };
const of = (list: PeopleList, search = '') => ({ query: { list, search } });
const long = { list: aPage(relatedPlayers(7, aRelation({ bond: 'friends' })), 27) };
const listed = (list: PeopleList, relation: Partial<RelationView>, count = 3) => {
  const items = relatedPlayers(count, aRelation(relation));
  return { ...of(list), list: aPage(items) };
};
const friends = relatedPlayers(7, aRelation({ bond: 'friends' }));
const [first, ...others] = friends;
const starred = first && [
  { ...first, relation: aRelation({ bond: 'friends', favourite: true }) },
  ...others,
];

export const Closed = storyOf(resident('people', 'closed'), <FriendsPage />, { house: member });
export const Loading = page('loading', none);
export const LoadingAgain = page('loading');
export const Friends = page('shown', { list: aPage(starred ?? []) });
export const Favourites = page('shown', listed('favourites', { bond: 'friends', favourite: true }));
export const Requests = page('shown', listed('requests', { bond: 'was asked', follower: true }));
export const Sent = page('shown', listed('pending', { bond: 'asked' }, 2));
export const Followers = page('shown', listed('followers', { follower: true }));
export const Following = page('shown', listed('following', { following: true }));
export const Blocked = page('shown', listed('blocked', { bond: 'blocked' }, 2));
export const Found = page('shown', listed('find', {}, 10));
export const MoreLeft = page('shown', long);
export const Typing = page('typing', of('friends', 'bo'));
export const LoadingMore = page('loadingMore', long);
export const CutShort = page('cutShort', long);
export const Outdated = page('outdated');
export const NoFriends = page('empty', none);
export const NoRequests = page('empty', { ...none, ...of('requests') });
export const NobodyFound = page('empty', { ...none, ...of('find', 'xyz') });
export const Failed = page('failed', none);
export const FailedAgain = page('failed');
export const Offline = page('failed', none, false);
export const AsksBeforeBlocking = storyOf(
  resident('people', { open: 'shown' }, aPeopleList()),
  <>
    <FriendsPage />
    <Modals />
  </>,
  {
    house: member,
    beside: [
      related(friends),
      resident('modals', 'shown', {
        stack: [
          { name: 'askBlock', size: 'small', values: { playerId: 'player_bob1', username: 'bob' } },
        ],
      }),
    ],
    play: async ({ canvas }) => {
      await shown(canvas, 'dialog');
    },
  },
);
