import { type ActorRefFrom, assign, setup } from 'xstate';
import type { SubscriptionTier } from '../../contract/advertisement.rules';
import type { Problem } from '../../contract/problems';
import type { Subscription, SubscriptionOffer } from '../../contract/subscription';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { isAwaited, mayCancel, mayChoose, orderOf, pageOf } from './subscription.rules';
import { type SubscriptionEvent, subscriptionPorts, WALLET } from './subscription.words';

export interface SubscriptionContext {
  offer: SubscriptionOffer;
  chosen: SubscriptionTier;
  /** Who pays: the wallet, a kind, or a stored method. */
  payment: string;
  problem: Problem | undefined;
}

/** The two paid tiers: looked at, asked for once more, paid, changed, cancelled [decision 147]. */
export const subscriptionMachine = setup({
  types: {} as {
    context: SubscriptionContext;
    events: SubscriptionEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: subscriptionPorts,
  guards: {
    mayChoose: ({ context }, params: { tier: SubscriptionTier }) =>
      mayChoose(context.offer, params.tier),
    mayCancel: ({ context }) => mayCancel(context.offer),
    hasPage: ({ context }) => pageOf(context.offer) !== undefined,
    isAwaited: ({ context }) => isAwaited(context.offer),
    isOwn: (_, params: { changed: string[] }) => params.changed.includes('subscription'),
    isOrdered: (_, params: { subscription: Subscription }) =>
      params.subscription.order?.url !== undefined,
    // A price that changed is asked for anew.
    isStale: (_, params: { problem: Problem }) => params.problem.code === 'price-changed',
  },
  actions: {
    keepOffer: assign({ offer: (_, params: { offer: SubscriptionOffer }) => params.offer }),
    choose: assign({
      chosen: (_, params: { tier: SubscriptionTier }) => params.tier,
      problem: undefined,
    }),
    keepPayment: assign({ payment: (_, params: { payment: string }) => params.payment }),
    keepOwn: assign({
      offer: ({ context }, params: { subscription: Subscription }) => ({
        ...context.offer,
        subscription: params.subscription,
      }),
    }),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    forgetProblem: assign({ problem: undefined }),
    goToPage: tell('checkout', ({ context }) => ({
      type: 'checkout.go',
      url: pageOf(context.offer) ?? '',
    })),
    // The badge beside the own name.
    tellPlayer: tell('player', { type: 'player.changed', changed: ['subscription'] }),
  },
}).createMachine({
  id: 'subscription',
  context: {
    offer: { currency: '', tiers: [] },
    chosen: 'diamond',
    payment: WALLET,
    problem: undefined,
  },
  initial: 'reading',
  states: {
    reading: {
      tags: ['busy'],
      meta: { says: 'Asks what is sold, and what the player has', spec: 'decision 147' },
      invoke: { id: 'read', src: 'subscription.read' },
      on: {
        'subscription.told': {
          target: 'shown',
          actions: { type: 'keepOffer', params: ({ event }) => event },
        },
        'subscription.refused': {
          target: 'closed',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'failed',
      },
    },
    shown: {
      meta: { says: 'Shows the tiers and what the player has', spec: '§1' },
      initial: 'untried',
      on: {
        'subscription.choose': {
          guard: { type: 'mayChoose', params: ({ event }) => event },
          target: 'deciding',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'subscription.cancel': { guard: 'mayCancel', target: 'ending' },
        'subscription.goOn': { guard: 'hasPage', actions: 'goToPage' },
        // What was charged moved money: the order may be paid now.
        'wallet.changed': { guard: 'isAwaited', target: 'reading' },
      },
      states: {
        ordered: {
          meta: { says: 'It is ordered, and paid on the provider’s page', spec: 'decision 161' },
        },
        untried: {
          meta: { says: 'Nothing was asked yet', spec: '§1' },
          on: {
            'player.changed': {
              guard: { type: 'isOwn', params: ({ event }) => event },
              target: '#subscription.reading',
            },
            'hub.skipped': '#subscription.reading',
          },
        },
        changed: { meta: { says: 'It was paid, or will end', spec: 'decision 33' } },
        refused: { tags: ['failed'], meta: { says: 'It was refused, and why', spec: '§8' } },
        unreachable: {
          tags: ['failed', 'offline'],
          meta: { says: 'The server could not be reached', spec: '§8' },
        },
      },
    },
    deciding: {
      meta: { says: 'A tier is asked for once more with its price', spec: '§7 B' },
      on: {
        'subscription.payBy': {
          actions: { type: 'keepPayment', params: ({ event }) => event },
        },
        'subscription.pay': 'paying',
        'subscription.leave': 'shown',
      },
    },
    paying: {
      tags: ['busy'],
      meta: {
        says: 'It is paid from the wallet, or ordered of the provider',
        spec: '§7 B wallet/subscribe',
      },
      entry: 'forgetProblem',
      invoke: {
        id: 'pay',
        src: 'subscription.pay',
        input: ({ context: { offer, chosen, payment } }) => orderOf(offer, chosen, payment),
      },
      on: {
        'subscription.changed': [
          {
            guard: { type: 'isOrdered', params: ({ event }) => event },
            target: 'shown.ordered',
            actions: [{ type: 'keepOwn', params: ({ event }) => event }, 'goToPage'],
          },
          {
            target: 'shown.changed',
            actions: [{ type: 'keepOwn', params: ({ event }) => event }, 'tellPlayer'],
          },
        ],
        'subscription.refused': [
          { guard: { type: 'isStale', params: ({ event }) => event }, target: 'reading' },
          {
            target: 'shown.refused',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
        ],
        'port.failed': 'shown.unreachable',
      },
    },
    ending: {
      tags: ['busy'],
      meta: { says: 'It shall end with what is paid for', spec: 'decision 33' },
      entry: 'forgetProblem',
      invoke: { id: 'cancel', src: 'subscription.cancel' },
      on: {
        'subscription.changed': {
          target: 'shown.changed',
          actions: [{ type: 'keepOwn', params: ({ event }) => event }, 'tellPlayer'],
        },
        'subscription.refused': {
          target: 'shown.refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'shown.unreachable',
      },
    },
    closed: {
      meta: { says: 'Nothing is sold to this player, and why', spec: '§5' },
      on: { 'subscription.retry': { target: 'reading', actions: 'forgetProblem' } },
    },
    failed: {
      tags: ['failed'],
      meta: { says: 'What is sold did not load', spec: '§8' },
      on: { 'subscription.retry': 'reading' },
    },
  },
});

export type SubscriptionActor = ActorRefFrom<typeof subscriptionMachine>;
