import { expect, test } from 'vitest';
import { REST_MS, REVEAL_MAX_MS } from '../../../contract/limits';
import {
  aFairness,
  anUnboundSeat,
  anUndecidedRound,
  aPlaySession,
  aRound,
} from '../../../contract/make/play';
import { aWallet } from '../../../contract/make/wallet';
import { problem } from '../../../contract/problems';
import { pot, stakes } from '../../../machines/play/play.select';
import { aWorld, type World } from '../support/world';

const play = (world: World) => world.resident('play').getSnapshot();
const send = (world: World, event: { type: string } & Record<string, unknown>) =>
  world.resident('play').send(event);
const failed = { type: 'port.failed', port: 'play' };
const seated = (session = aPlaySession(), visit = 'visit-0001', drawn = 'drawn') =>
  ({ type: 'play.seated', session, visit, drawn }) as never;
const sit = (session = aPlaySession()) => {
  const world = aWorld({ to: '/play/lucky-wheel' });
  send(world, { type: 'playMode.decided', gameId: 'game_wheel', currency: 'COINS' });
  world.asked('play.launch').answer({ type: 'play.launched', launch: 'launch' } as never);
  world.asked('play.seat').answer(seated(session));
  return world;
};

test('a bet is paid with its answer, is revealed, rests and may be followed by the next', () => {
  const world = sit();
  send(world, { type: 'play.bet', stake: 10, bet: { lines: 5 } });
  expect(world.asked('play.bet').input).toEqual({
    session: aPlaySession().session,
    stake: 10,
    bet: { lines: 5 },
    key: 'visit-0001:1',
  });
  const opened = { type: 'round.opened', round: aRound(), balance: 1_010 };
  world.asked('play.bet').answer(opened);
  expect(play(world)).toMatchObject({ value: 'revealing', context: { balance: 1_010 } });
  send(world, { type: 'play.reveal' });
  // Who meant to skip the show and was late does not bet.
  send(world, { type: 'play.bet', stake: 10, bet: {} });
  expect(play(world).value).toBe('resting');
  world.clock.increment(REST_MS - 1);
  expect(play(world).can({ type: 'play.bet', stake: 10, bet: {} })).toBe(false);
  world.clock.increment(1);
  expect(play(world)).toMatchObject({
    value: { seated: 'settled' },
    context: { balance: 1_010, round: { state: 'settled' } },
  });
  send(world, { type: 'play.bet', stake: 10, bet: {} });
  expect(world.asked('play.bet').input).toMatchObject({ key: 'visit-0001:2' });
});

test('a sitting knows which stakes are on offer, where they are not the game’s own', () => {
  expect(stakes(play(sit()))).toBeUndefined();
  expect(stakes(play(sit(aPlaySession({ stakes: [1_000, 5_000] }))))).toEqual([1_000, 5_000]);
});

test('once a round has been shown, the wallet tells its win', () => {
  const world = sit();
  send(world, { type: 'play.bet', stake: 10, bet: {} });
  world
    .asked('play.bet')
    .answer({ type: 'round.opened', round: aRound(), balance: 1_010 } as never);
  const wallet = world.resident('wallet');
  wallet.send({ type: 'session.opened', playerId: 'player_ann1' });
  world.asked('wallet.list').answer({ type: 'wallet.listed', wallets: [aWallet()] } as never);
  const change = (balance: number, delay: number) =>
    wallet.send({
      type: 'wallet.changed',
      balances: [{ currency: 'COINS', balance }],
      delay,
    });
  change(990, 0);
  change(1_010, 9_000);
  const coins = () => wallet.getSnapshot().context.wallets[0]?.balance;
  expect(coins()).toBe(990);
  send(world, { type: 'play.reveal' });
  expect(coins()).toBe(1_010);
});

test('the same seat asked for again, as by an account that is read anew, ends no round', () => {
  const world = decide();
  const launch = { type: 'playMode.decided', gameId: 'game_wheel', currency: 'COINS' };
  send(world, { type: 'play.act', action: { kind: 'stand' } });
  const act = world.asked('play.act');
  send(world, launch);
  expect(world.asked('play.act')).toBe(act);
  act.answer(told(aRound()));
  send(world, launch);
  expect(play(world).value).toEqual('revealing');
  send(world, { ...launch, currency: 'FUN' });
  expect(play(world)).toMatchObject({ value: 'launching', context: { currency: 'FUN' } });
});

test('a seat that was refused, or that nobody took, may be asked for again', () => {
  const world = aWorld({ to: '/play/lucky-wheel' });
  const launch = { type: 'playMode.decided', gameId: 'game_wheel', currency: 'COINS' };
  const refused = { type: 'play.refused', problem: problem('play-refused') };
  for (const [answer, value] of [
    [refused, 'refused'],
    [failed, 'unlaunched'],
  ] as const) {
    send(world, launch);
    world.asked('play.launch').answer(answer);
    expect(play(world).value).toBe(value);
  }
  send(world, launch);
  expect(play(world).value).toBe('launching');
});

test('an outcome that no table shows does not keep the seat', () => {
  const world = sit();
  send(world, { type: 'play.bet', stake: 10, bet: {} });
  world
    .asked('play.bet')
    .answer({ type: 'round.opened', round: aRound(), balance: 1_010 } as never);
  world.clock.increment(REVEAL_MAX_MS);
  world.clock.increment(REST_MS);
  expect(play(world).value).toEqual({ seated: 'settled' });
});

test('a bet without an answer is asked for again under the same key', () => {
  const world = sit();
  send(world, { type: 'play.bet', stake: 10, bet: {} });
  const first = world.asked('play.bet');
  first.answer(failed);
  expect(play(world).value).toBe('unanswered');
  send(world, { type: 'play.bet', stake: 10, bet: {} });
  expect(play(world).value).toBe('unanswered');
  send(world, { type: 'play.retry' });
  expect(world.asked('play.bet').input).toEqual(first.input);
});

test('who comes back to a sitting bets under other keys than before', () => {
  const world = aWorld({ to: '/play/lucky-wheel' });
  const keys = ['visit-0001', 'visit-0002'].map((visit) => {
    send(world, { type: 'playMode.decided', gameId: 'game_wheel', currency: 'FUN' });
    world.asked('play.launch').answer({ type: 'play.kept', session: 'sitting-kept' } as never);
    const session = aPlaySession({ session: 'sitting-kept', currency: 'FUN' });
    world.asked('play.seat').answer({ type: 'play.seated', session, visit } as never);
    send(world, { type: 'play.bet', stake: 10, bet: {} });
    const { key } = world.asked('play.bet').input as { key: string };
    send(world, { type: 'play.visit', sits: false });
    return key;
  });
  expect(keys).toEqual(['visit-0001:1', 'visit-0002:1']);
});

test('a refused bet keeps the seat and says why; one that is not covered is not sent', () => {
  const world = sit();
  expect(play(world).can({ type: 'play.bet', stake: 1_001, bet: {} })).toBe(false);
  send(world, { type: 'play.bet', stake: 10, bet: {} });
  const refused = { type: 'play.refused', problem: problem('stake-refused') };
  world.asked('play.bet').answer(refused);
  expect(play(world)).toMatchObject({
    value: { seated: 'denied' },
    context: { problem: { code: 'stake-refused' }, balance: 1_000 },
  });
});

test('a found connection starts the game, and repeats no bet', () => {
  const world = aWorld({ to: '/play/lucky-wheel' });
  const found = () => send(world, { type: 'connection.found' });
  send(world, { type: 'playMode.decided', gameId: 'game_wheel', currency: 'COINS' });
  world.asked('play.launch').answer(failed);
  found();
  world.asked('play.launch').answer({ type: 'play.launched', launch: 'launch' } as never);
  const seated = { type: 'play.seated', session: aPlaySession(), visit: 'visit-0001' };
  world.asked('play.seat').answer(seated);
  send(world, { type: 'play.bet', stake: 10, bet: {} });
  world.asked('play.bet').answer(failed);
  found();
  expect(play(world).value).toBe('unanswered');
});

test('leaving the screen ends the sitting', () => {
  const world = sit();
  world.resident('router').send({ type: 'router.go', to: '/' });
  expect(play(world)).toMatchObject({ value: 'closed', context: { session: '' } });
});

const told = (round = anUndecidedRound(), balance = 990) => ({
  type: 'round.acted',
  round,
  balance,
});
const decide = (session = aPlaySession()) => {
  const world = sit(session);
  send(world, { type: 'play.bet', stake: 10, bet: {} });
  const opened = { type: 'round.opened', round: anUndecidedRound(), balance: 990 };
  world.asked('play.bet').answer(opened);
  return world;
};

test('a round that takes steps waits for each, and is revealed after the last', () => {
  const world = decide();
  expect(play(world)).toMatchObject({ value: { deciding: 'asked' }, context: { balance: 990 } });
  send(world, { type: 'play.act', action: { kind: 'hit' } });
  const { session } = aPlaySession();
  expect(world.asked('play.act').input).toEqual({
    session,
    roundId: 'round_0001',
    turn: 0,
    action: { kind: 'hit' },
    key: 'round_0001:0',
  });
  world.asked('play.act').answer(told(anUndecidedRound({ actions: [{ kind: 'hit' }] })));
  expect(play(world).value).toEqual({ deciding: 'asked' });
  send(world, { type: 'play.act', action: { kind: 'stand' } });
  expect(world.asked('play.act').input).toMatchObject({ turn: 1 });
  world.asked('play.act').answer(told(aRound({ actions: [{ kind: 'hit' }, { kind: 'stand' }] })));
  expect(play(world)).toMatchObject({ value: 'revealing', context: { round: { pays: 20 } } });
});

test('a step that the rules do not take, or that the balance does not cover, is not sent', () => {
  const world = decide();
  const can = (kind: string, raise?: number) =>
    play(world).can({ type: 'play.act', action: { kind }, ...(raise !== undefined && { raise }) });
  expect(can('hit')).toBe(true);
  expect(can('split')).toBe(false);
  expect(can('double', 990)).toBe(true);
  expect(can('double', 991)).toBe(false);
  send(world, { type: 'play.act', action: { kind: 'double' }, raise: 991 });
  expect(play(world).value).toEqual({ deciding: 'asked' });
});

test('a refused step leaves the round where it was and says why, until the next step', () => {
  const world = decide();
  send(world, { type: 'play.act', action: { kind: 'double' }, raise: 10 });
  world
    .asked('play.act')
    .answer({ type: 'play.refused', problem: problem('insufficient-amount') } as never);
  expect(play(world)).toMatchObject({
    value: { deciding: 'denied' },
    context: { problem: { code: 'insufficient-amount' }, round: { actions: [] } },
  });
  send(world, { type: 'play.act', action: { kind: 'stand' } });
  expect(play(world)).toMatchObject({ value: 'acting', context: { problem: undefined } });
});

test('a step without an answer is asked for again under the same key', () => {
  const world = decide();
  send(world, { type: 'play.act', action: { kind: 'hit' } });
  const first = world.asked('play.act');
  first.answer(failed);
  expect(play(world).value).toBe('unacted');
  send(world, { type: 'play.act', action: { kind: 'stand' } });
  expect(play(world).value).toBe('unacted');
  send(world, { type: 'play.retry' });
  expect(world.asked('play.act').input).toEqual(first.input);
});

test('a round that has gone on elsewhere is taken up where it stands', () => {
  const world = decide();
  send(world, { type: 'play.act', action: { kind: 'hit' } });
  world
    .asked('play.act')
    .answer({ type: 'play.refused', problem: problem('step-illegal') } as never);
  expect(play(world).value).toBe('seating');
  expect(world.asked('play.seat').input).toEqual({
    gameId: 'game_wheel',
    session: aPlaySession().session,
  });
  const round = anUndecidedRound({ actions: [{ kind: 'hit' }, { kind: 'hit' }] });
  world.asked('play.seat').answer({
    type: 'play.seated',
    session: aPlaySession({ round }),
    visit: 'visit-0001',
  } as never);
  expect(play(world)).toMatchObject({ value: { deciding: 'asked' }, context: { round } });
});

test('what stands in the jackpot is told with each bet; while its fall is shown, what fell', () => {
  const world = sit(aPlaySession({ pot: 1_000 }));
  expect(pot(play(world) as never, false)).toBe(1_000);
  send(world, { type: 'play.bet', stake: 10, bet: {} });
  const round = aRound({ jackpot: 1_200 });
  world
    .asked('play.bet')
    .answer({ type: 'round.opened', round, balance: 2_210, pot: 500 } as never);
  expect([true, false].map((isHidden) => pot(play(world) as never, isHidden))).toEqual([
    1_200, 500,
  ]);
});

test('the first bet under a server seed brings the seed that was drawn here, or typed', () => {
  const bet = { type: 'play.bet', stake: 10, bet: {} };
  const opened = (clientSeed: string) =>
    ({
      type: 'round.opened',
      round: aRound({ fairness: aFairness({ clientSeed }) }),
      balance: 1_010,
    }) as never;
  for (const [typed, sent] of [
    ['', 'drawn'],
    ['mine', 'mine'],
  ] as const) {
    const world = sit(aPlaySession({ fairness: anUnboundSeat() }));
    send(world, { type: 'play.typeSeed', clientSeed: typed });
    send(world, bet);
    expect(world.asked('play.bet').input).toMatchObject({ clientSeed: sent });
    // Asked again, it is the same bet.
    world.asked('play.bet').answer(failed as never);
    send(world, { type: 'play.retry' });
    expect(world.asked('play.bet').input).toMatchObject({ clientSeed: sent });
    world.asked('play.bet').answer(opened(sent));
    expect(play(world).context).toMatchObject({
      fairness: { clientSeed: sent, next: anUnboundSeat().next },
      typed: '',
    });
    send(world, { type: 'play.reveal' });
    world.clock.increment(REST_MS);
    send(world, bet);
    expect(world.asked('play.bet').input).toMatchObject({ clientSeed: undefined });
  }
});

test('a seed that is typed at a bound seat is for the next server seed, and then spent', () => {
  const world = sit();
  send(world, { type: 'play.typeSeed', clientSeed: 'theirs' });
  send(world, { type: 'play.rotateSeed' });
  expect(world.asked('play.rotate').input).toMatchObject({ clientSeed: 'theirs' });
  const next = anUnboundSeat({ clientSeed: 'theirs' });
  const rotated = { type: 'seed.rotated', revealed: aFairness(), next, drawn: 'drawn anew' };
  world.asked('play.rotate').answer(rotated as never);
  expect(play(world).context).toMatchObject({ fairness: next, typed: '', drawn: 'drawn anew' });
  send(world, { type: 'play.rotateSeed' });
  expect(world.asked('play.rotate').input).toMatchObject({ clientSeed: undefined });
  const unbound = { ...rotated, next: anUnboundSeat() };
  world.asked('play.rotate').answer(unbound as never);
  // What is typed for the seed at hand is not for the one after it.
  send(world, { type: 'play.typeSeed', clientSeed: 'mine' });
  send(world, { type: 'play.rotateSeed' });
  expect(world.asked('play.rotate').input).toMatchObject({ clientSeed: undefined });
});

test.each([
  ['play.bet', { type: 'play.bet', stake: 10, bet: {} }, 'seed-bound'],
  ['play.bet', { type: 'play.bet', stake: 10, bet: {} }, 'seed-missing'],
  ['play.bet', { type: 'play.bet', stake: 10, bet: {} }, 'round-open'],
  ['play.bet', { type: 'play.bet', stake: 10, bet: {} }, 'link-invalid'],
  ['play.rotate', { type: 'play.rotateSeed' }, 'seed-in-use'],
  ['play.rotate', { type: 'play.rotateSeed' }, 'link-invalid'],
] as const)(
  'a seat that stands otherwise than is shown is taken anew: %s, %o, %s',
  (port, wish, code) => {
    const world = sit();
    send(world, wish);
    world.asked(port).answer({ type: 'play.refused', problem: problem(code) } as never);
    expect(play(world).value).toBe('seating');
    const session = aPlaySession({ round: anUndecidedRound() });
    world.asked('play.seat').answer(seated(session, 'visit-0002'));
    expect(play(world).value).toEqual({ deciding: 'asked' });
  },
);

test('a round outlives its sitting: whoever takes a step then sits down anew', () => {
  const over = { type: 'play.refused', problem: problem('link-invalid') };
  const world = decide();
  send(world, { type: 'play.act', action: { kind: 'hit' } });
  world.asked('play.act').answer(over);
  world.asked('play.seat').answer(over);
  expect(play(world).value).toBe('launching');
  expect(world.asked('play.launch').input).toEqual({ gameId: 'game_wheel', currency: 'COINS' });
});

test('a round that still awaits a step when the player comes back is decided then', () => {
  const world = sit(aPlaySession({ round: anUndecidedRound() }));
  expect(play(world)).toMatchObject({
    value: { deciding: 'asked' },
    context: { round: anUndecidedRound() },
  });
  world.clock.increment(REVEAL_MAX_MS);
  expect(play(world).value).toEqual({ deciding: 'asked' });
});

test('for fun the tab comes back to its sitting, and sits down anew when that is over', () => {
  const world = aWorld();
  const play = world.resident('play');
  play.send({ type: 'playMode.decided', gameId: 'game_wheel', currency: 'FUN' });
  world.asked('play.launch').answer({ type: 'play.kept', session: 'sitting-kept' } as never);
  expect(world.asked('play.seat').input).toEqual({ gameId: 'game_wheel', session: 'sitting-kept' });
  world
    .asked('play.seat')
    .answer({ type: 'play.refused', problem: problem('link-invalid') } as never);
  expect(play.getSnapshot().value).toBe('launching');
  world.asked('play.launch').answer({ type: 'play.launched', launch: 'launch' } as never);
  expect(world.asked('play.seat').input).toEqual({ gameId: 'game_wheel', launch: 'launch' });
  world
    .asked('play.seat')
    .answer({ type: 'play.refused', problem: problem('link-invalid') } as never);
  expect(play.getSnapshot().value).toBe('refused');
});
