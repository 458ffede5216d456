import { test } from 'vitest';
import { LONG_MS } from '../../support/patience';
import { proveLeaderboards } from './histories';

test(
  'the leaderboards of 1,000 random histories are what the rules make of each told anew',
  async () => {
    await proveLeaderboards(1_000);
  },
  LONG_MS,
);
