import { expect, test } from 'vitest';
import { letterBoxes } from '../../../contract/letter';
import { aLetter } from '../../../contract/make/letter';
import {
  addressOfLetters,
  addressOfSheet,
  afterChange,
  isLetters,
  letterBoxOf,
  seenBy,
  withRead,
} from '../../../machines/letter/letters.rules';
import { anEntry, aWaitingLetter } from '../../../machines/outbox/outbox.sample';

const letter = (n: number, given: object = {}) =>
  aLetter({ _id: `letter_${n}`, createdAt: `2026-11-2${n}T08:00:00.000Z`, ...given });
const [first, second, third] = [letter(1), letter(2), letter(3)] as const;
const box = (given: object = {}) =>
  ({
    query: { box: 'inbox' },
    list: { items: [third, second, first], total: 9, pages: 1 },
    removed: [],
    marked: ['letter_1', 'letter_2'],
    reading: 'letter_2',
    ...given,
  }) as unknown as Parameters<typeof afterChange>[0];

test('an address says its box; what names none means the inbox', () => {
  for (const name of letterBoxes)
    expect(letterBoxOf(addressOfLetters(name).split('/')[2])).toBe(name);
  expect([addressOfLetters('inbox'), letterBoxOf('none')]).toEqual(['/letters', 'inbox']);
  expect(addressOfSheet({ _id: 'a&b', username: 'Ann B' })).toBe(
    '/letters/write?to=a%26b&name=Ann%20B',
  );
});

test('what waits to be written or changed is about letters', () => {
  const view = anEntry({ call: 'viewLetter', body: { _id: 'letter_1' } });
  expect([aWaitingLetter(), view, anEntry()].map(isLetters)).toEqual([true, true, false]);
});

test('that a letter is seen is saved once it is opened by whom it was sent to, not by who sent it', () => {
  const change = { ids: ['letter_2'], state: 'seen' };
  expect(seenBy({ id: 'letter_2' }, box())).toEqual([
    { to: 'letterChanges', event: { type: 'saving.add', change } },
  ]);
  expect(seenBy({ id: 'letter_7' }, box())).toEqual([]);
  expect(seenBy({ id: undefined }, box())).toEqual([]);
  expect(seenBy({ id: 'letter_2' }, box({ query: { box: 'sent' } }))).toEqual([]);
  const opened = { items: [letter(2, { status: 'seen' })], total: 1, pages: 1 };
  expect(seenBy({ id: 'letter_2' }, box({ list: opened }))).toEqual([]);
});

test('letters that are thrown away leave the list, and are known until another change', () => {
  expect(afterChange(box(), { ids: ['letter_2', 'letter_7'], state: 'deleted' })).toEqual({
    list: { items: [third, first], total: 8, pages: 1 },
    removed: [second],
    marked: ['letter_1'],
    reading: undefined,
  });
  expect(afterChange(box(), { ids: ['letter_1'], state: 'deleted' }).reading).toBe('letter_2');
});

test('letters that were thrown away come back in their places, each once', () => {
  const without = { items: [third, first], total: 8, pages: 1 };
  const removed = [second, first, letter(4)];
  expect(
    afterChange(box({ list: without, removed }), { ids: ['letter_2', 'letter_1'], state: 'kept' }),
  ).toEqual({
    list: { items: [third, second, first], total: 9, pages: 1 },
    removed: [],
    marked: [],
    reading: 'letter_2',
  });
});

test('letters that are marked stay where they are; one that is closed again is read no more', () => {
  const seen = { ...second, status: 'seen' };
  const before = box({ removed: [first] });
  expect(afterChange(before, { ids: ['letter_2'], state: 'seen' })).toEqual({
    list: { items: [third, seen, first], total: 9, pages: 1 },
    removed: [first],
    marked: ['letter_1'],
    reading: 'letter_2',
  });
  expect(afterChange(before, { ids: ['letter_1'], state: 'unseen' }).reading).toBeUndefined();
});

test('the letter that is being read stays in a list that is asked for anew', () => {
  const page = { items: [third], total: 5 };
  expect(withRead([first, second], page, 'letter_2')).toEqual({ items: [second, third], total: 6 });
  expect(withRead([third], page, 'letter_3')).toEqual(page);
  expect(withRead([first], page, undefined)).toEqual(page);
  expect(withRead([first], page, 'letter_7')).toEqual(page);
});
