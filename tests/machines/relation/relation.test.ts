import { beforeEach, expect, test } from 'vitest';
import { aRelatedPlayer, aRelation } from '../../../contract/make/relation';
import { aToken } from '../../../contract/make/token';
import { problem } from '../../../contract/problems';
import type { RelationView } from '../../../contract/relation.rules';
import type { RelationActor } from '../../../machines/relation/relation.machine';
import { aRelationChanged } from '../../../machines/relation/relation.sample';
import type { RelationChanged } from '../../../machines/relation/relation.words';
import { relationTo } from '../../../machines/relation/relations.select';
import { keepJournal } from '../support/golden';
import { aWorld, type World } from '../support/world';

const playerId = 'player_bob1';
let world: World;
let bob: RelationActor;

const tell = (relation: RelationView) =>
  world.resident('relations').send({ type: 'relations.told', people: [{ playerId, relation }] });
const shown = () => {
  const { value, context } = bob.getSnapshot();
  return [value, context.relation?.bond];
};

beforeEach(() => {
  world = aWorld({ stored: { token: aToken() } });
  tell(aRelation());
  bob = relationTo(world.resident('relations').getSnapshot() as never, playerId) as RelationActor;
});

test('a request is shown as sent at once, and kept when the server agrees', () => {
  bob.send({ type: 'relation.request' });
  expect(shown()).toEqual(['changing', 'asked']);
  expect(world.asked('relation.change').input).toEqual({ playerId, command: 'request' });
  world.asked('relation.change').answer({
    type: 'relation.saved',
    relation: aRelation({ bond: 'friends' }),
  } as never);
  // They had asked as well.
  expect(shown()).toEqual(['friends', 'friends']);
});

test('a request that comes too soon is taken back visibly, and says when to ask again', () => {
  const again = '2026-11-28T20:00:00.000Z';
  bob.send({ type: 'relation.request' });
  world.asked('relation.change').answer({
    type: 'relation.refused',
    problem: problem('request-too-soon', { again }),
  } as never);
  expect(shown()).toEqual(['tooSoon', 'strangers']);
  expect(bob.getSnapshot().context.again).toBe(again);
  expect(bob.getSnapshot().can({ type: 'relation.request' })).toBe(false);
});

test('who has blocked the player is simply not there', () => {
  bob.send({ type: 'relation.follow' });
  world.asked('relation.change').answer({
    type: 'relation.refused',
    problem: problem('not-found'),
  } as never);
  expect(shown()).toEqual(['gone', undefined]);
});

test('a lost connection shows what was before, and sends the same again', () => {
  bob.send({ type: 'relation.follow' });
  world.asked('relation.change').answer({ type: 'port.failed', port: 'relation.change' } as never);
  expect(bob.getSnapshot().value).toBe('unsaved');
  expect(bob.getSnapshot().context.relation?.following).toBe(false);
  bob.send({ type: 'relation.retry' });
  expect(bob.getSnapshot().context.relation?.following).toBe(true);
  expect(world.asked('relation.change').input).toEqual({ playerId, command: 'follow' });
});

test('what was not saved is still offered once the line is back and brings news', () => {
  world.resident('relations').send({ type: 'relations.watch', playerId });
  bob.send({ type: 'relation.follow' });
  world.asked('relation.change').answer({ type: 'port.failed', port: 'relation.change' } as never);
  world.resident('relations').send({ type: 'hub.skipped' });
  tell(aRelation());
  expect(bob.getSnapshot().value).toBe('unsaved');
  bob.send({ type: 'relation.leave' });
  world.asked('relation.load').answer({
    type: 'relation.loaded',
    relation: aRelation({ bond: 'was asked' }),
  } as never);
  expect(shown()).toEqual(['wasAsked', 'was asked']);
  keepJournal(world, 'relationUnsavedKept');
});

test('a list that was asked before the step does not undo its look', () => {
  bob.send({ type: 'relation.request' });
  tell(aRelation());
  expect(shown()).toEqual(['changing', 'asked']);
});

test('a press while it is asked anew how they stand is taken, and its answer counts', () => {
  world.resident('relations').send({ type: 'relations.watch', playerId });
  world.resident('relations').send({ type: 'hub.skipped' });
  expect(bob.getSnapshot().value).toBe('loading');
  expect(bob.getSnapshot().can({ type: 'relation.cancel' })).toBe(false);
  bob.send({ type: 'relation.follow' });
  expect(world.asked('relation.change').input).toEqual({ playerId, command: 'follow' });
  expect(bob.getSnapshot().context.relation?.following).toBe(true);
  world.asked('relation.change').answer({
    type: 'relation.saved',
    relation: aRelation({ following: true }),
  } as never);
  // The answer is newer than what was asked for.
  expect(bob.getSnapshot()).toMatchObject({
    value: 'strangers',
    context: { relation: { following: true } },
  });
  keepJournal(world, 'relationPressWhileLoading');
});

test('before it is known how they stand no step is taken', () => {
  world.resident('relations').send({ type: 'relations.watch', playerId: 'player_cleo' });
  const cleo = relationTo(world.resident('relations').getSnapshot() as never, 'player_cleo');
  expect(cleo?.getSnapshot().value).toBe('loading');
  expect(cleo?.getSnapshot().can({ type: 'relation.follow' })).toBe(false);
});

test('a step that the relation no longer allows is looked up anew', () => {
  tell(aRelation({ bond: 'was asked' }));
  bob.send({ type: 'relation.accept' });
  expect(shown()).toEqual(['changing', 'friends']);
  world.asked('relation.change').answer({
    type: 'relation.refused',
    problem: problem('step-illegal'),
  } as never);
  expect(shown()).toEqual(['loading', 'was asked']);
});

test('who signs out leaves no relation behind', () => {
  world.resident('session').send({ type: 'session.signOut' });
  const relations = world.resident('relations').getSnapshot();
  expect(relations.matches('absent')).toBe(true);
  expect(relationTo(relations as never, playerId)).toBeUndefined();
});

test('a refusal that says nothing of the two is told in its own words', () => {
  bob.send({ type: 'relation.follow' });
  world.asked('relation.change').answer({
    type: 'relation.refused',
    problem: problem('rate-limited'),
  } as never);
  expect(shown()).toEqual(['loading', 'strangers']);
  const [said] = Object.values(world.resident('alerts').getSnapshot().children) as [World['app']];
  expect(said.getSnapshot().context.slug).toBe('Problem.Too many requests');
});

test('what a list told long ago is asked anew for who is shown by themselves', () => {
  const isAsked = () => world.questions.some(({ port }) => port === 'relation.load');
  const watch = () => world.resident('relations').send({ type: 'relations.watch', playerId });
  watch();
  expect(isAsked()).toBe(false);
  world.resident('relations').send({ type: 'relations.unwatch', playerId });
  world.resident('relations').send({ type: 'hub.skipped' });
  expect(isAsked()).toBe(false);
  watch();
  expect(isAsked()).toBe(true);
});

test('what its list has told since is not asked for', () => {
  world.resident('relations').send({ type: 'hub.skipped' });
  tell(aRelation({ bond: 'was asked' }));
  world.resident('relations').send({ type: 'relations.watch', playerId });
  expect(world.questions.some(({ port }) => port === 'relation.load')).toBe(false);
});

test('the hub says how the two stand: nothing is asked for, and a step under way is not undone', () => {
  const hear = (given: Partial<RelationChanged>) =>
    world.resident('relations').send(aRelationChanged({ id: playerId, ...given }));
  hear({ player: aRelatedPlayer({ relation: aRelation({ bond: 'was asked' }) }) });
  expect(shown()).toEqual(['wasAsked', 'was asked']);
  bob.send({ type: 'relation.accept' });
  hear({ player: aRelatedPlayer({ relation: aRelation({ follower: true }) }) });
  expect(shown()).toEqual(['changing', 'friends']);
  world.asked('relation.change').answer({
    type: 'relation.saved',
    relation: aRelation({ bond: 'friends' }),
  } as never);
  hear({ player: undefined, lists: [] });
  expect(shown()).toEqual(['gone', 'hidden']);
  expect(world.asks).not.toContain('relation.load');
});

test('a relation that did not load is asked for again once the platform is found', () => {
  world.resident('relations').send({ type: 'relations.watch', playerId });
  world.resident('relations').send({ type: 'hub.skipped' });
  world.asked('relation.load').answer({ type: 'port.failed', port: 'relation.load' } as never);
  expect(bob.getSnapshot().value).toBe('failed');
  world.resident('connection').send({ type: 'connection.found' });
  expect(bob.getSnapshot().value).toBe('loading');
});
