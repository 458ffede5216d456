import type { StreamKind } from '../store/stream';

/** One accepted transaction of a third party, by its own name for it: what a repetition must equal. */
export interface TransferEvent {
  type: 'transfer.recorded';
  op: 'bet' | 'win' | 'rollback';
  round: string;
  amount: number;
  at: string;
}

export type TransferState = Partial<Pick<TransferEvent, 'op' | 'round' | 'amount'>>;

export const transferKind: StreamKind<TransferState, TransferEvent> = {
  name: 'transfer',
  initial: {},
  evolve: (_, { op, round, amount }) => ({ op, round, amount }),
};
