import type { DepositStep } from '../../contract/lifecycles';
import type { Fact, StreamKind } from '../store/stream';
import type { PayOrder, ProviderMethod } from './payment.provider';

/**
 * One deposit of a player: asked for before the provider is, so that a process that falls between
 * the two leaves a trace, and asking again under the same reference goes on with it. `player` stands
 * in each since it was told of them.
 */
export type PaymentEvent =
  | ({ type: 'payment.requested'; provider: string; at: string } & Omit<PayOrder, 'reference'>)
  /** The player goes on at the provider's page. */
  | { type: 'payment.challenged'; player: string; charge: string; url: string; at: string }
  | {
      type: 'payment.approved';
      player?: string;
      charge: string;
      /** Absent in what was written before methods were told. */
      method?: ProviderMethod;
      at: string;
    }
  | { type: 'payment.declined'; player?: string; reason: string; at: string }
  | { type: 'payment.expired'; player: string; at: string }
  /** Taken back: `taken` from the wallet, `owed` is a debt since the wallet had no more. */
  | {
      type: 'payment.reversed';
      player: string;
      id: string;
      why: 'refund' | 'chargeback';
      taken: number;
      owed: number;
      at: string;
    };

export interface PaymentState {
  phase: DepositStep;
  order?: Omit<PayOrder, 'reference'>;
  charge?: string;
  /** The provider's page; only while it is authorised. */
  url?: string;
  method?: ProviderMethod;
  reason?: string;
  createdAt?: string;
  /** When it succeeded, was refused or expired. */
  endedAt?: string;
  /** What was taken back, in minor units, by the provider's name of the taking. */
  reversals?: Readonly<Record<string, number>>;
}

/** What of it was taken back, in minor units. */
export const reversedOf = ({ reversals = {} }: PaymentState): number =>
  Object.values(reversals).reduce((sum, amount) => sum + amount, 0);

/** The provider's page is over then, and so is why it was refused before. */
const ended = (
  state: PaymentState,
  change: Partial<PaymentState> & Pick<PaymentState, 'phase'>,
): PaymentState => {
  const { url: _url, reason: _reason, ...rest } = state;
  return { ...rest, ...change };
};

const evolve = (state: PaymentState, event: PaymentEvent): PaymentState => {
  switch (event.type) {
    case 'payment.requested': {
      const { type: _, provider: _p, at, ...order } = event;
      return { phase: 'created', order, createdAt: at };
    }
    case 'payment.challenged':
      return { ...state, phase: 'authorising', charge: event.charge, url: event.url };
    case 'payment.approved':
      return ended(state, {
        phase: 'succeeded',
        charge: event.charge,
        endedAt: event.at,
        ...(event.method !== undefined && { method: event.method }),
      });
    case 'payment.declined':
      return ended(state, { phase: 'refused', reason: event.reason, endedAt: event.at });
    case 'payment.expired':
      return ended(state, { phase: 'expired', endedAt: event.at });
    case 'payment.reversed': {
      const amount = event.taken + event.owed;
      const after = { ...state, reversals: { ...state.reversals, [event.id]: amount } };
      const isAll = reversedOf(after) >= (state.order?.amount ?? 0);
      return isAll ? { ...after, phase: 'reversed' } : after;
    }
  }
};

/** Its player's other screens show it; the wallet tells of the money. */
const facts = (TransferId: string, { player }: PaymentEvent): Fact[] =>
  player === undefined
    ? []
    : [{ audience: `player:${player}`, handler: 'transfer', body: { TransferId } }];

export const paymentKind: StreamKind<PaymentState, PaymentEvent> = {
  name: 'payment',
  revision: 1,
  initial: { phase: 'none' },
  evolve,
  facts,
};
