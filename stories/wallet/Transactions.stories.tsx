import { aTransaction, transactions } from '../../contract/make/wallet';
import { everything } from '../../machines/wallet/transactions.rules';
import { aTransactionsList } from '../../machines/wallet/transactions.sample';
import { LobbyPage } from '../../src/views/lobby/LobbyPage';
import { WalletPage } from '../../src/views/wallet/WalletPage';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/transactions' };

const around = { house: member };
const mixed = [
  aTransaction({ id: 'transaction_win1', type: 1, sign: 1, amount: 250 }),
  aTransaction({ id: 'transaction_shop', type: 600, sign: 1, amount: 5_000 }),
  ...transactions(3),
];
const list = aTransactionsList({ list: { items: mixed, total: 5, pages: 1 } });
const none = { list: { items: [], total: 0, pages: 0 } };
const open = (state: string, context: Parameters<typeof aTransactionsList>[0]) =>
  storyOf(resident('transactions', { open: state }, context), <WalletPage />, around);

export const Closed = storyOf(resident('transactions', 'closed'), <LobbyPage />, around);
export const Loading = open('loading', none);
export const Shown = open('shown', list);
export const MoreLeft = open('shown', aTransactionsList());
export const LoadingMore = open('loadingMore', aTransactionsList());
export const Empty = open('empty', none);
export const Filtered = open('shown', {
  ...list,
  filter: { kind: 'play', period: 'week', currency: 'COINS' },
});
export const NothingFiltered = open('empty', {
  ...none,
  filter: { ...everything, kind: 'gifts' },
});
export const Failed = open('failed', none);
