import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Problem } from '../../contract/problems';
import type { ScratchCard, Scratcher } from '../../contract/scratcher';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { type ScratcherEvent, scratcherPorts } from './scratcher.words';

export interface ScratcherInput {
  scratcher: Scratcher;
}

export interface ScratcherContext extends ScratcherInput {
  /** The cards at hand: one, or all that were scratched at once. */
  cards: ScratchCard[];
  /** The player takes the foil off, and sees the card when it is off. */
  byHand: boolean;
  /** All that are left were asked for. */
  all: boolean;
  /** Why the server refused. */
  problem: Problem | undefined;
}

type Answer = { cards: ScratchCard[]; scratcher: Scratcher };

/**
 * Cards that came together, scratched one after another or all at once. The card at hand takes the
 * steps of the shared lifecycle.
 */
export const scratcherMachine = setup({
  types: {} as {
    context: ScratcherContext;
    events: ScratcherEvent;
    input: ScratcherInput;
    tags: Look;
    meta: Meaning;
  },
  actors: scratcherPorts,
  guards: {
    isWaiting: ({ context }) => context.scratcher.uncollected > 0,
    isUsed: ({ context }) => context.scratcher.scratched >= context.scratcher.amount,
    isByHand: ({ context }) => context.byHand,
    hasWon: ({ context }) => context.cards.some(({ prize }) => prize > 0),
    isWon: (_, params: Answer) => params.cards.some(({ prize }) => prize > 0),
  },
  actions: {
    begin: assign({
      byHand: (_, params: { byHand?: true; all?: true }) => params.byHand ?? false,
      all: (_, params) => params.all ?? false,
      cards: [],
      problem: undefined,
    }),
    keep: assign({ scratcher: (_, params: { scratcher: Scratcher }) => params.scratcher }),
    keepCards: assign({
      cards: (_, params: Answer) => params.cards,
      scratcher: (_, params) => params.scratcher,
      problem: undefined,
    }),
    takeWaiting: assign({ cards: ({ context }) => context.scratcher.waiting }),
    letGo: assign({ byHand: false }),
    putAway: assign({ cards: [], problem: undefined }),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    forgetProblem: assign({ problem: undefined }),
    tellBegun: publish(({ context }) => ({ type: 'scratchers.begun', id: context.scratcher._id })),
    tellDone: publish(({ context }) => ({ type: 'scratchers.done', id: context.scratcher._id })),
  },
}).createMachine({
  id: 'scratcher',
  context: ({ input }) => ({
    ...input,
    cards: [],
    byHand: false,
    all: false,
    problem: undefined,
  }),
  initial: 'deciding',
  // What is at hand is newer than a list that was asked for before.
  on: { 'scratcher.told': { actions: { type: 'keep', params: ({ event }) => event } } },
  states: {
    deciding: {
      meta: { says: 'Where do the cards stand?', spec: '§4 Scratch card' },
      always: [
        { guard: 'isWaiting', target: 'won', actions: 'takeWaiting' },
        { guard: 'isUsed', target: 'used' },
        { target: 'covered' },
      ],
    },
    covered: {
      meta: { says: 'A card lies there under its foil', spec: '§4 Scratch card' },
      on: {
        'scratcher.scratch': {
          target: 'scratching',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        'scratcher.told': {
          target: 'deciding',
          actions: { type: 'keep', params: ({ event }) => event },
        },
      },
    },
    scratching: {
      tags: ['busy'],
      meta: { says: 'Asks what lies under the foil', spec: '§4 Scratch card' },
      // The hub may tell first that nothing is left: it must not go from under the player's hands.
      entry: 'tellBegun',
      invoke: {
        id: 'scratch',
        src: 'scratcher.scratch',
        input: ({ context }) => ({
          scratcherConfig: context.scratcher._id,
          all: context.all,
        }),
      },
      on: {
        // The answer is newer, and without its card nobody knows what the set has lost.
        'scratcher.told': {},
        // The foil was off before the answer came.
        'scratcher.uncover': { actions: 'letGo' },
        'scratcher.scratched': [
          {
            guard: 'isByHand',
            target: 'uncovering',
            actions: { type: 'keepCards', params: ({ event }) => event },
          },
          {
            guard: { type: 'isWon', params: ({ event }) => event },
            target: 'won',
            actions: { type: 'keepCards', params: ({ event }) => event },
          },
          { target: 'lost', actions: { type: 'keepCards', params: ({ event }) => event } },
        ],
        'scratcher.refused': {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'unreached',
      },
    },
    uncovering: {
      meta: { says: 'The card lies there, and the player scratches', spec: '§4 Scratch card' },
      on: {
        'scratcher.uncover': [{ guard: 'hasWon', target: 'won' }, { target: 'lost' }],
      },
    },
    won: {
      meta: { says: 'Three are alike: a prize waits to be collected', spec: '§4 Scratch card' },
      on: { 'scratcher.accept': 'collecting' },
    },
    collecting: {
      tags: ['busy'],
      meta: { says: 'Collects the prize', spec: '§4 Scratch card' },
      entry: ['tellBegun', 'forgetProblem'],
      invoke: {
        id: 'accept',
        src: 'scratcher.accept',
        input: ({ context: { cards, scratcher } }) => ({
          scratchId: cards.length === 1 ? (cards[0]?._id ?? scratcher._id) : scratcher._id,
        }),
      },
      on: {
        'scratcher.told': {},
        'scratcher.collected': {
          target: 'collected',
          actions: { type: 'keepCards', params: ({ event }) => event },
        },
        'scratcher.refused': {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'uncollected',
      },
    },
    collected: {
      meta: { says: 'The coins are the player’s, the seed is told', spec: 'decisions 25, 27' },
      on: { 'scratcher.next': { target: 'deciding', actions: 'putAway' } },
    },
    lost: {
      meta: { says: 'No three are alike; the seed is told', spec: 'decisions 25, 27' },
      on: { 'scratcher.next': { target: 'deciding', actions: 'putAway' } },
    },
    used: {
      meta: { says: 'No card is left: the config goes', spec: '§4 Scratch card' },
      entry: 'tellDone',
    },
    refused: {
      tags: ['failed'],
      meta: { says: 'The server refused, and it is said why', spec: '§4 Scratch card' },
      on: { 'scratcher.next': { target: 'deciding', actions: 'putAway' } },
    },
    unreached: {
      tags: ['failed'],
      meta: { says: 'The card did not reach the server; its foil is on again', spec: 'decision 5' },
      on: {
        'scratcher.scratch': {
          target: 'scratching',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        // It may have been scratched all the same.
        'scratcher.told': {
          target: 'deciding',
          actions: { type: 'keep', params: ({ event }) => event },
        },
      },
    },
    uncollected: {
      tags: ['failed'],
      meta: { says: 'The collecting did not reach the server', spec: 'decision 5' },
      on: { 'scratcher.accept': 'collecting' },
    },
  },
});

export type ScratcherActor = ActorRefFrom<typeof scratcherMachine>;
