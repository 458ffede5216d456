import type { PaymentMethodStep } from '../../contract/lifecycles';
import type { StreamKind } from '../store/stream';
import type { ProviderMethod, StoreOrder } from './payment.provider';

/**
 * One payment method that a player keeps: what it is called, and what the provider calls it. What is
 * typed to get it is typed at the provider, and is in no event.
 */
export type MethodEvent = { readonly player: string; readonly at: string } & (
  | { readonly type: 'method.asked'; readonly kind: StoreOrder['kind']; readonly provider: string }
  | { readonly type: 'method.stored'; readonly method: ProviderMethod }
  | { readonly type: 'method.refused'; readonly reason: string }
  | { readonly type: 'method.expired' }
  /** It is the one that is offered first. */
  | { readonly type: 'method.preferred' }
  | { readonly type: 'method.removed' }
  /** The provider has forgotten it too. */
  | { readonly type: 'method.forgotten' }
);

export interface MethodState {
  readonly phase: PaymentMethodStep;
  readonly player?: string;
  readonly kind?: StoreOrder['kind'];
  readonly method?: ProviderMethod;
  readonly isForgotten?: true;
}

const evolve = (state: MethodState, event: MethodEvent): MethodState => {
  switch (event.type) {
    case 'method.asked':
      return { phase: 'asked', player: event.player, kind: event.kind };
    case 'method.stored':
      return { ...state, phase: 'stored', method: event.method };
    case 'method.refused':
      return { ...state, phase: 'refused' };
    case 'method.expired':
      return { ...state, phase: 'expired' };
    case 'method.preferred':
      return state;
    case 'method.removed':
      return { ...state, phase: 'removed' };
    case 'method.forgotten':
      return { ...state, isForgotten: true };
  }
};

export const methodKind: StreamKind<MethodState, MethodEvent> = {
  name: 'method',
  revision: 1,
  initial: { phase: 'none' },
  evolve,
};
