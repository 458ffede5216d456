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
const inCoins = { currency: 'COINS', stakes: [10, 20, 1_000] };
/** Who has sat down; `isDecided`: and has bet, with an outcome that awaits its show. */
const laid = (isDecided = true, { mayTurbo = true, maySkip = true } = {}, takes = inCoins) => {
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
      maySkip,
      takes,
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

test('a stake that is typed is taken as it is written, where the table takes it', () => {
  const world = laid(false);
  const separators = { decimal: '.', thousands: ',' };
  const enter = { type: 'table.enter', separators } as const;
  expect(table(world).getSnapshot().can(enter)).toBe(false);
  table(world).send({ type: 'table.type', text: '1,000' });
  expect(context(world)).toMatchObject({ stake: 10, typed: '1,000', fault: undefined });
  table(world).send(enter);
  expect(context(world)).toMatchObject({ stake: 1_000, typed: '', fault: undefined });
});

test('a stake that the table does not take stays as it was typed, and is never another one', () => {
  const world = laid(false);
  const enter = { type: 'table.enter', separators: { decimal: ',', thousands: '.' } } as const;
  for (const [text, fault] of [
    ['5', { rule: 'least', stake: 10 }],
    ['15', { rule: 'between', below: 10, above: 20 }],
    ['1.001', { rule: 'most', stake: 1_000 }],
    ['1,000', { rule: 'none' }],
    ['ten', { rule: 'none' }],
  ] as const) {
    table(world).send({ type: 'table.type', text });
    expect(context(world).fault).toBeUndefined();
    table(world).send(enter);
    expect(context(world)).toMatchObject({ stake: 10, typed: text, fault });
  }
  table(world).send({ type: 'table.stake', stake: 20 });
  expect(context(world)).toMatchObject({ stake: 20, typed: '', fault: undefined });
});

test('money is typed in minor units of its currency', () => {
  const world = laid(false, {}, { currency: 'EUR', stakes: [50, 1_250] });
  table(world).send({ type: 'table.type', text: '12,5' });
  table(world).send({ type: 'table.enter', separators: { decimal: ',', thousands: '.' } });
  expect(context(world).stake).toBe(1_250);
});

test('no stake is typed while an outcome is shown', () => {
  const world = laid();
  time(world, [STEP_MS]);
  table(world).send({ type: 'table.type', text: '20' });
  expect(context(world)).toMatchObject({ stake: 10, typed: '' });
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

  const slow = laid(true, { mayTurbo: false });
  expect(table(slow).getSnapshot().can({ type: 'table.turbo', isTurbo: true })).toBe(false);
});

test('a show that is skipped is over at once', () => {
  const world = laid();
  time(world, [STEP_MS, STEP_MS, STEP_MS]);
  table(world).send({ type: 'table.skip' });
  expect(context(world).shown).toBe(2);
  expect(world.resident('play').getSnapshot().value).toBe('resting');
});

test('where the place lets no show be cut short, it is shown to its end', () => {
  const world = laid(true, { maySkip: false });
  time(world, [STEP_MS, STEP_MS]);
  expect(table(world).getSnapshot().can({ type: 'table.skip' })).toBe(false);
  table(world).send({ type: 'table.skip' });
  expect(context(world).shown).toBe(0);
  world.clock.increment(STEP_MS);
  expect(context(world).shown).toBe(1);
  world.clock.increment(STEP_MS);
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
