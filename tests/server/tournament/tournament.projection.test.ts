import { test } from 'vitest';
import { proveLeaderboards } from './histories';

test('the leaderboards of 100 random histories are what the rules make of each told anew', async () => {
  await proveLeaderboards(100);
});
