import { aTransaction, transactions } from '../../contract/make/wallet';
import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { everything } from '../../machines/wallet/transactions.rules';
import { aTransactionsList } from '../../machines/wallet/transactions.sample';
import type { TransactionsWords } from '../../machines/wallet/transactions.words';
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
const list = { list: aPage(mixed) };
const none = { list: noPages };
const open = (state: string, context: Partial<ListContext<TransactionsWords>>) =>
  storyOf(resident('transactions', { open: state }, context), <WalletPage />, around);

export const Closed = storyOf(resident('transactions', 'closed'), <LobbyPage />, around);
export const Loading = open('loading', none);
export const Shown = open('shown', list);
export const MoreLeft = open('shown', aTransactionsList());
export const LoadingMore = open('loadingMore', aTransactionsList());
export const Outdated = open('outdated', list);
export const Empty = open('empty', none);
export const Filtered = open('shown', {
  ...list,
  query: { kind: 'play', period: 'week', currency: 'COINS' },
});
export const NothingFiltered = open('empty', {
  ...none,
  query: { ...everything, kind: 'gifts' },
});
export const Failed = open('failed', none);
