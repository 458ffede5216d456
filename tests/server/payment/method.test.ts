import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPayments } from '../../../contract/payment';
import { paymentKinds } from '../../../contract/payment.rules';
import { verifyPlayer } from '../../../server/player/player.command';
import { testCatalogue } from '../../support/games';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, { catalogue: testCatalogue() });
});
afterAll(() => platform.close());

interface Asker {
  token: string;
}
const post = async ({ token }: Asker, path: string, body: object, key?: string) => {
  const answer = await platform.post(path, body, { token, ...(key !== undefined && { key }) });
  const told = answer.body as unknown as { paymentId: string; url: string; code: string };
  return { status: answer.status, ...told };
};
const press = (url: string, form: Record<string, string>) =>
  fetch(`${platform.url}${url}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form),
  });
const methods = async (of: Asker) =>
  answerOf(listPayments, (await platform.get('/payments', of)).body).items;
const add = async (of: Asker, number = '4242424242424242') => {
  const { paymentId, url } = await post(of, '/payments/add', { payment: 'visa' });
  const answer = await press(url, { do: 'present', number });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/wallet/methods']);
  return paymentId;
};

test('each of the five kinds is begun at the provider, and no other [§3 Payment method]', async () => {
  const ann = await platform.member({ country: 'MT' });
  expect(paymentKinds).toEqual(['visa', 'mastercard', 'paypal', 'skrill', 'neteller']);
  for (const payment of paymentKinds)
    expect(await post(ann, '/payments/add', { payment })).toMatchObject({
      paymentId: expect.stringMatching(/./),
      url: expect.stringMatching(/^\/test-provider\//),
    });
  expect(await post(ann, '/payments/add', { payment: 'cash' })).toMatchObject({
    code: 'body-invalid',
  });
});

test('a method is stored by what is typed at the provider, and shown by its last digits', async () => {
  const ann = await platform.member({ country: 'MT' });
  const id = await add(ann);
  expect(await methods(ann)).toEqual([
    { _id: id, status: 'stored', kind: 'visa', last: '4242', expires: '2030-12', isDefault: true },
  ]);
  const aliased = await platform.get('/v1.0/player/payments/list', ann);
  expect(answerOf(listPayments, aliased.body).items).toHaveLength(1);
});

test('the default is the one that was chosen last, and what is removed is gone everywhere', async () => {
  const ann = await platform.member({ country: 'MT' });
  const [first, second] = [await add(ann), await add(ann, '4000000000003220').catch(() => '')];
  expect(second).toBe('');
  const third = await add(ann);
  await post(ann, '/payments/default', { paymentId: third });
  expect((await methods(ann)).map(({ _id }) => _id)).toEqual([third, first]);
  for (const _ of [1, 2])
    expect((await post(ann, '/payments/remove', { paymentId: third })).status).toBe(200);
  expect(await methods(ann)).toMatchObject([{ _id: first, isDefault: true }]);
  const kept = await platform.database.sql`
    select 1 from payment_methods where id = ${third}`;
  expect(kept).toHaveLength(0);
  const theirs = await platform.database.sql`
    select count(*)::int as n from test_methods where player = ${ann.id}`;
  expect(theirs).toEqual([{ n: 1 }]);
});

test('one that is refused is not stored; one key stores one', async () => {
  const ann = await platform.member({ country: 'MT' });
  const one = await post(ann, '/payments/add', { payment: 'visa' }, 'one-key-1');
  const again = await post(ann, '/payments/add', { payment: 'visa' }, 'one-key-1');
  expect(again.paymentId).toBe(one.paymentId);
  await press(one.url, { do: 'present', number: '4000000000000002' });
  expect(await methods(ann)).toEqual([]);
});

test('a deposit is paid by a stored method of one’s own, and by no other’s', async () => {
  const [ann, ben] = await Promise.all([
    platform.member({ country: 'MT' }),
    platform.member({ country: 'MT' }),
  ]);
  for (const { email } of [ann, ben])
    await verifyPlayer(platform.platform, email, 'test', new Date().toISOString());
  const payment = await add(ann);
  const deposit = (of: Asker) => post(of, '/wallet/deposit', { amount: 2_000, payment });
  expect(await deposit(ann)).toMatchObject({
    status: 200,
    deposit: { status: 'succeeded', method: { kind: 'visa', last: '4242' } },
    wallet: { balance: 2_000 },
  });
  expect(await deposit(ben)).toMatchObject({ status: 422, code: 'payment-unknown' });
  await post(ann, '/payments/remove', { paymentId: payment });
  expect(await deposit(ann)).toMatchObject({ status: 422, code: 'payment-unknown' });
});
