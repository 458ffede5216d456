import { expect, test, vi } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import type { Bootstrap } from '../../contract/branding';
import { aBootstrap } from '../../contract/make/branding';
import { reportFaults } from '../../src/app/reports';
import { WAIT_MS } from '../support/patience';

const ADDRESS = 'https://faults.example/told';

/** A page at an address with a name of its own, and what it tells of its faults. */
const opened = (errorReporting?: string) => {
  const told: { to: string; report: Record<string, string> }[] = [];
  const page = Object.assign(new EventTarget(), {
    location: { pathname: '/letters', search: '?search=secret', hash: '#secret' },
    navigator: {
      userAgent: 'Lynx',
      sendBeacon: (to: string, text: string) => told.push({ to, report: JSON.parse(text) }),
    },
  });
  const known = (_: object, { bootstrap }: { type: 'known'; bootstrap: Bootstrap }) => ({
    bootstrap,
  });
  const branding = createActor(fromTransition(known, {})).start();
  reportFaults(page as never, { branding: branding as never });
  const know = () => {
    const made = aBootstrap();
    const environment = { ...made.environment, ...(errorReporting && { errorReporting }) };
    branding.send({ type: 'known', bootstrap: { ...made, environment } });
  };
  const fault = (error: unknown) =>
    page.dispatchEvent(Object.assign(new Event('error'), { error }));
  return { page, told, know, fault };
};

test('what nobody caught is told to the operator’s address, and nothing of the page [§3]', async () => {
  const { page, told, know, fault } = opened(ADDRESS);
  fault(new RangeError('planted'));
  expect(told).toEqual([]);
  know();
  await vi.waitFor(() => expect(told).toHaveLength(1), WAIT_MS);
  const reason = 'a reason that is no error';
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  await vi.waitFor(() => expect(told).toHaveLength(2), WAIT_MS);
  expect(told.map(({ to, report }) => [to, report['message']])).toEqual([
    [ADDRESS, 'RangeError: planted'],
    [ADDRESS, reason],
  ]);
  const [{ report } = { report: {} }] = told;
  expect(report).toMatchObject({ path: '/letters', version: '1.0', agent: 'Lynx' });
  expect(JSON.stringify(told)).not.toContain('secret');
});

test('a fault is told once, and a flood of them ten times', async () => {
  const { told, know, fault } = opened(ADDRESS);
  know();
  for (let time = 0; time < 3; time += 1)
    for (let number = 0; number < 12; number += 1) fault(new Error(`planted ${number}`));
  await vi.waitFor(() => expect(told).toHaveLength(10), WAIT_MS);
});

test('without an address nothing is told', async () => {
  const { told, know, fault } = opened();
  know();
  fault(new Error('planted'));
  await Promise.resolve();
  await new Promise(setImmediate);
  expect(told).toEqual([]);
});
