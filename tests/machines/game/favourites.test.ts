import { expect, test } from 'vitest';
import { aUser } from '../../../contract/make/player';
import { problem } from '../../../contract/problems';
import { signUpOf } from '../../../machines/auth/signUp.rules';
import { favouriteIds } from '../../../machines/game/favourites.select';
import { anEntry } from '../../../machines/outbox/outbox.sample';
import { keepJournal } from '../support/golden';
import { aWorld, token, type World } from '../support/world';

const ids = (world: World) => favouriteIds(world.resident('favourites').getSnapshot());
const saved = { type: 'saving.saved', answer: undefined } as const;
const toggle = (world: World) =>
  world.resident('favourites').send({ type: 'favourites.toggle', gameId: 'game_wheel' });

test('a heart turns at once and turns back, with words, when the server refuses', () => {
  const world = aWorld({ stored: { token: token() } });
  toggle(world);
  expect(ids(world)).toEqual(['game_wheel']);
  const refused = { type: 'saving.refused', problem: problem('not-found') };
  world.asked('favourite.save').answer(refused);
  expect(ids(world)).toEqual([]);
  expect(world.resident('alerts').getSnapshot().context.ids).toHaveLength(1);
});

test('a second press waits for the answer of the first, which may not be overtaken, and wins', () => {
  const world = aWorld({ stored: { token: token() } });
  toggle(world);
  toggle(world);
  expect(ids(world)).toEqual([]);
  expect(world.asked('favourite.save').input).toEqual({ gameId: 'game_wheel', marked: true });
  world.asked('favourite.save').answer(saved);
  expect(world.asked('favourite.save').input).toEqual({ gameId: 'game_wheel', marked: false });
  world.asked('favourite.save').answer(saved);
  expect(ids(world)).toEqual([]);
  keepJournal(world, 'heartsNeverOvertake');
});

test('an account that is read while hearts are pressed undoes none of the presses', () => {
  const world = aWorld({ stored: { token: token() } });
  const listed = (favorites: string[]) => {
    world.resident('player').send({ type: 'player.changed', changed: ['favorites'] });
    const user = aUser({ favorites });
    world.asked('player.load').answer({ type: 'player.loaded', user } as never);
  };
  listed([]);
  toggle(world);
  toggle(world);
  // Of the first press, whose answer is still on its way.
  listed(['game_wheel', 'game_dice']);
  expect(ids(world)).toEqual(['game_dice']);
  world.asked('favourite.save').answer(saved);
  expect(world.asked('favourite.save').input).toEqual({ gameId: 'game_wheel', marked: false });
  world.asked('favourite.save').answer(saved);
  expect(ids(world)).toEqual(['game_dice']);
  // At rest it is as the account says.
  listed(['game_wheel']);
  expect(ids(world)).toEqual(['game_wheel']);
  toggle(world);
  expect(world.asked('favourite.save').input).toEqual({ gameId: 'game_wheel', marked: false });
  keepJournal(world, 'heartsOutliveAccount');
});

test('a guest’s favourites are stored whatever the answer, and come back after a sign-out', () => {
  for (const consent of [undefined, false, true]) {
    const world = aWorld({ consent });
    toggle(world);
    expect(ids(world)).toEqual(['game_wheel']);
    expect(world.asked('storage.disk').heard).toContainEqual({
      type: 'disk.write',
      key: 'favourites',
      value: '["game_wheel"]',
    });
  }
  const world = aWorld();
  toggle(world);
  world.resident('session').send({ type: 'session.adopt', token: token() });
  world.resident('favourites').send({ type: 'favourites.listed', ids: ['game_dice'] });
  expect(ids(world)).toEqual(['game_dice']);
  world.resident('session').send({ type: 'session.signOut' });
  expect(ids(world)).toEqual(['game_wheel']);
});

test('a guest’s favourites go along at sign-up and leave the device; without the tick they stay', () => {
  const sign = (take: string) => {
    const world = aWorld({ consent: true, stored: { favourites: ['game_wheel'] } });
    const stage = world.resident('stage');
    stage.send({
      type: 'stage.mount',
      key: 'signUp',
      control: 'signUp',
      input: signUpOf('game_wheel'),
    });
    const form = stage.getSnapshot().children.signUp;
    for (const [field, value] of Object.entries({
      email: 'ann@example.com',
      username: 'ann',
      password: 'Secret-123',
      terms: 'yes',
      take,
    }))
      form.send({ type: 'form.change', field, value });
    form.send({ type: 'form.submit' });
    const { input } = world.asked('signUp.submit');
    world.asked('signUp.submit').answer({ type: 'form.accepted', token: token() } as never);
    const { guestIds } = world.resident('favourites').getSnapshot().context;
    const { heard } = world.asked('storage.disk');
    const dropped = heard.some(
      (command) => JSON.stringify(command) === '{"type":"disk.erase","key":"favourites"}',
    );
    return { games: (input as { games?: string[] }).games, guestIds, dropped };
  };
  expect(sign('yes')).toEqual({ games: ['game_wheel'], guestIds: [], dropped: true });
  expect(sign('')).toEqual({ games: undefined, guestIds: ['game_wheel'], dropped: false });
});

test('what is lost while the heart is being turned again does not turn it back', () => {
  const world = aWorld({ stored: { token: token() } });
  toggle(world);
  world
    .asked('favourite.save')
    .answer({ type: 'port.failed', port: 'favourite.save', kept: anEntry().id } as never);
  toggle(world);
  toggle(world);
  expect(ids(world)).toEqual(['game_wheel']);
  world
    .resident('favourites')
    .send({ type: 'outbox.ended', entry: anEntry(), how: 'refused', left: false });
  expect(ids(world)).toEqual(['game_wheel']);
  world.asked('favourite.save').answer(saved);
  world
    .asked('favourite.save')
    .answer({ type: 'saving.refused', problem: problem('not-found') } as never);
  expect(ids(world)).toEqual([]);
});

test('a guest’s favourites are not shown as those of the player who signs in', () => {
  const world = aWorld({ consent: true, stored: { favourites: ['game_wheel'] } });
  const shown = () => world.resident('favourites').getSnapshot().context.ids;
  const inLobby = () => world.resident('lobby').getSnapshot().context.favourites;
  world.resident('session').send({ type: 'session.adopt', token: token() });
  expect([shown(), inLobby()]).toEqual([[], []]);
  world.resident('favourites').send({ type: 'favourites.listed', ids: ['game_dice'] });
  expect([shown(), inLobby()]).toEqual([['game_dice'], ['game_dice']]);
  world.resident('session').send({ type: 'session.signOut' });
  expect([shown(), inLobby()]).toEqual([['game_wheel'], ['game_wheel']]);
});
