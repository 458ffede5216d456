import type { ActorRefFrom } from 'xstate';
import { PAGE_MAX, REVIEWS_PAGE } from '../../contract/limits';
import { listMachine } from '../kit/list';
import { withReview, withVote } from './reviews.rules';
import type { ReviewsWords } from './reviews.words';
import { voteMachine } from './vote.machine';

/** What players think of a game, the most helpful first [§3 Game reviews]. */
export const reviewsMachine = listMachine<ReviewsWords>({
  id: 'reviews',
  spec: '§7 B reviews',
  says: { closed: 'No game’s page is shown', empty: 'Nobody has written one yet' },
  page: REVIEWS_PAGE,
  max: PAGE_MAX,
  idOf: ({ _id }) => _id,
  query: { gameId: '', signedIn: false },
  own: { summary: { total: 0 } },
  fresh: { summary: { total: 0 } },
  isPublic: true,
  visitedBy: {
    'game.entered': ({ gameId, signedIn }) => ({ gameId, signedIn }),
    'game.left': () => undefined,
  },
  outdatedBy: {
    'room.heard': ({ name }) => name === 'review',
    // The room was deaf meanwhile.
    'connection.found': () => true,
  },
  gathers: 'REVIEWS_GATHER_MS',
  edits: {
    'vote.turned': ({ reviewId, vote }, { list }) => ({
      list: withReview(list, reviewId, (review) => withVote(review, vote)),
    }),
    'review.counted': ({ review }, { list }) => ({
      list: withReview(list, review._id, () => review),
    }),
  },
  keeps: ({ summary }) => ({ summary }),
  tells: {
    'list.listed': ({ own }) => [{ to: 'review', event: { type: 'review.known', own } }],
  },
  // A guest and the writer see the counts, and do not count.
  items: {
    src: 'vote',
    machine: voteMachine,
    isSeated: ({ mine }, { query }) => query.signedIn && !mine,
    input: ({ _id, vote }, { query }) => ({ gameId: query.gameId, reviewId: _id, vote }),
    told: (review) => ({ type: 'vote.told', review }),
  },
});

export type ReviewsActor = ActorRefFrom<typeof reviewsMachine>;
