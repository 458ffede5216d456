import { expect, test } from 'vitest';
import { redact } from '../../../machines/app/redact';
import { replay } from '../../../machines/app/replay';
import type { Entry } from '../../../machines/app/tape';
import * as office from '../../../model-tests/office/office.walk';
import { walks } from '../../../model-tests/walks';
import { dice } from '../../support/dice';
import { LONG_MS } from '../../support/patience';
import { createMoments } from '../support/moments';
import { wander } from '../support/wander';
import { aWorld, SECRET, token, type World } from '../support/world';

const SESSIONS = 200;
const STEPS = 120;

/** The whole tree as plain JSON, without secrets. */
const tree = (root: World['app']): unknown =>
  redact(JSON.parse(JSON.stringify(root.getPersistedSnapshot())));

const kept = ({ journal }: World) => JSON.parse(JSON.stringify(journal.recording()));

const ofSession: readonly string[] = ['session.opened', 'session.closed'];

/** The machine that an entry told something besides the session: none where its chart lacks the word. */
const heardOf = ({ to, event: { type } }: Entry): string => {
  const [id = ''] = (to.split('/').at(-1) ?? '').split(':');
  const name = id === 'stars' ? 'starRating' : id;
  const takes: readonly string[] = walks[name]?.machine.events ?? [];
  return takes.includes(type) && !ofSession.includes(type) ? name : '';
};

test(
  `${SESSIONS} random sessions: every replay has the identical tree at each step and in the end`,
  () => {
    let entries = 0;
    let timers = 0;
    const told = new Set<string>();
    for (let seed = 1; seed <= SESSIONS; seed += 1) {
      const stored = seed % 2 === 0 ? { token: token() } : {};
      const lived = createMoments();
      const world = aWorld({ stored }, { watch: lived.inspect });
      wander(world, dice(seed), STEPS);
      expect(world.app.getSnapshot().context.falls, `session ${seed}`).toEqual({});
      const recording = kept(world);
      entries += recording.entries.length;
      for (const entry of recording.entries) told.add(heardOf(entry));
      timers += recording.entries.filter((entry: { event: { type: string } }) =>
        entry.event.type.startsWith('xstate.after'),
      ).length;
      const replayed = createMoments();
      const again = replay(redact(world.start), recording, undefined, replayed.inspect);
      expect(tree(again), `session ${seed}`).toEqual(tree(world.app));
      expect(replayed.lines(), `session ${seed}`).toEqual(lived.lines());
      world.app.stop();
      again.stop();
    }
    expect(entries).toBeGreaterThan(SESSIONS * 50);
    expect(timers).toBeGreaterThan(SESSIONS);
    const ofPlayers = Object.keys(walks).filter((name) => !(`${name}Walk` in office));
    expect(ofPlayers.filter((name) => !told.has(name))).toEqual([]);
  },
  LONG_MS,
);

test('a full journal begins with a checkpoint, and replays from there', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const world = aWorld({}, { span: { entries: 30 } });
    wander(world, dice(seed), STEPS);
    const recording = kept(world);
    expect(recording.checkpoint).toBeDefined();
    expect(recording.entries.length).toBeLessThanOrEqual(90);
    const again = replay(redact(world.start), recording);
    expect(tree(again), `session ${seed}`).toEqual(tree(world.app));
    world.app.stop();
    again.stop();
  }
});

test('what is older than ten minutes and a span is let go', () => {
  const world = aWorld({}, { span: { ms: 5 * 60_000 } });
  const tick = (minutes: number) => {
    const ticked = { type: 'clock.ticked', at: world.start.at + minutes * 60_000 };
    world.asked('clock.ticks').answer(ticked);
  };
  for (let minute = 1; minute <= 60; minute += 1) tick(minute);
  const { checkpoint, entries } = kept(world);
  const [first] = entries;
  expect(checkpoint).toBeDefined();
  expect(first.at).toBeLessThanOrEqual(world.start.at + 50 * 60_000);
  expect(first.at).toBeGreaterThan(world.start.at + 44 * 60_000);
  const again = replay(redact(world.start), { checkpoint, entries });
  expect(tree(again)).toEqual(tree(world.app));
  again.stop();
  world.app.stop();
});

test('who signs out takes along what they did', () => {
  const world = aWorld({ stored: { token: token() } }, { span: { forgets: true } });
  const session = world.resident('session');
  session.send({ type: 'session.signOut' });
  world.asked('session.signOut').answer({ type: 'session.ended' });
  // A tab that is reloaded now keeps nothing of them for whoever comes next.
  expect(kept(world).entries).toEqual([]);
  world.resident('router').send({ type: 'router.go', to: '/games' });
  const recording = kept(world);
  expect(recording.entries.map(({ event }: Entry) => event.type)).toEqual(['router.go']);
  const again = replay(redact(world.start), recording);
  expect(tree(again)).toEqual(tree(world.app));
  again.stop();
  world.app.stop();
});

test('no secret reaches the journal or its checkpoint', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const world = aWorld({ stored: { token: token(), magic: SECRET } }, { span: { entries: 30 } });
    wander(world, dice(seed), STEPS);
    expect(JSON.stringify(world.app.getPersistedSnapshot())).toContain(SECRET);
    expect(JSON.stringify(world.journal.recording())).not.toContain(SECRET);
    world.app.stop();
  }
});

test.each([`/new-password?link=${SECRET}`, `/support/tickets/ticket_0001?access=${SECRET}`])(
  'what %s opens by stays in the tab',
  (to) => {
    const world = aWorld({ to });
    world.resident('router').send({ type: 'router.go', to: '/' });
    world.resident('router').send({ type: 'router.go', to });
    const recording = kept(world);
    expect(JSON.stringify([redact(world.start), recording])).not.toContain(SECRET);
    const again = replay(redact(world.start), recording);
    expect(tree(again)).toEqual(tree(world.app));
    again.stop();
    world.app.stop();
  },
);
