import { afterAll, beforeAll, expect, test } from 'vitest';
import { Store } from '../../../server/store/store';
import { type RecordedFact, streamOf } from '../../../server/store/stream';
import { verify } from '../../../server/store/verify';
import { type FreshDatabase, freshDatabase } from '../../support/database';
import { move, pass, till, tillKind } from '../../support/till';

/** Two stores on one database stand for two processes: they share nothing else. */
let database: FreshDatabase;
let stores: [Store, Store];

beforeAll(async () => {
  database = await freshDatabase();
  stores = [
    await Store.open({ address: database.address }),
    await Store.open({ address: database.address }),
  ];
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

test('crossing streams: no deadlock, exact balances, a sound log', async () => {
  const names = Array.from({ length: 8 }, (_, i) => `crossing${i}`);
  await Promise.all(names.map((name) => stores[0].execute(move(name, 1000))));
  const commands = Array.from({ length: 600 }, (_, i) => {
    const from = names[i % 8] ?? '';
    const to = names[(i * 5 + 3) % 8] ?? '';
    const store = stores[i % 2] ?? stores[0];
    return from === to ? store.execute(move(from, 0)) : store.execute(pass(from, to, 1 + (i % 7)));
  });
  const outcomes = await Promise.all(commands);
  expect(outcomes.every((outcome) => 'answer' in outcome)).toBe(true);
  const tills = await Promise.all(names.map((name) => stores[1].load(till(name))));
  expect(tills.reduce((sum, { balance }) => sum + balance, 0)).toBe(8000);
  const [deadlocks] = await database.sql<{ deadlocks: number }[]>`
    select deadlocks from pg_stat_database where datname = current_database()`;
  expect(deadlocks).toEqual({ deadlocks: 0 });
  expect(await verify(database.sql, [tillKind])).toMatchObject({ found: 0, streams: 8 });
});

test('in turns on one stream each decides on what the other left', async () => {
  const answers = [];
  for (let turn = 0; turn < 6; turn++)
    answers.push(await (stores[turn % 2] ?? stores[0]).execute(move('turns', 1)));
  expect(answers).toMatchObject([1, 2, 3, 4, 5, 6].map((balance) => ({ answer: { balance } })));
});

test('both create the same streams at once', async () => {
  for (let round = 0; round < 20; round++) {
    const outcomes = await Promise.all(
      stores.flatMap((store) => [1, 2, 3].map((n) => store.execute(move(`made${round}.${n}`, n)))),
    );
    expect(outcomes.every((outcome) => 'answer' in outcome)).toBe(true);
    expect(await stores[0].load(till(`made${round}.3`))).toEqual({ balance: 6 });
  }
});

test('copies of one command over both have one effect', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      (i % 2 === 0 ? stores[0] : stores[1]).execute(move('twice', 5, 'k')),
    ),
  );
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(await stores[0].load(till('twice'))).toEqual({ balance: 5 });
});

test('what a command turns in the memory of its process has turned once it is answered', async () => {
  const facts = () => [{ audience: 'system' as const, handler: 'turned', body: {} }];
  const rules = streamOf({ ...tillKind, name: 'rules', facts }, 'all');
  let heard = 0;
  const stop = stores[0].subscribe((facts) => {
    heard += facts.filter(({ audience }) => audience === 'system').length;
  });
  for (let turn = 1; turn <= 100; turn++) {
    const before = stores[1].execute(move('before', 1));
    await stores[0].execute({ ...move('rules', 1), streams: { till: rules } });
    expect(heard).toBe(turn);
    await before;
  }
  stop();
});

test("each hears the other's facts, all of them and in the log's order", async () => {
  const heard: RecordedFact[] = [];
  const complete = new Promise<void>((resolve) => {
    stores[1].subscribe((facts) => {
      heard.push(...facts.filter(({ audience }) => audience === 'player:told'));
      if (heard.length >= 200) resolve();
    });
  });
  await Promise.all(
    Array.from({ length: 200 }, (_, i) => (stores[i % 2] ?? stores[0]).execute(move('told', 1))),
  );
  await complete;
  expect(heard.map(({ n }) => n)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
  expect(heard.map(({ body }) => body['balance'])).toEqual(heard.map(({ n }) => n));
});
