import { expect, test } from 'vitest';
import { REQUEST_AGAIN_MS } from '../../../contract/limits';
import {
  type Relation,
  type RelationCommand,
  relationCommands,
} from '../../../contract/relation.rules';
import { decideRelation, decideStep } from '../../../server/relation/relation.decider';
import { relationKind } from '../../../server/relation/relation.events';
import { after, given } from '../../support/decider';
import { at, blocked, bond, friends, NOW, strangers } from '../../support/states';

const asked: Relation = { bond: 'requested', by: 'low', follows: 'none' };
const none = { bond: 'strangers', favourite: false, following: false, follower: false } as const;
const become = (command: RelationCommand, before: Relation, relation: Relation) => ({
  relation: [
    { type: `relation.${command}` as const, by: 'low' as const, at: NOW, relation, before },
  ],
});

test('a step says what it made of the relation, and what it was before', () => {
  given(strangers)
    .when((state) => decideRelation(state, 'low', 'request', NOW))
    .thenHappens(become('request', strangers.relation, asked), { ...none, bond: 'asked' });
});

test('what already is so records nothing', () => {
  given(bond(asked))
    .when((state) => decideRelation(state, 'low', 'request', NOW))
    .thenNothing({ ...none, bond: 'asked' });
  given(friends)
    .when((state) => decideRelation(state, 'low', 'accept', NOW))
    .thenNothing({ ...none, bond: 'friends' });
  given(strangers)
    .when((state) => decideRelation(state, 'low', 'unblock', NOW))
    .thenNothing(none);
});

test('what contradicts the relation is refused by name', () => {
  given(strangers)
    .when((state) => decideRelation(state, 'low', 'accept', NOW))
    .thenRefused('step-illegal', { command: 'accept' });
  given(strangers)
    .when((state) => decideRelation(state, 'low', 'favourite', NOW))
    .thenRefused('step-illegal', { command: 'favourite' });
  given(blocked)
    .when((state) => decideRelation(state, 'low', 'follow', NOW))
    .thenRefused('not-found');
});

const declined = after(
  relationKind,
  { type: 'relation.request', by: 'low', at: NOW, relation: asked, before: strangers.relation },
  { type: 'relation.decline', by: 'high', at: NOW, relation: strangers.relation, before: asked },
);

test('who was declined may ask again after a week', () => {
  for (const early of [NOW, at(REQUEST_AGAIN_MS - 1)]) {
    given(declined)
      .when((state) => decideRelation(state, 'low', 'request', early))
      .thenRefused('request-too-soon', { again: at(REQUEST_AGAIN_MS) });
  }
  for (const late of [at(REQUEST_AGAIN_MS), at(REQUEST_AGAIN_MS + 1)]) {
    expect(decideRelation(declined, 'low', 'request', late)).toMatchObject({
      events: { relation: [{ type: 'relation.request', at: late }] },
    });
  }
});

test('who declined may ask at once', () => {
  expect(decideRelation(declined, 'high', 'request', NOW)).toMatchObject({
    events: { relation: [{ type: 'relation.request', by: 'high' }] },
  });
});

const step = { side: 'low', isSelf: false, isThere: true, now: NOW } as const;
const isBlind = (command: RelationCommand) => command === 'block' || command === 'unblock';

test('nobody is related to themselves', () => {
  for (const command of relationCommands) {
    given(strangers)
      .when((state) => decideStep(state, { ...step, command, isSelf: true }))
      .thenRefused('step-illegal', { command });
  }
});

test('towards nobody every step but a block is refused', () => {
  for (const command of relationCommands.filter((each) => !isBlind(each))) {
    given(friends)
      .when((state) => decideStep(state, { ...step, command, isThere: false }))
      .thenRefused('not-found');
  }
});

test('a step that the relation does not allow is refused', () => {
  given(strangers)
    .when((state) => decideStep(state, { ...step, command: 'accept' }))
    .thenRefused('step-illegal', { command: 'accept' });
});

test('a block answers alike whether the other one exists or not', () => {
  const view = { ...none, bond: 'blocked' } as const;
  for (const isThere of [true, false]) {
    given(strangers)
      .when((state) => decideStep(state, { ...step, command: 'block', isThere }))
      .thenHappens(become('block', strangers.relation, { bond: 'blocked', by: 'low' }), view);
  }
});

test('a friendship with the erased, and who blocks the caller, no answer tells', () => {
  given(friends)
    .when((state) => decideStep(state, { ...step, command: 'unblock', isThere: false }))
    .thenNothing(none);
  given(blocked)
    .when((state) => decideStep(state, { ...step, command: 'unblock' }))
    .thenNothing(none);
  given(bond({ bond: 'blocked', by: 'both' }))
    .when((state) => decideStep(state, { ...step, command: 'unblock' }))
    .thenHappens(
      become('unblock', { bond: 'blocked', by: 'both' }, { bond: 'blocked', by: 'high' }),
      none,
    );
});

test('the answer to who is there is the relation as they may see it', () => {
  given(friends)
    .when((state) => decideStep(state, { ...step, command: 'favourite' }))
    .thenHappens(
      become('favourite', friends.relation, {
        bond: 'friends',
        favourites: 'low',
        follows: 'none',
      }),
      { ...none, bond: 'friends', favourite: true },
    );
});
