import type { Identity } from '../../../contract/identity';
import type { DocumentKind, DocumentSide } from '../../../contract/identity.rules';

/** What the papers are called. */
export const kindWords: Readonly<Record<DocumentKind, string>> = {
  passport: 'Identity.Passport',
  'identity card': 'Identity.Identity card',
  'driving licence': 'Identity.Driving licence',
  'residence permit': 'Identity.Residence permit',
};

export const sideWords: Readonly<Record<DocumentSide, string>> = {
  front: 'Identity.Front',
  back: 'Identity.Back',
};

/** How far the review is. */
export const statusWords: Readonly<Record<Identity['status'], string>> = {
  none: 'Identity.We have not seen your papers yet.',
  submitted: 'Identity.Your papers wait for our staff.',
  reviewing: 'Identity.Our staff looks at your papers.',
  verified: 'Identity.Your identity is verified.',
  refused: 'Identity.These papers did not do.',
};
