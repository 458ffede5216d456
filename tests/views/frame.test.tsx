import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '../../src/app/App';
import { HouseProvider } from '../../src/app/HouseProvider';
import type { House } from '../../src/app/house';
import { WAIT_MS } from '../support/patience';
import { silentHouse } from './house';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('what stands over the page may fail, and the page stays', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // The dialogs' own resident is not there: they throw as they are drawn.
  const { modals: _, ...others } = silentHouse();
  render(
    <HouseProvider value={others as House}>
      <App />
    </HouseProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  await vi.waitFor(() => expect(told).toHaveBeenCalled(), WAIT_MS);
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeNull();
});
