import { expect, test } from 'vitest';
import { LOAD_MORE_LOCK_MS, SEARCH_DEBOUNCE_MS } from '../../../contract/limits';
import { gameCards } from '../../../contract/make/game';
import { games, isMoreLeft } from '../../../machines/lobby/lobby.select';
import { aWorld, type World } from '../support/world';

const lobby = (world: World) => world.resident('lobby').getSnapshot();
const found = (items = gameCards(12), total = 20) =>
  ({ type: 'lobby.found', items, total }) as never;
const finds = (world: World) =>
  world.questions.filter(({ port }) => port === 'lobby.find').map(({ input }) => input);

test('the search asks once, 250 ms after the last letter', () => {
  const world = aWorld();
  world.asked('lobby.find').answer(found());
  for (const text of ['w', 'wh', 'whe']) {
    world.resident('lobby').send({ type: 'lobby.search', text });
    world.clock.increment(SEARCH_DEBOUNCE_MS - 1);
    expect(finds(world)).toEqual([]);
  }
  world.clock.increment(1);
  expect(finds(world)).toMatchObject([{ pageIndex: 0, filter: { search: 'whe' } }]);
});

test('a late answer to an older filter is not shown', () => {
  const world = aWorld();
  const old = world.asked('lobby.find');
  world.resident('lobby').send({ type: 'lobby.chooseType', gameType: 'Dice' });
  old.answer(found(gameCards(3), 3));
  expect(lobby(world).value).toBe('loading');
  expect(games(lobby(world))).toEqual([]);
  world.asked('lobby.find').answer(found(gameCards(1), 1));
  expect(games(lobby(world))).toEqual(gameCards(1));
});

test('load more appends the next page, once per press, and locks for 1.5 s', () => {
  const world = aWorld();
  world.asked('lobby.find').answer(found());
  expect(isMoreLeft(lobby(world))).toBe(true);
  const mount = {
    type: 'stage.mount',
    key: 'more',
    control: 'loadMore',
    input: { resident: 'lobby' },
  };
  world.resident('stage').send(mount);
  const more = world.resident('stage').getSnapshot().children.more;
  more.send({ type: 'loadMore.press' });
  more.send({ type: 'loadMore.press' });
  expect(finds(world)).toMatchObject([{ pageIndex: 1 }]);
  world.asked('lobby.find').answer(found(gameCards(20).slice(11), 20));
  expect(games(lobby(world))).toEqual(gameCards(20));
  expect(isMoreLeft(lobby(world))).toBe(false);
  world.clock.increment(LOAD_MORE_LOCK_MS - 1);
  expect(more.getSnapshot().value).toBe('locked');
  world.clock.increment(1);
  expect(more.getSnapshot().value).toBe('ready');
});

test('a next page that fails leaves the others and can be asked for again', () => {
  const world = aWorld();
  world.asked('lobby.find').answer(found());
  world.resident('lobby').send({ type: 'lobby.more' });
  world.asked('lobby.find').answer({ type: 'port.failed', port: 'lobby.find' } as never);
  expect(lobby(world).value).toBe('cutShort');
  expect(games(lobby(world))).toHaveLength(12);
  world.resident('lobby').send({ type: 'lobby.more' });
  expect(finds(world)).toMatchObject([{ pageIndex: 1 }]);
});
