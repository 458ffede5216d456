import type { BodyOf } from '../../../contract/call';
import { readIdentity, submitIdentity } from '../../../contract/identity';
import type { identityPorts } from '../../../machines/identity/identity.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const identityAdapters = (asks: Asks): AdaptersOf<typeof identityPorts> => ({
  'identity.read': asks('identity.read', readIdentity, {
    answered: (identity) => ({ type: 'identity.told', identity }),
  }),
  'identitySubmit.submit': asks('identitySubmit.submit', submitIdentity, {
    given: (papers) => ({ body: papers as BodyOf<typeof submitIdentity> }),
    answered: () => ({ type: 'form.accepted' }),
    refused: (problem) => ({ type: 'form.refused', problem }),
  }),
});
