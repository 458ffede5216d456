import { expect, test } from 'vitest';
import { aUser } from '../../../contract/make/player';
import { devices } from '../../../contract/make/settings';
import { problem } from '../../../contract/problems';
import { faultOf } from '../../../machines/kit/form.select';
import { besideField, detailsBody, detailsOf } from '../../../machines/settings/settings.rules';
import { aWorld, token, type World } from '../support/world';

const signedIn = () => aWorld({ to: '/settings', stored: { token: token() } });
const mount = (world: World, control: string, values: object = {}) => {
  world.resident('stage').send({ type: 'stage.mount', key: control, control, input: values });
  return world.resident('stage').getSnapshot().children[control];
};
const type = (form: World['app'], values: Record<string, string>) => {
  for (const [field, value] of Object.entries(values))
    form.send({ type: 'form.change', field, value });
};
const said = (world: World) =>
  Object.values(world.resident('alerts').getSnapshot().children).map(
    (alert) => (alert as World['app']).getSnapshot().context.slug,
  );

test('details are sent whole, what was emptied is taken back; saved, it is said, and the account asked for anew', () => {
  const world = signedIn();
  world.asked('player.load').answer({ type: 'player.loaded', user: aUser() } as never);
  const form = mount(world, 'details', detailsOf(aUser({ about: 'Hello', region: 'NY' })));
  type(form, { about: ' ', country: 'GB', firstname: ' Ann ' });
  form.send({ type: 'form.submit' });
  expect(world.asked('details.submit').input).toEqual({
    firstname: 'Ann',
    lastname: null,
    gender: null,
    phone: null,
    country: 'GB',
    region: null,
    language: 'en-US',
    timezone: null,
    relationship: null,
    forRelationship: null,
    about: null,
  });
  world.asked('details.submit').answer({ type: 'form.accepted' });
  expect(form.getSnapshot().value).toBe('accepted');
  expect(form.getSnapshot().context.values.country).toBe('GB');
  expect(said(world)).toEqual(['Settings.Your information is updated']);
  expect(world.asked('player.load')).toBeDefined();
  type(form, { about: 'Again' });
  expect(form.getSnapshot().value).toEqual({ editing: 'untried' });
});

test('a birth date goes along only when it is one', () => {
  expect(detailsBody({ birthday: '1990-02-30' })).not.toHaveProperty('birthday');
  expect(detailsBody({ birthday: '1990-02-01' })).toMatchObject({
    birthday: { year: 1990, month: 2, day: 1 },
  });
});

test('a refusal stands beside the field that it is about', () => {
  const world = signedIn();
  const form = mount(world, 'changeEmail');
  type(form, { email: 'anna@example.com', password: 'Wrong-pass1' });
  form.send({ type: 'form.submit' });
  const wrong = besideField(problem('wrong-credentials', { field: 'body.password' }));
  world.asked('changeEmail.submit').answer({ type: 'form.refused', problem: wrong } as never);
  expect(faultOf(form.getSnapshot(), 'password', {})).toBe('Form.This is not your password');
  expect(faultOf(form.getSnapshot(), 'email', {})).toBeUndefined();
  const taken = besideField(problem('member-refused'), 'username');
  expect(taken.params).toEqual({ username: problem('member-refused').slug });
  expect(besideField(problem('money-left'))).toEqual(problem('money-left'));
});

test('an account is erased only under its own name, and nobody is signed in any more', () => {
  const world = signedIn();
  const form = mount(world, 'eraseAccount', { username: 'ann' });
  type(form, { password: 'Secret-123', typed: 'bob' });
  form.send({ type: 'form.submit' });
  expect(form.getSnapshot().matches('editing')).toBe(true);
  type(form, { typed: 'Ann' });
  form.send({ type: 'form.submit' });
  expect(world.asked('eraseAccount.submit').input).toEqual({ password: 'Secret-123' });
  world.asked('eraseAccount.submit').answer({ type: 'form.accepted' });
  expect(world.resident('session').getSnapshot().value).toBe('signedOut');
  expect(world.resident('router').getSnapshot().context.route.name).toBe('lobby');
  expect(said(world)).toEqual(['Settings.Your account is erased. Farewell.']);
});

test('a browser that is signed out leaves the list; one that was not stays', () => {
  const world = signedIn();
  const list = mount(world, 'devices');
  world.asked('devices.list').answer({ type: 'devices.listed', items: devices() } as never);
  const ids = () => list.getSnapshot().context.items.map(({ _id }: { _id: string }) => _id);
  list.send({ type: 'devices.end', _id: 'session_phone' });
  world.asked('devices.end').answer({ type: 'port.failed', port: 'devices.end' } as never);
  expect(ids()).toContain('session_phone');
  list.send({ type: 'devices.end', _id: 'session_phone' });
  world.asked('devices.end').answer({ type: 'devices.ended' });
  expect(ids()).toEqual(['session_this', 'session_old']);
});

test('a saved audience is looked at anew through the eyes that look', () => {
  const world = signedIn();
  const view = world.resident('viewAs');
  const form = mount(world, 'privacy', aUser().settings);
  type(form, { about: 'none' });
  form.send({ type: 'form.submit' });
  world.asked('privacy.submit').answer({ type: 'form.accepted' });
  expect(view.getSnapshot().value).toBe('closed');
  view.send({ type: 'viewAs.choose', as: 'member' });
  expect(world.asked('viewAs.load').input).toEqual({ as: 'member' });
  type(form, { about: 'friends' });
  form.send({ type: 'form.submit' });
  world.asked('viewAs.load').answer({ type: 'viewAs.loaded', profile: {} } as never);
  world.asked('privacy.submit').answer({ type: 'form.accepted' });
  expect(view.getSnapshot().value).toBe('loading');
});

test('a look through other eyes that did not load is asked for again by itself', () => {
  const world = signedIn();
  const eyes = world.resident('viewAs');
  eyes.send({ type: 'viewAs.choose', as: 'guest' });
  world.asked('viewAs.load').answer({ type: 'port.failed', port: 'viewAs.load' } as never);
  world.resident('connection').send({ type: 'connection.found' });
  expect(eyes.getSnapshot().value).toBe('loading');
});

test('the browsers that did not load are asked for again by themselves', () => {
  const world = signedIn();
  const list = mount(world, 'devices');
  world.asked('devices.list').answer({ type: 'port.failed', port: 'devices.list' } as never);
  world.resident('connection').send({ type: 'connection.found' });
  expect(list.getSnapshot().value).toBe('loading');
});
