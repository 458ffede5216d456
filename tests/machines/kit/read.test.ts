import { expect, test } from 'vitest';
import {
  aFlag,
  aNumber,
  aText,
  fields,
  listOf,
  mapOf,
  matching,
  oneOf,
} from '../../../machines/kit/read';

test('a value of its kind is read as it is', () => {
  expect([aText(''), aNumber(0), aFlag(false)]).toEqual(['', 0, false]);
  expect([matching(/^a/)('ab'), oneOf('up', 'down')('down')]).toEqual(['ab', 'down']);
  expect(listOf(aText)(['a', 'b'])).toEqual(['a', 'b']);
  expect(mapOf(aNumber)({ a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
});

test('a value of another kind is none', () => {
  expect([aText(1), aNumber('1'), aFlag(0), aText(null), aText(undefined)]).toEqual(
    Array(5).fill(undefined),
  );
  expect([matching(/^a/)('b'), oneOf('up', 'down')('left')]).toEqual([undefined, undefined]);
  expect([listOf(aText)('a'), listOf(aText)({}), mapOf(aText)(['a']), mapOf(aText)(null)]).toEqual(
    Array(4).fill(undefined),
  );
});

test('one that is spoilt spoils the whole', () => {
  expect([listOf(aText)(['a', 1]), mapOf(aText)({ a: 'b', c: 1 })]).toEqual([undefined, undefined]);
});

test('of an object the named fields are read, the free ones where it has them', () => {
  const read = fields({ code: aText }, { since: aNumber });
  expect(read({ code: 'MT', more: true })).toEqual({ code: 'MT' });
  expect(read({ code: 'MT', since: 4 })).toEqual({ code: 'MT', since: 4 });
  expect([read({}), read({ since: 4 }), read({ code: 'MT', since: '4' }), read([])]).toEqual(
    Array(4).fill(undefined),
  );
});
