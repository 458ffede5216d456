import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOAD_MORE_LOCK_MS, REVIEWS_GATHER_MS } from '../../contract/limits';
import type { ReviewEvent, ReviewsEvent } from '../../machines/reviews/reviews.events';
import { Reviews } from '../../src/views/review/Reviews';
import type { World } from '../../tests/machines/support/world';
import { reviewsWalk, reviewWalk } from '../reviews.walk';
import { answer, at, control, isOpen, press, type } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { hear, visit } from '../support/visit';

/** The button is locked for a moment after a press; a player waits. */
const more = (world: World): boolean => {
  if (!isOpen(control('button', 'Show more')) && at(world, 'reviews').can({ type: 'reviews.more' }))
    act(() => world.clock.increment(LOAD_MORE_LOCK_MS));
  return press('button', 'Show more');
};

const bringList = (event: ReviewsEvent, world: World): boolean => {
  switch (event.type) {
    case 'game.entered':
    case 'game.left':
      return visit(event, world);
    case 'room.heard':
      return hear(world, event.name, event.body);
    case 'reviews.more':
      return more(world);
    case 'reviews.refresh':
      return press('button', 'Try again');
    case 'connection.found':
      return answer(world, ['connection.watch'], event);
    // A press on a thumb is told back by its vote at once: walked on the actor alone.
    case 'reviews.vote':
    case 'vote.turned':
    case 'review.counted':
      return false;
    default:
      return answer(world, ['reviews.load'], event);
  }
};

test(
  'reviews: every edge that the page reaches is walked on it',
  () => {
    const unreached = walkView({
      walk: reviewsWalk,
      resident: 'reviews',
      view: <Reviews />,
      start: () => ({}),
      bring: (event, world) => bringList(event as ReviewsEvent, world),
      sees: ({ context, ...reviews }) => {
        const state = reviews as { matches: (value: object) => boolean };
        const { items } = context.list;
        expect(screen.queryAllByText('Juniper')).toHaveLength(items.length);
        expect(screen.queryByText('The reviews did not load.') !== null).toBe(
          state.matches({ open: 'failed' }),
        );
        expect(screen.queryByText('The next reviews did not load.') !== null).toBe(
          state.matches({ open: 'cutShort' }),
        );
        const thumb = control('button', /^Helpful/);
        if (items.length > 0) expect(isOpen(thumb)).toBe(context.signedIn);
      },
    });
    expect(unreached).toEqual([
      'reviews.open reviews.vote[0]',
      'reviews.open vote.turned[0]',
      'reviews.open review.counted[0]',
    ]);
  },
  WALK_MS,
);

/** The list tells of the own review whenever it has loaded. */
const tell = (own: object | undefined, world: World): boolean => {
  const told = { type: 'reviews.loaded', items: [], total: 0, summary: { total: 0 }, own };
  if (answer(world, ['reviews.load'], told)) return true;
  hear(world, 'review', '{}');
  act(() => world.clock.increment(REVIEWS_GATHER_MS));
  return answer(world, ['reviews.load'], told);
};

const bringOwn = (event: ReviewEvent, world: World): boolean => {
  switch (event.type) {
    case 'game.entered':
    case 'game.left':
      return visit(event, world);
    case 'review.known':
      return tell(event.own, world);
    case 'review.write':
      return press('button', 'Write a review') || press('button', 'Change');
    case 'review.rate':
      return press('radio', `${event.stars} stars`);
    case 'review.type':
      return type('What should others know?', event.draft);
    case 'review.cancel':
      return press('button', 'Cancel') || press('button', 'Keep it');
    case 'review.submit':
      return press('button', 'Publish');
    case 'review.delete':
      return press('button', 'Delete');
    case 'review.confirm':
      return press('button', 'Delete it');
    default:
      return answer(world, ['review.save', 'review.delete'], event);
  }
};

test(
  'review: every edge that the page reaches is walked on it',
  () => {
    const unreached = walkView({
      walk: reviewWalk,
      resident: 'review',
      view: <Reviews />,
      start: () => ({}),
      bring: (event, world) => bringOwn(event as ReviewEvent, world),
      sees: (review) => {
        const sign = screen.queryByText(
          'Players write reviews and vote on them. Sign in to join them.',
        );
        expect(sign !== null).toBe(review.matches('guest'));
        expect(control('button', 'Write a review') !== undefined).toBe(review.matches('absent'));
        expect(control('button', 'Delete it') !== undefined).toBe(
          review.matches('confirming') || review.matches('deleting'),
        );
        if (review.matches('writing'))
          expect(isOpen(control('button', 'Publish'))).toBe(review.can({ type: 'review.submit' }));
      },
    });
    expect(unreached).toEqual([]);
  },
  WALK_MS,
);
