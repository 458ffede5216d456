import { describe, expect, test } from 'vitest';
import {
  SUGGESTION_VOTER_DAYS,
  SUGGESTION_VOTES,
  SUGGESTIONS_OPEN_MAX,
} from '../../../contract/limits';
import {
  decideAccept,
  decideLock,
  decideReject,
  decideSuggest,
  decideTakeBack,
  decideUnlock,
  decideUpvote,
  decideWrite,
  type Suggesting,
} from '../../../server/phrase/suggestion.decider';
import {
  type LockEvent,
  type WordingEvent,
  type WordingState,
  wordingKind,
} from '../../../server/phrase/suggestion.events';
import { after, given } from '../../support/decider';

const place = { slug: 'Letters.{count} letters', lang: 'de', at: '2026-11-20T20:00:00.000Z' };
const shipped = { source: '{count} letters', shipped: '{count} Briefe' };
/** Long before. */
const joined = '2026-01-01T20:00:00.000Z';
const suggesting: Suggesting = {
  ...place,
  ...shipped,
  joined,
  id: 's1',
  player: 'ann',
  text: '{count} Schreiben',
};
const made = (suggestion: string, player: string, text: string): WordingEvent => ({
  type: 'suggestion.made',
  suggestion,
  player,
  text,
  ...place,
});
const voted = (suggestion: string, player: string, votes: number): WordingEvent => ({
  type: 'suggestion.voted',
  suggestion,
  player,
  votes,
  ...place,
});
const takenBack = (suggestion: string, player: string): WordingEvent => ({
  type: 'suggestion.takenBack',
  suggestion,
  player,
  ...place,
});
const accepted = (suggestion: string, text: string, by?: string): WordingEvent => ({
  type: 'suggestion.accepted',
  player: 'ann',
  suggestion,
  text,
  ...(by !== undefined && { by }),
  ...place,
});

const annsWords = made('s1', 'ann', '{count} Schreiben');
const open = after(wordingKind, annsWords);
const fourVotes = after(
  wordingKind,
  annsWords,
  ...[1, 2, 3, 4].map((count) => voted('s1', `voter${count}`, count)),
);

test('words for a phrase are open', () => {
  given(wordingKind.initial)
    .when((state) => decideSuggest(state, suggesting))
    .thenHappens({ wording: [annsWords] }, { suggestion: 's1' });
});

test('other words of one’s own make room for these, with their votes', () => {
  given(fourVotes)
    .when((state) => decideSuggest(state, { ...suggesting, id: 's2', text: '{count} Post' }))
    .thenHappens(
      { wording: [takenBack('s1', 'ann'), made('s2', 'ann', '{count} Post')] },
      { suggestion: 's2' },
    );
});

test('the same words of somebody else are voted for, once; one’s own are left as they are', () => {
  const again = { ...suggesting, id: 's2' };
  given(open)
    .when((state) => decideSuggest(state, { ...again, player: 'bob' }))
    .thenHappens({ wording: [voted('s1', 'bob', 1)] }, { suggestion: 's1' });
  given(after(wordingKind, annsWords, voted('s1', 'bob', 1)))
    .when((state) => decideSuggest(state, { ...again, player: 'bob' }))
    .thenNothing({ suggestion: 's1' });
  given(open)
    .when((state) => decideSuggest(state, again))
    .thenNothing({ suggestion: 's1' });
});

test('words that stand already are nothing new', () => {
  const standing = after(wordingKind, annsWords, accepted('s1', '{count} Schreiben'));
  given(standing)
    .when((state) => decideSuggest(state, { ...suggesting, id: 's2', player: 'bob' }))
    .thenNothing({ suggestion: 's1' });
});

test.each([
  ['   ', 'empty'],
  ['<b>{count}</b> Briefe', 'markup'],
  ['Briefe', 'places'],
  ['{count} Briefe an {name}', 'places'],
  ['{count} Briefe', 'same'],
])('%j cannot stand: %s', (text, flaw) => {
  given(wordingKind.initial)
    .when((state) => decideSuggest(state, { ...suggesting, text }))
    .thenRefused('suggestion-malformed', { flaw });
});

test('a plural form may say its number in words', () => {
  const slug = `${place.slug}#one`;
  given(wordingKind.initial)
    .when((state) => decideSuggest(state, { ...suggesting, slug, text: 'Ein Brief' }))
    .thenHappens({ wording: [{ ...made('s1', 'ann', 'Ein Brief'), slug }] }, { suggestion: 's1' });
});

test('so many are open for a phrase, and not one more; one’s own does not count', () => {
  const many = (count: number): WordingState =>
    after(
      wordingKind,
      ...Array.from({ length: count }, (_, at) =>
        made(`o${at}`, `player${at}`, `{count} Worte ${at}`),
      ),
    );
  given(many(SUGGESTIONS_OPEN_MAX - 1))
    .when((state) => decideSuggest(state, suggesting))
    .thenHappens({ wording: [annsWords] }, { suggestion: 's1' });
  given(many(SUGGESTIONS_OPEN_MAX))
    .when((state) => decideSuggest(state, suggesting))
    .thenRefused('suggestions-full');
  const own = { ...suggesting, player: 'player3' };
  given(many(SUGGESTIONS_OPEN_MAX))
    .when((state) => decideSuggest(state, own))
    .thenHappens(
      { wording: [takenBack('o3', 'player3'), made('s1', 'player3', own.text)] },
      { suggestion: 's1' },
    );
});

test('the fifth vote makes them the words that stand; the fourth does not', () => {
  expect(SUGGESTION_VOTES).toBe(5);
  const voting = { ...place, joined, suggestion: 's1', player: 'bob' };
  const three = after(
    wordingKind,
    annsWords,
    ...[1, 2, 3].map((count) => voted('s1', `voter${count}`, count)),
  );
  given(three)
    .when((state) => decideUpvote(state, voting))
    .thenHappens({ wording: [voted('s1', 'bob', 4)] }, { suggestion: 's1' });
  given(fourVotes)
    .when((state) => decideUpvote(state, voting))
    .thenHappens(
      { wording: [voted('s1', 'bob', 5), accepted('s1', '{count} Schreiben')] },
      { suggestion: 's1' },
    );
  // The same words count as a vote to the last.
  given(fourVotes)
    .when((state) => decideSuggest(state, { ...suggesting, id: 's2', player: 'bob' }))
    .thenHappens(
      { wording: [voted('s1', 'bob', 5), accepted('s1', '{count} Schreiben')] },
      { suggestion: 's1' },
    );
});

test('the operator says how many votes are enough', () => {
  const voting = { ...place, joined, suggestion: 's1', player: 'bob', needed: 2 };
  const one = after(wordingKind, annsWords, voted('s1', 'voter1', 1));
  const words = accepted('s1', '{count} Schreiben');
  given(open)
    .when((state) => decideUpvote(state, voting))
    .thenHappens({ wording: [voted('s1', 'bob', 1)] }, { suggestion: 's1' });
  given(one)
    .when((state) => decideUpvote(state, voting))
    .thenHappens({ wording: [voted('s1', 'bob', 2), words] }, { suggestion: 's1' });
  const equal = { ...suggesting, id: 's2', player: 'bob', needed: 2 };
  given(one)
    .when((state) => decideSuggest(state, equal))
    .thenHappens({ wording: [voted('s1', 'bob', 2), words] }, { suggestion: 's1' });
});

test('accepted words give way to votes of players who have been here for four days', () => {
  expect(SUGGESTION_VOTER_DAYS).toBe(4);
  const disputed = after(
    wordingKind,
    made('s0', 'cid', '{count} Posten'),
    accepted('s0', '{count} Posten'),
    annsWords,
  );
  const voting = { ...place, suggestion: 's1', player: 'bob' };
  const votes = { wording: [voted('s1', 'bob', 1)] };
  const late = { ...voting, joined: '2026-11-16T20:00:00.001Z' };
  const early = { ...voting, joined: '2026-11-16T20:00:00.000Z' };
  given(disputed)
    .when((state) => decideUpvote(state, late))
    .thenRefused('voter-too-new', { days: 4 });
  given(disputed)
    .when((state) => decideUpvote(state, { ...late, days: 3 }))
    .thenHappens(votes, { suggestion: 's1' });
  given(disputed)
    .when((state) => decideUpvote(state, early))
    .thenHappens(votes, { suggestion: 's1' });
  given(open)
    .when((state) => decideUpvote(state, late))
    .thenHappens(votes, { suggestion: 's1' });
  const equal = { ...suggesting, id: 's2', player: 'bob', joined: late.joined };
  given(disputed)
    .when((state) => decideSuggest(state, equal))
    .thenRefused('voter-too-new', { days: 4 });
  given(disputed)
    .when((state) => decideSuggest(state, { ...equal, text: '{count} Sendungen' }))
    .thenHappens({ wording: [made('s2', 'bob', '{count} Sendungen')] }, { suggestion: 's2' });
});

test('a second press takes the vote back; nobody votes for their own', () => {
  const voting = { ...place, joined, suggestion: 's1', player: 'bob' };
  given(after(wordingKind, annsWords, voted('s1', 'bob', 1)))
    .when((state) => decideUpvote(state, voting))
    .thenHappens(
      {
        wording: [
          { type: 'suggestion.unvoted', suggestion: 's1', player: 'bob', votes: 0, ...place },
        ],
      },
      { suggestion: 's1' },
    );
  given(open)
    .when((state) => decideUpvote(state, { ...voting, player: 'ann' }))
    .thenRefused('forbidden');
});

test('what stands by now needs no vote; what was taken back has none', () => {
  const voting = { ...place, joined, suggestion: 's1', player: 'bob' };
  given(after(wordingKind, annsWords, accepted('s1', '{count} Schreiben')))
    .when((state) => decideUpvote(state, voting))
    .thenNothing({ suggestion: 's1' });
  given(after(wordingKind, annsWords, takenBack('s1', 'ann')))
    .when((state) => decideUpvote(state, voting))
    .thenRefused('not-found');
});

test('one’s own open words are taken back, no one else’s', () => {
  given(open)
    .when((state) => decideTakeBack(state, { ...place, player: 'ann' }))
    .thenHappens({ wording: [takenBack('s1', 'ann')] }, null);
  given(open)
    .when((state) => decideTakeBack(state, { ...place, player: 'bob' }))
    .thenNothing(null);
});

const judging = { ...place, suggestion: 's1', by: 'operator ada' };

test('an operator accepts what is open, once', () => {
  const stands = accepted('s1', '{count} Schreiben', 'operator ada');
  given(open)
    .when((state) => decideAccept(state, judging))
    .thenHappens({ wording: [stands] }, null);
  given(after(wordingKind, annsWords, stands))
    .when((state) => decideAccept(state, judging))
    .thenNothing(null);
  given(wordingKind.initial)
    .when((state) => decideAccept(state, judging))
    .thenRefused('not-found');
});

test('what is rejected while it stands gives way to the words before it', () => {
  const rejecting = { ...judging, why: 'rude', shipped: shipped.shipped };
  const rejected = (stands?: string): Exclude<WordingEvent, LockEvent> => ({
    type: 'suggestion.rejected',
    suggestion: 's1',
    by: 'operator ada',
    why: 'rude',
    ...(stands !== undefined && { stands }),
    ...place,
  });
  given(open)
    .when((state) => decideReject(state, rejecting))
    .thenHappens({ wording: [rejected()] }, null);
  given(after(wordingKind, annsWords, accepted('s1', '{count} Schreiben')))
    .when((state) => decideReject(state, rejecting))
    .thenHappens({ wording: [rejected('{count} Briefe')] }, null);
  const later = after(
    wordingKind,
    made('s0', 'bob', '{count} Post'),
    accepted('s0', '{count} Post'),
    annsWords,
    accepted('s1', '{count} Schreiben'),
  );
  given(later)
    .when((state) => decideReject(state, rejecting))
    .thenHappens({ wording: [rejected('{count} Post')] }, null);
  // Words of others that stand by now are unchanged.
  given(later)
    .when((state) => decideReject(state, { ...rejecting, suggestion: 's0' }))
    .thenHappens({ wording: [{ ...rejected(), suggestion: 's0' }] }, null);
  given(after(wordingKind, annsWords, rejected()))
    .when((state) => decideReject(state, rejecting))
    .thenNothing(null);
  given(wordingKind.initial)
    .when((state) => decideReject(state, rejecting))
    .thenRefused('not-found');
});

const writing = { ...place, ...shipped, id: 'w1', by: 'ops' };

test('an operator’s words of a file stand at once', () => {
  given(wordingKind.initial)
    .when((state) => decideWrite(state, { ...writing, text: '{count} Schreiben' }))
    .thenHappens(
      {
        wording: [
          {
            type: 'suggestion.accepted',
            suggestion: 'w1',
            text: '{count} Schreiben',
            by: 'ops',
            ...place,
          },
        ],
      },
      null,
    );
});

test('words of a file that stand already are nothing new', () => {
  given(wordingKind.initial)
    .when((state) => decideWrite(state, { ...writing, text: '{count} Briefe' }))
    .thenNothing(null);
});

test('words of a file keep the rules of every suggestion', () => {
  given(wordingKind.initial)
    .when((state) => decideWrite(state, { ...writing, text: 'Briefe' }))
    .thenRefused('suggestion-malformed', { flaw: 'places' });
});

describe('words that are locked', () => {
  const locking = { ...place, by: 'ada', why: 'the law wants them so' };
  const locked: WordingEvent = { type: 'wording.locked', ...locking };
  const shut = after(wordingKind, annsWords, voted('s1', 'cid', 1), locked);
  const judging = { ...place, suggestion: 's1', by: 'ada' };

  test('are so once, for as long as it takes, and another reason takes the place of the first', () => {
    given(open)
      .when((state) => decideLock(state, locking))
      .thenHappens({ wording: [locked] }, null);
    given(shut)
      .when((state) => decideLock(state, locking))
      .thenNothing(null);
    given(shut)
      .when((state) => decideLock(state, { ...locking, why: 'so it is' }))
      .thenHappens({ wording: [{ ...locked, why: 'so it is' }] }, null);
    given(shut)
      .when((state) => decideUnlock(state, locking))
      .thenHappens({ wording: [{ type: 'wording.unlocked', ...locking }] }, null);
    given(open)
      .when((state) => decideUnlock(state, locking))
      .thenNothing(null);
  });

  test('take no suggestion, no vote, no words of a file, and none of the staff', () => {
    const refused = [
      (state: WordingState) => decideSuggest(state, { ...suggesting, id: 's2', player: 'bob' }),
      (state: WordingState) =>
        decideUpvote(state, { ...place, joined, suggestion: 's1', player: 'bob' }),
      (state: WordingState) => decideAccept(state, judging),
      (state: WordingState) => decideWrite(state, { ...writing, text: '{count} Zeilen' }),
    ];
    for (const decide of refused)
      expect(decide(shut)).toMatchObject({
        refused: { code: 'wording-locked', params: { why: locking.why } },
      });
    const opened = after(wordingKind, annsWords, locked, { type: 'wording.unlocked', ...locking });
    for (const decide of refused) expect(decide(opened)).not.toHaveProperty('refused');
  });

  test('are not taken away where they stand; what only waits may go, and votes may be taken back', () => {
    const rejecting = { ...judging, why: 'rude', shipped: shipped.shipped };
    given(after(wordingKind, annsWords, accepted('s1', '{count} Schreiben'), locked))
      .when((state) => decideReject(state, rejecting))
      .thenRefused('wording-locked', { why: locking.why });
    expect(decideReject(shut, rejecting)).not.toHaveProperty('refused');
    expect(decideTakeBack(shut, { ...place, player: 'ann' })).not.toHaveProperty('refused');
    const back = { ...place, joined, suggestion: 's1', player: 'cid' };
    expect(decideUpvote(shut, back)).not.toHaveProperty('refused');
  });

  test('stay locked whatever else becomes of suggestions', () => {
    const gone: WordingEvent = {
      ...{ type: 'suggestion.rejected', suggestion: 's1', by: 'ada', why: 'rude' },
      ...place,
    };
    const { lock } = after(wordingKind, annsWords, locked, gone);
    expect(lock).toEqual({ why: locking.why, at: place.at });
  });
});
