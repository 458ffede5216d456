import { expect, test } from 'vitest';
import { problem } from '../../../contract/problems';
import { favouriteIds } from '../../../machines/favourites/favourites.select';
import { aWorld, token, type World } from '../support/world';

const ids = (world: World) => favouriteIds(world.resident('favourites').getSnapshot());
const toggle = (world: World) =>
  world.resident('favourites').send({ type: 'favourites.toggle', gameId: 'game_wheel' });

test('a heart turns at once and turns back, with words, when the server refuses', () => {
  const world = aWorld({ stored: { token: token() } });
  toggle(world);
  expect(ids(world)).toEqual(['game_wheel']);
  const refused = { type: 'favourite.refused', problem: problem('not-found') };
  world.asked('favourite.save').answer(refused);
  expect(ids(world)).toEqual([]);
  expect(world.resident('alerts').getSnapshot().context.ids).toHaveLength(1);
});

test('a second press before the answer wins over the first', () => {
  const world = aWorld({ stored: { token: token() } });
  toggle(world);
  toggle(world);
  expect(world.asked('favourite.save').input).toEqual({ gameId: 'game_wheel', marked: false });
  world.asked('favourite.save').answer({ type: 'favourite.saved' });
  expect(ids(world)).toEqual([]);
});

test('a guest’s favourites are stored only with consent, and come back after a sign-out', () => {
  const refusing = aWorld({ consent: false });
  toggle(refusing);
  expect(ids(refusing)).toEqual(['game_wheel']);
  expect(refusing.asked('storage.disk').heard).not.toContainEqual(
    expect.objectContaining({ type: 'disk.write', key: 'favourites' }),
  );
  const allowing = aWorld({ consent: true });
  toggle(allowing);
  expect(allowing.asked('storage.disk').heard).toContainEqual({
    type: 'disk.write',
    key: 'favourites',
    value: '["game_wheel"]',
  });
  allowing.resident('session').send({ type: 'session.adopt', token: token() });
  allowing.resident('favourites').send({ type: 'favourites.listed', ids: ['game_dice'] });
  expect(ids(allowing)).toEqual(['game_dice']);
  allowing.resident('session').send({ type: 'session.signOut' });
  expect(ids(allowing)).toEqual(['game_wheel']);
});
