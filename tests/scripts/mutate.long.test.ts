import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aLane } from '../../scripts/mutate/lanes.mjs';
import { rulesFaults } from '../../scripts/mutate/rules.mjs';
import { LONG_MS } from '../support/patience';

const file = 'server/gift/gift.decider.ts';
const batch = {
  project: 'unit',
  tests: [{ file: 'tests/server/gift/gift.decider.test.ts' }],
} as const;

test(
  'a fault is red and leaves nothing behind: the next run without one is green',
  async () => {
    const [fault] = rulesFaults(readFileSync(file, 'utf8')).filter(
      ({ kind }) => kind === 'dropEvent',
    );
    const lane = aLane(false);
    try {
      const states = [];
      for (const planted of [undefined, fault && { ...fault, file }, undefined])
        states.push((await lane.run(batch, planted)).state);
      expect(states).toEqual(['green', 'red', 'green']);
    } finally {
      lane.end();
    }
  },
  LONG_MS,
);

test(
  'a fault that never ends is ended, and the lane runs on',
  async () => {
    const endless = { kind: 'endless', file, start: 0, end: 0, put: 'for (;;);\n' };
    const lane = aLane(false);
    try {
      expect((await lane.run(batch, endless, 10_000)).state).toBe('hung');
      expect((await lane.run(batch)).state).toBe('green');
    } finally {
      lane.end();
    }
  },
  LONG_MS,
);
