import type { ActorRefFrom } from 'xstate';
import { PAGE_MAX, REVIEWS_PAGE } from '../../contract/limits';
import { gameRoom } from '../../contract/socket';
import { listMachine } from '../kit/list';
import { counted, unvoted, voted, without } from './reviews.rules';
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
  own: { summary: { total: 0 }, voting: [] },
  // The votes end with the list that they are on.
  fresh: { summary: { total: 0 }, voting: [], unsettled: false },
  isPublic: true,
  visitedBy: {
    'game.entered': ({ gameId, signedIn }) => ({ gameId, signedIn }),
    'game.left': () => undefined,
  },
  outdatedBy: {
    'room.heard': ({ name }) => name === 'review' || name === 'hidden',
    // What the room said while nobody heard it.
    'room.missed': ({ room }, { query }) => room === gameRoom(query.gameId),
    'connection.found': () => true,
  },
  gathers: 'REVIEWS_GATHER_MS',
  unsettledBy: {
    'vote.turned': () => true,
    'vote.takenBack': ({ reviewId }, { voting }) => without(voting, reviewId).length > 0,
    'review.counted': ({ review }, { voting }) => without(voting, review._id).length > 0,
  },
  edits: { 'vote.turned': voted, 'vote.takenBack': unvoted, 'review.counted': counted },
  keeps: ({ summary }) => ({ summary }),
  tells: { 'list.listed': ({ own }) => [{ to: 'review', event: { type: 'review.known', own } }] },
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
