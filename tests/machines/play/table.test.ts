import { expect, test } from 'vitest';
import { aPlaySession, aRound } from '../../../contract/make/play';
import { aWorld, type World } from '../support/world';

const STEP_MS = 700;

const table = (world: World) => {
  const { table: actor } = world.resident('stage').getSnapshot().children;
  if (actor === undefined) throw new Error('No table is seated');
  return actor;
};
const revealing = () => {
  const world = aWorld({ to: '/play/lucky-wheel' });
  const play = world.resident('play');
  play.send({ type: 'playMode.decided', gameId: 'game_wheel', currency: 'COINS' });
  world.asked('play.launch').answer({ type: 'play.launched', launch: 'launch' } as never);
  const session = aPlaySession({ round: aRound() });
  world.asked('play.seat').answer({ type: 'play.seated', session } as never);
  world
    .resident('stage')
    .send({ type: 'stage.mount', key: 'table', control: 'table', input: { stake: 10, bet: {} } });
  return world;
};
const context = (world: World) => table(world).getSnapshot().context;

test('stake, choice and plan are kept while nothing moves', () => {
  const world = revealing();
  table(world).send({ type: 'table.stake', stake: 20 });
  expect(context(world)).toMatchObject({ stake: 20, bet: {} });
  table(world).send({ type: 'table.choose', bet: { chips: [1] }, stake: 70 });
  table(world).send({ type: 'table.plan', plan: { hold: [0] } });
  expect(context(world)).toMatchObject({ stake: 70, bet: { chips: [1] }, plan: { hold: [0] } });
  table(world).send({ type: 'table.choose', bet: {} });
  expect(context(world)).toMatchObject({ stake: 70, bet: {} });
});

test('an outcome is shown step by step, then the round settles', () => {
  const world = revealing();
  table(world).send({ type: 'table.reveal', steps: [STEP_MS, STEP_MS] });
  table(world).send({ type: 'table.stake', stake: 20 });
  expect(context(world)).toMatchObject({ stake: 10, shown: 0 });
  world.clock.increment(STEP_MS);
  expect(context(world).shown).toBe(1);
  expect(world.resident('play').getSnapshot().value).toBe('revealing');
  world.clock.increment(STEP_MS);
  expect(world.resident('play').getSnapshot().value).toBe('settling');
});

test('a show that is skipped settles at once', () => {
  const world = revealing();
  table(world).send({ type: 'table.reveal', steps: [STEP_MS, STEP_MS, STEP_MS] });
  table(world).send({ type: 'table.skip' });
  expect(context(world).shown).toBe(2);
  expect(world.resident('play').getSnapshot().value).toBe('settling');
});

test('what is chosen at the table stands in the journal', () => {
  const world = revealing();
  table(world).send({ type: 'table.stake', stake: 20 });
  expect(world.journal.recording().entries.at(-1)).toMatchObject({
    to: 'app/stage/table',
    event: { type: 'table.stake', stake: 20 },
  });
});
