import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stars } from '../../machines/review/reviews.select';
import { OwnReview } from '../../src/views/review/OwnReview';
import { answer, at, control, controls, pressOn } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { visit } from '../support/visit';
import { starRatingWalk } from './controls.walk';

const entered = {
  type: 'game.entered',
  gameId: 'game_wheel',
  signedIn: true,
  playerId: 'player_ann1',
} as const;
const star = (count: number) => control('radio', `${count} stars`);
const row = () => star(1)?.closest('fieldset');

test(
  'starRating: every edge that the page reaches is walked on the stars',
  async () => {
    await walkView(starRatingWalk, {
      actor: (world) => stars(at(world, 'review') as never),
      view: <OwnReview />,
      settle: (world) => {
        visit(entered, world);
        const summary = { total: 0 };
        answer(world, ['reviews.list'], { type: 'list.listed', items: [], total: 0, summary });
        world.resident('review').send({ type: 'review.write' });
      },
      by: {
        'stars.hover': ({ star: count }) => {
          const label = star(count)?.closest('label');
          return label != null && fireEvent.pointerEnter(label);
        },
        'stars.leave': () => {
          const all = row();
          return all != null && fireEvent.pointerLeave(all);
        },
        'stars.rate': ({ star: count }) => {
          const radio = star(count) as HTMLInputElement | undefined;
          return radio?.checked === false && pressOn(radio);
        },
      },
      sees: ({ context }) => {
        const chosen = (controls('radio', /stars$/) as HTMLInputElement[]).map(
          ({ checked }) => checked,
        );
        expect(chosen).toEqual([1, 2, 3, 4, 5].map((count) => count === context.value));
      },
    });
  },
  WALK_MS,
);
