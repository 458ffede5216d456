import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, SUBSCRIPTION_GRACE_MS, SUBSCRIPTION_MS } from '../../../contract/limits';
import type { Purchase } from '../../../contract/purchase';
import { readSubscription, type Subscription } from '../../../contract/subscription';
import type { Wallet } from '../../../contract/wallet';
import { kinds, projections } from '../../../server/kinds';
import { reconcileReport } from '../../../server/operator/withdrawal.report';
import { hearOwnProvider } from '../../../server/payment/payment.hear';
import type { Going, SignedWord } from '../../../server/payment/payment.provider';
import type { TestProvider } from '../../../server/payment/test.provider';
import { verifyPlayer } from '../../../server/player/player.command';
import { verify } from '../../../server/store/verify';
import { tidyPlans } from '../../../server/subscription/plan.command';
import { subscriptionTimer } from '../../../server/subscription/subscription.command';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';

/** The test provider, whose words are told by the tests, over HTTP. */
let provider: TestProvider;
let isAway = false;
/** What it was told anew: it is told at least once, so that the same again is no news. */
let told: [string, Going][] = [];
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, {
    payments: (test) => {
      provider = test;
      return {
        ...test,
        subscribe: (order) => (isAway ? Promise.reject(new Error('away')) : test.subscribe(order)),
        keep: async (plan, going) => {
          if (isAway) throw new Error('away');
          if (told.findLast(([known]) => known === plan)?.[1] !== going) told.push([plan, going]);
          await test.keep(plan, going);
        },
      };
    },
  });
});
afterAll(() => platform.close());

const diamond = { name: 'diamond', cost: 500, currency: 'EUR' };
const crown = { name: 'crown', cost: 1_500, currency: 'EUR' };
const GOOD = '4242424242424242';

const member = async (): Promise<Member> => {
  const ann = await platform.member({ country: 'MT' });
  await verifyPlayer(platform.platform, ann.email, 'test', new Date().toISOString());
  return ann;
};
const post = async (of: Member, path: string, body: object) => {
  const answer = await platform.post(path, body, { token: of.token });
  return answer.body as unknown as { subscription: Subscription; code: string; reason: string };
};
const own = async (of: Member): Promise<Subscription | undefined> =>
  answerOf(readSubscription, (await platform.get('/wallet/subscription', of)).body).subscription;
const status = async (of: Member) => (await own(of))?.status;
const euros = async (of: Member): Promise<number | undefined> =>
  ((await platform.get('/wallet/list', of)).body.items as Wallet[]).find(
    ({ currency }) => currency === 'EUR',
  )?.balance;
const press = async ({ order }: Subscription, form: Record<string, string>) => {
  const answer = await fetch(`${platform.url}${order?.url}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form),
  });
  return answer.headers.get('location');
};
const begin = async (ann: Member, number = GOOD, order: object = diamond) => {
  const { subscription } = await post(ann, '/wallet/subscribe', { ...order, payment: 'visa' });
  await press(subscription, { do: 'present', number });
  return subscription;
};
/** Everything that the provider says until so long from now is heard. */
const heard = async (ms = 0): Promise<void> => {
  const later = { ...platform.platform, now: () => Date.now() + ms };
  while ((await hearOwnProvider(later)) > 0);
};
/** What is due so long from now is done for whoever has a subscription. */
const timers = async (ms: number): Promise<void> => {
  const rows = await platform.database.sql<{ subject: string }[]>`
    select subject from timers where kind = 'subscription'
      and due <= ${new Date(Date.now() + ms)}`;
  for (const { subject } of rows)
    await subscriptionTimer(platform.platform).run(subject, new Date(Date.now() + ms));
};
const reconciled = async () => reconcileReport(platform.platform.sql, await provider.entries());

describe('a tier by the provider', () => {
  test('is incomplete until its page was gone through, and booked once on the signed word', async () => {
    const ann = await member();
    const { subscription } = await post(ann, '/wallet/subscribe', { ...diamond, payment: 'visa' });
    expect(subscription).toMatchObject({ tier: 'diamond', status: 'incomplete', by: 'provider' });
    expect(subscription.order?.url).toMatch(/^\/test-provider\//);
    expect(subscription.until).toBeUndefined();
    expect(await press(subscription, { do: 'present', number: GOOD })).toBe('/wallet/subscription');
    const after = await own(ann);
    expect(after).toMatchObject({ status: 'active', by: 'provider', price: 500 });
    expect(Date.parse(after?.until ?? '') - Date.now()).toBeCloseTo(SUBSCRIPTION_MS, -5);
    expect(await euros(ann)).toBe(0);
    const { items } = (await platform.post('/wallet/purchases/1', {}, ann)).body;
    expect((items as unknown as Purchase[]).map(({ type, amount }) => [type, amount])).toEqual([
      [601, 500],
      [500, 500],
    ]);
    expect((await reconciled()).ok).toBe(true);
  });

  test('asks the bank first where the card does, and begins once it is answered', async () => {
    const ann = await member();
    const asked = await begin(ann, '4000000000003220');
    expect(await status(ann)).toBe('incomplete');
    await press(asked, { do: 'approve' });
    expect(await status(ann)).toBe('active');
  });

  test('is over where the card is refused, and counts as paid in no more', async () => {
    const ann = await member();
    await begin(ann, '4000000000000002');
    expect(await own(ann)).toMatchObject({ status: 'ended' });
    const again = await post(ann, '/wallet/subscribe', { ...diamond, payment: 'test-declined' });
    expect(again.code).toBe('payment-declined');
    const done = await post(ann, '/wallet/subscribe', { ...diamond, payment: 'test-approved' });
    expect(done.subscription.status).toBe('active');
  });

  test('is charged by a stored method; another’s is none', async () => {
    const [ann, ben] = [await member(), await member()];
    const stored = await platform.post('/payments/add', { payment: 'visa' }, ann);
    const { paymentId, url } = stored.body as unknown as { paymentId: string; url: string };
    await fetch(`${platform.url}${url}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ do: 'present', number: GOOD }),
    });
    const order = { ...diamond, payment: paymentId };
    expect((await post(ben, '/wallet/subscribe', order)).code).toBe('payment-unknown');
    expect((await post(ann, '/wallet/subscribe', order)).subscription.status).toBe('active');
  });

  test('is given up after half an hour, and the provider told so', async () => {
    const ann = await member();
    await post(ann, '/wallet/subscribe', { ...diamond, payment: 'visa' });
    await tidyPlans(platform.platform, Date.now() + 31 * 60_000);
    expect(await status(ann)).toBe('ended');
  });

  test('whose provider was away is asked for again', async () => {
    const ann = await member();
    isAway = true;
    const order = { ...diamond, payment: 'test-approved' };
    expect((await post(ann, '/wallet/subscribe', order)).code).toBe('unavailable');
    isAway = false;
    expect(await status(ann)).toBe('incomplete');
    await tidyPlans(platform.platform, Date.now() + 2 * 60_000);
    expect(await status(ann)).toBe('active');
  });
});

describe('the next period', () => {
  test('is charged by the provider, and told once however often', async () => {
    const ann = await member();
    await begin(ann);
    const { until } = (await own(ann)) ?? {};
    await heard(SUBSCRIPTION_MS + DAY_MS);
    const after = await own(ann);
    expect(Date.parse(after?.until ?? '') - Date.parse(until ?? '')).toBe(SUBSCRIPTION_MS);
    expect([after?.status, await euros(ann)]).toEqual(['active', 0]);
    await timers(SUBSCRIPTION_MS + DAY_MS);
    expect(await status(ann)).toBe('active');
    expect((await reconciled()).ok).toBe(true);
  });

  test('that is refused is past due, reminded of three times, and ends; the provider is told', async () => {
    const ann = await member();
    const { order } = await begin(ann, '4000000000000150');
    expect(order).toBeDefined();
    await heard(SUBSCRIPTION_MS + 1_000);
    expect(await status(ann)).toBe('past due');
    told = [];
    for (const day of [4, 8, 12]) await timers(SUBSCRIPTION_MS + day * DAY_MS);
    expect(await status(ann)).toBe('ended');
    expect(told).toEqual([[expect.stringMatching(/^plan_/), 'stopped']]);
    const mails = () => platform.database.sql<{ n: number }[]>`
      select count(*)::int as n from mails where recipient = ${ann.email}
        and body like '%could not be charged%'`;
    await expect.poll(mails).toEqual([{ n: 3 }]);
  });

  test('of which nothing is heard is past due a day later', async () => {
    const ann = await member();
    await begin(ann);
    await timers(SUBSCRIPTION_MS + 1_000);
    expect(await status(ann)).toBe('active');
    await timers(SUBSCRIPTION_MS + SUBSCRIPTION_GRACE_MS);
    expect(await status(ann)).toBe('past due');
    // The word comes after all.
    await heard(SUBSCRIPTION_MS + 2 * DAY_MS);
    expect(await status(ann)).toBe('active');
  });

  test('of whoever takes a break is not charged: theirs ends before', async () => {
    const ann = await member();
    await begin(ann);
    await post(ann, '/protection/time-out', { days: 42 });
    await heard(SUBSCRIPTION_MS + 1_000);
    expect(await status(ann)).toBe('ended');
    const charged = await platform.database.sql`
      select id from subscription_charges where player = ${ann.id}`;
    expect(charged).toHaveLength(1);
  });

  test('is not charged while the provider was not told: its word is told again', async () => {
    const ann = await member();
    await begin(ann);
    isAway = true;
    await post(ann, '/wallet/subscribe/cancel', {});
    await heard(SUBSCRIPTION_MS + 1_000);
    isAway = false;
    told = [];
    await heard(SUBSCRIPTION_MS + 2_000);
    expect(told).toEqual([[expect.stringMatching(/^plan_/), 'to its end']]);
    const charged = await platform.database.sql`
      select id from subscription_charges where player = ${ann.id}`;
    expect(charged).toHaveLength(1);
  });
});

describe('what is changed', () => {
  test('cancelled it lasts as long as it is paid for, and goes on when it is taken again', async () => {
    const ann = await member();
    await begin(ann);
    told = [];
    await post(ann, '/wallet/subscribe/cancel', {});
    expect(await status(ann)).toBe('cancelling');
    const again = await post(ann, '/wallet/subscribe', diamond);
    expect(again.subscription).toMatchObject({ status: 'active', by: 'provider' });
    expect(told.map(([, going]) => going)).toEqual(['to its end', 'on']);
    await post(ann, '/wallet/subscribe/cancel', {});
    await heard(SUBSCRIPTION_MS + 1_000);
    await timers(SUBSCRIPTION_MS + 1_000);
    expect(await status(ann)).toBe('ended');
  });

  test('to another tier it is there at once, the rest comes back, and the first is charged no more', async () => {
    const ann = await member();
    await begin(ann);
    told = [];
    const { subscription } = await post(ann, '/wallet/subscribe', { ...crown, payment: 'visa' });
    // What is held stays until the other one is paid.
    expect(subscription).toMatchObject({ tier: 'diamond', status: 'active' });
    expect(subscription.order).toMatchObject({ tier: 'crown', price: 1_500 });
    await press(subscription, { do: 'present', number: GOOD });
    expect(await own(ann)).toMatchObject({ tier: 'crown', status: 'active', by: 'provider' });
    expect([499, 500]).toContain(await euros(ann));
    expect(told.map(([, going]) => going)).toEqual(['stopped']);
    await heard(SUBSCRIPTION_MS + DAY_MS);
    const charged = await platform.database.sql<{ amount: number }[]>`
      select amount from subscription_charges where player = ${ann.id} order by amount`;
    expect(charged.map(({ amount }) => amount)).toEqual([500, 1_500, 1_500]);
  });

  test('a bank that takes it back ends it, and leaves a debt', async () => {
    const ann = await member();
    await begin(ann, '4000000000000259');
    await heard(2 * 60_000);
    expect(await status(ann)).toBe('ended');
    expect((await post(ann, '/wallet/subscribe', diamond)).code).toBe('protected');
    expect((await reconciled()).ok).toBe(true);
  });
});

describe('a word about a plan', () => {
  const tell = async ({ body, signature }: Pick<SignedWord, 'body' | 'signature'>) =>
    (
      await platform.ask('POST', '/webhooks/payments', body, {
        headers: { 'content-type': 'application/json', 'provider-signature': signature },
      })
    ).status;

  test('is taken twenty times at once, and booked once; one that was changed is refused', async () => {
    const ann = await member();
    const { subscription } = await post(ann, '/wallet/subscribe', { ...diamond, payment: 'visa' });
    const [reference] = await platform.database.sql<{ id: string }[]>`
      select id from subscription_orders where player = ${ann.id}`;
    const intent = await provider.intentOf(reference?.id ?? '');
    if (intent === undefined) throw new Error('There is no intent');
    await provider.present(intent, 'success', GOOD);
    const [word] = (await provider.unheard?.(Date.now(), intent.reference)) ?? [];
    if (word === undefined) throw new Error('There is no word');
    expect(subscription.status).toBe('incomplete');
    expect(await tell({ ...word, body: word.body.replace('500', '900') })).toBe(401);
    expect(await status(ann)).toBe('incomplete');
    expect(await Promise.all(Array.from({ length: 20 }, () => tell(word)))).toEqual(
      Array.from({ length: 20 }, () => 200),
    );
    expect([await status(ann), await euros(ann)]).toEqual(['active', 0]);
  });

  test('of another sum, or about none of ours, changes nothing', async () => {
    const ann = await member();
    const { subscription } = await post(ann, '/wallet/subscribe', { ...diamond, payment: 'visa' });
    expect(subscription.status).toBe('incomplete');
    await platform.database.sql`
      update test_intents set amount = 400
      where player = ${ann.id} and purpose = 'subscribe'`;
    await press(subscription, { do: 'present', number: GOOD });
    expect([await status(ann), await euros(ann)]).toEqual(['incomplete', 0]);
    expect((await reconciled()).lines.join()).toContain('the provider says 400, our books say 0');
  });

  test('leaves the books sound', async () => {
    const { problems } = await verify(platform.database.sql, kinds, { projections });
    expect(problems).toEqual([]);
  });
});
