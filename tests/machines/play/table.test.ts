import { expect, test } from 'vitest';
import { TURBO_STEP_MS } from '../../../contract/limits';
import { aPlaySession, aRound } from '../../../contract/make/play';
import { sitting } from '../../../machines/play/table.select';
import { aWorld, type World } from '../support/world';

const STEP_MS = 700;

const table = (world: World) => {
  const { table: actor } = world.resident('stage').getSnapshot().children;
  if (actor === undefined) throw new Error('No table is laid');
  return actor;
};
/** Who has sat down; `isDecided`: and has bet, with an outcome that awaits its show. */
const laid = (isDecided = true, mayTurbo = true) => {
  const world = aWorld({ to: '/play/lucky-wheel' });
  const play = world.resident('play');
  play.send({ type: 'playMode.decided', gameId: 'game_wheel', currency: 'COINS' });
  world.asked('play.launch').answer({ type: 'play.launched', launch: 'launch' } as never);
  const session = aPlaySession();
  world.asked('play.seat').answer({ type: 'play.seated', session, visit: 'visit-0001' } as never);
  if (isDecided) {
    play.send({ type: 'play.bet', stake: 10, bet: {} });
    world
      .asked('play.bet')
      .answer({ type: 'round.opened', round: aRound(), balance: 1_010 } as never);
  }
  world.resident('stage').send({
    type: 'stage.mount',
    key: 'table',
    control: 'table',
    input: {
      engine: 'slot',
      stake: 10,
      bet: {},
      began: { minute: 0, balance: 5_000 },
      mayTurbo,
    },
  });
  return world;
};
const time = (world: World, steps: number[]) =>
  world.asked('table.time').answer({ type: 'table.timed', steps } as never);
const context = (world: World) => table(world).getSnapshot().context;

test('what a sitting has come to is counted from what the player sat down with', () => {
  const world = laid();
  expect(sitting(table(world).getSnapshot() as never, 4_200, 0, 12)).toEqual({
    net: -800,
    minutes: 12,
  });
  // A gift of 500 is no win.
  expect(sitting(table(world).getSnapshot() as never, 4_700, 500, 12).net).toBe(-800);
});

test('a round that was opened elsewhere brings its stake and its choice', () => {
  const world = laid(false);
  table(world).send({ type: 'round.resumed', stake: 50, bet: { mines: 5 } });
  expect(context(world)).toMatchObject({ stake: 50, bet: { mines: 5 } });
});

test('stake, choice and plan are kept while nothing moves', () => {
  const world = laid(false);
  table(world).send({ type: 'table.stake', stake: 20 });
  expect(context(world)).toMatchObject({ stake: 20, bet: {} });
  table(world).send({ type: 'table.choose', bet: { chips: [1] }, stake: 70 });
  table(world).send({ type: 'table.plan', plan: { hold: [0] } });
  expect(context(world)).toMatchObject({ stake: 70, bet: { chips: [1] }, plan: { hold: [0] } });
  table(world).send({ type: 'table.choose', bet: {} });
  expect(context(world)).toMatchObject({ stake: 70, bet: {} });
});

test('an outcome is shown step by step, then it stands', () => {
  const world = laid();
  time(world, [STEP_MS, STEP_MS]);
  table(world).send({ type: 'table.stake', stake: 20 });
  expect(context(world)).toMatchObject({ stake: 10, shown: 0 });
  world.clock.increment(STEP_MS);
  expect(context(world).shown).toBe(1);
  expect(world.resident('play').getSnapshot().value).toBe('revealing');
  world.clock.increment(STEP_MS);
  expect(world.resident('play').getSnapshot().value).toBe('resting');
});

test('in turbo each step is shown for a glance, where the place lets it', () => {
  const world = laid();
  table(world).send({ type: 'table.turbo', isTurbo: true });
  time(world, [STEP_MS, TURBO_STEP_MS / 2]);
  world.clock.increment(TURBO_STEP_MS);
  expect(context(world).shown).toBe(1);
  world.clock.increment(TURBO_STEP_MS / 2);
  expect(world.resident('play').getSnapshot().value).toBe('resting');

  const slow = laid(true, false);
  expect(table(slow).getSnapshot().can({ type: 'table.turbo', isTurbo: true })).toBe(false);
});

test('a show that is skipped is over at once', () => {
  const world = laid();
  time(world, [STEP_MS, STEP_MS, STEP_MS]);
  table(world).send({ type: 'table.skip' });
  expect(context(world).shown).toBe(2);
  expect(world.resident('play').getSnapshot().value).toBe('resting');
});

test('a table hears of a round that is decided, and of one that was before it was laid', () => {
  const before = laid();
  const asked = { engine: 'slot', outcome: aRound().outcome };
  expect(before.asked('table.time').input).toEqual(asked);
  const world = laid(false);
  expect(table(world).getSnapshot().value).toBe('still');
  world.resident('play').send({ type: 'play.bet', stake: 10, bet: {} });
  const opened = { type: 'round.opened', round: aRound(), balance: 990 };
  world.asked('play.bet').answer(opened);
  expect(table(world).getSnapshot().value).toBe('timing');
  expect(world.asked('table.time').input).toEqual(asked);
});

test('an outcome whose show cannot be timed stands unshown', () => {
  const world = laid();
  world.asked('table.time').answer({ type: 'port.failed', port: 'table.time' } as never);
  expect(table(world).getSnapshot().value).toBe('still');
  expect(world.resident('play').getSnapshot().value).toBe('resting');
});

test('what is chosen at the table stands in the journal', () => {
  const world = laid(false);
  table(world).send({ type: 'table.stake', stake: 20 });
  expect(world.journal.recording().entries.at(-1)).toMatchObject({
    to: 'app/stage/table',
    event: { type: 'table.stake', stake: 20 },
  });
});
