import { type ActorRefFrom, assign, setup } from 'xstate';
import { slugOfProblem } from '../../contract/problem.rules';
import type { Problem, ProblemCode } from '../../contract/problems';
import {
  choicesOf,
  type RelationCommand,
  type RelationView,
  viewAfter,
} from '../../contract/relation.rules';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { type RelationEvent, relationPorts } from './relation.words';

export interface RelationInput {
  playerId: string;
  /** Undefined where no list has told it. */
  relation: RelationView | undefined;
}

export interface RelationContext extends RelationInput {
  /** How it was before the command in flight. */
  before: RelationView | undefined;
  command: RelationCommand | undefined;
  /** When a declined player may ask again (ISO 8601) [decision 17]. */
  again: string | undefined;
}

/** Offered only where the shared lifecycle allows it, and shown as done at once. */
const step = <Command extends RelationCommand>(command: Command) => ({
  guard: { type: 'isOffered' as const, params: { command } },
  target: '#relation.changing',
  actions: { type: 'promise' as const, params: { command } },
});
const apart = {
  'relation.follow': step('follow'),
  'relation.unfollow': step('unfollow'),
  'relation.block': step('block'),
};

/** All of them: which one is offered is the relation's to say. */
const steps = {
  ...apart,
  'relation.request': step('request'),
  'relation.cancel': step('cancel'),
  'relation.accept': step('accept'),
  'relation.decline': step('decline'),
  'relation.remove': step('remove'),
  'relation.favourite': step('favourite'),
  'relation.unfavourite': step('unfavourite'),
  'relation.unblock': step('unblock'),
};

/** How the player stands to another one. Its states are the bonds as this side sees them. */
export const relationMachine = setup({
  types: {} as {
    context: RelationContext;
    events: RelationEvent;
    input: RelationInput;
    tags: Look;
    meta: Meaning;
  },
  actors: relationPorts,
  guards: {
    isUnknown: ({ context }) => context.relation === undefined,
    isBond: ({ context }, params: { bond: RelationView['bond'] }) =>
      context.relation?.bond === params.bond,
    isOffered: ({ context }, params: { command: RelationCommand }) =>
      context.relation !== undefined && choicesOf(context.relation).includes(params.command),
    isRefusedAs: (_, params: { problem: Problem; code: ProblemCode }) =>
      params.problem.code === params.code,
  },
  actions: {
    keep: assign((_, params: { relation: RelationView }) => ({
      relation: params.relation,
      before: undefined,
    })),
    promise: assign(({ context: { relation } }, params: { command: RelationCommand }) => ({
      command: params.command,
      before: relation,
      relation: relation && viewAfter(relation, params.command),
    })),
    promiseAgain: assign(({ context: { relation, command } }) => ({
      before: relation,
      relation: relation && command && viewAfter(relation, command),
    })),
    rollBack: assign({ relation: ({ context }) => context.before, before: undefined }),
    keepAgain: assign({
      again: (_, params: { problem: Problem }) => String(params.problem.params?.again),
    }),
    forget: assign({ relation: undefined, before: undefined }),
    say: tell('alerts', (_, params: { slug: string }) => ({
      type: 'alerts.say',
      kind: 'error',
      slug: params.slug,
    })),
  },
}).createMachine({
  id: 'relation',
  context: ({ input }) => ({ ...input, before: undefined, command: undefined, again: undefined }),
  initial: 'deciding',
  on: {
    'relation.told': {
      target: '.deciding',
      actions: { type: 'keep', params: ({ event }) => event },
    },
    'relation.outdated': '.loading',
  },
  states: {
    deciding: {
      meta: { says: 'How do the two stand to each other?', spec: 'decision 17' },
      always: [
        { guard: 'isUnknown', target: 'loading' },
        { guard: { type: 'isBond', params: { bond: 'asked' } }, target: 'asked' },
        { guard: { type: 'isBond', params: { bond: 'was asked' } }, target: 'wasAsked' },
        { guard: { type: 'isBond', params: { bond: 'friends' } }, target: 'friends' },
        { guard: { type: 'isBond', params: { bond: 'blocked' } }, target: 'blocked' },
        { guard: { type: 'isBond', params: { bond: 'hidden' } }, target: 'gone' },
        { target: 'strangers' },
      ],
    },
    loading: {
      tags: ['busy'],
      meta: { says: 'Asks how they stand; what was shown stays', spec: '§7 A friends/{id}/get' },
      invoke: {
        id: 'load',
        src: 'relation.load',
        input: ({ context }) => ({ playerId: context.playerId }),
      },
      on: {
        // Of what is shown: a press while it is asked for again is not lost.
        ...steps,
        'relation.loaded': {
          target: 'deciding',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'relation.refused': { target: 'gone', actions: 'forget' },
        'port.failed': 'failed',
      },
    },
    strangers: {
      meta: { says: 'Nothing binds them; one may ask for friendship', spec: 'decision 17' },
      on: { 'relation.request': step('request'), ...apart },
    },
    tooSoon: {
      meta: { says: 'Declined lately: it is said when one may ask again', spec: 'decision 17' },
      on: apart,
    },
    asked: {
      meta: { says: 'The player has asked; the other one has not answered', spec: 'decision 17' },
      on: { 'relation.cancel': step('cancel'), ...apart },
    },
    wasAsked: {
      meta: { says: 'The other one has asked; the player may answer', spec: 'decision 17' },
      on: {
        'relation.request': step('request'),
        'relation.accept': step('accept'),
        'relation.decline': step('decline'),
        ...apart,
      },
    },
    friends: {
      meta: { says: 'They are friends', spec: '§3 Friends, decision 17' },
      on: {
        'relation.remove': step('remove'),
        'relation.favourite': step('favourite'),
        'relation.unfavourite': step('unfavourite'),
        ...apart,
      },
    },
    blocked: {
      meta: { says: 'The player has blocked the other one', spec: 'decision 18' },
      on: { 'relation.unblock': step('unblock') },
    },
    gone: {
      meta: { says: 'There is no such player, or it looks so', spec: 'decision 18' },
    },
    failed: {
      tags: ['failed'],
      meta: { says: 'It could not be asked how they stand', spec: '§7 A friends/{id}/get' },
      on: { 'relation.retry': 'loading', 'connection.found': 'loading' },
    },
    changing: {
      tags: ['busy', 'optimistic'],
      meta: { says: 'Shown as done, being saved', spec: '§7 B accept, decline, remove' },
      invoke: {
        id: 'change',
        src: 'relation.change',
        input: ({ context: { playerId, command } }) => ({
          playerId,
          command: command ?? 'request',
        }),
      },
      on: {
        // Told of the time before the command: the answer to it is newer.
        'relation.told': {},
        'relation.outdated': {},
        'relation.saved': {
          target: 'deciding',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'relation.refused': [
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ ...event, code: 'request-too-soon' }),
            },
            target: 'tooSoon',
            actions: ['rollBack', { type: 'keepAgain', params: ({ event }) => event }],
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ ...event, code: 'not-found' }),
            },
            target: 'gone',
            actions: ['forget', { type: 'say', params: { slug: 'People.Player not available' } }],
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: ({ event }) => ({ ...event, code: 'step-illegal' }),
            },
            target: 'loading',
            actions: [
              'rollBack',
              { type: 'say', params: { slug: 'People.Something has changed meanwhile' } },
            ],
          },
          // Any other is no word about the two: the server's own.
          {
            target: 'loading',
            actions: [
              'rollBack',
              {
                type: 'say',
                params: ({ event: { problem } }) => ({ slug: slugOfProblem(problem) }),
              },
            ],
          },
        ],
        'port.failed': { target: 'unsaved', actions: 'rollBack' },
      },
    },
    unsaved: {
      tags: ['failed'],
      meta: { says: 'It did not reach the server; shown as it was', spec: 'decision 5' },
      on: {
        // The news that a mended line brings must not take away what is still to be sent.
        'relation.told': {},
        'relation.outdated': {},
        'relation.retry': { target: 'changing', actions: 'promiseAgain' },
        'relation.leave': 'loading',
      },
    },
  },
});

export type RelationActor = ActorRefFrom<typeof relationMachine>;
