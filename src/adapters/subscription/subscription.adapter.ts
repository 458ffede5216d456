import { cancelSubscription, readSubscription, subscribe } from '../../../contract/subscription';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { subscriptionPorts } from '../../../machines/subscription/subscription.words';
import type { Asks } from '../api';

export const subscriptionAdapters = (asks: Asks): AdaptersOf<typeof subscriptionPorts> => ({
  'subscription.read': asks('subscription.read', readSubscription, {
    answered: (offer) => ({ type: 'subscription.told', offer }),
    refused: (problem) => ({ type: 'subscription.refused', problem }),
  }),
  'subscription.pay': asks('subscription.pay', subscribe, {
    given: (body) => ({ body }),
    answered: ({ subscription }) => ({ type: 'subscription.changed', subscription }),
    refused: (problem) => ({ type: 'subscription.refused', problem }),
  }),
  'subscription.cancel': asks('subscription.cancel', cancelSubscription, {
    answered: ({ subscription }) => ({ type: 'subscription.changed', subscription }),
    refused: (problem) => ({ type: 'subscription.refused', problem }),
  }),
});
