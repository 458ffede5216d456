import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../src/app/ErrorBoundary';
import { part } from '../../src/ui/part';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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
    <ErrorBoundary
      resetKey="here"
      fallback={(again) => (
        <button type="button" onClick={again}>
          This page has failed
        </button>
      )}
    >
      <p>What you see stays</p>
      <Suspense fallback={<p>Its place</p>}>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  return { load, mend: () => (fails = false) };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
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

test('a server that is started anew is waited for', async () => {
  vi.useFakeTimers();
  const { load, mend } = lost(true);
  await pass(3_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.queryByText('Its place')).not.toBeNull();
  mend();
  await pass(4_000);
  expect(screen.queryByText('It is here')).not.toBeNull();
});

test('what does not come though the device is online is said, and the page can be loaded anew', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const { load } = lost(true);
  await pass(31_000);
  expect(load).toHaveBeenCalledTimes(6);
  fireEvent.click(screen.getByText('This page has failed'));
  expect(reload).toHaveBeenCalledOnce();
});
