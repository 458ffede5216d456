import { test } from 'vitest';
import { aJurisdiction } from '../../../contract/make/country';
import {
  decideChangeJurisdiction,
  decideEndJurisdiction,
  decideJurisdiction,
} from '../../../server/jurisdiction/jurisdiction.decider';
import {
  type JurisdictionEvent,
  jurisdictionKind,
} from '../../../server/jurisdiction/jurisdiction.events';
import { after, given } from '../../support/decider';
import { NOW } from '../../support/states';

const LATER = '2100-01-01T00:00:00.000Z';
const LATEST = '2101-01-01T00:00:00.000Z';
const order = { id: 'jurisdiction_1', by: 'staff_1', why: 'A new law', at: NOW };
const terms = aJurisdiction({ countries: ['NZ'] });
const strict = { ...terms, realMoneyAgeRestriction: 25 };

const set = (from: string, said = terms): JurisdictionEvent => ({
  ...{ type: 'jurisdiction.set', ...order, from, terms: said },
});
const ended = (from: string): JurisdictionEvent => ({ type: 'jurisdiction.ended', ...order, from });
const none = { jurisdictions: jurisdictionKind.initial };
const standing = (...events: JurisdictionEvent[]) => ({
  jurisdictions: after(jurisdictionKind, ...events),
});

test('terms hold at once, or from a moment on', () => {
  given(none)
    .when((states) => decideJurisdiction(states, { ...order, terms }))
    .thenHappens({ jurisdictions: [set(NOW)] }, { ok: true });
  given(none)
    .when((states) => decideJurisdiction(states, { ...order, terms, from: LATER }))
    .thenHappens({ jurisdictions: [set(LATER)] }, { ok: true });
});

test('what has held is as it was', () => {
  const from = '2000-01-01T00:00:00.000Z';
  const refused = ['body-invalid', { field: 'body.from', reason: 'has passed' }] as const;
  given(none)
    .when((states) => decideJurisdiction(states, { ...order, terms, from }))
    .thenRefused(...refused);
  given(standing(set(NOW)))
    .when((states) => decideEndJurisdiction(states, { ...order, from }))
    .thenRefused(...refused);
});

test('terms that hold already are not set again, though none may come after them', () => {
  given(standing(set(NOW)))
    .when((states) => decideChangeJurisdiction(states, { ...order, terms }))
    .thenNothing({ ok: true });
  given(standing(set(NOW)))
    .when((states) => decideChangeJurisdiction(states, { ...order, terms, from: LATER }))
    .thenNothing({ ok: true });
  // Others would have held later: they do no more.
  given(standing(set(NOW), set(LATEST, strict)))
    .when((states) => decideChangeJurisdiction(states, { ...order, terms, from: LATER }))
    .thenHappens({ jurisdictions: [set(LATER)] }, { ok: true });
  given(standing(set(NOW)))
    .when((states) => decideChangeJurisdiction(states, { ...order, terms: strict }))
    .thenHappens({ jurisdictions: [set(NOW, strict)] }, { ok: true });
});

test('one that there is not is neither changed nor ended', () => {
  given(none)
    .when((states) => decideChangeJurisdiction(states, { ...order, terms }))
    .thenRefused('not-found');
  given(none)
    .when((states) => decideEndJurisdiction(states, order))
    .thenRefused('not-found');
});

test('one ends at once or later, and but once', () => {
  given(standing(set(NOW)))
    .when((states) => decideEndJurisdiction(states, order))
    .thenHappens({ jurisdictions: [ended(NOW)] }, { ok: true });
  given(standing(set(NOW)))
    .when((states) => decideEndJurisdiction(states, { ...order, from: LATER }))
    .thenHappens({ jurisdictions: [ended(LATER)] }, { ok: true });
  given(standing(set(NOW), ended(NOW)))
    .when((states) => decideEndJurisdiction(states, order))
    .thenNothing({ ok: true });
});
