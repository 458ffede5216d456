import { aSubscription, aSubscriptionOffer } from '../../contract/make/subscription';
import { problem } from '../../contract/problems';
import {
  type SubscriptionContext,
  subscriptionMachine,
} from '../../machines/subscription/subscription.machine';
import { SubscriptionPage } from '../../src/views/subscription/SubscriptionPage';
import { member } from '../support/evening';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/subscription' };

const own = aSubscriptionOffer({ subscription: aSubscription() });
const at = (state: string | object, given: Partial<SubscriptionContext> = {}) =>
  storyOf(
    mounted('subscription', 'subscription', subscriptionMachine, state as never, {
      offer: aSubscriptionOffer(),
      chosen: 'diamond',
      payment: 'wallet',
      problem: undefined,
      ...given,
    }),
    <SubscriptionPage />,
    { house: member },
  );

export const Reading = at('reading');
export const None = at({ shown: 'untried' });
export const Active = at({ shown: 'untried' }, { offer: own });
export const Changed = at({ shown: 'changed' }, { offer: own });
export const PastDue = at(
  { shown: 'untried' },
  { offer: aSubscriptionOffer({ subscription: aSubscription({ status: 'past due' }) }) },
);
export const Cancelling = at(
  { shown: 'untried' },
  { offer: aSubscriptionOffer({ subscription: aSubscription({ status: 'cancelling' }) }) },
);
const order = { tier: 'diamond', price: 500, url: '/test-provider/plan_0001.00' } as const;
const { until: _, ...unpaid } = aSubscription({ status: 'incomplete', by: 'provider', order });
const incomplete = aSubscriptionOffer({ subscription: unpaid });

export const Incomplete = at({ shown: 'untried' }, { offer: incomplete });
export const Ordered = at({ shown: 'ordered' }, { offer: incomplete });
export const ByProvider = at(
  { shown: 'untried' },
  { offer: aSubscriptionOffer({ subscription: aSubscription({ by: 'provider' }) }) },
);
export const Uncharged = at(
  { shown: 'untried' },
  {
    offer: aSubscriptionOffer({
      subscription: aSubscription({ status: 'past due', by: 'provider' }),
    }),
  },
);
export const Refused = at({ shown: 'refused' }, { problem: problem('insufficient-amount') });
export const Unreachable = at({ shown: 'unreachable' });
export const Deciding = at('deciding', { chosen: 'crown' });
export const DecidingByCard = at('deciding', { chosen: 'crown', payment: 'visa' });
export const Paying = at('paying', { chosen: 'crown' });
export const Ending = at('ending', { offer: own });
export const Closed = at('closed', {
  problem: problem('play-refused', { rule: 'not-licensed', jurisdiction: 'Utah' }),
});
export const Failed = at('failed');
