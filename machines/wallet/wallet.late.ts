import { noun, resident } from '../app/noun';
import { depositPorts } from './deposit.words';
import { transactionsMachine } from './transactions.machine';
import { transactionsPorts } from './transactions.words';

/** What the house has of it once the first screen stands. */
export const walletLate = noun({
  residents: {
    transactions: resident(transactionsMachine),
  },
  ports: { ...depositPorts, ...transactionsPorts },
});
