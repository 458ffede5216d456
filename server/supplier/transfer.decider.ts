import { problem } from '../../contract/problems';
import { accept, type Decision, refuse } from '../store/decision';
import type { TransferEvent, TransferState } from './transfer.events';

/** A transaction as it was sent. */
export type Transfer = Omit<TransferEvent, 'type'>;

/**
 * Moves by `move` unless this transaction already did: a repetition is silent, the same name for
 * another movement is loud. What `move` refuses is not remembered, so that a win that came before
 * its bet succeeds when it is sent again.
 */
export const decideTransfer = <Events extends object>(
  state: TransferState,
  transfer: Transfer,
  move: () => Decision<Events, null>,
): Decision<Events & { transfer: TransferEvent[] }, null> => {
  const { op, round, amount } = transfer;
  if (state.op !== undefined) {
    const isSame = state.op === op && state.round === round && state.amount === amount;
    return isSame ? accept({}, null) : refuse(problem('conflict', { recorded: { ...state } }));
  }
  const moved = move();
  if ('refused' in moved) return moved;
  return accept(
    { ...moved.events, transfer: [{ type: 'transfer.recorded' as const, ...transfer }] },
    null,
  ) as Decision<Events & { transfer: TransferEvent[] }, null>;
};
