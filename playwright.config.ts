import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { flags, rememberedBrowser } from './scripts/browser.mjs';
import { playwrightFolders } from './scripts/projects.mjs';
import { JOURNEY_MS, WAIT_MS } from './tests/support/patience';

const executablePath = process.env['CHROMIUM_PATH'] ?? rememberedBrowser();

/** End-to-end tests: the built platform in a real browser. `npm test -- e2e` builds and runs them. */
export default defineConfig({
  projects: Object.entries(playwrightFolders).map(([name, testDir]) => ({ name, testDir })),
  globalSetup: './tests/e2e/support/demo.setup.ts',
  outputDir: 'node_modules/.cache/fairground-e2e',
  // One each core: with one more, each waits for the others and the whole takes longer.
  workers: availableParallelism(),
  retries: 0,
  timeout: JOURNEY_MS,
  expect: { timeout: WAIT_MS },
  use: {
    // What cannot be pressed says so, long before its test is over.
    actionTimeout: WAIT_MS,
    launchOptions: {
      // Nothing runs long enough on a page to be worth the work of making its code faster.
      args: [...flags, '--js-flags=--no-opt,--no-maglev'],
      ...(executablePath === '' ? {} : { executablePath }),
    },
    // Drawing what moves takes most of the processor where there is no graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    viewport: { width: 1366, height: 900 },
    // What a page asks for must reach `page.route`; the test of the worker lets it in.
    serviceWorkers: 'block',
    trace: 'off',
  },
});
