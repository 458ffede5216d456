import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Store } from '../../../server/store/store';
import { verify } from '../../../server/store/verify';
import { type FreshDatabase, freshDatabase } from '../../support/database';
import { move, pass, tillKind } from '../../support/till';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  const store = await Store.open({ address: database.address });
  await store.execute(move('ann', 100));
  await Promise.all([1, 2, 3].map((amount) => store.execute(pass('ann', 'bob', amount))));
  await store.close();
});
afterAll(() => database.drop());

const problems = async () => (await verify(database.sql, [tillKind])).problems;

beforeEach(async () => {
  expect(await problems()).toEqual([]);
});

test('a sound log is counted', async () => {
  expect(await verify(database.sql, [tillKind])).toEqual({
    events: 7,
    streams: 2,
    postings: 14,
    balances: 3,
    facts: 14,
    tables: 0,
    found: 0,
    problems: [],
  });
});

/** Each tampering with its mend, so that the next one starts from a sound log. */
test.for([
  [
    'an amount in an event',
    `update events set data = data || '{"amount": -2}' where position = 2`,
    `update events set data = data || '{"amount": -1}' where position = 2`,
    ['event 2 does not fit its hash', 'event 2 has other postings'],
  ],
  [
    'an instant of an event',
    `update events set at = at + interval '1 day' where position = 3`,
    `update events set at = at - interval '1 day' where position = 3`,
    ['event 3 does not fit its hash'],
  ],
  [
    'the order of the log',
    `update events set position = 70 where position = 7`,
    `update events set position = 7 where position = 70`,
    expect.arrayContaining(['no event between 6 and 70', 'the log ends at 70, its head says 7']),
  ],
  [
    'a version',
    `update streams set version = 9 where name = 'till:bob'`,
    `update streams set version = 3 where name = 'till:bob'`,
    ['till:bob has 3 events, its row says 9'],
  ],
  [
    'a state',
    `update streams set state = '{"balance": 900}' where name = 'till:bob'`,
    `update streams set state = '{"balance": 6}' where name = 'till:bob'`,
    ['till:bob has another state than its events'],
  ],
  [
    'a stream without events',
    `insert into streams values ('till:eve', 'till', 1, 1, '{"balance": 5}')`,
    `delete from streams where name = 'till:eve'`,
    ['1 streams have no events'],
  ],
  [
    'a balance',
    `update balances set balance = 7 where account = 'player:bob'`,
    `update balances set balance = 6 where account = 'player:bob'`,
    ['player:bob holds 7 COINS, its postings sum to 6'],
  ],
  [
    'a posting and its balance together',
    `update postings set amount = 2 where position = 3 and part = 0;
     update balances set balance = 7 where account = 'player:bob'`,
    `update postings set amount = 1 where position = 3 and part = 0;
     update balances set balance = 6 where account = 'player:bob'`,
    ['event 3 has other postings', 'postings of event 3 sum to 1 COINS'],
  ],
  [
    'a lost fact',
    `update facts set n = 40 where audience = 'player:bob' and n = 2`,
    `update facts set n = 2 where audience = 'player:bob' and n = 40`,
    ['facts of player:bob are not numbered densely'],
  ],
] as const)('tampering with %s is found', async ([, tamper, mend, expected]) => {
  await database.sql.unsafe(tamper);
  const found = await problems();
  await database.sql.unsafe(mend);
  expect(found).toEqual(expected);
});

test('an unknown kind is found', async () => {
  expect((await verify(database.sql, [])).problems).toContain(
    'event 1 is of no known kind: till:ann',
  );
});
