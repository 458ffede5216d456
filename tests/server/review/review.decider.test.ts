import { test } from 'vitest';
import {
  decideDelete,
  decideEdit,
  decideVote,
  decideWrite,
} from '../../../server/review/review.decider';
import {
  type ReviewEvent,
  reviewKind,
  type VoteEvent,
  voteKind,
} from '../../../server/review/review.events';
import { sanctionedBy, unreported } from '../../support/conduct';
import { after, given } from '../../support/decider';
import { ANN, BEN, NOW } from '../../support/states';

const words = { game: 'game_wheel', player: ANN, stars: 4, text: 'Bright.', at: NOW };
const writing = { ...words, isSpam: false };
const written: ReviewEvent = { type: 'review.written', review: 'review_1', ...words };
const there = after(reviewKind, written);
const gone = after(reviewKind, written, {
  type: 'review.deleted',
  review: 'review_1',
  game: 'game_wheel',
  stars: 4,
});

test('a player reviews a game once; after deleting it, anew', () => {
  for (const state of [reviewKind.initial, gone]) {
    given(state)
      .when((review) => decideWrite({ ...unreported, review }, 'review_1', writing))
      .thenHappens({ review: [written] }, { review: 'review_1' });
  }
  given(there)
    .when((review) => decideWrite({ ...unreported, review }, 'review_2', writing))
    .thenRefused('review-exists');
});

test('an edited review stays the one it is, and says which stars it had', () => {
  given(there)
    .when((review) => decideEdit({ ...unreported, review }, { ...writing, stars: 2, text: 'Dim.' }))
    .thenHappens(
      {
        review: [
          { ...words, type: 'review.edited', review: 'review_1', stars: 2, text: 'Dim.', was: 4 },
        ],
      },
      { review: 'review_1' },
    );
});

test('who is muted writes no review and changes none', () => {
  const sanction = sanctionedBy({ type: 'sanction.muted', report: 'report_1', at: NOW });
  given({ ...unreported, sanction, review: reviewKind.initial })
    .when((states) => decideWrite(states, 'review_1', writing))
    .thenRefused('muted');
  given({ ...unreported, sanction, review: there })
    .when((states) => decideEdit(states, writing))
    .thenRefused('muted');
});

test('a review with words of known spam waits, also one that is changed to them; once for a text', () => {
  const about = { reported: ANN, kind: 'review', subject: 'review_1' } as const;
  const seen = { text: 'Bright.', images: [], game: 'game_wheel' };
  const held = [
    { type: 'report.filed', ...about, reason: 'spam', text: '', held: true, at: NOW } as const,
    { type: 'report.sealed', ...about, seen } as const,
  ];
  const edited = { ...words, type: 'review.edited', review: 'review_1', was: 4 } as const;
  const spam = { ...writing, isSpam: true };
  given(reviewKind.initial)
    .when((review) => decideWrite({ ...unreported, review }, 'review_1', spam))
    .thenHappens({ review: [written], report: held }, { review: 'review_1' });
  given(there)
    .when((review) => decideEdit({ ...unreported, review }, spam))
    .thenHappens({ review: [edited], report: held }, { review: 'review_1' });
  const report = { step: 'dismissed' } as const;
  given(there)
    .when((review) => decideEdit({ ...unreported, review, report }, spam))
    .thenHappens({ review: [edited] }, { review: 'review_1' });
});

test('a review is deleted with its stars', () => {
  given(there)
    .when((review) => decideDelete(review, 'game_wheel'))
    .thenHappens(
      {
        review: [{ type: 'review.deleted', review: 'review_1', game: 'game_wheel', stars: 4 }],
      },
      { review: 'review_1' },
    );
});

test('what is not there is neither edited nor deleted', () => {
  for (const state of [reviewKind.initial, gone]) {
    given(state)
      .when((review) => decideEdit({ ...unreported, review }, writing))
      .thenRefused('not-found');
    given(state)
      .when((review) => decideDelete(review, 'game_wheel'))
      .thenRefused('not-found');
  }
});

const voting = { review: 'review_1', game: 'game_wheel', author: ANN, voter: BEN };
const voted = (more: Pick<VoteEvent, 'vote' | 'was'>): VoteEvent => ({
  type: 'vote.changed',
  review: 'review_1',
  game: 'game_wheel',
  player: BEN,
  ...more,
});
const fresh = { review: there, vote: voteKind.initial };
const up = { review: there, vote: after(voteKind, voted({ vote: 'up' })) };

test('a vote is cast, changed and taken back, each with what it replaces', () => {
  given(fresh)
    .when((states) => decideVote(states, { ...voting, wanted: 'up' }))
    .thenHappens({ vote: [voted({ vote: 'up' })] }, { review: 'review_1' });
  given(up)
    .when((states) => decideVote(states, { ...voting, wanted: 'down' }))
    .thenHappens({ vote: [voted({ vote: 'down', was: 'up' })] }, { review: 'review_1' });
  given(up)
    .when((states) => decideVote(states, { ...voting, wanted: undefined }))
    .thenHappens({ vote: [voted({ was: 'up' })] }, { review: 'review_1' });
});

test('repeating the vote that stands is silent', () => {
  given(up)
    .when((states) => decideVote(states, { ...voting, wanted: 'up' }))
    .thenNothing({ review: 'review_1' });
  given(fresh)
    .when((states) => decideVote(states, { ...voting, wanted: undefined }))
    .thenNothing({ review: 'review_1' });
});

test('nobody votes on their own review', () => {
  given(fresh)
    .when((states) => decideVote(states, { ...voting, voter: ANN, wanted: 'up' }))
    .thenRefused('forbidden');
});

test('a review that was deleted, or written anew since, takes no vote of the old one', () => {
  const anew = after(reviewKind, { ...written, review: 'review_2' });
  for (const review of [reviewKind.initial, gone, anew]) {
    given({ ...fresh, review })
      .when((states) => decideVote(states, { ...voting, wanted: 'up' }))
      .thenRefused('not-found');
  }
});
