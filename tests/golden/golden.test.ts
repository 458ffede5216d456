import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { replay } from '../../machines/app/replay';
import type { Start } from '../../machines/app/start';
import type { Entry } from '../../machines/app/tape';
import { createMoments } from '../machines/support/moments';

interface Kept {
  start: Start;
  entries: Entry[];
}

const journals = Object.keys(import.meta.glob('./*.journal.json'));

/** Journals of faults that were mended, kept by the tests that bring them about. */
test.each(journals)('%s: every tree on the way is as it was read', async (path) => {
  const { start, entries } = JSON.parse(
    readFileSync(new URL(path, import.meta.url), 'utf8'),
  ) as Kept;
  const moments = createMoments();
  const root = replay(start, { checkpoint: undefined, entries }, undefined, moments.inspect);
  const lines = moments.lines();
  expect(root.getSnapshot().context.falls).toEqual({});
  root.stop();
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(path.replace('.json', '.txt'));
});
