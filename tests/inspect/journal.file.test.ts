import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packed } from '../../contract/happened.rules';
import { redact } from '../../machines/app/redact';
import { journalAt, toldOf } from '../../src/inspect/journal.file';
import { wander } from '../machines/support/wander';
import { aWorld } from '../machines/support/world';
import { dice } from '../support/dice';

const addressOf = (bytes: Uint8Array | string) =>
  URL.createObjectURL(new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]));

const recorded = () => {
  const world = aWorld({ to: '/games' });
  wander(world, dice(3), 40);
  const page = { start: redact(world.start), ...world.journal.recording() };
  world.app.stop();
  return page;
};

test('what was put to a ticket opens as the tab stood when it was sent', async () => {
  const page = recorded();
  const file = packed([page, page] as never);
  const told = await journalAt(addressOf(gzipSync(JSON.stringify(file))));
  expect(told.map(({ app }) => app.to)).toEqual(['/games', '/games']);
  const report = told[1] && toldOf(told[1]);
  expect(report).toMatchObject({ type: 'app.told', app: told[1]?.app.id });
  const actors = report?.type === 'app.told' ? report.actors : [];
  expect(actors.find(({ path }) => path === 'app/session')?.value).toBeDefined();
});

test('what the inspector saved opens again', async () => {
  const page = recorded();
  const [told] = await journalAt(addressOf(JSON.stringify(page)));
  expect(told?.recording.entries).toHaveLength(page.entries.length);
});

test.each([
  ['no JSON', 'a song'],
  ['another shape', '{"version":1,"pages":[],"shared":[]}'],
  ['a page without entries', '{"start":{"at":0,"to":"/"}}'],
])('%s is refused', async (_, text) => {
  await expect(journalAt(addressOf(text))).rejects.toThrow();
});
