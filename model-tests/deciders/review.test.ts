import { expect, test } from 'vitest';
import {
  type ReviewCommand,
  reviewLifecycle,
  type VoteCommand,
  voteLifecycle,
} from '../../contract/lifecycles';
import {
  decideDelete,
  decideEdit,
  decideVote,
  decideWrite,
} from '../../server/review/review.decider';
import {
  type ReviewEvent,
  type ReviewState,
  reviewKind,
  type VoteEvent,
  type VoteState,
  voteKind,
} from '../../server/review/review.events';
import { unreported } from '../../tests/support/conduct';
import { proveRefinement, type Subject } from '../support/refine';

const writing = {
  game: 'game_wheel',
  player: 'player_ann1',
  stars: 4,
  text: 'Bright.',
  isSpam: false,
  at: '2026-11-20T20:00:00.000Z',
};

const review: Subject<ReviewState, ReviewCommand, ReviewEvent> = {
  initial: reviewKind.initial,
  stepOf: ({ written }) => (written === undefined ? 'none' : 'written'),
  decide: {
    write: (state) => decideWrite({ ...unreported, review: state }, 'review_1', writing),
    edit: (state) => decideEdit({ ...unreported, review: state }, writing),
    delete: (state) => decideDelete(state, writing.game),
  },
  eventsOf: ({ review: events = [] }: { review?: ReviewEvent[] }) => events,
  evolve: reviewKind.evolve,
};

const written: ReviewState = { written: { review: 'review_1', stars: 4 } };
const voting = {
  review: 'review_1',
  game: 'game_wheel',
  author: 'player_ann1',
  voter: 'player_bob1',
};
const by = (wanted: 'up' | 'down' | undefined) => (vote: VoteState) =>
  decideVote({ review: written, vote }, { ...voting, wanted });

const vote: Subject<VoteState, VoteCommand, VoteEvent> = {
  initial: voteKind.initial,
  stepOf: (state) => state.vote ?? 'none',
  decide: { up: by('up'), down: by('down'), 'take back': by(undefined) },
  eventsOf: ({ vote: events = [] }: { vote?: VoteEvent[] }) => events,
  evolve: voteKind.evolve,
};

test.each([
  ['review', reviewLifecycle, review],
  ['vote', voteLifecycle, vote],
] as const)('%s: the decider takes exactly the commands of its table', (_, table, subject) => {
  proveRefinement(table, [subject]);
});

test('every refusal says which rule it is', () => {
  expect(decideWrite({ ...unreported, review: written }, 'review_2', writing)).toMatchObject({
    refused: { code: 'review-exists' },
  });
  expect(decideEdit({ ...unreported, review: {} }, writing)).toMatchObject({
    refused: { code: 'not-found' },
  });
  const own = { ...voting, voter: voting.author, wanted: 'up' as const };
  expect(decideVote({ review: written, vote: {} }, own)).toMatchObject({
    refused: { code: 'forbidden' },
  });
  // A review that was deleted and written anew is another one: the old vote must not fall on it.
  const anew: ReviewState = { written: { review: 'review_2', stars: 4 } };
  const late = { ...voting, wanted: 'up' as const };
  expect(decideVote({ review: anew, vote: {} }, late)).toMatchObject({
    refused: { code: 'not-found' },
  });
});

test('each vote says what it replaces, so that counters follow from events alone', () => {
  const votes = ['up', 'up', 'down', undefined, undefined, 'down'] as const;
  let state: VoteState = {};
  const count = { up: 0, down: 0 };
  for (const wanted of votes) {
    const decision = by(wanted)(state);
    if ('refused' in decision) throw new Error('it was refused');
    for (const event of decision.events.vote ?? []) {
      if (event.was !== undefined) count[event.was] -= 1;
      if (event.vote !== undefined) count[event.vote] += 1;
      state = voteKind.evolve(state, event);
    }
    expect(count).toEqual({ up: wanted === 'up' ? 1 : 0, down: wanted === 'down' ? 1 : 0 });
  }
});
