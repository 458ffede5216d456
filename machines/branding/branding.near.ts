import { noun, resident } from '../app/noun';
import { brandingMachine } from './branding.machine';
import { brandingPorts } from './branding.words';

/** What the house has of it from the first moment. */
export const brandingNear = noun({
  residents: {
    branding: resident(brandingMachine, {
      begins: ({ stored }) => ({ palette: stored.palette ?? 'system' }),
    }),
  },
  ports: { ...brandingPorts },
});
