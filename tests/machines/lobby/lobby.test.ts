import { expect, test } from 'vitest';
import { LOAD_MORE_LOCK_MS, SEARCH_DEBOUNCE_MS } from '../../../contract/limits';
import { gameCards } from '../../../contract/make/game';
import { isMoreLeft, itemsOf } from '../../../machines/kit/list.select';
import { keepJournal } from '../support/golden';
import { aWorld, type World } from '../support/world';

const lobby = (world: World) => world.resident('lobby').getSnapshot();
const found = (items = gameCards(12), total = 20) =>
  ({ type: 'list.listed', items, total }) as never;
const finds = (world: World) =>
  world.questions.filter(({ port }) => port === 'lobby.list').map(({ input }) => input);

test('the search asks once, 250 ms after the last letter', () => {
  const world = aWorld();
  world.asked('lobby.list').answer(found());
  for (const text of ['w', 'wh', 'whe']) {
    world.resident('lobby').send({ type: 'list.search', text });
    world.clock.increment(SEARCH_DEBOUNCE_MS - 1);
    expect(finds(world)).toEqual([]);
  }
  world.clock.increment(1);
  expect(finds(world)).toMatchObject([{ pageIndex: 0, query: { search: 'whe' } }]);
});

test('a late answer to an older filter is not shown', () => {
  const world = aWorld();
  const old = world.asked('lobby.list');
  world.resident('lobby').send({ type: 'list.filter', query: { type: 'Dice' } });
  old.answer(found(gameCards(3), 3));
  expect(lobby(world).value).toEqual({ open: 'loading' });
  expect(itemsOf(lobby(world))).toEqual([]);
  world.asked('lobby.list').answer(found(gameCards(1), 1));
  expect(itemsOf(lobby(world))).toEqual(gameCards(1));
  keepJournal(world, 'lobbyLateAnswer');
});

test('load more appends the next page, once per press, and locks for 1.5 s', () => {
  const world = aWorld();
  world.asked('lobby.list').answer(found());
  expect(isMoreLeft(lobby(world))).toBe(true);
  const mount = {
    type: 'stage.mount',
    key: 'more',
    control: 'loadMore',
    input: { list: 'lobby' },
  };
  world.resident('stage').send(mount);
  const more = world.resident('stage').getSnapshot().children.more;
  more.send({ type: 'loadMore.press' });
  more.send({ type: 'loadMore.press' });
  expect(finds(world)).toMatchObject([{ pageIndex: 1 }]);
  world.asked('lobby.list').answer(found(gameCards(20).slice(11), 20));
  expect(itemsOf(lobby(world))).toEqual(gameCards(20));
  expect(isMoreLeft(lobby(world))).toBe(false);
  world.clock.increment(LOAD_MORE_LOCK_MS - 1);
  expect(more.getSnapshot().value).toBe('locked');
  world.clock.increment(1);
  expect(more.getSnapshot().value).toBe('ready');
});

test('a next page that fails leaves the others and can be asked for again', () => {
  const world = aWorld();
  world.asked('lobby.list').answer(found());
  world.resident('lobby').send({ type: 'list.more' });
  world.asked('lobby.list').answer({ type: 'port.failed', port: 'lobby.list' } as never);
  expect(lobby(world).value).toEqual({ open: 'cutShort' });
  expect(itemsOf(lobby(world))).toHaveLength(12);
  world.resident('lobby').send({ type: 'list.more' });
  expect(finds(world)).toMatchObject([{ pageIndex: 1 }]);
});
