import * as contract from '../../../contract/money.desk';
import { byStatus, type DeskLook, paged } from '../look';
import { say, sayAmount, sayCount, sayWhen } from '../say';

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

/** When both books were compared, and whether the last try failed. */
const comparedWhen = ({ at, compared, failedAt }: contract.BooksCompared): string =>
  [
    at === undefined
      ? say('The books were not compared yet.')
      : say('Compared {when}: {payments} payments.', {
          when: sayWhen(at),
          payments: sayCount(compared),
        }),
    ...(failedAt === undefined
      ? []
      : [say('The provider did not answer {when}.', { when: sayWhen(failedAt) })]),
  ].join(' ');

/** Where the provider's books and ours say two things [decision 199]. */
export const differences: DeskLook<contract.DifferenceKept> = {
  title: 'Differences',
  list: { call: contract.listDifferences, body: paged },
  extra: ({ comparison }: { comparison: contract.BooksCompared }) => comparison,
  about: comparedWhen,
  name: ({ reference }) => reference,
  columns: [
    { title: 'What', cell: ({ type }) => say(type) },
    {
      title: 'The provider says',
      cell: ({ currency, theirs }) => sayAmount(currency, theirs),
      end: true,
    },
    { title: 'Our books say', cell: ({ currency, ours }) => sayAmount(currency, ours), end: true },
    { title: 'Since', cell: ({ since }) => sayWhen(since) },
    {
      title: 'Found',
      cell: ({ looks }) =>
        looks === 1 ? say('once: it may be on its way') : say('{times} times', { times: looks }),
    },
  ],
  deeds: [],
  empty: 'No difference is known.',
};
