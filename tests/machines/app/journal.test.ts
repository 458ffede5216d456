import { expect, test } from 'vitest';
import type { Entry } from '../../../machines/app/journal';
import { redact } from '../../../machines/app/redact';
import { replay } from '../../../machines/app/replay';
import { walks } from '../../../model-tests/walks';
import { LONG_MS } from '../../support/patience';
import { createMoments } from '../support/moments';
import { dice, wander } from '../support/wander';
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
    expect(Object.keys(walks).filter((name) => !told.has(name))).toEqual([]);
  },
  LONG_MS,
);

test('a full journal begins with a checkpoint, and replays from there', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const world = aWorld({}, { span: 30 });
    wander(world, dice(seed), STEPS);
    const recording = kept(world);
    expect(recording.checkpoint).toBeDefined();
    expect(recording.entries.length).toBeLessThanOrEqual(60);
    const again = replay(redact(world.start), recording);
    expect(tree(again), `session ${seed}`).toEqual(tree(world.app));
    world.app.stop();
    again.stop();
  }
});

test('no secret reaches the journal or its checkpoint', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const world = aWorld({ stored: { token: token(), magic: SECRET } }, { span: 30 });
    wander(world, dice(seed), STEPS);
    expect(JSON.stringify(world.app.getPersistedSnapshot())).toContain(SECRET);
    expect(JSON.stringify(world.journal.recording())).not.toContain(SECRET);
    world.app.stop();
  }
});
