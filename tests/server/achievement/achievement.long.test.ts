import { test } from 'vitest';
import { proveTallies } from './tallies';

test('what 10,000 random histories count is what each counts when it is told anew', async () => {
  await proveTallies(10_000);
});
