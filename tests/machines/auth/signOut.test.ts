import { expect, test } from 'vitest';
import { SIGN_OUT_DEBOUNCE_MS } from '../../../contract/limits';
import { problem } from '../../../contract/problems';
import { aWorld, token, type World } from '../support/world';

const signOut = (world: World, type = 'session.signOut') =>
  world.resident('session').send({ type } as never);
const value = (world: World) => world.resident('session').getSnapshot().value;
const LEAVING = { signedIn: 'leaving' };
const asked = (world: World) =>
  world.questions.filter(({ port }) => port === 'session.signOut').map(({ input }) => input);

/** A player on the page of settings who has just sent another e-mail address. */
const saving = () => {
  const world = aWorld({ stored: { token: token() } });
  world.resident('router').send({ type: 'router.go', to: '/settings' });
  const stage = world.resident('stage');
  stage.send({ type: 'stage.mount', key: 'form', control: 'changeEmail', input: {} });
  const form = stage.getSnapshot().children.form;
  form.send({ type: 'form.change', field: 'email', value: 'ann@example.com' });
  form.send({ type: 'form.change', field: 'password', value: 'Lantern-57' });
  form.send({ type: 'form.submit' });
  return { world, email: world.asked('changeEmail.submit') };
};

test('signing out waits until an e-mail address that is being saved was taken', () => {
  const { world, email } = saving();
  signOut(world);
  expect([value(world), asked(world)]).toEqual([LEAVING, []]);
  email.answer({ type: 'form.accepted' } as never);
  expect(asked(world)).toEqual([{ token: token(), everywhere: false }]);
});

test('it waits a second at most, from the first press on', () => {
  const { world } = saving();
  expect(SIGN_OUT_DEBOUNCE_MS).toBe(1_000);
  signOut(world);
  world.clock.increment(600);
  signOut(world);
  world.clock.increment(399);
  expect(value(world)).toEqual(LEAVING);
  world.clock.increment(1);
  expect([value(world), asked(world)]).toEqual([
    'signingOut',
    [{ token: token(), everywhere: false }],
  ]);
});

test('several presses are one sign-out, of every device where one of them says so', () => {
  const { world, email } = saving();
  for (const type of ['session.signOut', 'session.signOutEverywhere', 'session.signOut'])
    signOut(world, type);
  expect(asked(world)).toEqual([]);
  email.answer({ type: 'form.accepted' } as never);
  expect(asked(world)).toEqual([{ token: token(), everywhere: true }]);
});

test.each([
  ['refused', { type: 'form.refused', problem: problem('password-weak') }],
  ['lost', { type: 'port.failed', port: 'changeEmail.submit' }],
])('an address that is %s holds nobody', (_, fact) => {
  const { world, email } = saving();
  signOut(world);
  email.answer(fact as never);
  expect(value(world)).toBe('signingOut');
});

test('with nothing on its way signing out is immediate: saved, or left with its page', () => {
  const saved = saving();
  saved.email.answer({ type: 'form.accepted' } as never);
  signOut(saved.world);
  expect(value(saved.world)).toBe('signingOut');
  const left = saving().world;
  left.resident('router').send({ type: 'router.go', to: '/wallet' });
  signOut(left);
  expect(value(left)).toBe('signingOut');
});

test('a token that another tab has refreshed meanwhile changes nothing of it', () => {
  const { world, email } = saving();
  signOut(world);
  const younger = token(2_000);
  world
    .asked('storage.disk')
    .answer({ type: 'storage.changed', key: 'token', value: younger } as never);
  expect(value(world)).toEqual(LEAVING);
  email.answer({ type: 'form.accepted' } as never);
  expect(asked(world)).toEqual([{ token: younger, everywhere: false }]);
});
