import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Gift } from '../../contract/gift';
import { GIFT_OPENING_MS } from '../../contract/limits';
import type { Problem, ProblemCode } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import { type GiftEvent, giftPorts } from './gift.words';

export interface GiftInput {
  gift: Gift;
  /** It is for the player, who alone may open it. */
  incoming: boolean;
}

export interface GiftContext extends GiftInput {
  /** Why the server refused to open it. */
  problem: Problem | undefined;
}

/** One box of coins. Its states are the steps of the shared lifecycle, and the way between them. */
export const giftMachine = setup({
  types: {} as {
    context: GiftContext;
    events: GiftEvent;
    input: GiftInput;
    tags: Look;
    meta: Meaning;
  },
  actors: giftPorts,
  delays: { GIFT_OPENING_MS },
  guards: {
    isIncoming: ({ context }) => context.incoming,
    isStep: ({ context }, params: { step: Gift['state'] }) => context.gift.state === params.step,
    // Boxes do not close again: the list was asked for before.
    // What was opened or went back stays so: whatever says otherwise was asked for before.
    isOlder: ({ context }, params: { gift: Gift }) =>
      context.gift.state !== 'pending' && params.gift.state !== context.gift.state,
    isStillClosed: (_, params: { gift: Gift }) => params.gift.state === 'pending',
    isRefusedAs: (_, params: { problem: Problem; code: ProblemCode }) =>
      params.problem.code === params.code,
  },
  actions: {
    keep: assign({ gift: (_, params: { gift: Gift }) => params.gift, problem: undefined }),
    promise: assign({
      gift: ({ context }) => ({ ...context.gift, state: 'opened' as const }),
      problem: undefined,
    }),
    rollBack: assign({ gift: ({ context }) => ({ ...context.gift, state: 'pending' as const }) }),
    markReturned: assign({
      gift: ({ context }) => ({ ...context.gift, state: 'returned' as const }),
    }),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    tellPromised: publish(({ context }) => ({ type: 'gifts.promised', id: context.gift._id })),
    tellTakenBack: publish(({ context }) => ({ type: 'gifts.takenBack', id: context.gift._id })),
    tellOutdated: publish({ type: 'gifts.outdated' }),
    sayReturned: tell('alerts', ({ context }) => ({
      type: 'alerts.say',
      kind: 'warning',
      slug: 'Gifts.The gift of {name} has gone back',
      values: { name: context.gift.sender.username },
    })),
  },
}).createMachine({
  id: 'gift',
  context: ({ input }) => ({ ...input, problem: undefined }),
  initial: 'deciding',
  on: {
    'gift.told': [
      { guard: { type: 'isOlder', params: ({ event }) => event } },
      { target: '.deciding', actions: { type: 'keep', params: ({ event }) => event } },
    ],
  },
  states: {
    deciding: {
      meta: { says: 'Where does the gift stand?', spec: '§4 Gift' },
      always: [
        { guard: { type: 'isStep', params: { step: 'opened' } }, target: 'opened' },
        { guard: { type: 'isStep', params: { step: 'returned' } }, target: 'returned' },
        { target: 'pending' },
      ],
    },
    pending: {
      meta: { says: 'The box is closed; who got it may open it', spec: '§4 Gift' },
      on: { 'gift.accept': { guard: 'isIncoming', target: 'opening', actions: 'promise' } },
    },
    opening: {
      tags: ['busy', 'optimistic'],
      meta: { says: 'Shown as opened, being confirmed', spec: '§4 Gift' },
      // Before the hub can tell of it: its box must not go from under the player's hands.
      entry: 'tellPromised',
      invoke: {
        id: 'accept',
        src: 'gift.accept',
        input: ({ context }) => ({ _id: context.gift._id }),
      },
      on: {
        // Told of the time before it was opened: the answer is newer.
        'gift.told': {},
        'gift.accepted': {
          target: 'revealed',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'gift.refused': [
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ ...event, code: 'gift-returned' }),
            },
            target: 'returned',
            actions: ['markReturned', 'sayReturned', 'tellTakenBack', 'tellOutdated'],
          },
          {
            target: 'refused',
            actions: [
              'rollBack',
              { type: 'keepProblem', params: ({ event }) => event },
              'tellTakenBack',
            ],
          },
        ],
        'port.failed': { target: 'unreached', actions: ['rollBack', 'tellTakenBack'] },
      },
    },
    revealed: {
      meta: { says: 'The lid flies, and the coins with it', spec: '§1, decision 31' },
      // The list that is asked for anew meanwhile must not cut the event short.
      on: {
        'gift.told': [
          { guard: { type: 'isOlder', params: ({ event }) => event } },
          { actions: { type: 'keep', params: ({ event }) => event } },
        ],
      },
      after: { GIFT_OPENING_MS: 'deciding' },
    },
    opened: { meta: { says: 'The coins are the player’s', spec: '§4 Gift' } },
    returned: { meta: { says: 'The coins are back with who gave them', spec: 'decision 31' } },
    refused: {
      tags: ['failed'],
      meta: { says: 'Closed again, and it is said why', spec: '§4 Gift, decision 31' },
      on: {
        'gift.accept': { target: 'opening', actions: 'promise' },
        // A list that is asked for anew must not take away why it stayed closed.
        'gift.told': { guard: { type: 'isStillClosed', params: ({ event }) => event } },
      },
    },
    unreached: {
      tags: ['failed'],
      meta: { says: 'It did not reach the server; closed again', spec: 'decision 5' },
      on: {
        'gift.accept': { target: 'opening', actions: 'promise' },
        // A list that is asked for anew must not take away why it stayed closed.
        'gift.told': { guard: { type: 'isStillClosed', params: ({ event }) => event } },
      },
    },
  },
});

export type GiftActor = ActorRefFrom<typeof giftMachine>;
