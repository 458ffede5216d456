import { existsSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { redact } from '../../../machines/app/redact';
import type { World } from './world';

/**
 * Keeps the journal of a world in `tests/golden`, where it is replayed with every tree on the way:
 * of a fault that was mended, at the end of the test that brings it about. One that is kept stays as
 * it was recorded; remove its file to record it anew.
 */
export const keepJournal = ({ start, journal }: World, name: string): void => {
  const { entries } = journal.recording();
  expect(entries.length).toBeGreaterThan(0);
  const file = new URL(`../../golden/${name}.journal.json`, import.meta.url);
  if (existsSync(file)) return;
  writeFileSync(file, `${JSON.stringify({ start: redact(start), entries }, undefined, 1)}\n`);
};
