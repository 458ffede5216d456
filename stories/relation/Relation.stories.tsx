import { aRelatedPlayer, aRelation } from '../../contract/make/relation';
import type { RelationView } from '../../contract/relation.rules';
import { aList } from '../../machines/kit/list.sample';
import { type RelationContext, relationMachine } from '../../machines/relation/relation.machine';
import { aRelationTo } from '../../machines/relation/relation.sample';
import { Card } from '../../src/ui/Card';
import { PeopleList } from '../../src/views/relation/PeopleList';
import { member } from '../support/evening';
import { still } from '../support/still';
import { resident, type Subject, storyOf } from '../support/story';

export default { title: 'machines/relation' };

const bob = aRelatedPlayer();
const view = (
  <Card>
    <PeopleList />
  </Card>
);
const around = {
  house: member,
  beside: [resident('people', { open: 'shown' }, aList({ list: 'find', search: '' }, [bob]))],
};

/** Bob's row while the relation to him is in a state. */
const row = (state: string, given: Partial<RelationContext> = {}): Subject => {
  const here = still(relationMachine, state, aRelationTo(given));
  const { stills } = resident(
    'relations',
    'member',
    { seated: [bob._id] },
    { [`relation:${bob._id}`]: { src: 'relation', still: here } },
  );
  return { still: here, stills };
};
const bound = (state: string, bond: RelationView['bond'], given: Partial<RelationView> = {}) =>
  storyOf(row(state, { relation: aRelation({ bond, ...given }) }), view, around);
const promised = (
  command: RelationContext['command'],
  before: Partial<RelationView>,
  after: Partial<RelationView>,
) =>
  storyOf(
    row('changing', { command, before: aRelation(before), relation: aRelation(after) }),
    view,
    around,
  );

export const Loading = storyOf(row('loading', { relation: undefined }), view, around);
export const LoadingAgain = bound('loading', 'friends');
export const Strangers = bound('strangers', 'strangers');
export const StrangersFollowed = bound('strangers', 'strangers', { following: true });
export const TooSoon = storyOf(row('tooSoon', { again: '2026-11-27T20:00:00.000Z' }), view, around);
export const Asked = bound('asked', 'asked');
export const WasAsked = bound('wasAsked', 'was asked');
export const Friends = bound('friends', 'friends');
export const Favourite = bound('friends', 'friends', { favourite: true });
export const Blocked = bound('blocked', 'blocked');
export const Gone = storyOf(row('gone', { relation: undefined }), view, around);
export const Failed = storyOf(row('failed', { relation: undefined }), view, around);
export const Requesting = promised('request', {}, { bond: 'asked' });
export const Accepting = promised('accept', { bond: 'was asked' }, { bond: 'friends' });
export const Unsaved = storyOf(row('unsaved', { command: 'request' }), view, around);
export const WasAskedRightToLeft = storyOf(
  row('wasAsked', { relation: aRelation({ bond: 'was asked' }) }),
  view,
  { ...around, direction: 'rtl' },
);
