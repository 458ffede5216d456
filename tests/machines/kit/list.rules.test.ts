import { expect, test } from 'vitest';
import { isPart, questionAnew } from '../../../machines/kit/list.rules';

const sizes = { page: 2, max: 5 };
const list = { items: [], total: 9, pages: 4 };
const items = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

test('a list is asked for anew in whole pages, as many as the call gives at once', () => {
  expect(questionAnew({ ...list, pages: 0 }, [], sizes)).toEqual({ pageIndex: 0, pageSize: 2 });
  expect(questionAnew({ ...list, pages: 2 }, [], sizes)).toEqual({ pageIndex: 0, pageSize: 4 });
  expect(questionAnew(list, [], sizes)).toEqual({ pageIndex: 0, pageSize: 4 });
  expect(questionAnew(list, items(4), sizes)).toEqual({ pageIndex: 1, pageSize: 4 });
});

test('a part is the last when it is short, or when all that is wanted has come', () => {
  expect(isPart(list, [], items(4), sizes)).toBe(true);
  expect(isPart(list, [], items(3), sizes)).toBe(false);
  expect(isPart(list, items(4), items(4), sizes)).toBe(false);
});
