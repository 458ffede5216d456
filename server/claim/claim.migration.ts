import type { Secrets } from '../secret/secret';
import type { Sql } from '../store/database';
import type { Store } from '../store/store';
import { idOf, streamOf } from '../store/stream';
import { decideAdoption } from './claim.decider';
import { claimKind, emailClaim, usernameClaim } from './claim.events';

const PAGE = 200;

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
      await store.execute({
        name: 'adoptClaim',
        at: now,
        streams: { plain: streamOf(claimKind, plain), claim: streamOf(claimKind, claim) },
        decide: decideAdoption,
      });
    }
    if (rows.length < PAGE) return;
  }
};
