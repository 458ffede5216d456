import { noun, resident } from '../app/noun';
import { consentMachine } from './consent.machine';
import { consentPorts } from './consent.words';

/** What the house has of it from the first moment. */
export const consentNear = noun({
  residents: {
    consent: resident(consentMachine, { begins: ({ consent }) => ({ allowed: consent }) }),
  },
  ports: { ...consentPorts },
});
