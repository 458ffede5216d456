import { expect, test } from 'vitest';
import { aJurisdiction } from '../../../contract/make/country';
import { aUser } from '../../../contract/make/player';
import { answerFor, chosenMode, currentMode } from '../../../machines/play/playMode.select';
import { aWorld, token, type World } from '../support/world';

const mode = (world: World) => world.resident('playMode').getSnapshot();
const open = (given: Parameters<typeof aWorld>[0] = {}) => {
  const world = aWorld(given);
  const loaded = { type: 'jurisdictions.loaded', jurisdictions: [aJurisdiction()] };
  world.asked('jurisdictions.load').answer(loaded);
  return world;
};

test('a guest plays for fun and is told why not for coins or money', () => {
  const world = open();
  expect(answerFor(mode(world), 'fun')).toEqual({ allowed: true });
  expect(answerFor(mode(world), 'coins')).toEqual({ allowed: false, rule: 'not-signed-in' });
  world.resident('playMode').send({ type: 'playMode.choose', mode: 'coins' });
  expect([chosenMode(mode(world)), currentMode(mode(world))]).toEqual(['coins', 'fun']);
});

test('a player of age plays for coins; a missing birth date restricts', () => {
  const world = open({ stored: { token: token(), playMode: 'coins' } });
  const { age: _age, ...ageless } = aUser();
  world.asked('player.load').answer({ type: 'player.loaded', user: ageless } as never);
  expect(answerFor(mode(world), 'coins')).toMatchObject({ rule: 'birth-date-missing' });
  world.resident('player').send({ type: 'player.changed', changed: ['birthday'] });
  world.asked('player.load').answer({ type: 'player.loaded', user: aUser() } as never);
  expect(currentMode(mode(world))).toBe('coins');
  world.resident('session').send({ type: 'session.signOut' });
  expect(currentMode(mode(world))).toBe('fun');
});

test('the profile’s country goes before the address', () => {
  const world = open({ stored: { token: token() } });
  const user = aUser({ country: 'DE' });
  world.asked('player.load').answer({ type: 'player.loaded', user } as never);
  expect(world.asked('jurisdictions.load').input).toEqual({ country: 'DE' });
  world.resident('locale').send({
    type: 'locale.chooseCountry',
    country: 'JP',
    language: 'ja',
    translated: false,
    currency: 'JPY',
  });
  expect(world.asked('jurisdictions.load').input).toEqual({ country: 'DE' });
});

test('the mode is stored only when the preferences cookie allows it', () => {
  const writes = (world: World) =>
    world.asked('storage.disk').heard.filter(({ type }) => type === 'disk.write');
  const world = open();
  world.resident('playMode').send({ type: 'playMode.choose', mode: 'coins' });
  expect(writes(world)).toEqual([]);
  world.resident('consent').send({ type: 'consent.allow' });
  expect(world.asked('consent.keep').input).toEqual({ allowed: true });
  world.resident('playMode').send({ type: 'playMode.choose', mode: 'fun' });
  expect(writes(world)).toEqual([
    { type: 'disk.write', key: 'playMode', value: 'coins' },
    { type: 'disk.write', key: 'playMode', value: 'fun' },
  ]);
  world.resident('consent').send({ type: 'consent.refuse' });
  expect(world.asked('storage.disk').heard).toContainEqual({ type: 'disk.erase', key: 'playMode' });
});

test('a visitor begins with fun, in American English and US dollars [§9]', () => {
  const world = aWorld();
  expect([chosenMode(mode(world)), currentMode(mode(world))]).toEqual(['fun', 'fun']);
  const { language, currency, country } = world.resident('locale').getSnapshot().context;
  expect([language, currency, country]).toEqual(['en-US', 'USD', 'US']);
  expect(mode(world).context).toMatchObject({ money: 'USD', place: 'US' });
});

/** Ann at home in the open, with what her account keeps. */
const ofAnn = (world: World, playMode: 'fun' | 'coins' | undefined) => {
  const user = aUser(playMode === undefined ? {} : { playMode });
  world.asked('player.load').answer({ type: 'player.loaded', user } as never);
};
const saves = (world: World) => world.asks.filter((port) => port === 'playMode.save');

test('the account’s mode is played wherever its player signs in [decision 118]', () => {
  const world = open({ stored: { token: token(), playMode: 'fun' } });
  ofAnn(world, 'coins');
  expect([chosenMode(mode(world)), currentMode(mode(world))]).toEqual(['coins', 'coins']);
});

test('an account that keeps none leaves the device’s', () => {
  const world = open({ stored: { token: token(), playMode: 'coins' } });
  ofAnn(world, undefined);
  expect(chosenMode(mode(world))).toBe('coins');
});

test('a member’s choice is kept with the account, a guest’s is not', () => {
  const guest = open();
  guest.resident('playMode').send({ type: 'playMode.choose', mode: 'coins' });
  expect(saves(guest)).toEqual([]);
  const world = open({ stored: { token: token() } });
  ofAnn(world, 'coins');
  world.resident('playMode').send({ type: 'playMode.choose', mode: 'fun' });
  expect(world.asked('playMode.save').input).toEqual({ mode: 'fun' });
});

test('an answer from before the choice does not undo it; another device’s choice counts', () => {
  const world = open({ stored: { token: token() } });
  ofAnn(world, 'coins');
  world.resident('playMode').send({ type: 'playMode.choose', mode: 'fun' });
  world.resident('player').send({ type: 'player.changed', changed: ['icon'] });
  ofAnn(world, 'coins');
  expect(chosenMode(mode(world))).toBe('fun');
  world.resident('player').send({ type: 'player.changed', changed: ['playMode'] });
  ofAnn(world, 'fun');
  world.resident('player').send({ type: 'player.changed', changed: ['playMode'] });
  ofAnn(world, 'coins');
  expect(chosenMode(mode(world))).toBe('coins');
});

test('who sits down for money plays for money, whatever the account keeps', () => {
  const world = open({ to: '/play/money/lucky-wheel', stored: { token: token() } });
  const user = aUser({ isVerified: true, playMode: 'coins' });
  world.asked('player.load').answer({ type: 'player.loaded', user } as never);
  expect(chosenMode(mode(world))).toBe('money');
});
