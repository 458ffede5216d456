import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../src/app/ErrorBoundary';
import { part } from '../../src/ui/part';

afterEach(() => vi.restoreAllMocks());

const Shown = () => <p>It is here</p>;

/** A part whose code does not come at first; answers how it is let through. */
const lost = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  let fails = true;
  const load = vi.fn(async () => {
    if (fails) throw new TypeError('Failed to fetch dynamically imported module');
    return { Shown };
  });
  const Part = part(load, 'Shown');
  render(
    <ErrorBoundary resetKey="here" fallback={() => <p>This page has failed</p>}>
      <p>What you see stays</p>
      <Suspense fallback={<p>Its place</p>}>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  return { load, mend: () => (fails = false) };
};
const online = () => act(async () => void dispatchEvent(new Event('online')));

test('without a network a part waits for one, and takes nothing with it', async () => {
  const { load, mend } = lost(false);
  await screen.findByText('Its place');
  await online();
  // The network was there for a moment only.
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('What you see stays')).not.toBeNull();
  mend();
  await online();
  await screen.findByText('It is here');
  expect(load).toHaveBeenCalledTimes(3);
});

test('what does not come though the device is online is said', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { load } = lost(true);
  await screen.findByText('This page has failed');
  expect(load).toHaveBeenCalledTimes(1);
});
