import { expect, test } from 'vitest';
import { aReview } from '../../../contract/make/review';
import { anEntry } from '../../../machines/outbox/outbox.sample';
import {
  heldReview,
  isOfReview,
  pressed,
  without,
  withReview,
  withVote,
} from '../../../machines/review/reviews.rules';

const written = (
  call: 'writeReview' | 'editReview' | 'deleteReview',
  stars: number,
  id = 'game_wheel',
) => anEntry({ call, params: { id }, body: { stars, text: `${stars} stars` } });

test('a second press takes the vote back', () => {
  expect([pressed(undefined, 'up'), pressed('down', 'up'), pressed('up', 'up')]).toEqual([
    'up',
    'up',
    undefined,
  ]);
});

test('a vote counts once, and another one moves it', () => {
  const review = aReview({ up: 3, down: 1 });
  const up = { ...review, up: 4, vote: 'up' };
  expect(withVote(review, 'up')).toEqual(up);
  expect(withVote(up as never, 'up')).toEqual(up);
  expect(withVote(up as never, 'down')).toEqual({ ...review, down: 2, vote: 'down' });
  expect(withVote(up as never, undefined)).toEqual(review);
});

test('one review takes another’s place; one that is not there changes nothing', () => {
  const list = { items: [aReview(), aReview({ _id: 'other' })], total: 2, pages: 1 };
  const change = (review: object) => ({ ...review, text: 'changed' }) as never;
  expect(withReview(list, 'other', change).items).toEqual([
    aReview(),
    aReview({ _id: 'other', text: 'changed' }),
  ]);
  expect(withReview(list, 'none', change)).toEqual(list);
  expect(without(['a', 'b'], 'a')).toEqual(['b']);
});

test('the last that was written of a game waits; of another game, or deleted, none does', () => {
  const entries = [
    written('writeReview', 3),
    written('editReview', 4),
    written('editReview', 1, 'x'),
  ];
  expect(heldReview(entries, 'game_wheel')).toEqual({ stars: 4, draft: '4 stars' });
  expect(heldReview([written('writeReview', 3)], 'game_wheel')).toEqual({
    stars: 3,
    draft: '3 stars',
  });
  expect(heldReview([written('deleteReview', 3), anEntry()], 'game_wheel')).toBeUndefined();
  const wordless = anEntry({ call: 'editReview', body: { stars: 2 } });
  expect(heldReview([wordless], 'game_wheel')).toEqual({
    stars: 2,
    draft: '',
  });
});

test('what waits is about the review of one game', () => {
  expect(
    [written('deleteReview', 1), written('editReview', 1, 'x'), anEntry()].map((entry) =>
      isOfReview(entry, 'game_wheel'),
    ),
  ).toEqual([true, false, false]);
});
