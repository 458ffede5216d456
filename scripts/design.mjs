import { ensureInstalled, run } from './ensure.mjs';

ensureInstalled();
run(
  'npx',
  ['storybook', 'dev', '--port', process.env.PORT ?? '6006', '--no-open', '--disable-telemetry'],
  {
    STORYBOOK_DISABLE_TELEMETRY: '1',
  },
);
