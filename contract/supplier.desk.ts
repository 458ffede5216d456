import * as z from 'zod/mini';
import { staffCall } from './call';
import { need, paged, reading, Why, writing } from './desk';
import { SupplierName } from './supplier';
import { Instant, pageOf } from './words';

/** `setting` is the key that stands in the settings; others are made at the desk. */
const KeyName = z.string().check(z.regex(/^(setting|key_[0-9a-f]{24})$/));

/** A key by which a third party signs, before those who answer for the games [decision 201]. */
export const SupplierKeyKept = z.object({
  /** Of the supplier and the key. */
  _id: z.string(),
  supplier: SupplierName,
  name: z.string(),
  /** Where its games open. */
  launchUrl: z.string(),
  /** What its games are called. */
  games: z.array(z.string()),
  /** Rounds that it has not ended. */
  openRounds: z.int(),
  /** Absent where it has none: nothing that it sends is taken. */
  key: z.optional(KeyName),
  madeAt: z.optional(Instant),
  /** It signed something last, to the minute. */
  usedAt: z.optional(Instant),
});
export type SupplierKeyKept = z.infer<typeof SupplierKeyKept>;

/** Who has a key moves what players hold. */
const shared = { ...writing, isFresh: true, staff: need('games', 'write') } as const;

export const listSupplierKeys = staffCall({
  ...reading,
  name: 'listSupplierKeys',
  staff: need('games', 'read'),
  path: '/staff/suppliers',
  body: z.object(paged),
  out: pageOf(SupplierKeyKept),
  refusals: [],
  says: 'Third parties with the keys by which they sign, and when each was used last',
});

export const makeSupplierKey = staffCall({
  ...shared,
  name: 'makeSupplierKey',
  path: '/staff/suppliers/keys/make',
  body: z.object({ supplier: SupplierName, why: Why }),
  /** What it signs with; told to whoever asked for it, kept by nobody. */
  out: z.object({ secret: z.string() }),
  refusals: ['not-found', 'step-illegal'],
  says: 'Make another key for a third party; its others are good until they are ended',
});

export const endSupplierKey = staffCall({
  ...shared,
  name: 'endSupplierKey',
  path: '/staff/suppliers/keys/end',
  body: z.object({ supplier: SupplierName, key: KeyName, why: Why }),
  refusals: ['not-found'],
  says: 'Take nothing any more that is signed by this key; by none left, nothing at all',
});
