import { expect, test } from 'vitest';
import { REVEAL_MAX_MS } from '../../../contract/limits';
import { aPlaySession, aRound } from '../../../contract/make/play';
import { problem } from '../../../contract/problems';
import { aWorld, type World } from '../support/world';

const play = (world: World) => world.resident('play').getSnapshot();
const send = (world: World, event: { type: string } & Record<string, unknown>) =>
  world.resident('play').send(event);
const failed = { type: 'port.failed', port: 'play' };
const sit = (session = aPlaySession()) => {
  const world = aWorld({ to: '/play/lucky-wheel' });
  send(world, { type: 'play.launch', gameId: 'game_wheel', currency: 'COINS' });
  world.asked('play.launch').answer({ type: 'play.launched', launch: 'launch' } as never);
  world.asked('play.seat').answer({ type: 'play.seated', session } as never);
  return world;
};

test('a bet leaves the balance, is revealed, settles and may be followed by the next', () => {
  const world = sit();
  send(world, { type: 'play.bet', stake: 10, bet: { lines: 5 } });
  expect(world.asked('play.bet').input).toEqual({
    session: aPlaySession().session,
    stake: 10,
    bet: { lines: 5 },
    key: `${aPlaySession().session}:1`,
  });
  const opened = { type: 'round.opened', round: aRound(), balance: 990 };
  world.asked('play.bet').answer(opened);
  expect(play(world)).toMatchObject({ value: 'revealing', context: { balance: 990 } });
  send(world, { type: 'play.reveal' });
  const settled = { type: 'round.settled', round: aRound({ state: 'settled' }), balance: 1_010 };
  world.asked('play.settle').answer(settled);
  expect(play(world)).toMatchObject({
    value: { seated: 'settled' },
    context: { balance: 1_010, round: { state: 'settled' } },
  });
});

test('a round that was open when the player left is resumed', () => {
  const world = sit(aPlaySession({ round: aRound() }));
  expect(play(world)).toMatchObject({ value: 'revealing', context: { round: aRound() } });
});

test('an outcome that no view shows settles by itself', () => {
  const world = sit(aPlaySession({ round: aRound() }));
  world.clock.increment(REVEAL_MAX_MS);
  expect(world.asked('play.settle').input).toEqual({
    session: aPlaySession().session,
    roundId: 'round_0001',
  });
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

test('leaving the screen ends the sitting', () => {
  const world = sit();
  world.resident('router').send({ type: 'router.go', to: '/' });
  expect(play(world)).toMatchObject({ value: 'closed', context: { session: '' } });
});
