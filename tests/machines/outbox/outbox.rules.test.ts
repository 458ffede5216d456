import { expect, expectTypeOf, test } from 'vitest';
import { OUTBOX_BYTES_MAX, OUTBOX_MAX } from '../../../contract/limits';
import { problem } from '../../../contract/problems';
import {
  isOutboxCall,
  type OutboxCall,
  outboxCalls,
  readEntry,
  streamOf,
} from '../../../machines/outbox/outbox.calls';
import { afterAll, fits } from '../../../machines/outbox/outbox.fit';
import {
  addressOfDraft,
  folded,
  hasWords,
  isMoot,
  isStreamLeft,
  nextOf,
  retryDelay,
  without,
} from '../../../machines/outbox/outbox.rules';
import { anEntry, aWaitingLetter } from '../../../machines/outbox/outbox.sample';
import { calls } from '../../../server/http/calls';

const seen = (n: number, ids: string[], more = {}) =>
  anEntry({
    id: `seen-${n}`,
    at: n,
    call: 'changeLetterState',
    body: { ids, state: 'seen' },
    ...more,
  });
const review = (n: number, call: OutboxCall, text = '') =>
  anEntry({ id: `review-${n}`, at: n, call, ...(text !== '' && { body: { stars: 4, text } }) });
const favourite = (n: number, marked: boolean, more = {}) =>
  anEntry({ id: `fav-${n}`, at: n, call: marked ? 'setFavourite' : 'removeFavourite', ...more });
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id);

test('what waits is a closed list of commands of players, none of which moves coins or money', () => {
  const known = calls.filter(({ name }) => isOutboxCall(name));
  expect(known.map(({ name }) => name).toSorted()).toEqual([...outboxCalls].toSorted());
  expect(known.every(({ kind, audience }) => kind === 'command' && audience === 'player')).toBe(
    true,
  );
  expect(
    known.filter(({ path }) =>
      /gift|wallet|play|payment|shop|scratch|tournament|supplier/.test(path),
    ),
  ).toEqual([]);
  expectTypeOf<'sendGifts'>().not.toExtend<OutboxCall>();
  expectTypeOf<'deposit'>().not.toExtend<OutboxCall>();
});

test('a favourite turned on, off and on again folds to the last', () => {
  expect(folded([favourite(1, true), favourite(2, false), favourite(3, true)])).toEqual([
    favourite(3, true),
  ]);
});

test('favourites of two games are two', () => {
  const both = [favourite(1, true), favourite(2, true, { params: { id: 'game_dice' } })];
  expect(folded(both)).toEqual(both);
});

test('what may have arrived is never folded: late, it would win over what came after', () => {
  const tried = favourite(1, true, { tries: 1 });
  expect(ids(folded([tried, favourite(2, false), favourite(3, true)]))).toEqual(['fav-1', 'fav-3']);
});

test('marks of letters unite, unless something else happens to letters between them', () => {
  const opened = anEntry({ id: 'view', at: 1, call: 'viewLetter', body: { _id: 'a' } });
  expect(folded([opened, seen(2, ['b', 'a']), seen(3, ['c'])])).toEqual([seen(3, ['a', 'b', 'c'])]);
  const removal = anEntry({ id: 'gone', at: 2, call: 'deleteLetter', body: { _id: 'b' } });
  expect(ids(folded([opened, removal, seen(3, ['c'])]))).toEqual(['view', 'gone', 'seen-3']);
});

test('as many letters are marked at once as one call takes, and the next one by another', () => {
  const many = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => `letter_${from + n}`);
  expect(folded([seen(1, many(0, 50)), seen(2, many(50, 100))])).toEqual([seen(2, many(0, 100))]);
  const both = [seen(1, many(0, 50)), seen(2, many(50, 101))];
  expect(folded(both)).toEqual(both);
});

test('letters that are closed again are no marks of those that were opened', () => {
  const closed = seen(2, ['a'], { body: { ids: ['a'], state: 'unseen' } });
  expect(folded([seen(1, ['a']), closed])).toEqual([seen(1, ['a']), closed]);
  expect(folded([{ ...closed, at: 0 }, seen(1, ['a'])])).toHaveLength(2);
});

test('what is taken back or was refused is not folded into what comes after', () => {
  const held = favourite(1, true, { held: true });
  const refused = favourite(2, true, { problem: problem('not-found') });
  expect(ids(folded([held, refused, favourite(3, false)]))).toEqual(['fav-1', 'fav-2', 'fav-3']);
  expect(ids(folded([favourite(1, true), favourite(2, false, { tries: 1 })]))).toEqual([
    'fav-1',
    'fav-2',
  ]);
});

test('a review that is changed again after it arrived is still a change', () => {
  const changes = [review(1, 'editReview', 'old'), review(2, 'editReview', 'new')];
  expect(folded(changes)).toEqual([review(2, 'editReview', 'new')]);
  const twice = [review(1, 'writeReview', 'old'), review(2, 'writeReview', 'new')];
  expect(folded(twice)).toEqual(twice);
  const deleted = [review(1, 'deleteReview'), review(2, 'editReview', 'new')];
  expect(folded(deleted)).toEqual(deleted);
});

test('a stream is left while anything of it is still to be sent', () => {
  const of = favourite(1, true);
  expect(isStreamLeft([favourite(2, false)], of)).toBe(true);
  expect(isStreamLeft([aWaitingLetter()], of)).toBe(false);
  expect(isStreamLeft([favourite(2, false, { held: true })], of)).toBe(false);
});

test('words are those of letters, reviews and phrases; a letter’s sheet is found again', () => {
  const written = outboxCalls.filter((call) => hasWords(anEntry({ call })));
  expect(written).toEqual(['writeReview', 'editReview', 'sendLetter', 'updatePhrase']);
  expect(addressOfDraft(aWaitingLetter({ id: 'x', body: { recipient: 'a&b' } }))).toBe(
    '/letters/write?to=a%26b&draft=x',
  );
  expect(addressOfDraft(anEntry({ id: 'x' }))).toBe('/letters/write?to=&draft=x');
});

test('only a review that is gone already is as good as deleted', () => {
  expect(isMoot(anEntry({ call: 'deleteReview' }), problem('not-found'))).toBe(true);
  expect(isMoot(anEntry({ call: 'deleteReview' }), problem('forbidden'))).toBe(false);
  expect(isMoot(anEntry({ call: 'editReview' }), problem('not-found'))).toBe(false);
});

test('what one list has and the other lacks is told by its ids', () => {
  const [one, other] = [favourite(1, true), favourite(2, true)];
  expect(without([one, other], [favourite(2, false)])).toEqual([one]);
  expect(without([one], [])).toEqual([one]);
});

test('marks of all notifications take in those of one; letters stay each for itself', () => {
  const one = anEntry({
    id: 'one',
    at: 1,
    call: 'viewNotification',
    body: { notificationId: 'n' },
  });
  const all = anEntry({ id: 'all', at: 2, call: 'viewAllNotifications', body: {} });
  const gifts = anEntry({ id: 'g', at: 2, call: 'viewAllNotifications', body: { type: 'gifts' } });
  expect(ids(folded([one, all]))).toEqual(['all']);
  expect(ids(folded([one, gifts]))).toEqual(['one', 'g']);
  const again = anEntry({ ...one, id: 'again', at: 2 });
  const another = anEntry({ ...again, body: { notificationId: 'm' } });
  expect(ids(folded([one, again]))).toEqual(['again']);
  expect(ids(folded([one, another]))).toEqual(['one', 'again']);
  expect(
    ids(folded([aWaitingLetter({ id: 'x', at: 1 }), aWaitingLetter({ id: 'y', at: 2 })])),
  ).toEqual(['x', 'y']);
});

test('a review changed before it was sent is still to be written; deleted, only that is sent', () => {
  const both = [review(1, 'writeReview', 'old'), review(2, 'editReview', 'new')];
  expect(folded(both)).toEqual([review(2, 'writeReview', 'new')]);
  expect(ids(folded([...both, review(3, 'deleteReview')]))).toEqual(['review-3']);
  expect(ids(folded([review(3, 'deleteReview'), review(4, 'writeReview', 'x')]))).toEqual([
    'review-3',
    'review-4',
  ]);
});

test('a stream keeps its order, and one that never passes stops no other', () => {
  const stuck = favourite(1, true, { tries: 3 });
  const behind = favourite(2, false);
  const letter = aWaitingLetter({ at: 3 });
  expect(nextOf([behind, stuck, letter])).toEqual(letter);
  expect(nextOf([behind, stuck])).toEqual(stuck);
  expect(nextOf([{ ...stuck, problem: problem('not-found') }])).toBeUndefined();
  expect(streamOf(stuck)).toBe(streamOf(behind));
  expect(streamOf(stuck)).not.toBe(streamOf(letter));
});

test('entries are bounded in number and in bytes, and follow each other whatever the clock says', () => {
  const many = Array.from({ length: OUTBOX_MAX }, (_, n) => favourite(n, true));
  expect(fits(many.slice(1), favourite(0, true))).toBe(true);
  expect(fits(many, favourite(0, true))).toBe(false);
  const long = aWaitingLetter({ body: { recipient: 'x', text: 'w'.repeat(OUTBOX_BYTES_MAX) } });
  expect(fits([], long)).toBe(false);
  expect(afterAll([favourite(50, true)], 7)).toBe(51);
  expect(afterAll([favourite(50, true)], 90)).toBe(90);
});

test('waits grow to a minute; what the device spoilt is not read', () => {
  expect([1, 2, 3, 4, 9].map(retryDelay)).toEqual([2_000, 5_000, 15_000, 60_000, 60_000]);
  expect(readEntry(JSON.stringify(anEntry()))).toEqual(anEntry());
  expect(
    ['', 'null', '{}', JSON.stringify({ ...anEntry(), call: 'sendGifts' })].map(readEntry),
  ).toEqual([undefined, undefined, undefined, undefined]);
});
