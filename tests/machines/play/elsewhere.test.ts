import { expect, test } from 'vitest';
import { SEAT_LOOK_MS } from '../../../contract/limits';
import { anUndecidedRound, aPlaySession, aRound } from '../../../contract/make/play';
import { aWallet } from '../../../contract/make/wallet';
import { problem } from '../../../contract/problems';
import { besideOf } from '../../../machines/play/play.balance.rules';
import { aWorld, token, type World } from '../support/world';

const play = (world: World) => world.resident('play').getSnapshot();
const send = (world: World, event: { type: string } & Record<string, unknown>) =>
  world.resident('play').send(event);
const bet = (stake: number) => ({ type: 'play.bet', stake, bet: {} });
const seated = (session = aPlaySession(), visit = 'visit-0001') =>
  ({ type: 'play.seated', session, visit }) as never;

/** At a table for coins, beside the wallet of the same player. */
const sit = (session = aPlaySession({ balance: 1_000 })) => {
  const world = aWorld({ to: '/play/lucky-wheel', stored: { token: token() } });
  const coins = aWallet('COINS', session.balance);
  world.asked('wallet.list').answer({ type: 'wallet.listed', wallets: [coins] } as never);
  send(world, { type: 'playMode.decided', gameId: 'game_wheel', currency: 'COINS' });
  world.asked('play.launch').answer({ type: 'play.launched', launch: 'launch' } as never);
  world.asked('play.seat').answer(seated(session));
  return world;
};
const change = (world: World, balance: number, delay = 0, currency = 'COINS') => {
  world
    .resident('wallet')
    .send({ type: 'wallet.changed', balances: [{ currency, balance }], delay });
  world.clock.increment(delay);
};
const inWallet = (world: World) =>
  world.resident('wallet').getSnapshot().context.wallets[0]?.balance;

test('coins that arrive may be played at once, and are no result of the sitting', () => {
  const world = sit(aPlaySession({ balance: 5 }));
  expect(play(world).can(bet(10))).toBe(false);
  change(world, 105);
  expect(play(world).can(bet(10))).toBe(true);
  expect(play(world).context).toMatchObject({ balance: 105, beside: 105 });
  expect(inWallet(world)).toBe(105);
});

test('another wallet changes nothing here', () => {
  const world = sit();
  change(world, 5_000, 0, 'EUR');
  expect(play(world)).toMatchObject({ value: { seated: 'ready' }, context: { balance: 1_000 } });
});

test('a balance for fun is in no wallet', () => {
  const world = sit(aPlaySession({ currency: 'FUN', balance: 10_000 }));
  change(world, 5_100);
  expect(play(world).context.balance).toBe(10_000);
});

test('coins that come while a round is shown are there when its win is', () => {
  const world = sit();
  send(world, bet(10));
  const round = aRound({ stake: 10, staked: 10, pays: 50, jackpot: 0 });
  world.asked('play.bet').answer({ type: 'round.opened', round, balance: 1_040 } as never);
  change(world, 990);
  world.resident('wallet').send({
    type: 'wallet.changed',
    balances: [{ currency: 'COINS', balance: 1_040 }],
    delay: 9_000,
  });
  change(world, 1_140);
  expect(inWallet(world)).toBe(990);
  expect(play(world).context).toMatchObject({ balance: 1_040, beside: 1_000 });
  send(world, { type: 'play.reveal' });
  expect(inWallet(world)).toBe(1_140);
  expect(play(world).context).toMatchObject({ balance: 1_140, beside: 1_100 });
});

test('while a round without a win is shown, coins that come are shown at once', () => {
  const world = sit();
  send(world, bet(10));
  const round = aRound({ stake: 10, staked: 10, pays: 0, jackpot: 0 });
  world.asked('play.bet').answer({ type: 'round.opened', round, balance: 990 } as never);
  change(world, 990);
  change(world, 1_090);
  expect([play(world).context.balance, inWallet(world)]).toEqual([1_090, 1_090]);
});

test('what an answer holds beyond its round came beside it', () => {
  const sat = { balance: 1_000, round: undefined };
  const round = aRound({ staked: 10, pays: 50, jackpot: 5 });
  expect(besideOf(sat, { round, balance: 1_045 })).toBe(0);
  expect(besideOf(sat, { round, balance: 1_145 })).toBe(100);
  // A step stakes what it adds alone, and an open round has paid nothing.
  const open = anUndecidedRound({ staked: 10, pays: 0 });
  const raised = { ...open, staked: 20, pays: 40 };
  expect(besideOf({ balance: 990, round: open }, { round: raised, balance: 980 })).toBe(0);
});

test('a round that another tab opened is shown here, and may be taken over', () => {
  const world = sit();
  change(world, 990);
  expect(play(world).context.balance).toBe(990);
  world.clock.increment(SEAT_LOOK_MS);
  // A look holds nobody up.
  expect(play(world).can(bet(10))).toBe(true);
  expect(world.asked('play.seat').input).toEqual({
    gameId: 'game_wheel',
    session: aPlaySession().session,
  });
  const round = anUndecidedRound({ staked: 10 });
  world.asked('play.seat').answer(seated(aPlaySession({ balance: 990, round }), 'visit-0002'));
  expect(play(world)).toMatchObject({
    value: { deciding: 'asked' },
    context: { round: { _id: round._id }, visit: 'visit-0001' },
  });
  send(world, { type: 'play.act', action: { kind: 'hit' } });
  expect(world.asked('play.act').input).toMatchObject({ roundId: round._id, turn: 0 });
});

test('many changes in a row are one look', () => {
  const world = sit();
  for (const balance of [990, 980, 970]) change(world, balance);
  expect(world.asks.filter((port) => port === 'play.seat')).toHaveLength(1);
  world.clock.increment(SEAT_LOOK_MS);
  expect(world.asks.filter((port) => port === 'play.seat')).toHaveLength(2);
});

test('whoever comes back to the tab sees the round as it stands', () => {
  const opened = anUndecidedRound({ staked: 10 });
  const world = sit(aPlaySession({ balance: 990, round: opened }));
  const seen = () => world.resident('connection').send({ type: 'connection.seen' });
  seen();
  const round = { ...opened, actions: [{ kind: 'hit' }] };
  world.asked('play.seat').answer(seated(aPlaySession({ balance: 990, round })));
  expect(play(world)).toMatchObject({ value: { deciding: 'asked' }, context: { round } });
  seen();
  world.asked('play.seat').answer(seated(aPlaySession({ balance: 1_040 })));
  expect(play(world)).toMatchObject({ value: { seated: 'ready' }, context: { balance: 1_040 } });
  expect(play(world).context.round).toBeUndefined();
});

test('a look that finds the sitting over sits down anew; one without an answer changes nothing', () => {
  const world = sit();
  const seen = () => world.resident('connection').send({ type: 'connection.seen' });
  seen();
  world.asked('play.seat').answer({ type: 'port.failed', port: 'play.seat' } as never);
  expect(play(world)).toMatchObject({ value: { seated: 'ready' }, context: { balance: 1_000 } });
  seen();
  const over = { type: 'play.refused', problem: problem('link-invalid') } as never;
  world.asked('play.seat').answer(over);
  world.asked('play.seat').answer(over);
  expect(play(world).value).toBe('launching');
});

test('the last round stays in view when nothing was opened elsewhere', () => {
  const world = sit();
  send(world, bet(10));
  const round = aRound({ stake: 10, staked: 10, pays: 0, jackpot: 0 });
  world.asked('play.bet').answer({ type: 'round.opened', round, balance: 990 } as never);
  send(world, { type: 'play.reveal' });
  world.clock.increment(1_000);
  world.resident('connection').send({ type: 'connection.seen' });
  world.asked('play.seat').answer(seated(aPlaySession({ balance: 990 })));
  expect(play(world).context.round).toEqual(round);
});
