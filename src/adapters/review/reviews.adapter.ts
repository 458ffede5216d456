import type { Problem } from '../../../contract/problems';
import {
  deleteReview,
  editReview,
  listReviews,
  type Review,
  voteOnReview,
  writeReview,
} from '../../../contract/review';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { reviewsPorts } from '../../../machines/review/reviews.words';
import type { Asks } from '../api';

const refused = (problem: Problem) => ({ type: 'review.refused' as const, problem });

export const reviewsAdapters = (asks: Asks): AdaptersOf<typeof reviewsPorts> => {
  const saving = {
    given: ({ gameId, stars, text }: { gameId: string; stars: number; text: string }) => ({
      params: { id: gameId },
      body: { stars, text },
    }),
    answered: (review: Review) => ({ type: 'review.saved' as const, review }),
    refused,
  };
  const write = asks('review.save', writeReview, saving);
  const edit = asks('review.save', editReview, saving);
  return {
    'reviews.list': asks('reviews.list', listReviews, {
      given: ({ query, pageIndex, pageSize }) => ({
        params: { id: query.gameId },
        query: { pageIndex, pageSize },
      }),
      answered: ({ items, total, summary, own }) => ({
        type: 'list.listed',
        items,
        total,
        summary,
        own,
      }),
    }),
    'review.save': (input, answer, hear) => (input.exists ? edit : write)(input, answer, hear),
    'review.delete': asks('review.delete', deleteReview, {
      given: ({ gameId }) => ({ params: { id: gameId } }),
      answered: () => ({ type: 'review.deleted' }),
      refused,
    }),
    'review.vote': asks('review.vote', voteOnReview, {
      given: ({ gameId, reviewId, vote }) => ({
        params: { id: gameId },
        body: { reviewId, ...(vote !== undefined && { vote }) },
      }),
      answered: (review) => ({ type: 'vote.taken', review }),
      refused: (problem) => ({ type: 'vote.refused', problem }),
    }),
  };
};
