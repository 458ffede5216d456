import type { Actor, AnyActorRef, AnyStateMachine } from 'xstate';
import { redact } from '../../../machines/app/redact';
import { machines } from '../../../machines/app/whole';
import { signUpOf } from '../../../machines/auth/signUp.rules';
import { limitValues } from '../../../machines/protection/limit.rules';
import { settingsValues } from '../../../machines/settings/settings.sample';
import { depositOf } from '../../../machines/wallet/deposit.rules';
import { walks } from '../../../model-tests/walks';

import { facts } from './facts';
import { SECRET, type World } from './world';

const waits = [0, 100, 250, 350, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 3_000_000];

const mountings = [
  { control: 'signIn', input: {} },
  { control: 'signUp', input: signUpOf('game_wheel') },
  { control: 'deposit', input: depositOf('USD') },
  { control: 'withdraw', input: { currency: 'USD' } },
  { control: 'methodAdd', input: { payment: 'visa' } },
  { control: 'methodRemove', input: { method: 'method_0001' } },
  { control: 'methodPrefer', input: { method: 'method_0001' } },
  { control: 'withdrawalCancel', input: { withdrawal: 'withdrawal_0001' } },
  { control: 'forgotPassword', input: {} },
  { control: 'newPassword', input: { link: SECRET } },
  { control: 'username' },
  { control: 'lock' },
  { control: 'selector', input: { value: 'US' } },
  { control: 'carousel', input: { count: 3, shown: 1, ends: 'loop' } },
  { control: 'loadMore', input: { list: 'lobby' } },
  // Passwords are typed: two that differ may have one stand-in.
  { control: 'birthday', input: { mode: 'coins' } },
  { control: 'changeEmail', input: {} },
  { control: 'changePassword', input: {} },
  { control: 'changeUsername', input: {} },
  { control: 'confirmEmail', input: { link: SECRET } },
  { control: 'details', input: settingsValues.details },
  { control: 'eraseAccount', input: { username: 'ann' } },
  { control: 'giftSend', input: {} },
  { control: 'scratcherBuy', input: { family: 'neon', price: '50', amount: '1' } },
  { control: 'letterWrite', input: { recipient: 'player_0002' } },
  { control: 'notices', input: settingsValues.notices },
  { control: 'privacy', input: settingsValues.privacy },
  { control: 'devices' },
  { control: 'emailProof' },
  { control: 'factor' },
  { control: 'exportAccount' },
  { control: 'emoji', input: { language: 'en-US' } },
  { control: 'upload', input: { target: 'folder' } },
  {
    control: 'advertisement',
    input: { placement: 'lobby', country: 'US', language: 'en-US', mode: 'coins' },
  },
  { control: 'attach', input: { to: 'ticket' } },
  { control: 'about' },
  { control: 'identity' },
  { control: 'identitySubmit', input: { kind: 'passport' } },
  { control: 'ticketCreate', input: { guest: 'yes', language: 'en-US' } },
  { control: 'ticketWrite', input: { id: 'ticket_0001', access: '' } },
  { control: 'typing', input: { id: 'ticket_0001', access: '' } },
  { control: 'ticketResolve', input: { id: 'ticket_0001', access: '', rates: 'yes' } },
  { control: 'reported', input: { kind: 'message', id: 'message_0001' } },
  { control: 'reportFile', input: { kind: 'message', id: 'message_0001' } },
  { control: 'reports' },
  { control: 'viewer', input: { at: 0, count: 3 } },
  {
    control: 'table',
    input: {
      engine: 'slot',
      stake: 10,
      bet: {},
      began: { minute: 0, balance: 5_000 },
      mayTurbo: true,
      maySkip: true,
      takes: { currency: 'COINS', stakes: [10, 20] },
    },
  },
  { control: 'otherGames', input: { gameId: 'game_wheel', guestIds: ['game_1'] } },
  { control: 'autoplay', input: { isAllowed: true } },
  { control: 'replay', input: { engine: 'dice', outcomes: [{}, {}], isCalm: false } },
  { control: 'share', input: { path: '/rounds/round_0001', words: 'Ten staked' } },
  { control: 'purse', input: { coins: 5_000, isCalm: false } },
  { control: 'purseClose', input: { currency: 'EUR' } },
  { control: 'playerCard', input: { playerId: 'player_bob1' } },
  { control: 'limit', input: limitValues },
  { control: 'safeguard' },
  { control: 'statement' },
  { control: 'cloth' },
  { control: 'shop' },
  { control: 'subscription' },
  { control: 'receipt', input: { purchaseId: 'purchase_0001' } },
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
  ['ticketTitle', SECRET],
  ['ticketText', SECRET],
  ['reportText', SECRET],
  ['reason', 'insult'],
  ['contactName', SECRET],
  ['terms', 'yes'],
  ['amount', '12.50'],
  ['friends', 'player_0002'],
  ['coins', '50'],
  ['box', 'ruby'],
  ['tape', 'amber'],
];

/**
 * What a machine is told in its walk, with the stand-ins of a journal in place of what somebody wrote:
 * a replay shows those. What is typed into a form is ours.
 */
const eventsOf = (name: string): { type: string }[] =>
  ((walks[name]?.events ?? []) as { type: string }[])
    .filter(({ type }) => !type.startsWith('xstate') && type !== 'form.change')
    .map((event) => redact(event));

const commands = Object.keys(walks).flatMap((name) =>
  Object.hasOwn(machines, name) ? eventsOf(name).map((event) => ({ name, event })) : [],
);
const visitor = { signedIn: true, playerId: 'player_0001' };
/** What is told to a resident, and the port that is answered then. */
interface Way {
  to: string;
  events: readonly ({ type: string } & Record<string, unknown>)[];
  port?: string;
}

/** Where items live that single random steps hardly ever meet: what is told, and what is asked then. */
const ways: readonly Way[] = [
  {
    to: 'gifts',
    events: [{ type: 'list.visit', query: { list: 'pending', search: '' } }],
    port: 'gifts.list',
  },
  {
    to: 'achievements',
    events: [{ type: 'list.visit', query: { filter: 'all' } }],
    port: 'achievements.list',
  },
  {
    to: 'missions',
    events: [{ type: 'list.visit', query: { screen: 'missions' } }],
    port: 'missions.list',
  },
  {
    to: 'scratchers',
    events: [{ type: 'list.visit', query: { family: 'neon' } }],
    port: 'scratchers.list',
  },
  { to: 'favourites', events: [{ type: 'favourites.toggle', gameId: 'game_wheel' }] },
  {
    to: 'messageWrite',
    events: [
      { type: 'game.entered', gameId: 'game_wheel', ...visitor },
      { type: 'messageWrite.type', draft: SECRET },
      { type: 'messageWrite.send' },
    ],
  },
  {
    to: 'reviews',
    events: [{ type: 'game.entered', gameId: 'game_wheel', ...visitor }],
    port: 'reviews.list',
  },
  {
    to: 'review',
    events: [
      { type: 'game.entered', gameId: 'game_wheel', ...visitor },
      { type: 'review.known', own: undefined },
      { type: 'review.write' },
    ],
  },
];

/** What a machine is called; a port is nameless. */
const nameOf = (actor: AnyActorRef): string =>
  (actor as Partial<Actor<AnyStateMachine>>).logic?.id ?? '';

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
    if (roll() < 0.3) {
      const mounting = pick(mountings);
      world.resident('stage').send({ type: 'stage.mount', key: mounting.control, ...mounting });
    }
    const mounted = childrenOf('stage');
    if (mounted.length === 0) return;
    const [field, value] = pick(fields);
    const actor = pick(mounted);
    const typed = { type: 'form.change', field, value };
    actor.send(
      pick([typed, typed, { type: 'lock.type', magic: SECRET }, ...eventsOf(nameOf(actor))]),
    );
  };
  const way = () => {
    const { to, events, port } = pick(ways);
    for (const event of events) world.resident(to).send(event);
    const question = world.questions.findLast((open) => open.port === port);
    question?.answer(pick(facts[question.port]?.(world.clock.now()) ?? []));
  };
  const item = () => {
    const families = Object.keys(machines)
      .filter((name) => name !== 'stage')
      .map((name) => childrenOf(name).filter((child) => eventsOf(nameOf(child)).length > 0))
      .filter((family) => family.length > 0);
    if (families.length === 0) return;
    const actor = pick(pick(families));
    actor.send(pick(eventsOf(nameOf(actor))));
  };
  for (let step = 0; step < steps; step += 1) {
    pick([
      answer,
      answer,
      answer,
      command,
      command,
      control,
      way,
      item,
      () => world.clock.increment(pick(waits)),
    ])();
  }
};
