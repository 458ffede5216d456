import { expiryOf } from '../../contract/payment.rules';
import { problem } from '../../contract/problems';
import { accept, type Decision, refuse } from '../store/decision';
import type { MethodEvent, MethodState } from './method.events';
import type { ProviderMethod, StoreOrder } from './payment.provider';

type Deciding = Decision<{ method: MethodEvent[] }, null>;

const happened = (event: MethodEvent): Deciding => accept({ method: [event] }, null);

/** Writes down which kind is to be stored, before the provider is asked; again is silent. */
export const decideAdd = (
  { phase }: MethodState,
  { player, kind }: StoreOrder,
  provider: string,
  at: string,
): Deciding =>
  phase === 'none'
    ? happened({ type: 'method.asked', player, kind, provider, at })
    : accept({}, null);

/**
 * The provider has it. Once; also where nobody was held to go on with it, since the provider has it
 * now. What was removed stays removed.
 */
export const decideStored = (
  { phase, player }: MethodState,
  method: ProviderMethod,
  at: string,
): Deciding => {
  if (player === undefined) return refuse(problem('not-found'));
  if (phase === 'stored' || phase === 'removed') return accept({}, null);
  return happened({ type: 'method.stored', player, method, at });
};

/** The provider does not take it; what is stored stays. */
export const decideUnstored = (
  { phase, player }: MethodState,
  reason: string,
  at: string,
): Deciding => {
  if (player === undefined) return refuse(problem('not-found'));
  return phase === 'asked'
    ? happened({ type: 'method.refused', player, reason, at })
    : accept({}, null);
};

/** Nobody went on with it in time. */
export const decideGivenUp = ({ phase, player }: MethodState, at: string): Deciding => {
  if (player === undefined) return refuse(problem('not-found'));
  return phase === 'asked' ? happened({ type: 'method.expired', player, at }) : accept({}, null);
};

interface By {
  readonly player: string;
  readonly at: string;
}

const notTheirs = ({ player }: MethodState, by: By) => player === undefined || player !== by.player;

/** It is the one that is offered first. Refuses `not-found` another's, `step-illegal` what is not stored. */
export const decidePrefer = (method: MethodState, by: By): Deciding => {
  if (notTheirs(method, by)) return refuse(problem('not-found'));
  if (method.phase !== 'stored') return refuse(problem('step-illegal'));
  return happened({ type: 'method.preferred', ...by });
};

/** It is kept no more, and pays nothing any more; again is silent. */
export const decideRemove = (method: MethodState, by: By): Deciding => {
  if (notTheirs(method, by)) return refuse(problem('not-found'));
  if (method.phase === 'removed') return accept({}, null);
  if (method.phase !== 'stored') return refuse(problem('step-illegal'));
  return happened({ type: 'method.removed', ...by });
};

/** The provider has forgotten what was removed; again is silent. */
export const decideForgotten = (
  { phase, player, isForgotten }: MethodState,
  at: string,
): Deciding => {
  if (player === undefined || phase !== 'removed') return refuse(problem('step-illegal'));
  return isForgotten ? accept({}, null) : happened({ type: 'method.forgotten', player, at });
};

/**
 * What the provider calls a player's stored method, to pay by. Refuses `payment-unknown` what is not
 * theirs or not stored, and `payment-expired` a card whose last month is over.
 */
export const decidePayBy = (
  { phase, player, method }: MethodState,
  by: By,
): Decision<Record<never, never>, { payment: string }> => {
  const field = 'body.payment';
  if (player !== by.player || phase !== 'stored' || method === undefined)
    return refuse(problem('payment-unknown', { field }));
  return expiryOf(method.expires, by.at) === 'over'
    ? refuse(problem('payment-expired', { field, expires: method.expires }))
    : accept({}, { payment: method.method });
};
