import { expect, test } from 'vitest';
import { newestFirst, unlessSearched, withHeld } from '../../../machines/kit/list.brings';
import {
  type Brought,
  isMore,
  isMoreUnasked,
  isNextBelow,
  isPart,
  isSameQuery,
  listAnew,
  nextPage,
  noPages,
  questionAnew,
  withArrivals,
  withItem,
  withNext,
} from '../../../machines/kit/list.rules';

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

interface Row {
  id: string;
  at: string;
}
const row = (n: number, more = ''): Row => ({ id: `row_${n}`, at: `${n}${more}` });
const rows = (...numbers: number[]) => numbers.map((n) => row(n));
const idOf = ({ id }: Row) => id;
const precedes = (item: Row, other: Row) => item.at >= other.at;
const shown = (total: number, ...numbers: number[]) => ({
  items: rows(...numbers),
  total,
  pages: Math.ceil(numbers.length / sizes.page),
});
const brought = (n: number, isIn: boolean) => ({ id: `row_${n}`, item: row(n), isIn });
const withBrought = (list: ReturnType<typeof shown>, one: Exclude<Brought<Row>, 'untold'>) =>
  withItem(list, one, sizes, idOf, precedes);

test('what an answer counts and does not bring is in the list once it is told', () => {
  const anew = (numbers: number[], total: number) =>
    listAnew(noPages, { items: rows(...numbers), total }, sizes, idOf);
  expect(withBrought(anew([], 1), brought(7, true))).toEqual({ ...shown(1, 7), pages: 1 });
  expect(anew([9], 0).total).toBe(1);
});

test('a list that is asked for anew takes no more than was wanted, each once', () => {
  expect(
    listAnew({ ...list, pages: 2 }, { items: rows(9, 8, 8, 7, 6, 5), total: 6 }, sizes, idOf),
  ).toEqual({ items: rows(9, 8, 7, 6), total: 6, pages: 2 });
  expect(listAnew(noPages, { items: [], total: 0 }, sizes, idOf)).toEqual(noPages);
  expect(listAnew(noPages, { items: rows(9, 8, 7), total: 3 }, sizes, idOf)).toEqual(
    shown(3, 9, 8),
  );
});

test('a page is added without what is there already', () => {
  expect(nextPage(shown(5, 9, 8), { items: rows(8, 7), total: 6 }, idOf)).toEqual({
    items: rows(9, 8, 7),
    total: 6,
    pages: 2,
  });
});

test('what arrives comes on top, once, and is counted', () => {
  const before = shown(5, 7, 6);
  expect(withArrivals(before, rows(7, 6), sizes, idOf)).toBe(before);
  expect(withArrivals(before, rows(9, 8, 7), sizes, idOf)).toEqual({
    items: rows(9, 8, 7, 6),
    total: 7,
    pages: 2,
  });
  expect(withArrivals({ ...before, pages: 3 }, rows(8), sizes, idOf).pages).toBe(3);
});

test('an item takes its place by its age, where all is loaded also the last', () => {
  expect(withBrought(shown(2, 7, 5), brought(6, true))).toEqual(shown(3, 7, 6, 5));
  expect(withBrought(shown(2, 7, 5), brought(8, true))).toEqual(shown(3, 8, 7, 5));
  expect(withBrought(shown(2, 7, 5), brought(4, true))).toEqual(shown(3, 7, 5, 4));
  expect(withBrought(shown(0), brought(4, true))).toEqual(shown(1, 4));
  const same = { id: 'row_0', item: { id: 'row_0', at: '5' }, isIn: true };
  expect(withBrought(shown(2, 7, 5), same)?.items.map(idOf)).toEqual(['row_7', 'row_0', 'row_5']);
});

test('an item that is older than all that is loaded may be on a page that is not', () => {
  expect(withBrought(shown(3, 7, 5), brought(4, true))).toBeUndefined();
  expect(withBrought(shown(3, 7, 5), brought(4, false))).toBeUndefined();
  expect(withBrought(shown(3, 7, 5), { id: 'row_4', isIn: false })).toBeUndefined();
  expect(withBrought(shown(3, 7, 5), brought(6, true))).toEqual(shown(4, 7, 6, 5));
  expect(withBrought(shown(3, 7, 5), brought(8, true))).toEqual(shown(4, 8, 7, 5));
});

test('an item that is shown changes in its place', () => {
  const changed = { id: 'row_5', item: row(5, ' changed'), isIn: true };
  expect(withBrought(shown(9, 7, 5), changed)).toEqual({
    ...shown(9, 7, 5),
    items: [row(7), row(5, ' changed')],
  });
  const first = { id: 'row_7', item: row(7, ' changed'), isIn: true };
  expect(withBrought(shown(2, 7, 5), first)?.items).toEqual([row(7, ' changed'), row(5)]);
});

test('an item that goes leaves the list; of the last one shown others may follow', () => {
  expect(withBrought(shown(3, 7, 5), brought(7, false))).toEqual({ ...shown(2, 5), pages: 1 });
  expect(withBrought(shown(3, 7, 5), { id: 'row_7', isIn: true })).toEqual({
    ...shown(2, 5),
    pages: 1,
  });
  expect(withBrought(shown(2, 7, 5), brought(6, false))).toEqual(shown(2, 7, 5));
  expect(withBrought(shown(1, 7), brought(7, false))).toEqual({ items: [], total: 0, pages: 1 });
  expect(withBrought(shown(2, 7), brought(7, false))).toBeUndefined();
});

test('the next page is asked for with the others, and begins where the list ends', () => {
  expect(withNext(shown(9, 7, 6, 5), sizes).pages).toBe(3);
  expect(withNext({ ...shown(9, 7), pages: 2 }, sizes).pages).toBe(3);
  expect(
    [shown(9, 7), shown(9, 7, 6), shown(9, 7, 6, 5)].map((one) => isNextBelow(one, sizes)),
  ).toEqual([false, true, false]);
});

test('there is more than is shown, or than is asked for, until there is not', () => {
  expect([shown(3, 7, 6), shown(2, 7, 6)].map(isMore)).toEqual([true, false]);
  expect([shown(3, 7, 6), shown(2, 7, 6)].map((one) => isMoreUnasked(one, sizes))).toEqual([
    true,
    false,
  ]);
});

test('two questions are the same in any order of their fields', () => {
  expect(isSameQuery({ b: 1, a: 2 }, { a: 2, b: 1 })).toBe(true);
  expect(isSameQuery({ a: 1, b: 2, c: 3 }, { c: 3, a: 1, b: 2 })).toBe(true);
  expect(isSameQuery({ a: 1 }, { a: 2 })).toBe(false);
  expect(isSameQuery({ a: 1 }, { a: 1, b: 2 })).toBe(false);
});

test('whether a search finds what comes is untold; what goes, goes', () => {
  const come = { id: 'row_1', item: row(1), isIn: true };
  const gone = { id: 'row_1', isIn: false };
  expect(unlessSearched({ search: '' }, come)).toBe(come);
  expect(unlessSearched({ search: 'a' }, come)).toBe('untold');
  expect(unlessSearched({ search: 'a' }, gone)).toBe(gone);
});

test('what came last stands first, of two at one moment the one that comes', () => {
  const [early, late] = [{ createdAt: '2026-01-01' }, { createdAt: '2026-01-02' }];
  expect([newestFirst(late, early), newestFirst(early, early), newestFirst(early, late)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('what is at hand stays in a list that is asked for anew, in its place and once', () => {
  const item = (n: number) => ({ _id: `gift_${n}`, createdAt: `2026-11-2${n}T08:00:00.000Z` });
  const [first, second, third, fourth] = [item(1), item(2), item(3), item(4)];
  const anew = withHeld([fourth, third, second, first], { items: [fourth, first], total: 7 }, [
    'gift_2',
    'gift_1',
  ]);
  expect(anew).toEqual({ items: [fourth, second, first], total: 8 });
});
