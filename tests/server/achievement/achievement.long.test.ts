import { test } from 'vitest';
import { LONG_MS } from '../../support/patience';
import { proveTallies } from './tallies';

test(
  'what 10,000 random histories count is what each counts when it is told anew',
  async () => {
    await proveTallies(10_000);
  },
  LONG_MS,
);
