import { expect, onTestFinished, test, vi } from 'vitest';
import type { AppActor } from '../../machines/app/app.machine';
import { redact } from '../../machines/app/redact';
import { replay } from '../../machines/app/replay';
import { print } from '../../src/app/print';
import { wander } from '../machines/support/wander';
import { aWorld, SECRET, token } from '../machines/support/world';
import { dice } from '../support/dice';
import { LONG_MS } from '../support/patience';

export const TOGETHER = 5;
const STEPS = 120;
const EACH = 10;

/** What is drawn but for what was typed, for which a journal has stand-ins. */
const markupOf = async (root: unknown): Promise<string> =>
  (await print(root as AppActor)).markup
    .replace(/ value="[^"]*"/g, '')
    .replaceAll(SECRET, 'redacted');

/** What is drawn once every chunk that it asked for is there: until nothing new comes of it. */
const drawn = async (root: unknown): Promise<string> => {
  let before = '';
  for (let now = await markupOf(root); now !== before; now = await markupOf(root)) {
    before = now;
    await vi.dynamicImportSettled();
  }
  return before;
};

const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
const treeOf = (root: { getPersistedSnapshot: () => unknown }): unknown =>
  redact(plain(root.getPersistedSnapshot()));

/** Proves batches of five random sessions, the first of them counted from 0. */
export const proveReplays = (batches: readonly number[]): void =>
  test.each(batches.map((batch) => batch * TOGETHER + 1))(
    `random sessions from %i on: at every tenth step a replay has the same tree and draws the same`,
    async (first) => {
      // A chunk on its way when the page's DOM goes would be broken for every test file behind.
      onTestFinished(() => vi.dynamicImportSettled());
      const shown = new Set<string>();
      for (let seed = first; seed < first + TOGETHER; seed += 1) {
        const world = aWorld({ stored: seed % 2 === 0 ? { token: token() } : {} });
        const roll = dice(seed);
        for (let step = EACH; step <= STEPS; step += EACH) {
          wander(world, roll, EACH);
          const again = replay(redact(world.start), plain(world.journal.recording()));
          expect(treeOf(again), `session ${seed}, step ${step}`).toEqual(treeOf(world.app));
          const lived = await drawn(world.app);
          expect(await drawn(again), `session ${seed}, step ${step}`).toBe(lived);
          shown.add(lived);
          again.stop();
        }
        world.app.stop();
      }
      // Pages, not one page over and over.
      expect(shown.size).toBeGreaterThan(TOGETHER * 5);
    },
    LONG_MS,
  );
