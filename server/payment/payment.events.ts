import type { StreamKind } from '../store/stream';
import type { ChargeOrder } from './payment.provider';

/**
 * One payment of a player: asked for before the provider is, so that a process that falls between
 * the two leaves a trace, and asking again under the same reference ends it.
 */
export type PaymentEvent =
  | ({ type: 'payment.requested'; provider: string; at: string } & Omit<ChargeOrder, 'reference'>)
  | { type: 'payment.approved'; charge: string; at: string }
  | { type: 'payment.declined'; reason: string; at: string };

export interface PaymentState {
  phase: 'none' | 'requested' | 'approved' | 'declined';
  order?: Omit<ChargeOrder, 'reference'>;
  reason?: string;
  /** When it was approved or declined. */
  endedAt?: string;
}

const evolve = (state: PaymentState, event: PaymentEvent): PaymentState => {
  switch (event.type) {
    case 'payment.requested': {
      const { type: _, provider: _p, at: _a, ...order } = event;
      return { phase: 'requested', order };
    }
    case 'payment.approved':
      return { ...state, phase: 'approved', endedAt: event.at };
    case 'payment.declined':
      return { ...state, phase: 'declined', reason: event.reason, endedAt: event.at };
  }
};

export const paymentKind: StreamKind<PaymentState, PaymentEvent> = {
  name: 'payment',
  initial: { phase: 'none' },
  evolve,
};
