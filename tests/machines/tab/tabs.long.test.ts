import { test } from 'vitest';
import { liveHistory } from '../support/history';

test('4,000 more random histories of tabs', async () => {
  for (let seed = 120; seed < 4_120; seed += 1) await liveHistory(seed);
}, 300_000);
