import type { SnapshotFrom } from 'xstate';
import { WALLET_PAGE } from '../../contract/limits';
import type { Transaction } from '../../contract/wallet';
import { hasMore } from '../kit/list';
import type { transactionsMachine } from './transactions.machine';
import type { MovementFilter } from './transactions.words';

type Snapshot = SnapshotFrom<typeof transactionsMachine>;

export const transactions = (snapshot: Snapshot): readonly Transaction[] =>
  snapshot.context.list.items;
export const total = (snapshot: Snapshot): number => snapshot.context.list.total;
export const isMoreLeft = (snapshot: Snapshot): boolean =>
  hasMore(snapshot.context.list, WALLET_PAGE);
export const movementFilter = (snapshot: Snapshot): MovementFilter => snapshot.context.filter;
