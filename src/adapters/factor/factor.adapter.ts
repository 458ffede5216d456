import * as contract from '../../../contract/factor';
import type { Problem } from '../../../contract/problems';
import type { factorPorts } from '../../../machines/factor/factor.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';
import { withMade, withPasskey } from './withPasskey';

const refused = (problem: Problem) => ({ type: 'factor.refused', problem }) as const;

export const factorAdapters = (asks: Asks): AdaptersOf<typeof factorPorts> => ({
  'factor.read': asks('factor.read', contract.readFactor, {
    answered: ({ factor }) => ({ type: 'factor.told', factor }),
  }),
  'factor.offer': asks('factor.offer', contract.askFactor, {
    answered: (offer) => ({ type: 'factor.offered', offer }),
  }),
  'factor.set': asks('factor.set', contract.setFactor, {
    given: ({ setup, password, code = '' }) => ({ body: { setup, password, code } }),
    answered: (kept) => ({ type: 'factor.kept', ...kept }),
    refused,
  }),
  'factor.renew': withPasskey({ name: 'factor.renew', asks, refused }, (passkey) =>
    asks('factor.renew', contract.renewRecovery, {
      given: (proven) => ({ body: { ...proven, passkey } }),
      answered: (kept) => ({ type: 'factor.kept', ...kept }),
      refused,
    }),
  ),
  'factor.remove': withPasskey({ name: 'factor.remove', asks, refused }, (passkey) =>
    asks('factor.remove', contract.removeFactor, {
      given: (proven) => ({ body: { ...proven, passkey } }),
      answered: () => ({ type: 'factor.removed' }),
      refused,
    }),
  ),
  'factor.add': withPasskey({ name: 'factor.add', asks, refused }, (passkey) =>
    withMade({ name: 'factor.add', asks, refused }, (made) =>
      asks('factor.add', contract.addFactorPasskey, {
        given: (proven) => ({ body: { ...proven, passkey, made } }),
        answered: ({ factor }) => ({ type: 'factor.changed', factor }),
        refused,
      }),
    ),
  ),
  'factor.drop': withPasskey({ name: 'factor.drop', asks, refused }, (passkey) =>
    asks('factor.drop', contract.removeFactorPasskey, {
      given: (proven) => ({ body: { ...proven, passkey } }),
      answered: ({ factor }) => ({ type: 'factor.changed', factor }),
      refused,
    }),
  ),
});
