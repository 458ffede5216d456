import { test } from 'vitest';
import { proveLeaderboards } from './histories';

test('the leaderboards of 1,000 random histories are what the rules make of each told anew', async () => {
  await proveLeaderboards(1_000);
});
