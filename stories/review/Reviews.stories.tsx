import { aReview } from '../../contract/make/review';
import { problem } from '../../contract/problems';
import { starRatingMachine } from '../../machines/control/starRating.machine';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { reviewMachine } from '../../machines/review/review.machine';
import { anOwnReview, aReviewList } from '../../machines/review/reviews.sample';
import { voteMachine } from '../../machines/review/vote.machine';
import { Reviews } from '../../src/views/review/Reviews';
import { still } from '../support/still';
import { resident, type Subject, storyOf } from '../support/story';

export default { title: 'machines/reviews' };

const none = noPages;
const own = aReview({
  _id: 'review_mine',
  playerId: 'player_ann1',
  player: 'ann',
  stars: 5,
  text: 'My quiet corner of the fair.',
  mine: true,
});
const member = { query: { gameId: 'game_wheel', signedIn: true } };
const stars = (value: number, hovered = 0, state = 'resting') => ({
  stars: {
    src: 'starRating',
    still: still(starRatingMachine, state, { value, hovered }),
  },
});
const list = (state: string, given: Parameters<typeof aReviewList>[0] = {}) =>
  resident('reviews', { open: state }, aReviewList({ ...member, ...given }));
const mine = (
  state: Parameters<typeof still<typeof reviewMachine>>[1],
  given: Parameters<typeof anOwnReview>[0] = {},
  children = {},
) => resident('review', state, anOwnReview(given), children);
const story = (subject: Subject, ...beside: Subject[]) => storyOf(subject, <Reviews />, { beside });
const shown = list('shown', { list: { ...aReviewList().list, total: 12 } });

export const Closed = storyOf(resident('reviews', 'closed', aReviewList({ list: none })), null);
export const Loading = story(
  list('loading', { list: none, summary: { total: 0 } }),
  mine('unknown'),
);
export const Shown = story(shown, mine('absent'));
export const LoadingMore = story(
  list('loadingMore', { list: { ...aReviewList().list, total: 12 } }),
  mine('absent'),
);
export const CutShort = story(
  list('cutShort', { list: { ...aReviewList().list, total: 12 } }),
  mine('absent'),
);
export const Outdated = story(list('outdated'), mine('absent'));
export const Empty = story(list('empty', { list: none, summary: { total: 0 } }), mine('absent'));
export const Failed = story(list('failed', { list: none, summary: { total: 0 } }), mine('unknown'));
export const ToGuest = story(
  mine('guest', { signedIn: false }),
  list('shown', { query: { gameId: 'game_wheel', signedIn: false } }),
);

export const OwnClosed = storyOf(mine('closed'), null);
export const OwnUnknown = story(mine('unknown'), shown);
export const OwnAbsent = story(mine('absent'), shown);
export const OwnWriting = story(mine({ writing: 'untried' }, { draft: '' }, stars(0)), shown);
export const OwnRated = story(
  mine({ writing: 'untried' }, { stars: 4, draft: 'Bright, quick' }, stars(4)),
  shown,
);
export const OwnRefused = story(
  mine(
    { writing: 'refused' },
    { stars: 4, draft: 'Bright', problem: problem('review-exists') },
    stars(4),
  ),
  shown,
);
export const OwnUnreachable = story(
  mine({ writing: 'unreachable' }, { stars: 4, draft: 'Bright' }, stars(4)),
  shown,
);
export const OwnSaving = story(mine('saving', { stars: 4, draft: 'Bright' }), shown);
export const OwnWaiting = story(mine('waiting', { stars: 4, draft: 'Bright', waits: true }), shown);
export const OwnWritten = story(mine('written', { own }), shown);
export const OwnConfirming = story(mine('confirming', { own }), shown);
export const OwnDeleting = story(mine('deleting', { own }), shown);

const vote = (state: string, given: 'up' | undefined) => {
  const here = still(voteMachine, state, {
    gameId: 'game_wheel',
    reviewId: 'review_0001',
    vote: 'up',
    counted: given,
    asked: 'up',
  });
  const { stills } = resident(
    'reviews',
    { open: 'shown' },
    aReviewList({
      ...member,
      seated: ['review_0001'],
      list: aPage([aReview({ vote: 'up', up: 4 })]),
    }),
    { 'vote:review_0001': { src: 'vote', still: here } },
  );
  return { still: here, stills };
};
export const Voting = story(vote('voting', undefined), mine('absent'));
export const Counted = story(vote('counted', 'up'), mine('absent'));
export const InArabic = storyOf(shown, <Reviews />, {
  beside: [mine('written', { own })],
  direction: 'rtl',
});
