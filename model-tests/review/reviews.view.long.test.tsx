import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { REVIEWS_GATHER_MS } from '../../contract/limits';
import { Reviews } from '../../src/views/review/Reviews';
import type { World } from '../../tests/machines/support/world';
import { answer, control, hear, isOpen, miss, press, tells, type } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS, walkView } from '../support/view';
import { visit } from '../support/visit';
import { reviewsWalk, reviewWalk } from './reviews.walk';

test(
  'reviews: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      reviewsWalk,
      {
        list: 'reviews',
        says: {
          failed: 'The reviews did not load.',
          cutShort: 'The next reviews did not load.',
        },
      },
      {
        view: <Reviews />,
        start: () => ({}),
        settle: () => undefined,
        beside: ['router'],
        by: {
          'game.entered': visit,
          'game.left': visit,
          'room.heard': ({ name, body }, world) => hear(world, name, body),
          'room.missed': miss,
          'vote.turned': tells('reviews'),
          'vote.takenBack': tells('reviews'),
          'review.counted': tells('reviews'),
        },
        sees: ({ context: { list, query } }) => {
          expect(screen.queryAllByText('Juniper')).toHaveLength(list.items.length);
          const thumb = control('button', /^Helpful/);
          if (list.items.length > 0) expect(isOpen(thumb)).toBe(query.signedIn);
        },
        without: {
          'reviews.open list.visit[0]': 'the page tells of a game once',
          'reviews.open list.visit[1]': 'the page leaves a game before it shows another',
        },
      },
    );
  },
  WALK_MS,
);

/** The list tells of the own review whenever it has loaded. */
const tell = (own: object | undefined, world: World): boolean => {
  const told = { type: 'list.listed', items: [], total: 0, summary: { total: 0 }, own };
  if (answer(world, ['reviews.list'], told)) return true;
  hear(world, 'review', '{}');
  act(() => world.clock.increment(REVIEWS_GATHER_MS));
  return answer(world, ['reviews.list'], told);
};

test(
  'review: every edge that the page reaches is walked on it',
  async () => {
    await walkView(reviewWalk, {
      resident: 'review',
      view: <Reviews />,
      by: {
        'game.entered': visit,
        'game.left': visit,
        'review.known': ({ own }, world) => tell(own, world),
        'review.write': () => press('button', 'Write a review') || press('button', 'Change'),
        'review.rate': ({ stars }) => press('radio', `${stars} stars`),
        'review.type': ({ draft }) => type('What should others know?', draft),
        'review.cancel': () => press('button', 'Cancel') || press('button', 'Keep it'),
        'review.submit': () => press('button', 'Publish'),
        'review.delete': () => press('button', 'Delete'),
        'review.confirm': () => press('button', 'Delete it'),
        'review.saved': 'review.save',
        'review.deleted': 'review.delete',
        'review.refused': ['review.save', 'review.delete'],
        'outbox.held': tells('review'),
        'outbox.ended': tells('review'),
        'port.failed': ['review.save', 'review.delete'],
      },
      offers: [
        { role: 'button', name: 'Publish', says: { type: 'review.submit' } },
        { role: 'button', name: 'Delete it', says: { type: 'review.confirm' } },
        { role: 'button', name: 'Delete', says: { type: 'review.delete' } },
      ],
      sees: (review) => {
        const sign = screen.queryByText(
          'Players write reviews and vote on them. Sign in to join them.',
        );
        expect(sign !== null).toBe(review.matches('guest'));
        expect(control('button', 'Write a review') !== undefined).toBe(review.matches('absent'));
        expect(control('button', 'Delete it') !== undefined).toBe(
          review.matches('confirming') || review.matches('deleting'),
        );
      },
    });
  },
  WALK_MS,
);
