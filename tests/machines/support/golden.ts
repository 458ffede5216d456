import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { redact } from '../../../machines/app/redact';
import type { World } from './world';

/**
 * Keeps the journal of a world in `tests/golden`, where it is replayed with every intermediate
 * tree: of a fault that was mended, at the end of the test that brings it about.
 */
export const keepJournal = ({ start, journal }: World, name: string): Promise<void> => {
  const { entries } = journal.recording();
  const text = `${JSON.stringify({ start: redact(start), entries }, undefined, 1)}\n`;
  const file = new URL(`../../golden/${name}.journal.json`, import.meta.url);
  return expect(text).toMatchFileSnapshot(fileURLToPath(file));
};
