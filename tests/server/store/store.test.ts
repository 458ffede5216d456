import { afterAll, beforeAll, expect, test } from 'vitest';
import { problem } from '../../../contract/problems';
import { accept } from '../../../server/store/decision';
import { Store } from '../../../server/store/store';
import { type FreshDatabase, freshDatabase } from '../../support/database';
import { move, pass, till, tillKind } from '../../support/till';

let database: FreshDatabase;
let store: Store;

beforeAll(async () => {
  database = await freshDatabase();
  store = await Store.open({ address: database.address });
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const balanceOf = async (account: string) =>
  (
    await database.sql<{ balance: number }[]>`
      select balance from balances where account = ${account}`
  )[0]?.balance;

test('a command is answered with its position and changes state, balances and facts', async () => {
  expect(await store.execute(move('first', 50))).toEqual({ answer: { balance: 50 }, position: 1 });
  expect(await store.execute(move('first', -20))).toEqual({ answer: { balance: 30 }, position: 2 });
  expect(await store.load(till('first'))).toEqual({ balance: 30 });
  expect(await balanceOf('player:first')).toBe(30);
  expect(await store.lastFact('player:first')).toBe(2);
  expect(await store.facts('player:first', 1)).toEqual([
    {
      position: 2,
      part: 0,
      audience: 'player:first',
      n: 2,
      handler: 'OnWalletChange',
      body: { balance: 30 },
    },
  ]);
});

test('a refusal changes nothing', async () => {
  const head = await store.head();
  expect(await store.execute(move('poor', -1))).toEqual({
    refused: problem('insufficient-amount'),
  });
  expect(await store.head()).toBe(head);
  expect(await store.load(till('poor'))).toEqual({ balance: 0 });
});

test('50 simultaneous copies of one command have one effect and one answer', async () => {
  const copies = Array.from({ length: 50 }, () => store.execute(move('copied', 7, 'k1')));
  const outcomes = await Promise.all(copies);
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(await store.load(till('copied'))).toEqual({ balance: 7 });
  expect(await store.execute(move('copied', 7, 'k1'))).toEqual(outcomes[0]);
});

test('a first refusal is repeated even when the command could succeed by now', async () => {
  const refused = { refused: problem('insufficient-amount') };
  expect(await store.execute(move('late', -5, 'k'))).toEqual(refused);
  await store.execute(move('late', 100));
  expect(await store.execute(move('late', -5, 'k'))).toEqual(refused);
  expect(await store.load(till('late'))).toEqual({ balance: 100 });
});

test('a key used for another request is refused', async () => {
  await store.execute(move('keyed', 5, 'k'));
  expect(await store.execute(move('keyed', 6, 'k'))).toEqual({ refused: problem('key-reused') });
  expect(await store.load(till('keyed'))).toEqual({ balance: 5 });
});

test('50 commands with different keys on one balance never overdraw it', async () => {
  await store.execute(move('contested', 100));
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, i) => store.execute(move('contested', -7, `k${i}`))),
  );
  expect(outcomes.filter((outcome) => 'answer' in outcome)).toHaveLength(14);
  expect(await store.load(till('contested'))).toEqual({ balance: 2 });
  expect(await balanceOf('player:contested')).toBe(2);
});

test('a command in the same batch sees the effects of those before it', async () => {
  const outcomes = await Promise.all([1, 2, 3].map((n) => store.execute(move('chained', n))));
  expect(outcomes.map((outcome) => 'answer' in outcome && outcome.answer.balance)).toEqual([
    1, 3, 6,
  ]);
});

test('a command over two streams moves both or neither', async () => {
  await store.execute(move('giver', 10));
  await Promise.all([
    store.execute(pass('giver', 'taker', 6)),
    store.execute(pass('giver', 'taker', 6)),
  ]);
  expect(await store.load(till('giver'))).toEqual({ balance: 4 });
  expect(await store.load(till('taker'))).toEqual({ balance: 6 });
});

test('one stream in two slots is an error', async () => {
  await expect(store.execute(pass('same', 'same', 1))).rejects.toThrow('in two slots');
});

const badly = (id: string, decide: () => never) => ({ ...move(id, 1), decide });

test.for([
  [
    'throws',
    () => {
      throw new Error('a bug');
    },
    'a bug',
  ],
  [
    'mutates its state',
    ({ till: state }: { till: { balance: number } }) => {
      state.balance = 1e6;
      return accept({ till: [] }, { balance: 0 });
    },
    'read only',
  ],
  [
    'moves an amount that is not exact',
    () => accept({ till: [{ type: 'till.moved', amount: 2 ** 53, balance: 1 }] }, { balance: 1 }),
    'exact amount',
  ],
  [
    'holds what the database cannot store',
    () => accept({ till: [{ type: '\u0000', amount: 1, balance: 1 }] }, { balance: 1 }),
    'Unicode',
  ],
  [
    'records more than its state says, below zero',
    () => accept({ till: [{ type: 'till.moved', amount: -1, balance: 0 }] }, { balance: 0 }),
    'balance_covered',
  ],
] as const)('a command that %s fails alone', async ([name, decide, message]) => {
  const bad = badly(`bad ${name}`, decide as () => never);
  const [before, failed, after] = await Promise.allSettled([
    store.execute(move(`before ${name}`, 1)),
    store.execute(bad),
    store.execute(move(`after ${name}`, 2)),
  ]);
  expect(before).toMatchObject({ status: 'fulfilled', value: { answer: { balance: 1 } } });
  expect(after).toMatchObject({ status: 'fulfilled', value: { answer: { balance: 2 } } });
  expect(failed).toMatchObject({ status: 'rejected' });
  expect(String(failed.status === 'rejected' && failed.reason)).toContain(message);
  expect(await store.load(till(`bad ${name}`))).toEqual({ balance: 0 });
});

test('postings that do not sum to zero are an error of that command', async () => {
  const generous = {
    ...tillKind,
    name: 'generous',
    postings: () => [{ account: 'player:x', currency: 'COINS', amount: 5 }],
  };
  const command = { ...move('x', 5), streams: { till: { kind: generous, id: 'x' } } };
  await expect(store.execute(command)).rejects.toThrow('sum to 5, not to zero');
});

test('a kind whose fold was revised is refolded from its events', async () => {
  await store.execute(move('revised', 3));
  await store.execute(move('revised', 4));
  const counting = {
    ...tillKind,
    revision: 2,
    evolve: (state: { balance: number }) => ({ balance: state.balance + 1 }),
  };
  const revised = { kind: counting, id: 'revised' };
  expect(await store.load(revised)).toEqual({ balance: 2 });
  await store.execute({
    ...move('revised', 0),
    streams: { till: revised },
    decide: ({ till: state }) => {
      expect(state).toEqual({ balance: 2 });
      return accept({ till: [] }, state);
    },
  });
});

test('beyond the queue limit commands are refused, and those taken are finished by close', async () => {
  const small = await Store.open({ address: database.address, limits: { waiting: 3 } });
  const outcomes = [1, 2, 3, 4].map(() => small.execute(move('crowd', 1)));
  await small.close();
  expect(await Promise.all(outcomes)).toEqual([
    expect.objectContaining({ answer: { balance: 1 } }),
    expect.objectContaining({ answer: { balance: 2 } }),
    expect.objectContaining({ answer: { balance: 3 } }),
    { refused: problem('unavailable') },
  ]);
});
