import * as z from 'zod/mini';

/**
 * Every refusal that the platform gives, once: HTTP status, the sentence a person may read, and,
 * where the specification's error catalogue (§8) names a text, that text's slug.
 * A refusal is an expected answer; a broken transport is never one of these [decision 3].
 */
export const problems = {
  'body-invalid': { status: 400, title: 'The request does not fit its schema' },
  'header-invalid': { status: 400, title: 'A header does not fit its schema' },
  'currency-unknown': { status: 400, title: 'There is no such currency' },
  'request-malformed': { status: 400, title: 'This is not an HTTP request' },
  'not-signed-in': { status: 401, title: 'Sign in first' },
  'token-expired': { status: 401, title: 'The token has expired or was revoked' },
  'wrong-credentials': {
    status: 401,
    title: 'Wrong email or password',
    slug: 'Home.Wrong email or password',
  },
  'code-wrong': { status: 401, title: 'This code does not fit: wait for the next one' },
  'factor-needed': { status: 401, title: 'Enter the code of your second factor as well' },
  'passkey-refused': { status: 401, title: 'This passkey does not fit, or was not unlocked' },
  'link-invalid': { status: 401, title: 'The link is no longer valid' },
  'signature-invalid': { status: 401, title: 'The signature does not fit the request' },
  'payment-declined': { status: 402, title: 'The payment provider declined the payment' },
  muted: { status: 403, title: 'You may not write to others for now' },
  suspended: { status: 403, title: 'This account is suspended' },
  'not-verified': { status: 403, title: 'Verify your identity first' },
  'payment-unknown': { status: 422, title: 'Unknown method' },
  'payment-expired': { status: 422, title: 'This payment method has expired' },
  'amount-refused': { status: 422, title: 'Amount out of bounds' },
  forbidden: { status: 403, title: 'This is not yours to do' },
  'csrf-failed': { status: 403, title: 'The anti-forgery header is missing or wrong' },
  looking: { status: 403, title: 'Staff looks at this page, and does nothing on it' },
  'factor-stale': { status: 403, title: 'Prove your second factor again' },
  'magic-wrong': { status: 403, title: 'Wrong magic value' },
  'entry-refused': { status: 403, title: 'This tournament does not take you' },
  'play-refused': { status: 403, title: 'This play mode is not offered to you' },
  protected: { status: 403, title: 'Your play limits do not allow this now' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'method-unknown': { status: 405, title: 'This path does not take this method' },
  'request-late': { status: 408, title: 'The request did not arrive in time' },
  'member-refused': {
    status: 409,
    title: 'A user with such an email address or username cannot be registered',
    slug: 'Home.A user with such an email address or username cannot be registered on our platform',
  },
  'member-exists': { status: 409, title: 'There is a member of staff with this e-mail address' },
  'passkeys-full': { status: 409, title: 'You have as many passkeys as there may be' },
  'grid-locked': { status: 409, title: 'Somebody has to be able to change the grid' },
  'colleague-unfit': { status: 409, title: 'This member may not see to tickets' },
  'approval-own': { status: 409, title: 'A second member has to approve this' },
  'insufficient-amount': {
    status: 409,
    title: 'The balance does not cover this amount',
    slug: 'Alert.Insufficient amount',
  },
  'quote-expired': { status: 409, title: 'The prices have changed meanwhile: look again' },
  'price-changed': { status: 409, title: 'The shop does not sell this at that price' },
  'round-open': { status: 409, title: 'A round is still open' },
  'round-closed': { status: 409, title: 'The round is already closed' },
  'round-paid': { status: 409, title: 'The round has paid already: close it' },
  'step-illegal': { status: 409, title: 'The lifecycle does not allow this step now' },
  'round-undecided': { status: 409, title: 'The round still awaits a step of the player' },
  'request-too-soon': { status: 409, title: 'This player may be asked again later' },
  'letters-closed': { status: 409, title: 'This player takes no letters from you' },
  'gift-cap': { status: 409, title: 'That is more than may be given or opened in a day' },
  'gift-returned': { status: 409, title: 'The gift has gone back to its sender' },
  'review-exists': { status: 409, title: 'There is a review of yours already: change that one' },
  'tournament-closed': { status: 409, title: 'The tournament takes nobody in any more' },
  'tournament-joined': { status: 409, title: 'You are in this tournament already' },
  'tournament-begun': { status: 409, title: 'The tournament has begun' },
  'ticket-closed': {
    status: 409,
    title: 'The ticket is closed: write a new one',
  },
  'ticket-anothers': { status: 409, title: 'The other ticket is somebody else’s' },
  'ticket-itself': { status: 409, title: 'A ticket does not go into itself' },
  'ticket-merged': { status: 409, title: 'The ticket goes on in another one' },
  'ticket-renewed': {
    status: 410,
    title: 'The link was renewed: use the one that was mailed last',
  },
  'ticket-rated': { status: 409, title: 'You have rated this ticket' },
  'report-own': { status: 409, title: 'Nobody reports themselves' },
  'report-exists': { status: 409, title: 'You have reported this: it is looked at' },
  'report-decided': { status: 409, title: 'This report was decided' },
  'reports-full': { status: 429, title: 'You have reported much today: go on tomorrow' },
  'outcome-unfit': { status: 422, title: 'This cannot be decided of what was reported' },
  'seed-in-use': { status: 409, title: 'The seed is still in use by an open round' },
  'win-too-large': { status: 422, title: 'The round may not win that much' },
  'flight-closed': { status: 409, title: 'This flight takes no bets any more' },
  'seed-missing': { status: 409, title: 'The first bet under a seed brings your own' },
  'seed-bound': { status: 409, title: 'This seat plays with another seed of yours' },
  'birthday-set': { status: 409, title: 'The date of birth is set: support can correct it' },
  'details-verified': {
    status: 409,
    title: 'Your identity was verified with this: support can correct it',
  },
  'money-left': { status: 409, title: 'Withdraw your money first' },
  'images-full': { status: 409, title: 'There is no room for another image: delete one first' },
  conflict: { status: 409, title: 'This contradicts what is already recorded' },
  'body-too-large': { status: 413, title: 'The request is too large' },
  'address-too-long': { status: 414, title: 'The address is too long' },
  'media-type-unknown': { status: 415, title: 'Send application/json' },
  'advertisement-content': {
    status: 422,
    title: 'An advertisement needs what its type says, from this platform alone',
  },
  'advertisement-landing': {
    status: 422,
    title: 'An advertisement needs an address that it leads to: http or https',
  },
  'advertisement-schedule': { status: 422, title: 'An advertisement ends after it begins' },
  'attachment-refused': { status: 422, title: 'Attach pictures or PDF files' },
  'attachment-unknown': { status: 422, title: 'One of the files is gone' },
  'attachments-full': { status: 422, title: 'A message takes no more files' },
  'document-kind': { status: 422, title: 'This paper is not taken in your country' },
  'document-sides': { status: 422, title: 'Show each side of the paper' },
  'ticket-contact': {
    status: 422,
    title: 'Provide your contact information',
    slug: 'Ticket.Provide your contact information',
  },
  'ticket-title': {
    status: 422,
    title: 'Provide ticket information',
    slug: 'Ticket.Provide ticket information',
  },
  'image-refused': { status: 422, title: 'This is not an image that can be shown' },
  'look-unreadable': { status: 422, title: 'These two colours are too near each other to be read' },
  'key-reused': { status: 422, title: 'The idempotency key was used for another request' },
  'phrase-malformed': { status: 422, title: 'This phrase cannot be created' },
  'suggestion-malformed': { status: 422, title: 'These words cannot stand for this phrase' },
  'wording-locked': {
    status: 409,
    title: 'The words of this phrase are locked by the translators of the house',
  },
  'voter-too-new': {
    status: 403,
    title: 'Accepted words give way to votes of players who have been here for some days',
  },
  'suggestions-full': { status: 409, title: 'This phrase has suggestions enough: vote for one' },
  'win-capped': { status: 422, title: 'This bet could win more than the house pays in a round' },
  'exposure-reached': {
    status: 422,
    title:
      'As much as the house risks is at stake in this game just now: stake less, or wait a moment',
  },
  'stake-refused': { status: 422, title: 'The stake is not one this game takes' },
  'limit-invalid': { status: 422, title: 'This is not a limit that can be set' },
  'email-malformed': { status: 422, title: 'This is not an e-mail address' },
  'password-weak': { status: 422, title: 'The password is too weak' },
  'headers-too-large': { status: 431, title: 'The headers are too large' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'The platform cannot answer just now' },
  'images-busy': { status: 503, title: 'Many pictures are being made: send it again soon' },
  'storage-full': { status: 503, title: 'The platform can keep nothing new just now' },
  'too-many-attempts': {
    status: 429,
    title: 'Too many attempts: wait a while before the next one',
  },
} as const satisfies Record<string, { status: number; title: string; slug?: string }>;

export type ProblemCode = keyof typeof problems;

/** Body of every refusal: `application/problem+json` (RFC 9457) with our `code`, `slug`, `params`. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  slug: z.optional(z.string()),
  /** What refused: a field path and its message, or the rule, jurisdiction and fact. */
  params: z.optional(z.record(z.string(), z.unknown())),
});
export type Problem = z.infer<typeof Problem>;

/** The problem body for a code; `params` says which field, rule or fact refused. */
export const problem = (code: ProblemCode, params?: Record<string, unknown>): Problem => {
  const known: { status: number; title: string; slug?: string } = problems[code];
  return {
    type: `/problems/${code}`,
    title: known.title,
    status: known.status,
    code,
    ...(known.slug === undefined ? {} : { slug: known.slug }),
    ...(params === undefined ? {} : { params }),
  };
};
