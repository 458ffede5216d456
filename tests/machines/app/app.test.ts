import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { buildApp } from '../../../machines/app/build';
import { silentAdapters } from '../../../machines/app/ports';
import { residents } from '../../../machines/app/residents.machines';

const start = { at: 0, to: '/', consent: undefined, stored: {} };

test('the root spawns every resident under its own name', () => {
  const app = createActor(buildApp(silentAdapters), { input: start }).start();
  expect(Object.keys(app.getSnapshot().children).sort()).toEqual(Object.keys(residents).sort());
  for (const name of Object.keys(residents)) expect(app.system.get(name)?.id).toBe(name);
  expect(app.getSnapshot().context).toMatchObject({ falls: {}, down: [] });
  app.stop();
});
