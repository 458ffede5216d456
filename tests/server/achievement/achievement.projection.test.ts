import { test } from 'vitest';
import { proveTallies } from './tallies';

test('what 300 random histories count is what each counts when it is told anew', async () => {
  await proveTallies(300);
});
