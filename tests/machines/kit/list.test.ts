import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { PEOPLE_GATHER_MS, SEARCH_DEBOUNCE_MS } from '../../../contract/limits';
import { listMachine } from '../../../machines/kit/list';
import type { ListEvent, ListQuestion, ListWords } from '../../../machines/kit/list.words';

interface Lanterns extends ListWords {
  item: { id: string; lit?: boolean };
  query: { of: string; search: string };
  heard: { type: 'lantern.lit'; id: string } | { type: 'lantern.bought' };
}

const PAGE = 10;
const MAX = 25;

const lanterns = listMachine<Lanterns>({
  id: 'lanterns',
  spec: '§1',
  page: PAGE,
  max: MAX,
  idOf: ({ id }) => id,
  query: { of: '', search: '' },
  own: {},
  searched: (query, text) => ({ ...query, search: text }),
  outdatedBy: { 'lantern.bought': () => true },
  edits: {
    'lantern.lit': ({ id }, { list }) => ({
      list: {
        ...list,
        items: list.items.map((one) => (one.id === id ? { ...one, lit: true } : one)),
      },
    }),
  },
});

/** Lanterns from one number to before another. */
const some = (from: number, to: number): Lanterns['item'][] =>
  Array.from({ length: to - from }, (_, n) => ({ id: `lantern ${from + n}` }));

/** A list of lanterns at a stall, of which so many pages are shown. */
const aStall = (pages = 1, total = 100) => {
  const asked: ListQuestion<Lanterns['query']>[] = [];
  let answer: (fact: ListEvent<Lanterns>) => void = () => undefined;
  const clock = new SimulatedClock();
  const port = fromCallback(({ input, sendBack }) => {
    asked.push(input as ListQuestion<Lanterns['query']>);
    answer = sendBack;
  });
  const actor = createActor(lanterns.provide({ actors: { 'lanterns.list': port } as never }), {
    clock,
    input: undefined,
  }).start();
  const list = {
    actor,
    clock,
    asked,
    give: (items: Lanterns['item'][], all = total) =>
      answer({ type: 'list.listed', items, total: all }),
    fail: () => answer({ type: 'port.failed', port: 'lanterns.list' }),
    send: (event: ListEvent<Lanterns>) => actor.send(event),
    /** Where it stands, and the numbers of what it shows. */
    shows: () => actor.getSnapshot().context.list.items.map(({ id }) => Number(id.slice(8))),
    at: () => actor.getSnapshot().value,
    gather: () => clock.increment(PEOPLE_GATHER_MS),
  };
  list.send({ type: 'list.visit', query: { of: 'stall', search: '' } });
  list.give(some(0, PAGE));
  for (let page = 1; page < pages; page += 1) {
    list.send({ type: 'list.more' });
    list.give(some(page * PAGE, (page + 1) * PAGE));
  }
  asked.length = 0;
  return list;
};
const numbers = (from: number, to: number) => some(from, to).map(({ id }) => Number(id.slice(8)));

test('news ask for as much as is shown, in one page', () => {
  const stall = aStall(2);
  stall.send({ type: 'lantern.bought' });
  stall.gather();
  expect(stall.asked).toEqual([{ query: { of: 'stall', search: '' }, pageIndex: 0, pageSize: 20 }]);
});

test('news that keep coming do not put off the list for ever', () => {
  const stall = aStall();
  for (let passed = 0; passed < PEOPLE_GATHER_MS; passed += PEOPLE_GATHER_MS / 3) {
    stall.send({ type: 'lantern.bought' });
    stall.clock.increment(PEOPLE_GATHER_MS / 3);
  }
  expect(stall.at()).toEqual({ open: 'loading' });
});

test('a next page that was asked for when news came is asked for with the others', () => {
  const stall = aStall(1);
  stall.send({ type: 'list.more' });
  stall.send({ type: 'lantern.bought' });
  stall.gather();
  expect(stall.asked.at(-1)).toMatchObject({ pageIndex: 0, pageSize: 20 });
  stall.give(some(-1, 19), 101);
  expect(stall.shows()).toEqual(numbers(-1, 19));
});

test('so is one that was asked for in vain', () => {
  const stall = aStall(1);
  stall.send({ type: 'list.more' });
  stall.fail();
  expect(stall.at()).toEqual({ open: 'cutShort' });
  stall.send({ type: 'lantern.bought' });
  stall.gather();
  expect(stall.asked.at(-1)).toMatchObject({ pageIndex: 0, pageSize: 20 });
});

test('a press on the button while news is gathered is not lost', () => {
  const stall = aStall(1);
  stall.send({ type: 'lantern.bought' });
  stall.send({ type: 'list.more' });
  stall.gather();
  expect(stall.asked).toMatchObject([{ pageIndex: 0, pageSize: 20 }]);
});

test('no row is lost when one arrives while the next page is under way, and nobody tells', () => {
  const stall = aStall(1, 25);
  stall.send({ type: 'list.more' });
  stall.give(some(9, 19), 26);
  expect(stall.shows()).toEqual(numbers(0, 19));
  stall.send({ type: 'list.more' });
  expect(stall.asked.at(-1)).toMatchObject({ pageIndex: 0, pageSize: 20 });
  stall.give(some(-1, 19), 26);
  stall.send({ type: 'list.more' });
  stall.give(some(19, 25), 26);
  expect(stall.shows()).toEqual(numbers(-1, 25));
});

test('a list longer than the call gives is asked for anew in parts, and does not shrink', () => {
  const stall = aStall(5);
  stall.send({ type: 'lantern.bought' });
  stall.gather();
  // Whole pages, as many as the call gives at once.
  stall.give(some(-1, 19));
  expect([stall.at(), stall.shows()]).toEqual([{ open: 'loading' }, numbers(0, 50)]);
  stall.give(some(19, 39));
  stall.give(some(39, 59));
  expect([stall.at(), stall.shows()]).toEqual([{ open: 'shown' }, numbers(-1, 49)]);
  expect(stall.asked).toMatchObject([
    { pageIndex: 0, pageSize: 20 },
    { pageIndex: 1, pageSize: 20 },
    { pageIndex: 2, pageSize: 20 },
  ]);
});

test('parts that came before the list was outdated once more are asked for again', () => {
  const stall = aStall(3);
  stall.send({ type: 'lantern.bought' });
  stall.gather();
  stall.give(some(0, 20));
  stall.send({ type: 'lantern.bought' });
  stall.gather();
  expect(stall.asked.at(-1)).toMatchObject({ pageIndex: 0 });
});

test('a list that has become shorter is no longer asked for in its old length', () => {
  const stall = aStall(2);
  stall.send({ type: 'lantern.bought' });
  stall.gather();
  stall.give(some(0, 4), 4);
  stall.send({ type: 'lantern.bought' });
  stall.gather();
  expect(stall.asked.at(-1)).toMatchObject({ pageSize: 10 });
});

test('the search asks once, after the last letter, and stays when the list is shown again', () => {
  const stall = aStall(2);
  stall.send({ type: 'list.search', text: 'r' });
  stall.clock.increment(SEARCH_DEBOUNCE_MS - 1);
  stall.send({ type: 'list.search', text: 're' });
  stall.send({ type: 'lantern.bought' });
  stall.send({ type: 'list.visit', query: { of: 'stall', search: '' } });
  stall.clock.increment(SEARCH_DEBOUNCE_MS);
  expect(stall.asked).toEqual([
    { query: { of: 'stall', search: 're' }, pageIndex: 0, pageSize: 10 },
  ]);
  expect(stall.shows()).toEqual([]);
});

test('what changes one item changes it where it stands', () => {
  const stall = aStall();
  stall.send({ type: 'lantern.lit', id: 'lantern 3' });
  const { list } = stall.actor.getSnapshot().context;
  expect(list.items.flatMap(({ lit }, at) => (lit ? [at] : []))).toEqual([3]);
  expect(stall.asked).toEqual([]);
});

test('a late answer to another query is not shown', () => {
  const stall = aStall();
  stall.send({ type: 'list.visit', query: { of: 'tent', search: '' } });
  const late = stall.give;
  stall.send({ type: 'list.visit', query: undefined });
  late(some(0, 3));
  expect([stall.at(), stall.shows()]).toEqual(['closed', []]);
});
