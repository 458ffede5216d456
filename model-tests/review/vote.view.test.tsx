import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { REVIEWS_GATHER_MS } from '../../contract/limits';
import { aReview } from '../../contract/make/review';
import type { Review } from '../../contract/review';
import { voteOn } from '../../machines/review/reviews.select';
import { Reviews } from '../../src/views/review/Reviews';
import type { World } from '../../tests/machines/support/world';
import { answer, at, control, hear, isOpen, press } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { visit } from '../support/visit';
import { voteWalk } from './reviews.walk';

const entered = {
  type: 'game.entered',
  gameId: 'game_wheel',
  signedIn: true,
  playerId: 'player_ann1',
} as const;

/** The list tells of the one review. */
const list = (world: World, review: Review): boolean =>
  answer(world, ['reviews.list'], {
    type: 'list.listed',
    items: [review],
    total: 1,
    summary: { average: 4, total: 1 },
  });

test(
  'vote: every edge that the page reaches is walked on a review',
  async () => {
    await walkView(voteWalk, {
      actor: (world) => voteOn(at(world, 'reviews') as never, aReview()._id),
      view: <Reviews />,
      settle: (world, { vote }) => {
        visit(entered, world);
        list(world, aReview({ ...(vote !== undefined && { vote }) }));
      },
      by: {
        'vote.press': ({ vote }) => press('button', vote === 'up' ? /^Helpful/ : /^Not helpful/),
        'vote.told': ({ review }, world) => {
          hear(world, 'review', '{}');
          act(() => world.clock.increment(REVIEWS_GATHER_MS));
          return list(world, review);
        },
        'vote.taken': 'review.vote',
        'vote.refused': 'review.vote',
        'port.failed': 'review.vote',
      },
      sees: ({ context, ...vote }) => {
        const isBusy = (vote as { hasTag: (tag: string) => boolean }).hasTag('busy');
        for (const [name, of] of [
          [/^Helpful/, 'up'],
          [/^Not helpful/, 'down'],
        ] as const) {
          const thumb = control('button', name);
          expect(isOpen(thumb)).toBe(true);
          expect(thumb?.getAttribute('aria-pressed')).toBe(String(context.vote === of));
          expect(thumb?.getAttribute('aria-busy')).toBe(String(isBusy));
        }
      },
    });
  },
  WALK_MS,
);
