import { test } from 'vitest';
import { LONG_MS } from '../../support/patience';
import { liveHistory } from '../support/history';

test(
  '4,000 more random histories of tabs',
  async () => {
    for (let seed = 120; seed < 4_120; seed += 1) await liveHistory(seed);
  },
  LONG_MS,
);
