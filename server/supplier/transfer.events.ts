import type { StreamKind } from '../store/stream';

/** One accepted transaction of a third party, by its own name for it: what a repetition must equal. */
export interface TransferEvent {
  type: 'transfer.recorded';
  /** `void`: a bet that was taken back before it came. */
  op: 'bet' | 'win' | 'close' | 'rollback' | 'void';
  round: string;
  amount: number;
  /** The free rounds that staked a bet. */
  free?: string;
  /** What a jackpot paid besides a win. */
  jackpot?: number;
  /** The round went on after a win. */
  open?: true;
  /** The one bet that was taken back. */
  bet?: string;
  at: string;
}

export type TransferState = Partial<Omit<TransferEvent, 'type' | 'at'>>;

export const transferKind: StreamKind<TransferState, TransferEvent> = {
  name: 'transfer',
  initial: {},
  evolve: (_, { type: _type, at: _at, ...recorded }) => recorded,
};
