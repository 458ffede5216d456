import { noun, resident } from '../app/noun';
import { pushMachine } from './push.machine';
import { pushPorts } from './push.words';

/** What the house has of it once the first screen stands. */
export const pushLate = noun({
  residents: {
    push: resident(pushMachine, { begins: ({ stored }) => ({ choice: stored.push ?? {} }) }),
  },
  ports: { ...pushPorts },
});
