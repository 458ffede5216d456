import { type ActorRefFrom, assign, setup } from 'xstate';
import { REVIEW_TEXT_MAX } from '../../contract/limits';
import type { Problem } from '../../contract/problems';
import type { Review } from '../../contract/review';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { starRatingMachine } from '../starRating/starRating.machine';
import type { ReviewEvent } from './reviews.events';
import { reviewsPorts } from './reviews.ports';

export interface ReviewContext {
  gameId: string;
  signedIn: boolean;
  /** The reader's own review of the game, once the list told of it. */
  own: Review | undefined;
  /** 1 to 5; 0 is none yet. */
  stars: number;
  draft: string;
  problem: Problem | undefined;
}

const blank = { own: undefined, stars: 0, draft: '', problem: undefined };

/** The one review that a player has of a game: written, changed, deleted after a question. */
export const reviewMachine = setup({
  types: {} as { context: ReviewContext; events: ReviewEvent; tags: Look; meta: Meaning },
  actors: { ...reviewsPorts, starRating: starRatingMachine },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    isWritten: ({ context }) => context.own !== undefined,
    isTold: (_, params: { own: Review | undefined }) => params.own !== undefined,
    hasStars: ({ context }) => context.stars > 0,
  },
  actions: {
    enter: assign((_, params: { gameId: string; signedIn: boolean }) => ({
      ...blank,
      gameId: params.gameId,
      signedIn: params.signedIn,
    })),
    keepOwn: assign({ own: (_, params: { own: Review | undefined }) => params.own }),
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
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    // The list shows it too, and may know of one that was written elsewhere.
    refreshList: tell('reviews', { type: 'reviews.refresh' }),
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
      actions: { type: 'enter', params: ({ event }) => event },
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
        'review.known': [
          {
            guard: { type: 'isTold', params: ({ event }) => event },
            target: 'written',
            actions: { type: 'keepOwn', params: ({ event }) => event },
          },
          { target: 'absent' },
        ],
      },
    },
    absent: {
      meta: { says: 'The player has not written one', spec: '§3 Game reviews' },
      on: {
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
        'review.cancel': [{ guard: 'isWritten', target: 'written' }, { target: 'absent' }],
        'review.submit': { guard: 'hasStars', target: 'saving' },
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
        input: ({ context: { gameId, stars, draft, own } }) => ({
          gameId,
          stars,
          text: draft,
          exists: own !== undefined,
        }),
      },
      on: {
        'review.saved': {
          target: 'written',
          actions: [{ type: 'keepSaved', params: ({ event }) => event }, 'refreshList'],
        },
        'review.refused': {
          target: 'writing.refused',
          actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'refreshList'],
        },
        'port.failed': 'writing.unreachable',
      },
    },
    written: {
      meta: { says: 'The player’s own review is shown', spec: '§3 Game reviews' },
      on: {
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
        'review.refused': { target: 'written', actions: ['explain', 'refreshList'] },
        'port.failed': { target: 'written', actions: 'explain' },
      },
    },
  },
});

export type ReviewActor = ActorRefFrom<typeof reviewMachine>;
