import { noun, resident } from '../app/noun';
import { depositMachine } from './deposit.machine';
import { depositPorts } from './deposit.words';
import { purseMachine } from './purse.machine';
import { purseCloseMachine } from './purseClose.machine';
import { purseClosePorts } from './purseClose.words';
import { transactionsMachine } from './transactions.machine';
import { transactionsPorts } from './transactions.words';

/** What the house has of it once the first screen stands. */
export const walletLate = noun({
  residents: {
    transactions: resident(transactionsMachine),
  },
  controls: { deposit: depositMachine, purse: purseMachine, purseClose: purseCloseMachine },
  ports: { ...depositPorts, ...purseClosePorts, ...transactionsPorts },
});
