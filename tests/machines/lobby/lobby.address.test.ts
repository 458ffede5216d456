import { expect, test } from 'vitest';
import { type SortBy, sortOrders } from '../../../contract/game';
import {
  addressOfFilter,
  cleanSearch,
  filterCount,
  filterOfAddress,
  noFilter,
} from '../../../machines/lobby/lobby.rules';
import type { LobbyFilter } from '../../../machines/lobby/lobby.words';
import { routeOf } from '../../../machines/router/router.rules';
import { dice } from '../../support/dice';
import { aWorld, type World } from '../support/world';

const letters = ['a', 'Z', ' ', '+', '&', '=', '%', '#', '?', ',', 'é', 'ع', '🎡', '/', '\\', '"'];

/** A filter of any texts, reproducible. */
const aFilter = (roll: () => number): LobbyFilter => {
  const text = () =>
    Array.from(
      { length: Math.floor(roll() * 6) },
      () => letters[Math.floor(roll() * letters.length)],
    ).join('');
  const name = () => {
    const made = text();
    return made === '' ? 'All' : made;
  };
  return {
    search: text(),
    type: name(),
    studio: name(),
    sortBy: sortOrders[Math.floor(roll() * sortOrders.length)] as SortBy,
    _features: Object.fromEntries(
      ['free-spins', 'wilds', 'set_your-own', '7']
        .filter(() => roll() < 0.5)
        .map((id) => [id, true]),
    ),
    feature: { jackpot: roll() < 0.5 },
  };
};

const read = (to: string) => filterOfAddress(routeOf(to).query);
const path = (world: World) => {
  const { heard } = world.asked('router.location');
  return heard.at(-1) as unknown;
};
const moved = (world: World, to: string) =>
  world.asked('router.location').answer({ type: 'router.moved', to } as never);
const lobby = (world: World) => world.resident('lobby').getSnapshot();

test('an address says a filter, and only that filter: 2,000 random ones come back as they were', () => {
  const roll = dice(7);
  for (let count = 0; count < 2_000; count += 1) {
    const filter = aFilter(roll);
    const to = addressOfFilter(filter);
    expect(read(to)).toEqual(filter);
  }
});

test('what is as usual is left out, marks that were taken back as well', () => {
  expect(addressOfFilter(noFilter)).toBe('/games');
  expect(addressOfFilter({ ...noFilter, _features: { wilds: false } })).toBe('/games');
  expect(
    addressOfFilter({
      search: 'good luck',
      type: 'Slots',
      studio: 'Northpier',
      sortBy: 'popular',
      _features: { wilds: true, 'free-spins': true },
      feature: { jackpot: true },
    }),
  ).toBe(
    '/games?search=good+luck&type=Slots&studio=Northpier&features=free-spins,wilds&jackpot=yes&sort=popular',
  );
});

test('each filter that is set counts, the search and the order do not', () => {
  const searched = { ...noFilter, search: 'wheel', sortBy: 'popular' } as const;
  expect(filterCount(searched)).toBe(0);
  expect(filterCount({ ...searched, type: 'Slots' })).toBe(1);
  expect(filterCount({ ...searched, studio: 'Northpier' })).toBe(1);
  expect(filterCount({ ...searched, feature: { jackpot: true } })).toBe(1);
  const features = { wilds: true, 'free-spins': true, bonus: false };
  expect(
    filterCount({
      ...searched,
      type: 'Slots',
      studio: 'Northpier',
      feature: { jackpot: true },
      _features: features,
    }),
  ).toBe(5);
});

test('what an address cannot mean is ignored', () => {
  const odd = `/games?sort=upwards&jackpot=maybe&features=,a b,${'x'.repeat(41)}&type=&studio=${'y'.repeat(61)}&colour=blue`;
  expect(read(odd)).toEqual(noFilter);
  expect(read(`/games?search=${'w'.repeat(100)}`).search).toHaveLength(80);
  expect(read('/games?search=%E0%A4%A').search).toBe('%E0%A4%A');
  expect(cleanSearch('ab\uD83C')).toBe('ab');
});

test('a letter takes the place of the last one, a choice is a step to go back to', () => {
  const world = aWorld();
  const send = (event: object) => world.resident('lobby').send(event as never);
  send({ type: 'list.search', text: 'w' });
  expect(path(world)).toEqual({ type: 'location.push', to: '/games?search=w' });
  send({ type: 'list.search', text: 'wh' });
  expect(path(world)).toEqual({ type: 'location.replace', to: '/games?search=wh' });
  expect(lobby(world).value).toEqual({ open: 'typing' });
  send({ type: 'list.filter', query: { type: 'Dice' } });
  expect(path(world)).toEqual({ type: 'location.push', to: '/games?search=wh&type=Dice' });
});

test('back and forward bring the filter and its list back', () => {
  const world = aWorld();
  world.resident('lobby').send({ type: 'list.filter', query: { sortBy: 'oldest' } });
  moved(world, '/');
  expect(lobby(world).context.query).toEqual(noFilter);
  expect(world.asked('lobby.list').input).toMatchObject({ query: { sortBy: 'newest' } });
  moved(world, '/games?sort=oldest');
  expect(world.asked('lobby.list').input).toMatchObject({ query: { sortBy: 'oldest' } });
});

test('coming back from a game finds the list as it was left', () => {
  const world = aWorld({ to: '/games?type=Dice' });
  expect(world.asked('lobby.list').input).toMatchObject({ query: { type: 'Dice' } });
  world.asked('lobby.list').answer({ type: 'list.listed', items: [], total: 0 } as never);
  moved(world, '/games/lucky-wheel');
  moved(world, '/games?type=Dice');
  expect(lobby(world).value).toEqual({ open: 'empty' });
});

test('under the favourites order the other filters rest, and come back with another order', () => {
  const world = aWorld({ to: '/games?type=Dice' });
  const send = (event: object) => world.resident('lobby').send(event as never);
  send({ type: 'list.filter', query: { sortBy: 'favorites' } });
  send({ type: 'list.filter', query: { type: 'Slots' } });
  send({ type: 'list.search', text: 'w' });
  expect(lobby(world).context.query).toEqual({ ...noFilter, type: 'Dice', sortBy: 'favorites' });
  send({ type: 'list.filter', query: { sortBy: 'newest' } });
  expect(path(world)).toEqual({ type: 'location.push', to: '/games?type=Dice' });
});
