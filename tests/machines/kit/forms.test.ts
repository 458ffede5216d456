import { expect, test } from 'vitest';
import { problem } from '../../../contract/problems';
import { signUpFaults, signUpOf } from '../../../machines/auth/signUp.rules';
import { faultOf, refusalOf } from '../../../machines/kit/form.select';
import { aWorld, token, type World } from '../support/world';

const mount = (world: World, control: string, input = {}) => {
  world.resident('stage').send({ type: 'stage.mount', key: control, control, input });
  return world.resident('stage').getSnapshot().children[control];
};
const fill = (form: World['app'], values: Record<string, string>) => {
  for (const [field, value] of Object.entries(values))
    form.send({ type: 'form.change', field, value });
};

test('signing in stores the token, forgets the password and goes home', () => {
  const world = aWorld({ to: '/sign-in' });
  const form = mount(world, 'signIn');
  fill(form, { email: ' ann@example.com ', password: 'secret' });
  form.send({ type: 'form.submit' });
  expect(form.getSnapshot().hasTag('busy')).toBe(true);
  expect(world.asked('signIn.submit').input).toEqual({
    email: 'ann@example.com',
    password: 'secret',
  });
  world.asked('signIn.submit').answer({ type: 'form.accepted', token: token() } as never);
  expect(world.resident('session').getSnapshot().value).toEqual({ signedIn: 'fresh' });
  expect(JSON.stringify(form.getSnapshot().context)).not.toContain('secret');
  expect(world.resident('router').getSnapshot().context.route.name).toBe('lobby');
});

test('a refusal is said in the words of the catalogue until something is changed', () => {
  const world = aWorld();
  const form = mount(world, 'signIn');
  fill(form, { email: 'ann', password: 'wrong' });
  form.send({ type: 'form.submit' });
  const refused = { type: 'form.refused', problem: problem('wrong-credentials') };
  world.asked('signIn.submit').answer(refused);
  expect(refusalOf(form.getSnapshot())).toBe('Home.Wrong email or password');
  form.send({ type: 'form.change', field: 'password', value: 'right' });
  expect(refusalOf(form.getSnapshot())).toBeUndefined();
});

test('a network that is down is alerted in the words of the catalogue', () => {
  const world = aWorld();
  const form = mount(world, 'signIn');
  fill(form, { email: 'ann', password: 'secret' });
  form.send({ type: 'form.submit' });
  world.asked('signIn.submit').answer({ type: 'port.failed', port: 'x' } as never);
  expect(
    world.resident('alerts').getSnapshot().children['alert:0'].getSnapshot().context,
  ).toMatchObject({ kind: 'error', slug: 'Home.Couldn’t Open Connection To Server' });
  expect(form.getSnapshot().value).toEqual({ editing: 'unreachable' });
});

test('a field says what is wrong once it was left, all of them once it was sent', () => {
  const world = aWorld();
  const form = mount(world, 'signUp', signUpOf(''));
  const fault = (field: string) => {
    const snapshot = form.getSnapshot();
    return faultOf(snapshot, field, signUpFaults(snapshot.context.values));
  };
  form.send({ type: 'form.change', field: 'email', value: 'ann' });
  expect(fault('email')).toBeUndefined();
  form.send({ type: 'form.leave', field: 'email' });
  expect(fault('email')).toBe('Form.Enter an email address');
  form.send({ type: 'form.submit' });
  expect(form.getSnapshot().matches('editing')).toBe(true);
  expect(fault('password')).toBe('Form.Use more than 8 characters');
  expect(fault('terms')).toBe('Form.Accept the terms to play');
});
