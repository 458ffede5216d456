import * as contract from '../../../contract/money.desk';
import { byStatus, type DeskLook } from '../look';
import { say, sayAmount, sayWhen } from '../say';

/** What came in; what was taken back of it is a chargeback or a refund. */
export const deposits: DeskLook<contract.DepositKept> = {
  title: 'Deposits',
  list: { call: contract.listDepositsKept, body: byStatus },
  name: ({ username }) => username,
  columns: [
    { title: 'Amount', cell: ({ currency, amount }) => sayAmount(currency, amount), end: true },
    {
      title: 'Taken back',
      cell: ({ currency, reversed }) => (reversed === 0 ? '' : sayAmount(currency, reversed)),
      end: true,
    },
    { title: 'From', cell: ({ method }) => (method ? `${method.kind} ${method.last}` : '') },
    { title: 'Provider', cell: ({ provider }) => provider },
    {
      title: 'State',
      cell: ({ status, reason }) =>
        reason === undefined ? say(status) : `${say(status)}: ${reason}`,
    },
    { title: 'Since', cell: ({ createdAt }) => sayWhen(createdAt) },
  ],
  deeds: [],
  empty: 'No deposit lies here.',
};

/** Where everything lies, by double entry: each currency’s sum is 0. */
export const accounts: DeskLook<contract.LedgerAccount> = {
  title: 'Accounts',
  list: { call: contract.listAccounts },
  name: ({ account }) => say(account),
  columns: [
    { title: 'Currency', cell: ({ currency }) => currency },
    { title: 'Balance', cell: ({ currency, balance }) => sayAmount(currency, balance), end: true },
    { title: 'Accounts', cell: (row) => row.accounts, end: true },
  ],
  deeds: [],
  empty: 'Nothing was ever posted.',
};
