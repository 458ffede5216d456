import type { ActorRefFrom } from 'xstate';
import { WALLET_PAGE } from '../../contract/limits';
import { listMachine } from '../kit/list';
import { addressOfMovements, everything, movementsOfAddress } from './transactions.rules';
import type { TransactionsWords } from './transactions.words';

/** The movements behind the balances, newest first. */
export const transactionsMachine = listMachine<TransactionsWords>({
  id: 'transactions',
  spec: '§7 B wallet/transactions',
  says: {
    outdated: 'Something moved; gathers such news',
    empty: 'There are no such movements',
    failed: 'The call failed: the list is empty, the total 0',
  },
  page: WALLET_PAGE,
  max: WALLET_PAGE,
  idOf: ({ id }) => id,
  query: everything,
  own: {},
  visitedBy: {
    'route.shown': ({ route }) =>
      route.name === 'wallet' ? movementsOfAddress(route.query) : undefined,
  },
  addressOf: addressOfMovements,
  emptiesOnFailure: true,
  outdatedBy: { 'wallet.changed': () => true, 'hub.skipped': () => true },
});

export type TransactionsActor = ActorRefFrom<typeof transactionsMachine>;
