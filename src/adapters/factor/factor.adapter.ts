import * as contract from '../../../contract/factor';
import type { Problem } from '../../../contract/problems';
import type { factorPorts } from '../../../machines/factor/factor.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

const refused = (problem: Problem) => ({ type: 'factor.refused', problem }) as const;

export const factorAdapters = (asks: Asks): AdaptersOf<typeof factorPorts> => ({
  'factor.read': asks('factor.read', contract.readFactor, {
    answered: ({ factor }) => ({ type: 'factor.told', factor }),
  }),
  'factor.offer': asks('factor.offer', contract.askFactor, {
    answered: (offer) => ({ type: 'factor.offered', offer }),
  }),
  'factor.set': asks('factor.set', contract.setFactor, {
    given: (body) => ({ body }),
    answered: (kept) => ({ type: 'factor.kept', ...kept }),
    refused,
  }),
  'factor.renew': asks('factor.renew', contract.renewRecovery, {
    given: (body) => ({ body }),
    answered: (kept) => ({ type: 'factor.kept', ...kept }),
    refused,
  }),
  'factor.remove': asks('factor.remove', contract.removeFactor, {
    given: (body) => ({ body }),
    answered: () => ({ type: 'factor.removed' }),
    refused,
  }),
});
