import type { Identity } from '../identity';

/** Somebody in Malta who has sent nothing yet. */
export const anIdentity = (given: Partial<Identity> = {}): Identity => ({
  status: 'none',
  kinds: ['passport', 'identity card', 'driving licence', 'residence permit'],
  ...given,
});

/** The same with a passport under review since a November evening. */
export const aSubmittedIdentity = (given: Partial<Identity> = {}): Identity =>
  anIdentity({
    status: 'submitted',
    kind: 'passport',
    submittedAt: '2026-11-19T18:00:00.000Z',
    ...given,
  });
