import { expect, test } from 'vitest';
import { aUser } from '../../../contract/make/player';
import { lateArrived } from '../../../machines/app/furnish';
import { aWorld, token, type World } from '../support/world';

const answer = (world: World, fact: object) => world.asked('player.load').answer(fact as never);
/** Ends a resident by an event that lacks what it reads; the root starts it again. */
const tear = (world: World, name: string, event: { type: string }) => {
  const before = world.resident(name);
  before.send(event);
  expect(world.resident(name)).not.toBe(before);
};

test('a resident that arrives after the account knows what it says', () => {
  const world = aWorld({ stored: { token: token(), view: 'level' } }, { isWhole: false });
  answer(world, { type: 'player.loaded', user: aUser({ view: 'flag' }) });
  world.asked('late.load').answer(lateArrived);
  expect(world.resident('viewChoice').getSnapshot().context.view).toBe('flag');
});

test.each([
  ['playMode', { type: 'residents.arrived' }],
  ['router', { type: 'router.go' }],
])('%s, started again, is told of the account', (name, event) => {
  const world = aWorld({ stored: { token: token() } });
  const user = aUser({ age: 36, isVerified: true });
  answer(world, { type: 'player.loaded', user });
  tear(world, name, event);
  answer(world, { type: 'player.loaded', user });
  expect(world.resident('playMode').getSnapshot().context).toMatchObject({
    account: 'described',
    age: 36,
  });
  expect(world.resident('router').getSnapshot().context.visitor.isVerified).toBe(true);
});

test('an account that loaded is not asked for again when the late residents arrive', () => {
  const world = aWorld({ stored: { token: token() } }, { isWhole: false });
  answer(world, { type: 'player.loaded', user: aUser() });
  world.asked('late.load').answer(lateArrived);
  expect(world.resident('player').getSnapshot().value).toBe('shown');
});

test('nothing is left of an account that the server knows no more, nor of its language [§7]', () => {
  const world = aWorld({ stored: { token: token(), languageV2: { code: 'ar' } } });
  answer(world, { type: 'player.loaded', user: aUser() });
  world.resident('player').send({ type: 'hub.skipped' });
  answer(world, { type: 'player.missing' });
  expect(world.resident('player').getSnapshot()).toMatchObject({
    value: 'missing',
    context: { user: undefined },
  });
  expect(world.resident('locale').getSnapshot().context.language).toBe('en-US');
});

test.each([
  [['notifications'], 'shown'],
  [['images'], 'shown'],
  [['images', 'icon'], 'loading'],
  [['favorites'], 'loading'],
])('of what changed, %j leaves the account %s', (changed, state) => {
  const world = aWorld({ stored: { token: token() } });
  answer(world, { type: 'player.loaded', user: aUser() });
  world.resident('player').send({ type: 'player.changed', changed });
  expect(world.resident('player').getSnapshot().value).toBe(state);
});

test('an account on its way is not asked for twice where none of it changed', () => {
  const world = aWorld({ stored: { token: token() } });
  world.resident('player').send({ type: 'player.changed', changed: ['notifications'] });
  expect(world.asks.filter((port) => port === 'player.load')).toHaveLength(1);
});
