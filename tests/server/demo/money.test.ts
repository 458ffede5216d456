import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ DEMO: 'on' });
});
afterAll(() => platform.close());

test('one of them is verified where a sample licence lets them play for money', async () => {
  const { sql } = platform.database;
  const deposits = await sql`
    select p.username, p.verified, t.currency, t.amount::int from transactions t
    join players p on p.id = t.wallet where t.kind = 'shopDeposit'`;
  expect(deposits).toEqual([
    { username: 'DemoMila', verified: true, currency: 'EUR', amount: 5_000 },
  ]);
  const [played] = await sql<{ rounds: number }[]>`
    select count(*)::int as rounds from transactions
    where kind = 'gameBet' and currency = 'EUR'`;
  expect(played?.rounds).toBeGreaterThan(0);
  const verified = await sql`select username from players where verified`;
  expect(verified).toHaveLength(1);
});
