import { noun } from '../app/noun';
import { identityMachine } from './identity.machine';
import { identityPorts } from './identity.words';
import { identitySubmitMachine } from './identitySubmit.machine';

/** What the house has of it once the first screen stands. */
export const identityLate = noun({
  controls: { identity: identityMachine, identitySubmit: identitySubmitMachine },
  ports: identityPorts,
});
