import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Problem } from '../../contract/problems';
import type { Offer, Purchase, Shop } from '../../contract/purchase';
import type { Look, Meaning } from '../kit/look';
import { type Order, type ShopEvent, shopPorts } from './shop.words';

export interface ShopContext {
  shop: Shop | undefined;
  chosen: Offer | undefined;
  bought: Purchase | undefined;
  problem: Problem | undefined;
}

const orderOf = ({ shop, chosen }: ShopContext): Order => ({
  ...(chosen as Offer),
  currencyPaid: shop?.currencyPaid ?? '',
  quote: shop?.quote ?? '',
});

/** What is sold for money: looked at, chosen, asked for once more, bought [decision 127]. */
export const shopMachine = setup({
  types: {} as { context: ShopContext; events: ShopEvent; tags: Look; meta: Meaning },
  actors: shopPorts,
  guards: {
    isSold: ({ context }, params: { offer: Offer }) =>
      context.shop?.items.some(({ amount }) => amount === params.offer.amount) === true,
    // Prices that changed are asked for anew; what was chosen may cost something else.
    isStale: (_, params: { problem: Problem }) =>
      params.problem.code === 'quote-expired' || params.problem.code === 'price-changed',
  },
  actions: {
    keepShop: assign({ shop: (_, params: { shop: Shop }) => params.shop }),
    choose: assign({
      chosen: (_, params: { offer: Offer }) => params.offer,
      problem: undefined,
    }),
    forget: assign({ chosen: undefined, problem: undefined }),
    keepBought: assign({
      bought: (_, params: { purchase: Purchase }) => params.purchase,
      chosen: undefined,
    }),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
  },
}).createMachine({
  id: 'shop',
  context: { shop: undefined, chosen: undefined, bought: undefined, problem: undefined },
  initial: 'reading',
  states: {
    reading: {
      tags: ['busy'],
      meta: { says: 'Asks what is sold, and at which prices', spec: 'decision 4' },
      invoke: { id: 'read', src: 'shop.read' },
      on: {
        'shop.told': {
          target: 'open',
          actions: { type: 'keepShop', params: ({ event }) => event },
        },
        'shop.refused': {
          target: 'closed',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'failed',
      },
    },
    open: {
      meta: { says: 'Shows what is sold', spec: 'decision 127' },
      on: {
        'shop.choose': {
          guard: { type: 'isSold', params: ({ event }) => event },
          target: 'deciding',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    deciding: {
      meta: { says: 'One is chosen, and asked for once more with its price', spec: '§7 B' },
      initial: 'untried',
      on: {
        'shop.buy': 'buying',
        'shop.leave': { target: 'open', actions: 'forget' },
      },
      states: {
        untried: { meta: { says: 'Not sent yet', spec: '§7 B' } },
        refused: { tags: ['failed'], meta: { says: 'It was refused, and why', spec: '§8' } },
        unreachable: {
          tags: ['failed', 'offline'],
          meta: { says: 'The server could not be reached; the same again buys once', spec: '§8' },
        },
      },
    },
    buying: {
      tags: ['busy'],
      meta: { says: 'It is bought', spec: '§7 B wallet/purchase' },
      invoke: { id: 'purchase', src: 'shop.purchase', input: ({ context }) => orderOf(context) },
      on: {
        'shop.sold': {
          target: 'bought',
          actions: { type: 'keepBought', params: ({ event }) => event },
        },
        'shop.refused': [
          {
            guard: { type: 'isStale', params: ({ event }) => event },
            target: 'reading',
            actions: ['forget', { type: 'keepProblem', params: ({ event }) => event }],
          },
          {
            target: 'deciding.refused',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
        ],
        'port.failed': 'deciding.unreachable',
      },
    },
    bought: {
      meta: { says: 'It is the player’s', spec: '§7 B wallet/purchase' },
      on: { 'shop.again': 'reading' },
    },
    closed: {
      meta: { says: 'Nothing is sold to this player, and why', spec: '§5' },
      on: { 'shop.retry': { target: 'reading', actions: 'forget' } },
    },
    failed: {
      tags: ['failed'],
      meta: { says: 'What is sold did not load', spec: '§8' },
      on: { 'shop.retry': { target: 'reading', actions: 'forget' } },
    },
  },
});

export type ShopActor = ActorRefFrom<typeof shopMachine>;
