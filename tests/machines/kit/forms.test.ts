import { expect, test } from 'vitest';
import { problem } from '../../../contract/problems';
import { signInFaults } from '../../../machines/auth/signIn.rules';
import { signUpFaults, signUpOf } from '../../../machines/auth/signUp.rules';
import { faultOf } from '../../../machines/kit/form.select';
import { aWorld, token, type World } from '../support/world';

const mount = (world: World, control: string, input = {}) => {
  world.resident('stage').send({ type: 'stage.mount', key: control, control, input });
  return world.resident('stage').getSnapshot().children[control];
};
const fill = (form: World['app'], values: Record<string, string>) => {
  for (const [field, value] of Object.entries(values))
    form.send({ type: 'form.change', field, value });
};

test('signing in opens the session, forgets the password and goes home', () => {
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
  const said = () => form.getSnapshot().context.problem?.slug;
  expect(said()).toBe('Home.Wrong email or password');
  form.send({ type: 'form.change', field: 'password', value: 'right' });
  expect(said()).toBeUndefined();
});

test('a form asks for the code of a second factor once the server does, and sends it', () => {
  const world = aWorld({ to: '/sign-in' });
  const form = mount(world, 'signIn');
  fill(form, { email: 'ann', password: 'secret' });
  const send = () => form.send({ type: 'form.submit' });
  const refuse = (code: 'factor-needed' | 'code-wrong') =>
    world.asked('signIn.submit').answer({ type: 'form.refused', problem: problem(code) } as never);
  const values = () => form.getSnapshot().context.values;
  const fault = () => faultOf(form.getSnapshot(), 'code', signInFaults(values()));
  send();
  expect(values()).not.toHaveProperty('code');
  refuse('factor-needed');
  expect(values()).toHaveProperty('code', '');
  // Sent without one it is asked for again: who signs in may be somebody else by now.
  send();
  refuse('factor-needed');
  fill(form, { code: '12345' });
  send();
  expect(form.getSnapshot().hasTag('busy')).toBe(false);
  expect(fault()).toBe('Form.This is no code');
  fill(form, { code: ' 123456 ' });
  send();
  expect(world.asked('signIn.submit').input).toMatchObject({ code: '123456' });
  refuse('code-wrong');
  expect(values()).toHaveProperty('code', ' 123456 ');
  fill(form, { code: '234567' });
  expect(fault()).toBeUndefined();
});

test('a passkey proves in place of the code where the account has one', () => {
  const world = aWorld({ to: '/sign-in' });
  const form = mount(world, 'signIn');
  fill(form, { email: 'ann', password: 'secret' });
  const send = () => form.send({ type: 'form.submit' });
  const refuse = (params: object) =>
    world.asked('signIn.submit').answer({
      type: 'form.refused',
      problem: problem('factor-needed', params as never),
    } as never);
  send();
  refuse({});
  expect(form.getSnapshot().context.values).not.toHaveProperty('passkey');
  send();
  refuse({ passkeys: true });
  expect(form.getSnapshot().context.values).toHaveProperty('passkey', '');
  fill(form, { passkey: 'yes' });
  send();
  expect(world.asked('signIn.submit').input).toMatchObject({ passkey: true });
  refuse({ passkeys: true });
  // Whoever types a code after all means that.
  fill(form, { passkey: 'yes', code: '123456' });
  send();
  expect(world.asked('signIn.submit').input).toMatchObject({ code: '123456' });
  expect(world.asked('signIn.submit').input).not.toHaveProperty('passkey');
});

const typed = {
  signIn: { email: 'ann', password: 'secret' },
  signUp: { email: 'ann@example.com', username: 'ann', password: 'Carousel-2026', terms: 'yes' },
};
const forms = Object.keys(typed) as (keyof typeof typed)[];
const sent = (form: keyof typeof typed) => {
  const world = aWorld();
  const actor = mount(world, form, form === 'signUp' ? signUpOf('') : {});
  fill(actor, typed[form]);
  actor.send({ type: 'form.submit' });
  return { world, actor, asked: world.asked(`${form}.submit`) };
};

test.each(forms)('%s: a network that is down is alerted in the words of the catalogue', (form) => {
  const { world, actor, asked } = sent(form);
  asked.answer({ type: 'port.failed', port: 'x' } as never);
  expect(
    world.resident('alerts').getSnapshot().children['alert:0'].getSnapshot().context,
  ).toMatchObject({ kind: 'error', slug: 'Home.Couldn’t Open Connection To Server' });
  expect(actor.getSnapshot().value).toEqual({ editing: 'unreachable' });
});

test.each(forms)('%s: the token is stored on the device', (form) => {
  const { world, asked } = sent(form);
  asked.answer({ type: 'form.accepted', token: token() } as never);
  expect(world.asked('storage.disk').heard).toContainEqual({
    type: 'disk.write',
    key: 'token',
    value: token(),
  });
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
