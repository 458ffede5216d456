import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDifferences } from '../../../contract/money.desk';
import { compareBooks } from '../../../server/payment/payment.differences';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

let platform: TestPlatform;
let ada: TestStaff;
beforeAll(async () => {
  platform = await testPlatform();
  ada = await testStaff(platform, 'finance');
});
afterAll(() => platform.close());

const shown = async (search = '') => {
  const { body } = await platform.post('/staff/differences', { search }, { token: ada.token });
  return answerOf(listDifferences, body);
};
const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 9, minute));
const compared = (minute: number) => compareBooks(platform.platform, at(minute));
const enter = (amount: number) => platform.database.sql`
  insert into test_entries (id, reference, type, currency, amount)
  values (${`extra ${amount}`}, 'deposit_nobodys', 'paid in', 'EUR', ${amount})`;

test('the platform compares both books by itself', async () => {
  await expect.poll(async () => (await shown()).comparison.at).toBeDefined();
  const { items, total } = await shown();
  expect([items, total]).toEqual([[], 0]);
});

test('a difference stands there since it was found, how often, and goes when both books agree', async () => {
  await enter(77);
  await compared(0);
  const found = {
    _id: 'paid in deposit_nobodys EUR',
    ...{ type: 'paid in', reference: 'deposit_nobodys', currency: 'EUR' },
    ...{ theirs: 77, ours: 0, since: at(0).toISOString(), looks: 1 },
  };
  expect(await shown()).toEqual({
    items: [found],
    total: 1,
    comparison: { at: at(0).toISOString(), compared: 1 },
  });
  await enter(3);
  await compared(1);
  expect((await shown()).items).toEqual([{ ...found, theirs: 80, looks: 2 }]);
  expect((await shown('withdrawal')).items).toEqual([]);
  expect((await shown('nobodys')).total).toBe(1);
  await platform.database.sql`delete from test_entries where reference = 'deposit_nobodys'`;
  await compared(2);
  expect(await shown()).toMatchObject({ items: [], total: 0, comparison: { compared: 0 } });
});

test('a ledger that holds something else than payments make is a difference of its own', async () => {
  const { sql } = platform.database;
  await sql`insert into balances (account, currency, balance) values ('provider', 'EUR', 5)`;
  await compared(3);
  expect((await shown()).items).toMatchObject([
    { type: 'ledger', reference: 'provider', currency: 'EUR', theirs: 0, ours: 5 },
  ]);
  await sql`delete from balances where account = 'provider'`;
  await compared(4);
  expect((await shown()).items).toEqual([]);
});

test('a provider that does not answer is said to be so, and what was found stays', async () => {
  await enter(77);
  await compared(5);
  const { payments } = platform.platform;
  const away = {
    ...platform.platform,
    payments: { ...payments, entries: () => Promise.reject(new Error('away')) },
  };
  await compareBooks(away, at(6));
  expect(await shown()).toMatchObject({
    items: [{ reference: 'deposit_nobodys', looks: 1 }],
    comparison: { at: at(5).toISOString(), failedAt: at(6).toISOString() },
  });
  await compared(7);
  expect((await shown()).comparison).toEqual({ at: at(7).toISOString(), compared: 1 });
});
