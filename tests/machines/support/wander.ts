import type { AnyActorRef } from 'xstate';
import { machines } from '../../../machines/app/whole';
import { signUpOf } from '../../../machines/auth/signUp.rules';
import { settingsValues } from '../../../machines/settings/settings.sample';
import { depositOf } from '../../../machines/wallet/deposit.rules';
import { walks } from '../../../model-tests/walks';

import { facts } from './facts';
import { SECRET, type World } from './world';

/** A reproducible source of numbers from 0 to 1. */
export const dice = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const waits = [0, 100, 250, 350, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 3_000_000];

const mountings = [
  { key: 'signIn', control: 'signIn', input: {} },
  { key: 'signUp', control: 'signUp', input: signUpOf('game_wheel') },
  { key: 'deposit', control: 'deposit', input: depositOf('USD') },
  { key: 'forgot', control: 'forgotPassword', input: {} },
  { key: 'renew', control: 'newPassword', input: { link: SECRET } },
  { key: 'name', control: 'username' },
  { key: 'lock', control: 'lock' },
  { key: 'country', control: 'selector', input: { value: 'US' } },
  { key: 'more', control: 'loadMore', input: { list: 'lobby' } },
  // Passwords are typed: two that differ may have one stand-in.
  { key: 'changeEmail', control: 'changeEmail', input: {} },
  { key: 'changePassword', control: 'changePassword', input: {} },
  { key: 'changeUsername', control: 'changeUsername', input: {} },
  { key: 'confirmEmail', control: 'confirmEmail', input: { link: SECRET } },
  { key: 'details', control: 'details', input: settingsValues.details },
  { key: 'eraseAccount', control: 'eraseAccount', input: { username: 'ann' } },
  { key: 'letterWrite', control: 'letterWrite', input: { recipient: 'player_0002' } },
  { key: 'notices', control: 'notices', input: settingsValues.notices },
  { key: 'privacy', control: 'privacy', input: settingsValues.privacy },
  { key: 'devices', control: 'devices' },
  { key: 'emailProof', control: 'emailProof' },
  { key: 'exportAccount', control: 'exportAccount' },
  { key: 'emoji', control: 'emoji', input: { language: 'en-US' } },
  { key: 'upload', control: 'upload', input: { target: 'folder' } },
  { key: 'viewer', control: 'viewer', input: { at: 0, count: 3 } },
  { key: 'table', control: 'table', input: { engine: 'slot', stake: 10, bet: {} } },
];

const fields = [
  ['email', `${SECRET}@example.com`],
  ['username', 'ann'],
  ['password', `${SECRET}-password`],
  ['repeated', `${SECRET}-password`],
  ['typed', 'ann'],
  ['newPassword', `${SECRET}-password`],
  ['phone', '+1 212 555 0100'],
  ['about', SECRET],
  ['letterText', SECRET],
  ['terms', 'yes'],
  ['amount', '12.50'],
];

const commands = Object.entries(walks).flatMap(([name, { events }]) =>
  Object.hasOwn(machines, name)
    ? events
        .filter(({ type }) => !type.startsWith('xstate'))
        .map((event) => ({ name, event: event as { type: string } }))
    : [],
);

/** Takes `steps` random steps: commands, facts, refusals, broken ports, timers, time. */
export const wander = (world: World, roll: () => number, steps: number): void => {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(roll() * items.length)] as Item;
  const childrenOf = (name: string): AnyActorRef[] =>
    Object.values(world.resident(name).getSnapshot().children as Record<string, AnyActorRef>);

  const answer = () => {
    if (world.questions.length === 0) return;
    const { port, answer: give } = pick(world.questions);
    const answers = facts[port]?.(world.clock.now()) ?? [];
    if (roll() < 0.15 || answers.length === 0) give({ type: 'port.failed', port } as never);
    else give(pick(answers));
  };
  const command = () => {
    const { name, event } = pick(commands);
    world.resident(name).send(event);
  };
  const control = () => {
    if (roll() < 0.3) world.resident('stage').send({ type: 'stage.mount', ...pick(mountings) });
    const mounted = childrenOf('stage');
    if (mounted.length === 0) return;
    const [field, value] = pick(fields);
    pick(mounted).send(
      pick([
        { type: 'form.change', field, value },
        { type: 'form.change', field, value },
        { type: 'form.submit' },
        { type: 'loadMore.press' },
        { type: 'selector.open' },
        { type: 'username.type', text: 'ann' },
        { type: 'lock.type', magic: SECRET },
        { type: 'lock.submit' },
        { type: 'table.stake', stake: 20 },
        { type: 'table.skip' },
      ]),
    );
  };
  const alert = () => {
    const shown = childrenOf('alerts');
    if (shown.length > 0)
      pick(shown).send({ type: pick(['alert.hold', 'alert.release', 'alert.close']) });
  };
  for (let step = 0; step < steps; step += 1) {
    pick([
      answer,
      answer,
      answer,
      command,
      command,
      control,
      alert,
      () => world.clock.increment(pick(waits)),
    ])();
  }
};
