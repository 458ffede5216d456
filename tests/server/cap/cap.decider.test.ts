import { test } from 'vitest';
import { decideCap } from '../../../server/cap/cap.decider';
import { type CapEvent, capKind } from '../../../server/cap/cap.events';
import { after, given } from '../../support/decider';
import { NOW } from '../../support/states';

const asked = { currency: 'EUR', by: 'staff_1', why: 'We are small', at: NOW };
const set = (cap: { winMost?: number; openMost?: number }): CapEvent => ({
  type: 'cap.set',
  ...asked,
  ...cap,
});
const none = { cap: capKind.initial };
const bounded = { cap: after(capKind, set({ winMost: 100, openMost: 500 })) };
const order = (cap: { winMost?: number; openMost?: number }) => ({ ...asked, cap });

test('bounds are set, changed and taken away', () => {
  for (const cap of [{ winMost: 1 }, { openMost: 1 }, { winMost: 100, openMost: 50 }])
    given(none)
      .when((states) => decideCap(states, order(cap)))
      .thenHappens({ cap: [set(cap)] }, { ok: true });
  for (const cap of [{ winMost: 101, openMost: 500 }, { winMost: 100 }, { openMost: 500 }, {}])
    given(bounded)
      .when((states) => decideCap(states, order(cap)))
      .thenHappens({ cap: [set(cap)] }, { ok: true });
});

test('what is bounded so already is not set again', () => {
  given(none)
    .when((states) => decideCap(states, order({})))
    .thenNothing({ ok: true });
  given(bounded)
    .when((states) => decideCap(states, order({ winMost: 100, openMost: 500 })))
    .thenNothing({ ok: true });
});

test('each currency has its own', () => {
  given(bounded)
    .when((states) =>
      decideCap(states, { ...order({ winMost: 100, openMost: 500 }), currency: 'JPY' }),
    )
    .thenHappens(
      { cap: [{ ...set({ winMost: 100, openMost: 500 }), currency: 'JPY' }] },
      { ok: true },
    );
});

test('nobody loses by fun', () => {
  given(none)
    .when((states) => decideCap(states, { ...order({ winMost: 1 }), currency: 'FUN' }))
    .thenRefused('currency-unknown', { field: 'body.currency' });
});
