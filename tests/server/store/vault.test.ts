import { afterEach, beforeEach, expect, test } from 'vitest';
import { accept } from '../../../server/store/decision';
import type { Projection } from '../../../server/store/projection';
import { eventsOf } from '../../../server/store/projection';
import { rebuild } from '../../../server/store/rebuild';
import { Store } from '../../../server/store/store';
import { type AnyKind, type StreamKind, streamOf } from '../../../server/store/stream';
import { verify } from '../../../server/store/verify';
import { type FreshDatabase, freshDatabase } from '../../support/database';

type DiaryEvent =
  | { type: 'diary.written'; title: string; text?: string; pages: number }
  | { type: 'diary.burnt' };
interface DiaryState {
  title?: string;
  pages: number;
}

/** A kind with private fields of the person who writes, one of them never absent. */
const diaryKind: StreamKind<DiaryState, DiaryEvent> = {
  name: 'diary',
  initial: { pages: 0 },
  evolve: (state, event) =>
    event.type === 'diary.burnt'
      ? { pages: state.pages }
      : { title: event.title, pages: state.pages + event.pages },
  personal: (id, event) =>
    event.type === 'diary.written'
      ? { of: id, fields: ['title', 'text'], instead: { title: 'burnt' } }
      : undefined,
};
const kinds = [diaryKind] as unknown as AnyKind[];

/** Keeps titles as they read, and destroys the key of a diary that was burnt. */
const titlesView: Projection = {
  name: 'titles',
  tables: ['titles'],
  async apply(tx, events) {
    for (const { id, event } of eventsOf(diaryKind, events)) {
      if (event.type === 'diary.written')
        await tx`insert into titles (id, title, text) values (${id}, ${event.title}, ${event.text ?? null})`;
      else {
        await tx`update personal_keys set wrapped = null where subject = ${id}`;
        await tx`delete from titles where id = ${id}`;
      }
    }
  },
};

let database: FreshDatabase;
let store: Store;

beforeEach(async () => {
  database = await freshDatabase();
  await database.sql`create table titles (id text, title text, text text)`;
  store = await Store.open({ address: database.address, projections: [titlesView] });
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

const tell = (id: string, event: DiaryEvent, on: Store = store) =>
  on.execute({
    name: 'diary.tell',
    at: '2026-01-01T00:00:00.000Z',
    streams: { diary: streamOf(diaryKind, id) },
    decide: () => accept({ diary: [event] }, null),
  });

const write = (id: string, title: string, on?: Store) =>
  tell(id, { type: 'diary.written', title, text: `${title} at length`, pages: 2 }, on);

const logText = async (): Promise<string> => {
  const rows = await database.sql<{ text: string }[]>`select data::text as text from events`;
  return rows.map(({ text }) => text).join('\n');
};

const found = async () => (await verify(database.sql, kinds)).problems;

test('the log shows what is not private only; who reads it by the store sees all', async () => {
  await write('ann', 'Secret of Ann');
  expect(await logText()).toMatch(/^\{.*"pages": 2.*\}$/);
  expect(await logText()).not.toMatch(/Ann|length/);
  const [written] = await store.history(streamOf(diaryKind, 'ann'));
  expect(written?.event).toEqual({
    type: 'diary.written',
    title: 'Secret of Ann',
    text: 'Secret of Ann at length',
    pages: 2,
  });
  expect(await found()).toEqual([]);
});

test('one person has one key, whatever batch or process made it', async () => {
  const other = await Store.open({ address: database.address, projections: [titlesView] });
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      write(n % 2 === 0 ? 'ann' : 'bob', `t${n}`, n % 3 === 0 ? other : store),
    ),
  );
  await other.close();
  const keys = await database.sql`select subject from personal_keys order by subject`;
  expect(keys.map(({ subject }) => subject)).toEqual(['ann', 'bob']);
  const titles = (await store.history(streamOf(diaryKind, 'ann'))).map(({ event }) => event);
  expect(titles).toHaveLength(20);
  expect(titles.every((event) => event.type === 'diary.written' && event.title !== 'burnt')).toBe(
    true,
  );
  expect(await found()).toEqual([]);
});

test('without the key the fields read as what stands instead, or as absent; the chain holds', async () => {
  await write('ann', 'Secret of Ann');
  await write('bob', 'Secret of Bob');
  await tell('ann', { type: 'diary.burnt' });
  const [written] = await store.history(streamOf(diaryKind, 'ann'));
  expect(written?.event).toEqual({ type: 'diary.written', title: 'burnt', pages: 2 });
  const [kept] = await store.history(streamOf(diaryKind, 'bob'));
  expect(kept?.event).toMatchObject({ title: 'Secret of Bob' });
  expect(await found()).toEqual([]);
  await rebuild(database.sql, titlesView);
  expect(await database.sql`select id, title from titles`).toEqual([
    { id: 'bob', title: 'Secret of Bob' },
  ]);
});

test('what is told of a person after their key is destroyed is not kept', async () => {
  await write('ann', 'Before');
  await tell('ann', { type: 'diary.burnt' });
  store.forgetPerson('ann');
  await write('ann', 'After all');
  const [, , late] = await store.history(streamOf(diaryKind, 'ann'));
  expect(late?.event).toEqual({ type: 'diary.written', title: 'burnt', pages: 2 });
  const [key] = await database.sql`select wrapped from personal_keys where subject = 'ann'`;
  expect(key).toEqual({ wrapped: null });
});

test('events that were stored in plain before still read', async () => {
  await write('ann', 'Sealed');
  const plain: StreamKind<DiaryState, DiaryEvent> = { ...diaryKind };
  delete (plain as { personal?: unknown }).personal;
  await store.execute({
    name: 'diary.tell',
    at: '2026-01-01T00:00:00.000Z',
    streams: { diary: streamOf(plain, 'ann') },
    decide: () => accept({ diary: [{ type: 'diary.written', title: 'Plain', pages: 1 }] }, null),
  });
  const titles = (await store.history(streamOf(diaryKind, 'ann'))).map(({ event }) => event);
  expect(titles).toMatchObject([{ title: 'Sealed' }, { title: 'Plain' }]);
  expect(await logText()).toContain('Plain');
  expect(await found()).toEqual([]);
});

test('a box that was moved to another event opens nowhere and is found', async () => {
  await write('ann', 'One');
  await write('ann', 'Two');
  await database.sql`
    update events set data = (select data from events where position = 1) where position = 2`;
  expect(await found()).toContain('event 2 cannot be opened by its key');
});

test('a command that fails with its batch leaves no key that would open nothing', async () => {
  const bad = store.execute({
    name: 'diary.tell',
    at: '2026-01-01T00:00:00.000Z',
    streams: { diary: streamOf(diaryKind, 'eve') },
    decide: () =>
      accept({ diary: [{ type: 'diary.written', title: '\u0000', pages: 1 } as DiaryEvent] }, null),
  });
  await expect(bad).rejects.toThrow();
  await write('eve', 'Good');
  const [good] = await store.history(streamOf(diaryKind, 'eve'));
  expect(good?.event).toMatchObject({ title: 'Good' });
});
