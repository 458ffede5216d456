import type { Details } from './settings';

/** What staff compare with a document [decision 13]. */
const verified = ['firstname', 'lastname', 'country', 'region', 'birthday'] as const;
type VerifiedField = (typeof verified)[number];

type Held = { readonly isVerified: boolean } & {
  readonly [Field in VerifiedField]?: Details[Field] | undefined;
};

/**
 * The details that stay as they are, since a verified identity or a date of birth rests on them:
 * support corrects them. What was never told may still be told, once.
 */
export const lockedFields = (held: Held): VerifiedField[] =>
  verified.filter(
    (field) => held[field] !== undefined && (held.isVerified || field === 'birthday'),
  );
