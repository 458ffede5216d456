import { type ActorRefFrom, assign, setup } from 'xstate';
import { REVIEW_TEXT_MAX } from '../../contract/limits';
import type { Problem } from '../../contract/problems';
import type { Review } from '../../contract/review';
import { starRatingMachine } from '../control/starRating.machine';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import type { OutboxEntry } from '../outbox/outbox.calls';
import { isMoot } from '../outbox/outbox.rules';
import type { OutboxEnded } from '../outbox/outbox.words';
import { heldReview, isOfReview } from './reviews.rules';
import { type ReviewEvent, reviewsPorts } from './reviews.words';

export interface ReviewContext {
  gameId: string;
  signedIn: boolean;
  /** The reader's own review of the game, once the list told of it. */
  own: Review | undefined;
  /** 1 to 5; 0 is none yet. */
  stars: number;
  draft: string;
  problem: Problem | undefined;
  /** What was written waits in the outbox: for the server, that is still to come. */
  waits: boolean;
  /** The outbox has sent what was written, and the list has not told of it yet. */
  sent: boolean;
}

const blank = {
  own: undefined,
  stars: 0,
  draft: '',
  problem: undefined,
  waits: false,
  sent: false,
};

/** The one review that a player has of a game: written, changed, deleted after a question. */
export const reviewMachine = setup({
  types: {} as { context: ReviewContext; events: ReviewEvent; tags: Look; meta: Meaning },
  actors: { ...reviewsPorts, starRating: starRatingMachine },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    doesWait: ({ context }) => context.waits,
    isWritten: ({ context }) => context.own !== undefined,
    wasSent: ({ context }) => context.sent,
    isGone: (_, { problem }: { problem: Problem }) => isMoot({ call: 'deleteReview' }, problem),
    isTold: (_, params: { own: Review | undefined }) => params.own !== undefined,
    isKept: (_, params: { kept?: string }) => params.kept !== undefined,
    isHeld: ({ context }, params: { entries: readonly OutboxEntry[] }) =>
      heldReview(params.entries, context.gameId) !== undefined,
    isSent: ({ context }, { entry, how, left }: OutboxEnded) =>
      how === 'sent' && !left && isOfReview(entry, context.gameId),
    isRefused: ({ context }, { entry, how, left }: OutboxEnded) =>
      how === 'refused' && !left && heldReview([entry], context.gameId) !== undefined,
    isTakenBack: ({ context }, { entry, how, left }: OutboxEnded) =>
      how === 'cancelled' && !left && heldReview([entry], context.gameId) !== undefined,
    isStopped: ({ context }, { entry, how, left }: OutboxEnded) =>
      how !== 'sent' && !left && heldReview([entry], context.gameId) !== undefined,
    hasStars: ({ context }) => context.stars > 0,
  },
  actions: {
    enter: assign((_, params: { gameId: string; signedIn: boolean }) => ({
      ...blank,
      gameId: params.gameId,
      signedIn: params.signedIn,
    })),
    keepOwn: assign((_, params: { own: Review | undefined }) => ({ own: params.own, sent: false })),
    keepSaved: assign((_, params: { review: Review }) => ({ ...blank, own: params.review })),
    forgetOwn: assign(blank),
    begin: assign({
      stars: ({ context }) => context.own?.stars ?? 0,
      draft: ({ context }) => context.own?.text ?? '',
      problem: undefined,
    }),
    keepStars: assign({ stars: (_, params: { stars: number }) => params.stars }),
    keepDraft: assign({
      draft: (_, params: { draft: string }) => params.draft.slice(0, REVIEW_TEXT_MAX),
    }),
    wait: assign({ waits: true }),
    stopWaiting: assign({ waits: false }),
    markSent: assign({ waits: false, sent: true }),
    keepHeld: assign(({ context }, params: { entries: readonly OutboxEntry[] }) => ({
      waits: true,
      ...heldReview(params.entries, context.gameId),
    })),
    keepReason: assign((_, params: OutboxEnded) => ({
      waits: false,
      problem: params.entry.problem,
    })),
    // Its words stand in the form again.
    takeOver: tell('outbox', (_, params: OutboxEnded) => ({
      type: 'outbox.discard',
      id: params.entry.id,
    })),
    askOutbox: tell('outbox', { type: 'outbox.repeat' }),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    // The list shows it too, and may know of one that was written elsewhere.
    refreshList: tell('reviews', { type: 'list.retry' }),
    explain: tell('alerts', {
      type: 'alerts.say',
      kind: 'error',
      slug: 'Review.The review was not deleted',
    }),
  },
}).createMachine({
  id: 'review',
  context: { gameId: '', signedIn: false, ...blank },
  initial: 'closed',
  on: {
    'game.entered': {
      target: '.deciding',
      actions: [{ type: 'enter', params: ({ event }) => event }, 'askOutbox'],
    },
    'game.left': '.closed',
  },
  states: {
    closed: { meta: { says: 'No game’s page is shown', spec: '§3 Game reviews' } },
    deciding: {
      meta: { says: 'Who reads?', spec: '§6 Roles' },
      always: [{ guard: 'isSignedIn', target: 'unknown' }, { target: 'guest' }],
    },
    guest: { meta: { says: 'A guest is told how one gets to write', spec: '§6 Guest' } },
    unknown: {
      tags: ['busy'],
      meta: { says: 'The list has not yet told of an own review', spec: '§3 Game reviews' },
      on: {
        'outbox.held': {
          guard: { type: 'isHeld', params: ({ event }) => event },
          target: 'waiting',
          actions: { type: 'keepHeld', params: ({ event }) => event },
        },
        'review.known': [
          {
            guard: { type: 'isTold', params: ({ event }) => event },
            target: 'written',
            actions: { type: 'keepOwn', params: ({ event }) => event },
          },
          { target: 'absent', actions: 'forgetOwn' },
        ],
      },
    },
    absent: {
      meta: { says: 'The player has not written one', spec: '§3 Game reviews' },
      on: {
        'outbox.held': {
          guard: { type: 'isHeld', params: ({ event }) => event },
          target: 'waiting',
          actions: { type: 'keepHeld', params: ({ event }) => event },
        },
        'review.known': {
          guard: { type: 'isTold', params: ({ event }) => event },
          target: 'written',
          actions: { type: 'keepOwn', params: ({ event }) => event },
        },
        'review.write': { target: 'writing', actions: 'begin' },
      },
    },
    writing: {
      meta: { says: 'Takes stars and words, and keeps them', spec: '§3 Game reviews' },
      invoke: {
        id: 'stars',
        src: 'starRating',
        input: ({ context }) => ({ value: context.stars }),
      },
      initial: 'untried',
      on: {
        'review.known': { actions: { type: 'keepOwn', params: ({ event }) => event } },
        'review.rate': { actions: { type: 'keepStars', params: ({ event }) => event } },
        'review.type': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        'review.cancel': [
          // What waits is shown with its own words.
          { guard: 'doesWait', target: 'waiting', actions: 'askOutbox' },
          { guard: 'isWritten', target: 'written' },
          { guard: 'wasSent', target: 'unknown' },
          { target: 'absent' },
        ],
        'review.submit': { guard: 'hasStars', target: 'saving' },
        'outbox.ended': [
          {
            guard: { type: 'isSent', params: ({ event }) => event },
            actions: ['markSent', 'refreshList'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: '.refused',
            actions: [
              { type: 'keepReason', params: ({ event }) => event },
              { type: 'takeOver', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isTakenBack', params: ({ event }) => event },
            actions: ['stopWaiting', { type: 'takeOver', params: ({ event }) => event }],
          },
        ],
      },
      states: {
        untried: { meta: { says: 'Not sent since it was opened', spec: '§3 Game reviews' } },
        refused: {
          tags: ['failed'],
          meta: { says: 'The server refused it, and it is said why', spec: '§8' },
        },
        unreachable: {
          tags: ['failed', 'offline'],
          meta: { says: 'The server could not be reached; the words stay', spec: '§8' },
        },
      },
    },
    saving: {
      tags: ['busy'],
      meta: { says: 'Sent; the server is asked', spec: '§7 B reviews' },
      invoke: {
        id: 'save',
        src: 'review.save',
        input: ({ context: { gameId, stars, draft, own, waits, sent } }) => ({
          gameId,
          stars,
          text: draft,
          exists: own !== undefined || waits || sent,
        }),
      },
      on: {
        'review.known': { actions: { type: 'keepOwn', params: ({ event }) => event } },
        'outbox.ended': [
          {
            guard: { type: 'isSent', params: ({ event }) => event },
            actions: ['markSent', 'refreshList'],
          },
          // What is being saved is newer.
          {
            guard: { type: 'isStopped', params: ({ event }) => event },
            actions: ['stopWaiting', { type: 'takeOver', params: ({ event }) => event }],
          },
        ],
        'review.saved': {
          target: 'written',
          actions: [{ type: 'keepSaved', params: ({ event }) => event }, 'refreshList'],
        },
        'review.refused': {
          target: 'writing.refused',
          actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'refreshList'],
        },
        'port.failed': [
          {
            guard: { type: 'isKept', params: ({ event }) => event },
            target: 'waiting',
            actions: 'wait',
          },
          { target: 'writing.unreachable' },
        ],
      },
    },
    waiting: {
      tags: ['optimistic', 'offline'],
      meta: { says: 'Shown as written; the outbox holds it', spec: 'decision 68' },
      on: {
        'review.write': 'writing',
        'outbox.held': {
          guard: { type: 'isHeld', params: ({ event }) => event },
          actions: { type: 'keepHeld', params: ({ event }) => event },
        },
        'outbox.ended': [
          {
            guard: { type: 'isSent', params: ({ event }) => event },
            target: 'unknown',
            actions: ['stopWaiting', 'refreshList'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'writing.refused',
            actions: [
              { type: 'keepReason', params: ({ event }) => event },
              { type: 'takeOver', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isTakenBack', params: ({ event }) => event },
            target: 'writing',
            actions: ['stopWaiting', { type: 'takeOver', params: ({ event }) => event }],
          },
        ],
      },
    },
    written: {
      meta: { says: 'The player’s own review is shown', spec: '§3 Game reviews' },
      on: {
        'outbox.held': {
          guard: { type: 'isHeld', params: ({ event }) => event },
          target: 'waiting',
          actions: { type: 'keepHeld', params: ({ event }) => event },
        },
        'review.known': [
          {
            guard: { type: 'isTold', params: ({ event }) => event },
            actions: { type: 'keepOwn', params: ({ event }) => event },
          },
          { target: 'absent', actions: 'forgetOwn' },
        ],
        'review.write': { target: 'writing', actions: 'begin' },
        'review.delete': 'confirming',
      },
    },
    confirming: {
      meta: { says: 'Asks before it deletes: that cannot be undone', spec: '§7 B reviews/delete' },
      on: { 'review.confirm': 'deleting', 'review.cancel': 'written' },
    },
    deleting: {
      tags: ['busy'],
      meta: { says: 'The server is asked to delete it', spec: '§7 B reviews/delete' },
      invoke: {
        id: 'delete',
        src: 'review.delete',
        input: ({ context }) => ({ gameId: context.gameId }),
      },
      on: {
        'review.deleted': { target: 'absent', actions: ['forgetOwn', 'refreshList'] },
        'review.refused': [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'absent',
            actions: ['forgetOwn', 'refreshList'],
          },
          { target: 'written', actions: ['explain', 'refreshList'] },
        ],
        'port.failed': [
          {
            guard: { type: 'isKept', params: ({ event }) => event },
            target: 'absent',
            actions: 'forgetOwn',
          },
          { target: 'written', actions: 'explain' },
        ],
      },
    },
  },
});

export type ReviewActor = ActorRefFrom<typeof reviewMachine>;
