import { anIdentity, aSubmittedIdentity } from '../../../contract/make/identity';
import { problem } from '../../../contract/problems';

/** What its ports may answer to whoever wanders through the house. */
export const facts = {
  'identity.read': () =>
    [anIdentity(), aSubmittedIdentity(), aSubmittedIdentity({ status: 'refused' })].map(
      (identity) => ({ type: 'identity.told', identity }),
    ),
  'identitySubmit.submit': () => [
    { type: 'form.accepted' },
    { type: 'form.refused', problem: problem('document-sides') },
  ],
};
