import { expect, test } from 'vitest';
import { ROUNDS_PAGE } from '../../../contract/limits';
import { aShownRound, playedRounds } from '../../../contract/make/play';
import { routeOf } from '../../../machines/router/router.rules';
import { aWorld, token, type World } from '../support/world';

const member = (to: string) => aWorld({ to, stored: { token: token() } });
const at = (world: World, name: 'rounds' | 'round') => world.resident(name).getSnapshot();
const go = (world: World, to: string) => world.resident('router').send({ type: 'router.go', to });
const failed = { type: 'port.failed', port: 'rounds' };

test('the history asks page by page, and repeats no round that moved down', () => {
  const world = member('/rounds');
  const all = playedRounds(15);
  expect(world.asked('rounds.list').input).toEqual({
    query: {},
    pageIndex: 0,
    pageSize: ROUNDS_PAGE,
  });
  world.asked('rounds.list').answer({
    type: 'list.listed',
    items: all.slice(0, 10),
    total: 15,
  } as never);
  world.resident('rounds').send({ type: 'list.more' });
  expect(world.asked('rounds.list').input).toEqual({
    query: {},
    pageIndex: 1,
    pageSize: ROUNDS_PAGE,
  });
  world.asked('rounds.list').answer({
    type: 'list.listed',
    items: all.slice(9),
    total: 16,
  } as never);
  expect(at(world, 'rounds')).toMatchObject({ value: { open: 'shown' } });
  expect(at(world, 'rounds').context.list.items).toEqual(all);
});

test('the address names the game; another game is another history', () => {
  const world = member('/rounds?game=game_high-striker');
  expect(world.asked('rounds.list').input).toMatchObject({
    query: { gameId: 'game_high-striker' },
  });
  go(world, '/rounds');
  expect(world.asked('rounds.list').input).toEqual({
    query: {},
    pageIndex: 0,
    pageSize: ROUNDS_PAGE,
  });
});

test('older rounds that did not load leave the others where they are', () => {
  const world = member('/rounds');
  const items = playedRounds(10);
  world.asked('rounds.list').answer({ type: 'list.listed', items, total: 15 } as never);
  world.resident('rounds').send({ type: 'list.more' });
  world.asked('rounds.list').answer(failed);
  expect(at(world, 'rounds')).toMatchObject({
    value: { open: 'cutShort' },
    context: { list: { items } },
  });
});

test('a guest is led away and nothing is asked', () => {
  const world = aWorld({ to: '/rounds' });
  expect(at(world, 'rounds').value).toBe('closed');
  expect(world.resident('router').getSnapshot().context.route.name).toBe('lobby');
});

test('a round is asked for by the id in its address; one that is nobody’s is missing', () => {
  const world = member('/rounds/round_0001');
  expect(routeOf('/rounds/round_0001').name).toBe('round');
  expect(world.asked('round.load').input).toEqual({ id: 'round_0001' });
  world.asked('round.load').answer({ type: 'round.loaded', round: aShownRound() } as never);
  expect(at(world, 'round')).toMatchObject({
    value: { open: { shown: 'unverified' } },
    context: { round: aShownRound(), isOwn: true },
  });
  go(world, '/rounds/round_0002');
  expect(at(world, 'round').context.round).toBeUndefined();
  world.asked('round.load').answer({ type: 'round.missing' });
  // It may be another's, which was shared.
  expect(at(world, 'round').value).toEqual({ open: 'looking' });
  world.asked('round.look').answer({ type: 'round.missing' });
  expect(at(world, 'round').value).toEqual({ open: 'missing' });
  go(world, '/');
  expect(at(world, 'round')).toMatchObject({ value: 'closed', context: { id: '' } });
});
