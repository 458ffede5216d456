import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lateArrived } from '../../machines/app/furnish';
import type { Report, Request } from '../../src/inspect/report';
import { type Channel, openReporter } from '../../src/inspect/reporter';
import { wander } from '../machines/support/wander';
import { aWorld, SECRET, token } from '../machines/support/world';
import { dice } from '../support/dice';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const app = { id: 'tab-1', to: '/', at: 0 };

/** A reported world, what it told, and the way to ask it. */
const aReported = (given: Parameters<typeof aWorld>[0] = {}) => {
  const world = aWorld(given);
  const said: Report[] = [];
  const channel: Channel = {
    postMessage: (report: Report) => said.push(report),
    onmessage: null,
    close: () => undefined,
  };
  const reporter = openReporter(world.start, app, channel);
  world.app.system.inspect({ next: reporter.inspect });
  const ask = (data: Request) =>
    channel.onmessage?.call(channel as BroadcastChannel, { data } as MessageEvent<Request>);
  return { world, said, ask, reporter };
};

test('nothing but its presence is told before somebody follows', () => {
  const { world, said, ask } = aReported();
  wander(world, dice(1), 40);
  ask({ type: 'app.follow', app: 'another tab' });
  vi.runAllTimers();
  ask({ type: 'apps.call' });
  expect(said).toEqual([
    { type: 'app.opened', app },
    { type: 'app.opened', app },
  ]);
});

test('who follows hears everything once, and at last the goodbye', () => {
  const { world, said, ask, reporter } = aReported();
  wander(world, dice(2), 30);
  ask({ type: 'app.follow', app: app.id });
  const told = said.at(-1);
  if (told?.type !== 'app.told') throw new Error('It did not tell');
  expect(told.actors[0]).toMatchObject({ path: 'app', machine: 'app', value: 'running.whole' });
  // The reporter came after the late residents, which the world's own journal saw arrive.
  const [late, ...entries] = world.journal.recording().entries;
  expect(late?.event).toEqual(lateArrived);
  expect(told.recording.entries.map(({ event }) => event)).toEqual(
    entries.map(({ event }) => event),
  );
  reporter.close();
  expect(said.at(-1)).toEqual({ type: 'app.closed', app: app.id });
});

test('who follows hears what changed', () => {
  const { world, said, ask } = aReported();
  ask({ type: 'app.follow', app: app.id });
  world.resident('lobby').send({ type: 'list.filter', query: { sortBy: 'oldest' } });
  vi.runAllTimers();
  expect(said.at(-1)).toMatchObject({
    type: 'app.changed',
    entries: [{ to: 'app/lobby', event: { type: 'list.filter', query: { sortBy: 'oldest' } } }],
    actors: expect.arrayContaining([
      expect.objectContaining({
        path: 'app/lobby',
        value: 'open.loading',
        taken: ['lobby route.shown[0]', 'lobby.open list.visit[0]'],
      }),
    ]),
  });
});

test('no secret leaves the tab', () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const { world, said, ask } = aReported({ stored: { token: token(), magic: SECRET } });
    ask({ type: 'app.follow', app: app.id });
    for (let step = 0; step < 60; step += 1) {
      wander(world, dice(seed * 1_000 + step), 1);
      vi.advanceTimersByTime(50);
    }
    expect(JSON.stringify(world.app.getPersistedSnapshot())).toContain(SECRET);
    expect(said.length).toBeGreaterThan(10);
    expect(JSON.stringify(said)).not.toContain(SECRET);
    world.app.stop();
  }
});
