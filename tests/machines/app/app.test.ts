import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { LATE_RETRY_MS } from '../../../contract/limits';
import { aGame } from '../../../contract/make/game';
import { buildApp } from '../../../machines/app/build';
import { lateArrived } from '../../../machines/app/furnish';
import { near } from '../../../machines/app/near';
import { silentAdapters } from '../../../machines/app/whole';
import { aWorld, type World } from '../support/world';

const start = { at: 0, to: '/', consent: undefined, stored: {} };
const state = (world: World) => world.app.getSnapshot().value;
const living = (world: World) =>
  lateArrived.names.filter((name) => world.app.system.get(name) !== undefined);

test('the root spawns every resident of a first visit under its own name', () => {
  const app = createActor(buildApp(silentAdapters), { input: start }).start();
  expect(Object.keys(app.getSnapshot().children).sort()).toEqual(
    [...Object.keys(near.residents), 'late'].sort(),
  );
  for (const name of Object.keys(near.residents)) expect(app.system.get(name)?.id).toBe(name);
  expect(app.getSnapshot().context).toMatchObject({ falls: {}, down: [] });
  app.stop();
});

test('the residents of single pages live from when their machines have arrived', () => {
  const world = aWorld({}, { isWhole: false });
  expect([state(world), living(world)]).toEqual([{ running: 'near' }, []]);
  world.asked('late.load').answer({ type: 'port.failed', port: 'late.load' } as never);
  world.clock.increment(LATE_RETRY_MS - 1);
  expect(state(world)).toEqual({ running: 'short' });
  world.clock.increment(1);
  world.asked('late.load').answer(lateArrived);
  expect([state(world), living(world)]).toEqual([{ running: 'whole' }, [...lateArrived.names]]);
});

test('a page that is shown already when they arrive is told to them', () => {
  const world = aWorld({ to: '/games/lucky-wheel' }, { isWhole: false });
  world.asked('game.load').answer({ type: 'game.loaded', game: aGame() } as never);
  expect(world.questions.map(({ port }) => port)).not.toContain('reviews.list');
  world.asked('late.load').answer(lateArrived);
  expect(world.asked('reviews.list').input).toMatchObject({ query: { gameId: 'game_wheel' } });
  expect(world.asked('messages.list').input).toMatchObject({ query: { gameId: 'game_wheel' } });
  expect(world.asked('gameProfile.load').input).toMatchObject({ gameId: 'game_wheel' });
});

test('one of them that falls is started again and told which page is shown', () => {
  const world = aWorld({ to: '/games/lucky-wheel' });
  world.asked('game.load').answer({ type: 'game.loaded', game: aGame() } as never);
  world.resident('reviews').send({ type: 'review.counted' } as never);
  expect(world.resident('reviews').getSnapshot()).toMatchObject({
    value: { open: 'loading' },
    context: { query: { gameId: 'game_wheel' } },
  });
});
