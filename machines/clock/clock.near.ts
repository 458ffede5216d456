import { noun, resident } from '../app/noun';
import { clockMachine } from './clock.machine';
import { clockPorts } from './clock.words';

/** What the house has of it from the first moment. */
export const clockNear = noun({
  residents: {
    clock: resident(clockMachine, { begins: ({ at }) => ({ at }) }),
  },
  ports: { ...clockPorts },
});
