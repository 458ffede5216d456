import type { Noun } from '../noun';
import { claimKind } from './claim.events';
import { adoptPlainClaims } from './claim.migration';

export const claimNoun: Noun = {
  kinds: [claimKind],
  prepare: ({ sql, store, secrets, now }) =>
    adoptPlainClaims(sql, store, secrets, new Date(now()).toISOString()),
};
