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
      for (const event of walk.events) {
        if (event.type.startsWith('xstate') || !isTaken(snapshot, event)) continue;
        const frozen = createActor(walk.machine, { snapshot } as never).start();
        frozen.send(event as never);
        expect(frozen.getSnapshot().status, `${key} ${event.type}`).not.toBe('error');
        frozen.stop();
      }
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
