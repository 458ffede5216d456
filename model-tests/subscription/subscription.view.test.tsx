import { expect, test } from 'vitest';
import { SubscriptionPage } from '../../src/views/subscription/SubscriptionPage';
import { choose, hears, member, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { subscriptionWalk } from './subscription.walk';

const names = { diamond: 'Take Diamond', crown: 'Take Crown' } as const;
const ports = ['subscription.read', 'subscription.pay', 'subscription.cancel'] as const;

test(
  'subscription: every edge is walked on the page',
  async () => {
    await walkView(subscriptionWalk, {
      control: 'subscription',
      view: <SubscriptionPage />,
      start: () => ({ ...member, to: '/wallet/subscription' }),
      by: {
        'subscription.told': 'subscription.read',
        'subscription.choose': ({ tier }) => press('button', names[tier]),
        'subscription.leave': () => press('button', 'Cancel'),
        'subscription.pay': () => press('button', 'Pay'),
        'subscription.payBy': ({ payment }) => choose('Pay with', payment),
        'subscription.goOn': () => press('button', 'Go on at the provider'),
        'wallet.changed': hears('subscription'),
        'player.changed': hears('subscription'),
        'hub.skipped': hears('subscription'),
        'subscription.cancel': () => press('button', 'Cancel the subscription'),
        'subscription.retry': () => press('button', 'Try again'),
        'subscription.changed': ['subscription.pay', 'subscription.cancel'],
        'subscription.refused': [...ports],
        'port.failed': [...ports],
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'subscription.retry' } },
        {
          role: 'button',
          name: 'Go on at the provider',
          says: { type: 'subscription.goOn' },
        },
        { role: 'button', name: 'Pay', says: { type: 'subscription.pay' } },
        { role: 'button', name: 'Cancel', says: { type: 'subscription.leave' } },
        {
          role: 'button',
          name: 'Take Diamond',
          says: { type: 'subscription.choose', tier: 'diamond' },
          mayRest: true,
        },
        {
          role: 'button',
          name: 'Take Crown',
          says: { type: 'subscription.choose', tier: 'crown' },
          mayRest: true,
        },
      ],
      sees: (snapshot) => {
        expect(shows('The subscriptions did not load')).toBe(snapshot.matches('failed'));
        expect(shows('It is done.')).toBe(snapshot.matches({ shown: 'changed' }));
        // Of a day that is to come no time has passed.
        const day = document.querySelector('time')?.textContent;
        const { status, until } = snapshot.context.offer.subscription ?? {};
        const isPaid = until !== undefined && status !== 'ended';
        const isOwnShown = snapshot.matches('shown') || snapshot.matches('ending');
        expect(day).toBe(isPaid && isOwnShown ? 'Dec 25, 2026' : undefined);
      },
    });
  },
  WALK_MS,
);
