import { expect, test } from 'vitest';
import { PEOPLE_GATHER_MS, PEOPLE_PAGE, SEARCH_DEBOUNCE_MS } from '../../../contract/limits';
import { aRelatedPlayer, aRelation, relatedPlayers } from '../../../contract/make/relation';
import { aRelationChanged } from '../../../machines/relation/relation.sample';
import { relationCounts } from '../../../machines/relation/relations.sample';
import { relationTo } from '../../../machines/relation/relations.select';
import { keepJournal } from '../support/golden';
import { aWorld, connect, token } from '../support/world';

test('a page that was asked for when news came is asked for with the others', () => {
  const world = aWorld({ to: '/friends', stored: { token: token() } });
  const people = world.resident('people');
  const items = relatedPlayers(PEOPLE_PAGE, aRelation({ bond: 'friends' }));
  const listed = { type: 'list.listed', items, total: PEOPLE_PAGE + 5, counts: undefined };
  world.asked('people.list').answer(listed as never);
  people.send({ type: 'list.more' });
  people.send(aRelationChanged());
  world.clock.increment(PEOPLE_GATHER_MS);
  expect(world.asked('people.list').input).toMatchObject({
    pageIndex: 0,
    pageSize: 2 * PEOPLE_PAGE,
  });
  keepJournal(world, 'peoplePageAskedWithNews');
});

test('who becomes a friend, or is one no longer, is told: nothing is asked for', () => {
  const world = aWorld({ to: '/friends', stored: { token: token() } });
  const people = world.resident('people');
  connect(world);
  world.clock.increment(PEOPLE_GATHER_MS);
  const names = () =>
    people.getSnapshot().context.list.items.map(({ username }: { username: string }) => username);
  const items = relatedPlayers(3, aRelation({ bond: 'friends' }));
  world.asked('people.list').answer({ type: 'list.listed', items, total: 3 } as never);
  const asked = world.asks.length;
  const carl = aRelatedPlayer({ _id: 'player_carl1', username: 'Carl' });
  const say = (Sequence: number, body: object) =>
    world.asked('hub.connection').answer({
      type: 'hub.received',
      handler: 'relation',
      body: JSON.stringify({ Counts: relationCounts({ friends: 8 }), Sequence, ...body }),
    } as never);
  say(1, { PlayerId: carl._id, Player: carl, Lists: ['friends'] });
  expect(names()).toEqual(['bob', 'Carl', 'cleo', 'dan']);
  expect(world.resident('relationCounter').getSnapshot().context.count).toMatchObject({
    friends: 8,
  });
  const related = relationTo(world.resident('relations').getSnapshot() as never, carl._id);
  expect(related?.getSnapshot().value).toBe('friends');
  say(2, { PlayerId: carl._id, Lists: [] });
  expect(names()).toEqual(['bob', 'cleo', 'dan']);
  expect(related?.getSnapshot().value).toBe('gone');
  world.clock.increment(PEOPLE_GATHER_MS);
  expect(world.asks.slice(asked).filter((port) => /^(people|relation)/.test(port))).toEqual([]);
});

test('who comes while a name is searched is asked for', () => {
  const world = aWorld({ to: '/friends', stored: { token: token() } });
  const people = world.resident('people');
  const items = relatedPlayers(1, aRelation({ bond: 'friends' }));
  people.send({ type: 'list.search', text: 'bo' });
  world.clock.increment(SEARCH_DEBOUNCE_MS);
  world.asked('people.list').answer({ type: 'list.listed', items, total: 1 } as never);
  people.send(aRelationChanged({ id: 'player_bob1', player: aRelatedPlayer({ level: 9 }) }));
  expect(people.getSnapshot().value).toEqual({ open: 'shown' });
  people.send(aRelationChanged());
  expect(people.getSnapshot().value).toEqual({ open: 'outdated' });
});

test('among all players only who was found is another one', () => {
  const world = aWorld({ to: '/friends/find', stored: { token: token() } });
  const people = world.resident('people');
  const [bob, cleo] = relatedPlayers(2, aRelation());
  const total = 2;
  world.asked('people.list').answer({ type: 'list.listed', items: [bob, cleo], total } as never);
  people.send(aRelationChanged());
  people.send(aRelationChanged({ id: 'player_bob1', player: undefined, lists: [] }));
  expect(people.getSnapshot().context.list).toMatchObject({ items: [cleo], total: 1 });
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
