import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Wallet } from '../../../contract/wallet';
import { reconcileReport } from '../../../server/operator/withdrawal.report';
import type { PaymentProvider } from '../../../server/payment/payment.provider';
import { stripeProvider } from '../../../server/payment/stripe.provider';
import { verifyPlayer } from '../../../server/player/player.command';
import { testCatalogue } from '../../support/games';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';

/** What was asked of Stripe: its address, and the fields of its body. */
interface Request {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly key: string | null;
}

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
  STRIPE_PRICE_DIAMOND: 'price_d',
  STRIPE_PRICE_CROWN: 'price_c',
  PUBLIC_URL: 'https://play.example',
};
let asked: Request[];
/** By the beginning of its address, what Stripe says; an error by its status. */
let says: Record<string, object | number>;

/** Stripe as far as it is needed here: nothing reaches the network. */
const client = Stripe.createFetchHttpClient(async (input: unknown, init?: RequestInit) => {
  const { pathname, search } = new URL(String(input));
  const path = `${init?.method ?? 'GET'} ${pathname.replace('/v1', '')}`;
  const fields = Object.fromEntries(
    new URLSearchParams(typeof init?.body === 'string' && init.body !== '' ? init.body : search),
  );
  asked.push({ path, fields, key: new Headers(init?.headers).get('idempotency-key') });
  const told = Object.entries(says).find(([name]) => path.startsWith(name))?.[1] ?? 404;
  return typeof told === 'number'
    ? Response.json({ error: { code: 'resource_missing', message: 'No such' } }, { status: told })
    : Response.json(told);
});
const listOf = (...data: object[]) => ({ object: 'list', data, has_more: false });
const customer = {
  'GET /customers/search': { ...listOf(), object: 'search_result' },
  'POST /customers': { id: 'cus_1' },
};

let platform: TestPlatform;
let provider: PaymentProvider;
let payouts: 'off' | 'refund' = 'refund';
beforeAll(async () => {
  platform = await testPlatform({}, undefined, {
    catalogue: testCatalogue(),
    payments: () => {
      // Opened with the platform: its table is there then.
      const opened = () =>
        stripeProvider(platform.platform.sql, { ...keys, STRIPE_PAYOUTS: payouts }, client);
      provider = {
        name: 'stripe',
        isTest: false,
        kinds: ['visa', 'mastercard', 'paypal'],
        pay: (order) => opened().pay(order),
        store: (order) => opened().store(order),
        payOut: (order) => opened().payOut(order),
        subscribe: (order) => opened().subscribe(order),
        keep: (...plan) => opened().keep(...plan),
        cancel: (reference) => opened().cancel(reference),
        forget: (method) => opened().forget(method),
        forgetPlayer: (player) => opened().forgetPlayer(player),
        wordOf: (...word) => opened().wordOf(...word),
        entries: () => opened().entries(),
      };
      return provider;
    },
  });
});
afterAll(() => platform.close());
beforeEach(() => {
  asked = [];
  says = { ...customer };
  payouts = 'refund';
});

const rich = async (): Promise<Member> => {
  const ann = await platform.member({ country: 'MT' });
  await verifyPlayer(platform.platform, ann.email, 'test', new Date().toISOString());
  return ann;
};
const session = { id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1', status: 'open' };
const post = async (of: Member, path: string, body: object) =>
  (await platform.post(path, body, { token: of.token })).body as unknown as {
    code?: string;
    deposit: { _id: string; status: string; url?: string };
    withdrawal: { _id: string; status: string };
    paymentId: string;
    url?: string;
  };
const euros = async (of: Member) =>
  ((await platform.get('/wallet/list', of)).body.items as Wallet[]).find(
    ({ currency }) => currency === 'EUR',
  )?.balance ?? 0;
const begin = async (ann: Member, payment = 'visa') => {
  says['POST /checkout/sessions'] = session;
  return (await post(ann, '/wallet/deposit', { amount: 2_000, payment })).deposit;
};

/** Tells an event as Stripe does, signed by its own library. */
const tell = async (type: string, object: object, secret = keys.STRIPE_WEBHOOK_SECRET) => {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const answer = await platform.ask('POST', '/webhooks/payments', body, { headers });
  return [answer.status, (answer.body as unknown as { received?: boolean }).received];
};
const chargeOf = (reference: string, given: object = {}) => ({
  id: `ch_${reference}`,
  amount: 2_000,
  amount_refunded: 0,
  currency: 'eur',
  status: 'succeeded',
  payment_method: 'pm_1',
  payment_method_details: {
    card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 },
  },
  metadata: { reference },
  ...given,
});

describe('a deposit', () => {
  test('is typed at Stripe, and booked on its signed word alone, once', async () => {
    const ann = await rich();
    const { _id, url, status } = await begin(ann);
    expect([url, status]).toEqual([session.url, 'authorising']);
    const { fields, key } = asked.at(-1) ?? { fields: {}, key: '' };
    expect(key).toBe(_id);
    expect(fields).toMatchObject({
      mode: 'payment',
      client_reference_id: _id,
      customer: 'cus_1',
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][price_data][unit_amount]': '2000',
      'line_items[0][price_data][currency]': 'eur',
      'payment_intent_data[metadata][reference]': _id,
      success_url: 'https://play.example/wallet/payments',
    });
    expect(await euros(ann)).toBe(0);
    expect(await tell('charge.succeeded', chargeOf(_id), 'whsec_other')).toEqual([401, undefined]);
    expect(await euros(ann)).toBe(0);
    for (const _ of [1, 2])
      expect(await tell('charge.succeeded', chargeOf(_id))).toEqual([200, true]);
    expect(await euros(ann)).toBe(2_000);
    const { items } = (await platform.get('/wallet/transfers', ann)).body;
    expect(items[0]).toMatchObject({ status: 'succeeded', method: { kind: 'visa', last: '4242' } });
  });

  test('that a bank refuses stays out of the wallet, also by an event about nothing of ours', async () => {
    const ann = await rich();
    const { _id } = await begin(ann, 'paypal');
    expect(asked.at(-1)?.fields['allowed_payment_method_types[0]']).toBe('paypal');
    const failed = { id: 'pi_1', metadata: { reference: _id }, last_payment_error: null };
    expect(await tell('payment_intent.payment_failed', failed)).toEqual([200, true]);
    expect(await tell('invoice.paid', { id: 'in_1' })).toEqual([200, false]);
    expect(await tell('charge.succeeded', chargeOf('', { metadata: {} }))).toEqual([200, false]);
    expect(await euros(ann)).toBe(0);
  });

  test('goes back by what staff refunds at Stripe, and by a bank', async () => {
    const ann = await rich();
    const { _id } = await begin(ann);
    const charge = chargeOf(_id);
    await tell('charge.succeeded', charge);
    const refund = { id: 're_1', amount: 500, currency: 'eur', charge: charge.id, metadata: {} };
    // Stripe does not say whose charge it was: the event is told again.
    expect((await tell('refund.created', { ...refund, status: 'succeeded' }))[0]).toBe(503);
    says['GET /charges/'] = charge;
    for (const type of ['refund.created', 'refund.updated'])
      expect(await tell(type, { ...refund, status: 'succeeded' })).toEqual([200, true]);
    expect(await euros(ann)).toBe(1_500);
    await tell('charge.dispute.created', {
      id: 'dp_1',
      amount: 1_500,
      currency: 'eur',
      charge: charge.id,
    });
    expect(await euros(ann)).toBe(0);
  });

  test('with which nobody goes on is ended there', async () => {
    const ann = await rich();
    const { _id } = await begin(ann);
    says['GET /checkout/sessions/cs_1'] = session;
    says['POST /checkout/sessions/cs_1/expire'] = { ...session, status: 'expired' };
    says = Object.fromEntries(Object.entries(says).toReversed());
    expect(await provider.cancel(_id)).toBe(true);
    expect(asked.at(-1)?.path).toBe('POST /checkout/sessions/cs_1/expire');
    says['GET /checkout/sessions/cs_1'] = { ...session, status: 'complete' };
    expect(await provider.cancel(_id)).toBe(false);
  });

  test('by a kind that Stripe does not take, or while it is away, is refused', async () => {
    const ann = await rich();
    const skrill = { amount: 2_000, payment: 'skrill' };
    expect((await post(ann, '/wallet/deposit', skrill)).code).toBe('payment-unknown');
    expect((await post(ann, '/payments/add', { payment: 'skrill' })).code).toBe('payment-unknown');
    says['POST /checkout/sessions'] = 400;
    const visa = { amount: 2_000, payment: 'visa' };
    expect((await post(ann, '/wallet/deposit', visa)).code).toBe('unavailable');
  });
});

test('a method is stored by a setup at Stripe, pays by it, and is forgotten there', async () => {
  const ann = await rich();
  says['POST /checkout/sessions'] = session;
  const { paymentId, url } = await post(ann, '/payments/add', { payment: 'mastercard' });
  expect(url).toBe(session.url);
  expect(asked.at(-1)?.fields).toMatchObject({
    mode: 'setup',
    'setup_intent_data[metadata][reference]': paymentId,
  });
  says['GET /payment_methods/'] = {
    id: 'pm_9',
    card: { brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2031 },
  };
  const setup = { id: 'seti_1', payment_method: 'pm_9', metadata: { reference: paymentId } };
  expect(await tell('setup_intent.succeeded', setup)).toEqual([200, true]);
  expect((await platform.get('/payments', ann)).body.items).toMatchObject([
    { kind: 'mastercard', last: '4444', expires: '2031-12', isDefault: true },
  ]);

  says['POST /payment_intents'] = { id: 'pi_9', next_action: null };
  const { deposit } = await post(ann, '/wallet/deposit', { amount: 2_000, payment: paymentId });
  expect(asked.at(-1)).toMatchObject({
    key: deposit._id,
    fields: { amount: '2000', currency: 'eur', payment_method: 'pm_9', confirm: 'true' },
  });
  await tell('charge.succeeded', chargeOf(deposit._id, { payment_method: 'pm_9' }));
  expect(await euros(ann)).toBe(2_000);

  says['POST /payment_methods/pm_9/detach'] = { id: 'pm_9' };
  await post(ann, '/payments/remove', { paymentId });
  expect(asked.at(-1)?.path).toBe('POST /payment_methods/pm_9/detach');
  // What is gone there already is forgotten.
  delete says['POST /payment_methods/pm_9/detach'];
  says['POST /payment_methods'] = 404;
  await expect(provider.forget('pm_9')).resolves.toBeUndefined();
});

describe('a player who is forgotten', () => {
  const reach = () =>
    stripeProvider(platform.platform.sql, { ...keys, STRIPE_PAYOUTS: payouts }, client);
  const search = { query: "metadata['player']:'player_7'", limit: '100' };
  const found = (...ids: string[]) => ({
    ...listOf(...ids.map((id) => ({ id }))),
    object: 'search_result',
  });

  test('is deleted there under every name, with all that hangs on it', async () => {
    says['GET /customers/search'] = found('cus_1', 'cus_2');
    says['DELETE /customers/'] = { id: 'cus_1', object: 'customer', deleted: true };
    await reach().forgetPlayer('player_7');
    expect(asked.map(({ path, fields }) => [path, fields])).toEqual([
      ['GET /customers/search', search],
      ['DELETE /customers/cus_1', {}],
      ['DELETE /customers/cus_2', {}],
    ]);
  });

  test('and who is not known there is no trouble', async () => {
    await reach().forgetPlayer('player_7');
    expect(asked.map(({ path }) => path)).toEqual(['GET /customers/search']);
  });

  test('is forgotten later where Stripe does not answer, or does not delete', async () => {
    says['GET /customers/search'] = 400;
    await expect(reach().forgetPlayer('player_7')).rejects.toThrow('No such');
    says['GET /customers/search'] = found('cus_1');
    says['DELETE /customers/'] = 400;
    await expect(reach().forgetPlayer('player_7')).rejects.toThrow('No such');
  });

  test('is looked for again by whoever pays after that, under no name from before', async () => {
    const provider = reach();
    says['POST /checkout/sessions'] = session;
    const order = (reference: string) => ({ reference, player: 'player_7', kind: 'visa' }) as const;
    await provider.store(order('payment_7a'));
    says['GET /customers/search'] = found('cus_1');
    says['DELETE /customers/'] = { id: 'cus_1', object: 'customer', deleted: true };
    await provider.forgetPlayer('player_7');
    says = { ...says, ...customer, 'POST /customers': { id: 'cus_2' } };
    await provider.store(order('payment_7b'));
    expect(asked.at(-1)?.fields).toMatchObject({ customer: 'cus_2' });
  });
});

describe('a withdrawal', () => {
  const withdraw = (ann: Member) =>
    post(ann, '/wallet/withdraw', { currency: 'EUR', amount: 1_000 });
  const paidIn = async () => {
    const ann = await rich();
    const { _id } = await begin(ann);
    const charge = chargeOf(_id);
    await tell('charge.succeeded', charge);
    return { ann, charge };
  };

  test('goes back by a refund of the charge, and is paid when Stripe says so', async () => {
    const { ann, charge } = await paidIn();
    says['GET /charges'] = listOf(charge);
    says['POST /refunds'] = { id: 're_2', status: 'pending' };
    const { withdrawal } = await withdraw(ann);
    expect(withdrawal.status).toBe('paying');
    const { fields, key } = asked.at(-1) ?? { fields: {}, key: '' };
    expect(key).toBe(withdrawal._id);
    expect(fields).toEqual({
      charge: charge.id,
      amount: '1000',
      'metadata[reference]': withdrawal._id,
    });
    const refund = {
      id: 're_2',
      amount: 1_000,
      currency: 'eur',
      charge,
      metadata: { reference: withdrawal._id },
    };
    expect(await tell('refund.created', { ...refund, status: 'pending' })).toEqual([200, false]);
    expect(await tell('refund.updated', { ...refund, status: 'succeeded' })).toEqual([200, true]);
    expect((await platform.get('/wallet/transfers', ann)).body.items[0]).toMatchObject({
      status: 'paid',
    });
    expect(await euros(ann)).toBe(1_000);

    says['GET /charges'] = listOf(charge, chargeOf('', { metadata: {} }));
    says['GET /refunds'] = listOf({ ...refund, status: 'succeeded' });
    says['GET /disputes'] = listOf();
    says['GET /invoices'] = listOf();
    const entries = await provider.entries();
    expect(entries).toEqual([
      { reference: charge.metadata.reference, type: 'paid in', currency: 'EUR', amount: 2_000 },
      { reference: withdrawal._id, type: 'paid out', currency: 'EUR', amount: 1_000 },
    ]);
    const { lines } = await reconcileReport(platform.platform.sql, entries);
    expect(lines.join('\n')).not.toContain(withdrawal._id);
    expect(lines.join('\n')).not.toContain(charge.metadata.reference);
  });

  test('waits for hands where no refund is wanted, or no charge holds as much', async () => {
    const { ann, charge } = await paidIn();
    says['GET /charges'] = listOf({ ...charge, amount_refunded: 1_500 });
    const begun = asked.length;
    expect((await withdraw(ann)).withdrawal.status).toBe('paying');
    payouts = 'off';
    await withdraw(ann);
    expect(asked.slice(begun).filter(({ path }) => path === 'POST /refunds')).toEqual([]);
    expect(await euros(ann)).toBe(0);
  });
});

test.each([
  ['JPY', 500, 500],
  ['EUR', 500, 500],
  ['ISK', 500, 50_000],
  ['KWD', 5_000, 5_000],
])('%s: %i are asked for as %i', async (currency, amount, told) => {
  says['POST /payment_intents'] = { id: 'pi_1', next_action: null };
  const order = { reference: `deposit_${currency}01`, player: 'player_ann1', payment: 'pm_1' };
  await provider.pay({ ...order, currency, amount });
  // Jobs of the platform ask too.
  const intent = asked.findLast(({ path }) => path === 'POST /payment_intents');
  expect(intent?.fields).toMatchObject({
    amount: String(told),
    currency: currency.toLowerCase(),
  });
});

test('a last digit that Stripe does not take is never rounded', async () => {
  const order = { reference: 'deposit_kwd2', player: 'player_ann1', payment: 'pm_1' };
  await expect(provider.pay({ ...order, currency: 'KWD', amount: 5_001 })).rejects.toThrow('KWD');
});

describe('a tier by Stripe Billing', () => {
  const diamond = { name: 'diamond', cost: 500, currency: 'EUR' };
  const DAY_S = 86_400;
  const START = 1_800_000_000;
  const read = async (ann: Member) =>
    (await platform.get('/wallet/subscription', ann)).body as unknown as {
      subscription?: { status: string; until?: string; order?: { url?: string } };
    };
  const status = async (ann: Member) => (await read(ann)).subscription?.status;
  const planOf = async (ann: Member): Promise<string> => {
    const [row] = await platform.platform.sql<{ id: string }[]>`
      select id from subscription_orders where player = ${ann.id} order by at desc limit 1`;
    return row?.id ?? '';
  };
  const invoice = (reference: string, nth: number, given: object = {}) => ({
    id: `in_${reference.slice(5, 15)}${nth}`,
    currency: 'eur',
    amount_paid: 500,
    billing_reason: nth === 1 ? 'subscription_create' : 'subscription_cycle',
    lines: {
      data: [
        {
          period: {
            start: START + (nth - 1) * 30 * DAY_S,
            end: START + nth * 30 * DAY_S,
          },
        },
      ],
    },
    parent: { subscription_details: { metadata: { reference }, subscription: 'sub_1' } },
    ...given,
  });
  const order = async (payment = 'visa') => {
    const ann = await rich();
    says['GET /prices/price_d'] = { id: 'price_d', product: 'prod_d' };
    says['POST /checkout/sessions'] = session;
    says['GET /checkout/sessions'] = { ...session, subscription: 'sub_1' };
    says['GET /subscriptions/sub_1'] = { id: 'sub_1', status: 'active' };
    says['POST /subscriptions/sub_1'] = { id: 'sub_1', status: 'active' };
    says['DELETE /subscriptions/sub_1'] = { id: 'sub_1', status: 'canceled' };
    await post(ann, '/wallet/subscribe', { ...diamond, payment });
    return { ann, plan: await planOf(ann) };
  };
  const kept = async () => {
    const begun = await order();
    expect(await tell('invoice.paid', invoice(begun.plan, 1))).toEqual([200, true]);
    return begun;
  };
  const fields = (path: string) => asked.findLast((one) => one.path === path)?.fields;

  test('is ordered on its page at our price, and paid by its signed invoice, once', async () => {
    const { ann, plan } = await order();
    expect((await read(ann)).subscription).toMatchObject({
      status: 'incomplete',
      order: { url: session.url },
    });
    expect(fields('POST /checkout/sessions')).toMatchObject({
      mode: 'subscription',
      client_reference_id: plan,
      customer: 'cus_1',
      'line_items[0][price_data][product]': 'prod_d',
      'line_items[0][price_data][unit_amount]': '500',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][recurring][interval]': 'day',
      'line_items[0][price_data][recurring][interval_count]': '30',
      'subscription_data[metadata][reference]': plan,
    });
    const paid = invoice(plan, 1);
    expect(await tell('invoice.paid', paid, 'whsec_other')).toEqual([401, undefined]);
    expect(await status(ann)).toBe('incomplete');
    for (const _ of [1, 2]) expect(await tell('invoice.paid', paid)).toEqual([200, true]);
    expect((await read(ann)).subscription).toMatchObject({
      status: 'active',
      until: new Date((START + 30 * DAY_S) * 1_000).toISOString(),
    });
    expect(await euros(ann)).toBe(0);
  });

  test('is charged by a stored method, and asks where the bank does', async () => {
    const ann = await rich();
    says['POST /checkout/sessions'] = session;
    const { paymentId } = await post(ann, '/payments/add', { payment: 'visa' });
    says['GET /payment_methods/'] = { id: 'pm_5', card: { brand: 'visa', last4: '4242' } };
    await tell('setup_intent.succeeded', {
      id: 'seti_5',
      payment_method: 'pm_5',
      metadata: { reference: paymentId },
    });
    says['GET /prices/price_d'] = { id: 'price_d', product: { id: 'prod_d' } };
    says['POST /subscriptions'] = {
      id: 'sub_5',
      status: 'incomplete',
      latest_invoice: { id: 'in_5', hosted_invoice_url: 'https://invoice.stripe.com/i/5' },
    };
    await post(ann, '/wallet/subscribe', { ...diamond, payment: paymentId });
    expect(fields('POST /subscriptions')).toMatchObject({
      customer: 'cus_1',
      default_payment_method: 'pm_5',
      payment_behavior: 'allow_incomplete',
      'items[0][price_data][unit_amount]': '500',
      'metadata[reference]': await planOf(ann),
    });
    expect((await read(ann)).subscription?.order?.url).toBe('https://invoice.stripe.com/i/5');
  });

  test('goes on by its invoices; one that is not paid is past due, and paid later active', async () => {
    const { ann, plan } = await kept();
    expect(await tell('invoice.created', invoice(plan, 2))).toEqual([200, true]);
    expect(await tell('invoice.payment_failed', invoice(plan, 2))).toEqual([200, true]);
    expect(await status(ann)).toBe('past due');
    await tell('invoice.paid', invoice(plan, 2));
    // What was told before is told late.
    await tell('invoice.payment_failed', invoice(plan, 2));
    expect((await read(ann)).subscription).toMatchObject({
      status: 'active',
      until: new Date((START + 60 * DAY_S) * 1_000).toISOString(),
    });
  });

  test('of whoever takes a break is ended there before it is charged', async () => {
    const { ann, plan } = await kept();
    await post(ann, '/protection/time-out', { days: 42 });
    expect(await tell('invoice.created', invoice(plan, 2))).toEqual([200, true]);
    expect(await status(ann)).toBe('ended');
    expect(asked.at(-1)?.path).toBe('DELETE /subscriptions/sub_1');
  });

  test('is taken again while Stripe does not answer what it shall do', async () => {
    const { ann, plan } = await kept();
    await post(ann, '/protection/time-out', { days: 42 });
    says['DELETE /subscriptions/sub_1'] = 400;
    expect(await tell('invoice.created', invoice(plan, 2))).toEqual([503, undefined]);
  });

  test('is cancelled with its period, goes on, and ends where Stripe ends it', async () => {
    const { ann, plan } = await kept();
    await post(ann, '/wallet/subscribe/cancel', {});
    expect(fields('POST /subscriptions/sub_1')).toEqual({ cancel_at_period_end: 'true' });
    await post(ann, '/wallet/subscribe', diamond);
    expect(fields('POST /subscriptions/sub_1')).toEqual({ cancel_at_period_end: 'false' });
    const ended = { id: 'sub_1', metadata: { reference: plan } };
    expect(await tell('customer.subscription.deleted', ended)).toEqual([200, true]);
    expect(await status(ann)).toBe('cancelling');
  });

  test('whose page nobody went through, or whose first charge is refused, never began', async () => {
    const { ann, plan } = await order();
    await tell('checkout.session.expired', { mode: 'subscription', client_reference_id: plan });
    expect(await status(ann)).toBe('ended');
    const { ann: ben, plan: other } = await order();
    await tell('invoice.payment_failed', invoice(other, 1));
    expect(await status(ben)).toBe('ended');
  });

  test('is reversed by its invoice, and stands in the books by it', async () => {
    const { ann, plan } = await kept();
    const paid = invoice(plan, 1);
    says['GET /charges/ch_1'] = { id: 'ch_1', payment_intent: 'pi_1', metadata: {} };
    says['GET /invoice_payments'] = listOf({ invoice: paid.id });
    says[`GET /invoices/${paid.id}`] = paid;
    const dispute = { id: 'du_1', charge: 'ch_1', currency: 'eur', amount: 500 };
    expect(await tell('charge.dispute.created', dispute)).toEqual([200, true]);
    expect(await status(ann)).toBe('ended');
    const charge = { id: 'ch_1', payment_intent: 'pi_1', metadata: {}, status: 'succeeded' };
    says = {
      ...customer,
      'GET /invoices': listOf({
        ...paid,
        payments: listOf({ payment: { payment_intent: 'pi_1' } }),
      }),
      'GET /charges': listOf(charge),
      'GET /refunds': listOf(),
      'GET /disputes': listOf({ ...dispute, charge }),
    };
    expect(await provider.entries()).toEqual([
      { reference: paid.id, type: 'paid in', currency: 'EUR', amount: 500 },
      { reference: paid.id, type: 'taken back', currency: 'EUR', amount: 500 },
    ]);
  });
});
