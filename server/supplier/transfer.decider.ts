import { problem } from '../../contract/problems';
import { canonical } from '../store/canonical';
import { type Accepted, accept, type Decision, type Refused, refuse } from '../store/decision';
import type { TransferEvent, TransferState } from './transfer.events';

/** A transaction as it was sent. */
export type Transfer = Omit<TransferEvent, 'type'>;

/** What was moved, and the transaction that did. */
type Recorded<Events> =
  | Accepted<
      { readonly [Slot in keyof Events]?: Readonly<Events[Slot]> } & {
        readonly transfer?: readonly TransferEvent[];
      },
      null
    >
  | Refused;

/**
 * Moves by `move` unless this transaction already did: a repetition is silent, the same name for
 * another movement is loud. What `move` refuses is not remembered, so that a win that came before
 * its bet succeeds when it is sent again.
 */
export const decideTransfer = <Events extends object>(
  state: TransferState,
  transfer: Transfer,
  move: () => Decision<Events, null>,
): Recorded<Events> => {
  const { at: _, ...wanted } = transfer;
  if (state.op !== undefined) {
    return canonical(state) === canonical(wanted)
      ? accept({}, null)
      : refuse(problem('conflict', { recorded: { ...state } }));
  }
  const moved = move();
  if ('refused' in moved) return moved;
  const recorded: TransferEvent = { type: 'transfer.recorded', ...transfer };
  return accept({ ...moved.events, transfer: [recorded] }, null);
};
