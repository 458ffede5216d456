import { noun, resident } from '../app/noun';
import { hubMachine } from './hub.machine';
import { hubPorts } from './hub.words';

/** What the house has of it once the first screen stands. */
export const hubLate = noun({
  residents: {
    hub: resident(hubMachine),
  },
  ports: { ...hubPorts },
});
