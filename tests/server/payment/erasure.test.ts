import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetErased } from '../../../server/payment/payment.erasure';
import { verifyPlayer } from '../../../server/player/player.command';
import { endErased } from '../../../server/subscription/subscription.erasure';
import { PASSWORD } from '../../support/password';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
let isAway = false;
let forgotten: string[] = [];
beforeAll(async () => {
  platform = await testPlatform({}, undefined, {
    payments: (test) => ({
      ...test,
      forgetPlayer: async (player) => {
        if (isAway) throw new Error('away');
        forgotten.push(player);
        await test.forgetPlayer(player);
      },
    }),
  });
});
afterAll(() => platform.close());

const post = (of: Member, path: string, body: object) => platform.post(path, body, of);
const member = async (): Promise<Member> => {
  const ann = await platform.member({ country: 'MT' });
  await verifyPlayer(platform.platform, ann.email, 'test', new Date().toISOString());
  return ann;
};
const sweep = async () => {
  await endErased(platform.platform, new Date());
  return forgetErased(platform.platform, new Date());
};

test('whose account is erased is forgotten by the provider, once nothing is on its way', async () => {
  const ann = await member();
  const diamond = { name: 'diamond', cost: 500, currency: 'EUR' };
  await post(ann, '/wallet/subscribe', { ...diamond, payment: 'test-approved' });
  await post(ann, '/wallet/deposit', { amount: 20_000, payment: 'test-approved' });
  await post(ann, '/wallet/withdraw', { currency: 'EUR', amount: 20_000 });
  await sweep();
  expect(forgotten).toEqual([]);
  expect((await post(ann, '/settings/erase', { password: PASSWORD })).status).toBe(200);
  // Staff has not looked at the withdrawal yet: it must still reach the card.
  expect([await sweep(), forgotten]).toEqual([0, []]);
  const { sql } = platform.database;
  const [ended] = await sql`select status from subscriptions where player = ${ann.id}`;
  const [plan] = await sql`select told from subscription_orders where player = ${ann.id}`;
  expect([ended, plan]).toEqual([{ status: 'ended' }, { told: 'stopped' }]);
  await sql`update withdrawals set status = 'paid' where player = ${ann.id}`;
  isAway = true;
  await expect(sweep()).rejects.toThrow('away');
  isAway = false;
  expect([await sweep(), forgotten]).toEqual([1, [ann.id]]);
  expect(await sql`select id from test_methods where player = ${ann.id}`).toEqual([]);
  expect([await sweep(), forgotten]).toEqual([0, [ann.id]]);
});
