import { expect, test } from 'vitest';
import { PEOPLE_GATHER_MS, PEOPLE_PAGE } from '../../../contract/limits';
import { aRelation, relatedPlayers } from '../../../contract/make/relation';
import { keepJournal } from '../support/golden';
import { aWorld, token } from '../support/world';

test('a page that was asked for when news came is asked for with the others', () => {
  const world = aWorld({ to: '/friends', stored: { token: token() } });
  const people = world.resident('people');
  const items = relatedPlayers(PEOPLE_PAGE, aRelation({ bond: 'friends' }));
  const listed = { type: 'list.listed', items, total: PEOPLE_PAGE + 5, counts: undefined };
  world.asked('people.list').answer(listed as never);
  people.send({ type: 'list.more' });
  people.send({ type: 'player.changed', changed: ['relations'] });
  world.clock.increment(PEOPLE_GATHER_MS);
  expect(world.asked('people.list').input).toMatchObject({
    pageIndex: 0,
    pageSize: 2 * PEOPLE_PAGE,
  });
  keepJournal(world, 'peoplePageAskedWithNews');
});

test('who came and went while the platform was out of reach is asked for', () => {
  const world = aWorld({ to: '/friends', stored: { token: token() } });
  const items = relatedPlayers(PEOPLE_PAGE, aRelation({ bond: 'friends' }));
  const listed = { type: 'list.listed', items, total: PEOPLE_PAGE, counts: undefined };
  world.asked('people.list').answer(listed as never);
  world.resident('connection').send({ type: 'connection.found' });
  world.clock.increment(PEOPLE_GATHER_MS);
  expect(world.resident('people').getSnapshot().value).toEqual({ open: 'loading' });
});

test('who goes while the list is asked for is not shown as here by an answer from before', () => {
  const world = aWorld({ to: '/friends', stored: { token: token() } });
  const items = relatedPlayers(1, aRelation({ bond: 'friends' }));
  const listed = { type: 'list.listed', items, total: 1, counts: undefined };
  const before = world.asked('people.list');
  const [one] = items;
  world
    .resident('people')
    .send({ type: 'presence.changed', playerId: one?._id, presence: 'recent' });
  before.answer(listed as never);
  world.clock.increment(PEOPLE_GATHER_MS);
  expect(world.resident('people').getSnapshot().value).toEqual({ open: 'loading' });
});
