import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDaily } from '../../../contract/daily';
import { DAILY_COINS, SUBSCRIPTION_MS, SUBSCRIPTION_REMINDER_MS } from '../../../contract/limits';
import { getUser } from '../../../contract/player';
import { readSubscription } from '../../../contract/subscription';
import { kinds, projections } from '../../../server/kinds';
import { verifyPlayer } from '../../../server/player/player.command';
import { verify } from '../../../server/store/verify';
import { subscriptionTimer } from '../../../server/subscription/subscription.command';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

interface Asker {
  token: string;
}
const rich = async (amount: number) => {
  const member = await platform.member({ country: 'MT' });
  await verifyPlayer(platform.platform, member.email, 'test', new Date().toISOString());
  await post(member, '/wallet/deposit', { amount, payment: 'test-approved' });
  return member;
};
const post = async ({ token }: Asker, path: string, body: object) => {
  const answer = await platform.post(path, body, { token });
  const told = answer.body as unknown as {
    subscription: { status: string; tier: string };
    wallet: { balance: number };
    code: string;
  };
  return { status: answer.status, ...told };
};
const read = async (of: Asker) =>
  answerOf(readSubscription, (await platform.get('/wallet/subscription', of)).body);
const badge = async (of: Asker): Promise<number> =>
  answerOf(getUser, (await platform.get('/get', of)).body).subscription;
const diamond = { name: 'diamond', cost: 500, currency: 'EUR' };
/** So many milliseconds from now, every subscription that is due then is looked after. */
const later = async (ms: number) => {
  const { run } = subscriptionTimer(platform.platform);
  const rows = await platform.database.sql<{ player: string }[]>`
    select player from subscriptions where status <> 'ended'`;
  for (const { player } of rows) await run(player, new Date(Date.now() + ms));
};
const GRACE_MS = 60_000;

test('a tier is paid from the wallet, stands among the purchases, and its benefits are real', async () => {
  const ann = await rich(1_000);
  expect((await read(ann)).tiers).toEqual([
    { tier: 'diamond', price: 500 },
    { tier: 'crown', price: 1_500 },
  ]);
  expect(await badge(ann)).toBe(0);
  const told = await post(ann, '/wallet/subscribe', diamond);
  expect(told).toMatchObject({
    status: 200,
    subscription: { tier: 'diamond', status: 'active' },
    wallet: { balance: 500 },
  });
  expect(await badge(ann)).toBe(2);
  const daily = answerOf(readDaily, (await platform.get('/gifts/daily', ann)).body);
  expect(daily.coins).toBe(DAILY_COINS[0] + 200);
  const { items } = (await platform.post('/wallet/purchases/1', { types: [601] }, ann)).body;
  expect(items).toMatchObject([{ type: 601, amount: 500, currency: 'EUR' }]);
});

test('fifty presses at once pay once', async () => {
  const ann = await rich(1_000);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post(ann, '/wallet/subscribe', diamond)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(answers.at(-1)?.wallet.balance).toBe(500);
});

test('it is renewed, reminded of, and ends; cancelled, it keeps its benefits till then', async () => {
  const [ann, ben] = [await rich(1_000), await rich(500)];
  await post(ann, '/wallet/subscribe', diamond);
  await post(ben, '/wallet/subscribe', diamond);
  await later(SUBSCRIPTION_MS + GRACE_MS);
  expect([(await read(ann)).subscription?.status, (await read(ben)).subscription?.status]).toEqual([
    'active',
    'past due',
  ]);
  expect([await badge(ann), await badge(ben)]).toEqual([2, 0]);
  expect((await post(ann, '/wallet/subscribe/cancel', {})).subscription.status).toBe('cancelling');
  expect(await badge(ann)).toBe(2);
  for (const nth of [1, 2, 3])
    await later(SUBSCRIPTION_MS + (nth + 1) * GRACE_MS + nth * SUBSCRIPTION_REMINDER_MS);
  expect((await read(ben)).subscription?.status).toBe('ended');
  const mails = () => platform.database.sql<{ n: number }[]>`
    select count(*)::int as n from mails where recipient = ${ben.email}
      and body like '%wallet/subscription%'`;
  await expect.poll(mails).toEqual([{ n: 4 }]);
  await later(2 * SUBSCRIPTION_MS + GRACE_MS);
  expect([(await read(ann)).subscription?.status, await badge(ann)]).toEqual(['ended', 0]);
});

test('who may not play for money is offered none, and the books are sound', async () => {
  const young = await platform.member();
  expect((await platform.get('/wallet/subscription', young)).body.code).toBe('play-refused');
  expect((await post(young, '/wallet/subscribe', diamond)).code).toBe('play-refused');
  const { problems } = await verify(platform.database.sql, kinds, { projections });
  expect(problems).toEqual([]);
});
