import type { WithdrawalStatus } from '../../contract/transfer.rules';
import type { ProviderMethod } from '../payment/payment.provider';
import type { Fact, Posting, StreamKind } from '../store/stream';

/** Money that a player takes out: it lies on an account of its own until it is paid or comes back. */
export type WithdrawalEvent = { player: string; at: string } & (
  | {
      type: 'withdrawal.requested';
      currency: string;
      amount: number;
      /** Where it goes. */
      method: ProviderMethod;
      provider: string;
    }
  /** It may be paid: by somebody of staff, or by the platform itself below the operator's limit. */
  | { type: 'withdrawal.approved'; by: string }
  /** One member of staff lets it be paid; it is so much that a second has to say so too. */
  | { type: 'withdrawal.vouched'; by: string }
  | { type: 'withdrawal.paid'; currency: string; amount: number }
  | { type: 'withdrawal.refused'; by: string; reason: string }
  | { type: 'withdrawal.cancelled' }
);

export interface WithdrawalState {
  phase: 'none' | WithdrawalStatus;
  order?: {
    player: string;
    currency: string;
    amount: number;
    method: ProviderMethod;
    provider: string;
    at: string;
  };
  /** Who of staff approved it first. */
  vouchedBy?: string;
  reason?: string;
  endedAt?: string;
}

const evolve = (state: WithdrawalState, event: WithdrawalEvent): WithdrawalState => {
  switch (event.type) {
    case 'withdrawal.requested': {
      const { type: _, ...order } = event;
      return { phase: 'waiting', order };
    }
    case 'withdrawal.approved':
      return { ...state, phase: 'paying' };
    case 'withdrawal.vouched':
      return { ...state, vouchedBy: event.by };
    case 'withdrawal.paid':
      return { ...state, phase: 'paid', endedAt: event.at };
    case 'withdrawal.refused':
      return { ...state, phase: 'refused', reason: event.reason, endedAt: event.at };
    case 'withdrawal.cancelled':
      return { ...state, phase: 'cancelled', endedAt: event.at };
  }
};

/** The wallet posts what leaves it and what comes back. */
const postings = (_: string, event: WithdrawalEvent): Posting[] =>
  event.type === 'withdrawal.paid'
    ? [
        { account: 'payout', currency: event.currency, amount: -event.amount },
        { account: 'provider', currency: event.currency, amount: event.amount },
      ]
    : [];

/** That one of two approved it changes nothing that its player reads. */
const facts = (TransferId: string, { player, type }: WithdrawalEvent): Fact[] =>
  type === 'withdrawal.vouched'
    ? []
    : [{ audience: `player:${player}`, handler: 'transfer', body: { TransferId } }];

export const withdrawalKind: StreamKind<WithdrawalState, WithdrawalEvent> = {
  name: 'withdrawal',
  initial: { phase: 'none' },
  evolve,
  postings,
  facts,
};
