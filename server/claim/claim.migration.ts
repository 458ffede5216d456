import type { Secrets } from '../secret/secret';
import type { Outcome } from '../store/command';
import type { Sql } from '../store/database';
import type { Store } from '../store/store';
import { idOf, streamOf } from '../store/stream';
import { decideAdoption } from './claim.decider';
import { claimKind, emailClaim, usernameClaim } from './claim.events';

const PAGE = 200;

/** Claims under one name what is claimed under another; what is done already is silent. */
export const adoptClaim = (
  store: Store,
  before: string,
  after: string,
  now: string,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'adoptClaim',
    at: now,
    streams: { before: streamOf(claimKind, before), claim: streamOf(claimKind, after) },
    decide: decideAdoption,
  });

/**
 * Names that were claimed in plain by an earlier version are claimed as names are now; else their
 * players could not sign in and somebody else could take them. Several processes may do it at once.
 */
export const adoptPlainClaims = async (
  sql: Sql,
  store: Store,
  secrets: Secrets,
  now: string,
): Promise<void> => {
  for (;;) {
    const rows = await sql<{ name: string }[]>`
      select name from streams
      where kind = 'claim' and length(name) < 70 and state ? 'player' limit ${PAGE}`;
    for (const { name } of rows) {
      const plain = idOf(name);
      const given = plain.slice(plain.indexOf('/') + 1);
      const claim = plain.startsWith('email/')
        ? emailClaim(secrets, given)
        : usernameClaim(secrets, given);
      await adoptClaim(store, plain, claim, now);
    }
    if (rows.length < PAGE) return;
  }
};
