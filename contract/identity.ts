import * as z from 'zod/mini';
import { call } from './call';
import { documentKinds, identitySteps } from './identity.rules';
import { IDENTITY_DOCUMENT_BYTES_MAX } from './limits';
import { Id, Instant } from './words';

/** The review of who somebody is, as they read it themselves [decisions 13, 151]. */
export const Identity = z.object({
  status: z.enum(identitySteps),
  /** The papers that are taken of them, by their country. */
  kinds: z.array(z.enum(documentKinds)),
  /** Of the papers that were sent last. */
  kind: z.optional(z.enum(documentKinds)),
  submittedAt: z.optional(Instant),
  decidedAt: z.optional(Instant),
  /** Why they were refused. */
  reason: z.optional(z.string()),
});
export type Identity = z.infer<typeof Identity>;

/** One side of a paper that was put down; nobody reads it again but staff. */
export const IdentityDocument = z.object({
  _id: Id,
  type: z.enum(['image', 'pdf']),
  /** Of what is kept. */
  bytes: z.int(),
});
export type IdentityDocument = z.infer<typeof IdentityDocument>;

const own = { audience: 'player', stance: 'neutral', spec: 'decisions 13, 151' } as const;

export const readIdentity = call({
  ...own,
  name: 'readIdentity',
  method: 'GET',
  path: '/identity',
  kind: 'read',
  rate: 'read',
  out: Identity,
  refusals: [],
  says: 'Where the review of one’s identity stands, and which papers are taken',
});

/** Base64 takes four signs for three bytes; the rest of the body is small. */
const BODY_BYTES = Math.ceil(IDENTITY_DOCUMENT_BYTES_MAX / 3) * 4 + 4_096;

export const addDocument = call({
  ...own,
  name: 'addDocument',
  method: 'POST',
  path: '/identity/documents',
  kind: 'command',
  rate: 'upload',
  bytes: BODY_BYTES,
  body: z.object({
    /** As a data address or bare base64. */
    file: z.string().check(z.minLength(8), z.maxLength(BODY_BYTES)),
  }),
  out: IdentityDocument,
  refusals: ['attachment-refused', 'images-busy'],
  says: 'Put down one side of a paper; it is gone after a day unless it is sent for review',
});

export const submitIdentity = call({
  ...own,
  name: 'submitIdentity',
  method: 'POST',
  path: '/identity',
  kind: 'command',
  rate: 'write',
  body: z.object({ kind: z.enum(documentKinds), front: Id, back: z.optional(Id) }),
  out: Identity,
  refusals: ['step-illegal', 'document-kind', 'document-sides'],
  says: 'Send papers for review; staff says yes or why not',
});
