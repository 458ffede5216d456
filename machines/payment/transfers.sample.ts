import { aSucceededDeposit, aTransfer, aWithdrawal } from '../../contract/make/transfer';
import type { Transfer } from '../../contract/transfer';
import type { ListContext } from '../kit/list.config';
import { aList } from '../kit/list.sample';
import type { TransferChanged, TransfersWords } from './transfers.words';

const visa = { kind: 'visa', last: '4242' } as const;

/** One of each state. */
const each: readonly Transfer[] = [
  aTransfer(),
  aSucceededDeposit(),
  aSucceededDeposit({ status: 'refused', reason: 'The test provider was told to refuse' }),
  aSucceededDeposit({ status: 'expired' }),
  aSucceededDeposit({ status: 'reversed', reversed: 2_500, method: visa }),
  aSucceededDeposit({ reversed: 500, method: visa }),
  aWithdrawal(),
  aWithdrawal({ status: 'paying' }),
  aWithdrawal({ status: 'paid' }),
  aWithdrawal({ status: 'refused', reason: 'The name is another one' }),
  aWithdrawal({ status: 'cancelled' }),
];

/** As many transfers, of each state in turn. */
export const transfersOf = (count: number): Transfer[] =>
  Array.from({ length: count }, (_, at) => ({
    ...(each[at % each.length] ?? aTransfer()),
    _id: `deposit_${String(at).padStart(4, '0')}`,
  }));

export const aTransferList = (
  given: Partial<ListContext<TransfersWords>> = {},
): ListContext<TransfersWords> => ({ ...aList({ of: 'all' }, transfersOf(11)), ...given });

/** The hub tells of a deposit that has just succeeded. */
export const aTransferChanged = (given: Partial<TransferChanged> = {}): TransferChanged => ({
  type: 'transfer.changed',
  id: 'deposit_9999',
  transfer: aSucceededDeposit({ _id: 'deposit_9999', createdAt: '2026-11-21T18:00:00.000Z' }),
  ...given,
});
