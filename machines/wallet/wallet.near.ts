import { noun, resident } from '../app/noun';
import { walletMachine } from './wallet.machine';
import { walletPorts } from './wallet.words';

/** What the house has of it from the first moment. */
export const walletNear = noun({
  residents: {
    wallet: resident(walletMachine),
  },
  ports: { ...walletPorts },
});
