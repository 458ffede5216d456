import { FUN } from '../../contract/limits';
import { problem } from '../../contract/problems';
import type { PlayerState } from '../player/player.events';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit, debit } from '../wallet/wallet.moves';
import type { CorrectionEvent, CorrectionState } from './correction.events';

export interface CorrectionOrder {
  player: string;
  currency: string;
  /** Minor units, signed. */
  amount: number;
  why: string;
  by: string;
  at: string;
}

/** Asks for it: nothing moves yet. To ask again under its id is silent. */
export const decideAskCorrection = (
  { correction, player }: { correction: CorrectionState; player: Pick<PlayerState, 'account'> },
  order: CorrectionOrder,
): Decision<{ correction: CorrectionEvent[] }, null> => {
  if (player.account === undefined) return refuse(problem('not-found'));
  if (order.currency === FUN)
    return refuse(problem('currency-unknown', { field: 'body.currency' }));
  if (correction.phase !== 'none') return accept({}, null);
  return accept({ correction: [{ type: 'correction.asked', ...order }] }, null);
};

interface Deciding {
  correction: CorrectionState;
  wallet: WalletState;
  player: Pick<PlayerState, 'account'>;
}

/** Who decides, and when (ISO 8601). */
interface Step {
  by: string;
  at: string;
}

/**
 * A second member approves: it moves between the wallet and the house, once, whoever says so again.
 * Refuses who asked for it, and what the wallet does not hold.
 */
export const decideApproveCorrection = (
  { correction: { phase, order }, wallet, player }: Deciding,
  id: string,
  { by, at }: Step,
): Decision<{ correction: CorrectionEvent[]; wallet: WalletEvent[] }, null> => {
  if (order === undefined || player.account === undefined) return refuse(problem('not-found'));
  if (phase === 'done') return accept({}, null);
  if (phase !== 'waiting') return refuse(problem('step-illegal'));
  if (order.by === by) return refuse(problem('approval-own'));
  const { currency, amount } = order;
  const move = {
    id,
    kind: 'correction',
    currency,
    amount: Math.abs(amount),
    against: 'house',
    reference: id,
    delay: 0,
  } as const;
  const moved = amount > 0 ? credit(wallet, move) : debit(wallet, move);
  if ('refused' in moved) return moved;
  return accept({ correction: [{ type: 'correction.done', by, at }], wallet: [moved] }, null);
};

/** Moves nothing; whoever asked for it may say so too. Again is silent. */
export const decideRefuseCorrection = (
  { phase }: CorrectionState,
  { by, at }: Step,
): Decision<{ correction: CorrectionEvent[] }, null> => {
  if (phase === 'none') return refuse(problem('not-found'));
  if (phase === 'refused') return accept({}, null);
  if (phase !== 'waiting') return refuse(problem('step-illegal'));
  return accept({ correction: [{ type: 'correction.refused', by, at }] }, null);
};
