import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { isTaken, nodesOf, pathsOf, type Walk } from './support/walk';
import { walks } from './walks';

/** Stories show every place of a machine frozen, and let it take every event there. */
test.each(Object.entries(walks))('%s: every place can be frozen', (_, described) => {
  const walk = described as unknown as Walk;
  const seen = new Set<string>();
  for (const { steps } of pathsOf(walk)) {
    for (const { expected } of steps) {
      const key = JSON.stringify([expected.value, walk.view(expected)]);
      if (seen.has(key) || expected.status !== 'active') continue;
      seen.add(key);
      const snapshot = walk.machine.resolveState(expected);
      expect(snapshot.value).toEqual(expected.value);
      const freeze = () => createActor(walk.machine, { snapshot } as never).start();
      const still = freeze();
      for (const event of walk.events) {
        if (event.type.startsWith('xstate')) continue;
        // What leads nowhere from here leaves the actor as it is, for the next that does.
        const frozen = isTaken(snapshot, event) ? freeze() : still;
        frozen.send(event as never);
        expect(frozen.getSnapshot().status, `${key} ${event.type}`).not.toBe('error');
        if (frozen !== still) frozen.stop();
      }
      still.stop();
    }
  }
  expect(seen.size).toBeGreaterThan(0);
});

test('every state says what it means and where the specification asks for it', () => {
  for (const { machine } of Object.values(walks) as unknown as Walk[]) {
    for (const node of nodesOf(machine).slice(1))
      expect(node.meta, `${node.id}`).toEqual({
        says: expect.any(String),
        spec: expect.any(String),
      });
  }
});
