import { PAGE_MAX, REVIEW_TEXT_MAX, REVIEWS_PAGE } from '../../contract/limits';
import { aReview } from '../../contract/make/review';
import { problem } from '../../contract/problems';
import { silentAdapters, wholeApp } from '../../machines/app/whole';
import { anEntry } from '../../machines/outbox/outbox.sample';
import { reviewMachine } from '../../machines/review/review.machine';
import type { reviewsMachine } from '../../machines/review/reviews.machine';
import type { ReviewEvent, ReviewsWords } from '../../machines/review/reviews.words';
import { voteMachine } from '../../machines/review/vote.machine';
import { listWalk } from '../kit/list.walk';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const entered = [
  { type: 'game.entered', gameId: 'game_wheel', signedIn: true, playerId: 'player_ann1' },
  { type: 'game.entered', gameId: 'game_wheel', signedIn: false, playerId: undefined },
  { type: 'game.left' },
] as const;

const held = anEntry({ call: 'writeReview', body: { stars: 4, text: 'Kind' } });
const own = aReview({ _id: 'review_mine', playerId: 'player_ann1', player: 'ann', mine: true });

export const reviewsWalk = listWalk<ReviewsWords>(
  // Its votes need silent ports as well.
  (wholeApp(silentAdapters).implementations.actors as Record<string, unknown>)
    .reviews as typeof reviewsMachine,
  {
    queries: [
      { gameId: 'game_wheel', signedIn: true },
      { gameId: 'game_wheel', signedIn: false },
    ],
    items: (count) =>
      Array.from({ length: count }, (_, n) => aReview({ _id: `review_${1_000 + n}` })),
    page: REVIEWS_PAGE,
    max: PAGE_MAX,
    more: { summary: { average: 4, total: 12 } },
    events: [
      ...entered,
      { type: 'room.heard', room: 'game:game_wheel', name: 'review', body: '{}' },
      { type: 'room.heard', room: 'game:game_wheel', name: 'hidden', body: '{}' },
      { type: 'room.missed', room: 'game:game_wheel' },
      { type: 'vote.turned', reviewId: 'review_1000', vote: 'down' },
      { type: 'vote.takenBack', reviewId: 'review_1000', vote: undefined },
      { type: 'review.counted', review: aReview({ _id: 'review_1000', up: 9 }) },
    ],
    promises: /^vote\.turned$/,
    settles: /^vote\.takenBack$|^review\.counted$/,
  },
);

export const reviewWalk = walk({
  machine: silent(reviewMachine),
  inputs: [undefined],
  events: [
    ...entered,
    { type: 'review.known', own: undefined },
    { type: 'review.known', own },
    { type: 'review.write' },
    { type: 'review.rate', stars: 4 },
    { type: 'review.type', draft: 'w'.repeat(REVIEW_TEXT_MAX + 1) },
    { type: 'review.cancel' },
    { type: 'review.submit' },
    { type: 'review.delete' },
    { type: 'review.confirm' },
    { type: 'review.saved', review: own },
    { type: 'review.deleted' },
    { type: 'review.refused', problem: problem('review-exists') },
    { type: 'review.refused', problem: problem('not-found') },
    { type: 'port.failed', port: 'review.save' },
    { type: 'port.failed', port: 'review.save', kept: 'entry-0001' },
    { type: 'outbox.held', entries: [held] },
    { type: 'outbox.ended', entry: held, how: 'sent', left: false },
    { type: 'outbox.ended', entry: held, how: 'refused', left: false },
    { type: 'outbox.ended', entry: held, how: 'cancelled', left: false },
    { type: 'outbox.ended', entry: anEntry(), how: 'sent', left: false },
  ] satisfies ReviewEvent[],
  view: ({ context: { signedIn, own: written, stars, waits, sent } }) => [
    signedIn,
    written?._id,
    stars > 0,
    waits,
    sent,
  ],
});

export const voteWalk = walk({
  machine: silent(voteMachine),
  inputs: [
    { gameId: 'game_wheel', reviewId: 'review_0001', vote: undefined },
    { gameId: 'game_wheel', reviewId: 'review_0001', vote: 'up' },
  ],
  events: [
    { type: 'vote.press', vote: 'up' },
    { type: 'vote.press', vote: 'down' },
    { type: 'vote.told', review: aReview({ vote: 'down' }) },
    { type: 'vote.taken', review: aReview({ vote: 'up' }) },
    { type: 'vote.refused', problem: problem('forbidden') },
    { type: 'port.failed', port: 'review.vote' },
  ],
  view: ({ context: { vote, counted, asked } }) => [vote, counted, asked],
});
