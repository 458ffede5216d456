import { expect, test } from 'vitest';
import { ACTIVITIES_PAGE, PEOPLE_GATHER_MS } from '../../../contract/limits';
import { activities, anActivity } from '../../../contract/make/activity';
import { aWorld, token, type World } from '../support/world';

const feed = (world: World) => world.resident('activities').getSnapshot();
const go = (world: World, to: string) =>
  world.asked('router.location').answer({ type: 'router.moved', to } as never);
const load = (world: World) =>
  world
    .asked('activities.list')
    .answer({ type: 'list.listed', items: activities(), total: 6 } as never);
/** Without those of the look and of the page's language, in which everybody is. */
const rooms = (world: World): string[] =>
  world
    .resident('socket')
    .getSnapshot()
    .context.rooms.filter((room: string) => room !== 'look' && !room.startsWith('phrases:'));
const hear = (world: World, player: string) =>
  world.asked('socket.connection').answer({
    type: 'socket.heard',
    room: `activities:${player}`,
    name: 'activity',
    body: '{}',
  } as never);

const aPage = (to: string, stored: Record<string, string> = { token: token() }): World => {
  const world = aWorld({ to, stored });
  world.asked('socket.connection').answer({ type: 'socket.opened' } as never);
  load(world);
  return world;
};

test('a player’s room is joined with their page, left with it, and another’s with theirs', () => {
  const world = aPage('/profile/player_bob1');
  expect(rooms(world)).toEqual(['activities:player_bob1']);
  go(world, '/profile/player_cat1');
  expect(rooms(world)).toEqual(['activities:player_cat1']);
  go(world, '/wallet');
  expect(rooms(world)).toEqual([]);
});

test('a guest watches as well, and one’s own feed is in one’s own room', () => {
  expect(rooms(aPage('/profile/player_bob1', {}))).toEqual(['activities:player_bob1']);
  const world = aPage('/activities');
  expect(rooms(world)).toEqual(['activities:player_ann1']);
  world.resident('session').send({ type: 'token.cleared' });
  expect(rooms(world)).not.toContain('activities:player_ann1');
});

test('what the room tells is fetched anew, gathered; what another room tells is not', () => {
  const world = aPage('/profile/player_bob1');
  hear(world, 'player_cat1');
  expect(feed(world).value).toEqual({ open: 'shown' });
  hear(world, 'player_bob1');
  hear(world, 'player_bob1');
  expect(feed(world).value).toEqual({ open: 'outdated' });
  world.clock.increment(PEOPLE_GATHER_MS);
  expect(world.asked('activities.list').input).toMatchObject({
    query: { of: 'player_bob1' },
    pageIndex: 0,
  });
  load(world);
  expect(feed(world).value).toEqual({ open: 'shown' });
});

test('after the rooms were deaf the feed is asked for again', () => {
  const world = aPage('/profile/player_bob1');
  world.resident('activities').send({ type: 'connection.found' });
  expect(feed(world).value).toEqual({ open: 'outdated' });
});

test('a page that was asked for when news came is asked for with the others', () => {
  const world = aWorld({ to: '/profile/player_bob1' });
  const items = Array.from({ length: ACTIVITIES_PAGE }, (_, n) =>
    anActivity({ _id: `won/round_${n}` }),
  );
  const listed = { type: 'list.listed', items, total: 2 * ACTIVITIES_PAGE } as never;
  world.asked('activities.list').answer(listed);
  world.resident('activities').send({ type: 'list.more' });
  world.resident('activities').send({ type: 'hub.skipped' });
  world.clock.increment(PEOPLE_GATHER_MS);
  world.asked('activities.list').answer(listed);
  expect(world.asked('activities.list').input).toMatchObject({ pageIndex: 1 });
});
