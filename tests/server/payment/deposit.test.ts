import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEPOSIT_EXPIRY_MS } from '../../../contract/limits';
import type { Transaction, Wallet } from '../../../contract/wallet';
import { kinds, projections } from '../../../server/kinds';
import { endAbandonedPayments } from '../../../server/payment/payment.command';
import type { PaymentProvider } from '../../../server/payment/payment.provider';
import type { TestProvider } from '../../../server/payment/test.provider';
import { verifyPlayer } from '../../../server/player/player.command';
import { verify } from '../../../server/store/verify';
import { testCatalogue } from '../../support/games';
import { type TestPlatform, testPlatform } from '../../support/platform';

/** The test provider behind a line that may be cut: before it is asked, or before its answer arrives. */
const asked: string[] = [];
let cut: 'before' | 'after' | undefined;
const payments = (test: TestProvider): PaymentProvider => ({
  ...test,
  pay: async (order) => {
    if (cut === 'before') throw new Error('the line is cut');
    const begun = await test.pay(order);
    asked.push(order.reference);
    if (cut === 'after') throw new Error('the line is cut');
    return begun;
  },
});

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, { catalogue: testCatalogue(), payments });
});
afterAll(() => platform.close());

const player = async (more: object = { country: 'MT' }, isVerified = true) => {
  const { token, email } = await platform.signUp(more);
  if (isVerified) {
    const outcome = await verifyPlayer(platform.platform, email, 'test', new Date().toISOString());
    expect(outcome).toMatchObject({ answer: null });
  }
  return { token, email };
};

const deposit = async (token: string, body: object, key?: string) => {
  const answer = await platform.post('/wallet/deposit', body, {
    token,
    ...(key === undefined ? {} : { key }),
  });
  const told = answer.body as unknown as { wallet: Wallet; transaction: Transaction };
  return { ...answer, ...told };
};
const wallets = async (token: string) =>
  (await platform.get('/wallet/list', { token })).body.items as unknown as Wallet[];

const approved = { amount: 2_550, payment: 'test-approved' };

test('a deposit reaches the money wallet and stands in the transactions', async () => {
  const { token } = await player();
  expect(await wallets(token)).toMatchObject([
    { currency: 'COINS' },
    { currency: 'EUR', balance: 0 },
  ]);
  const { status, wallet, transaction } = await deposit(token, approved);
  expect([status, wallet]).toEqual([
    200,
    { _id: 'EUR', currency: 'EUR', balance: 2_550, amount: 25 },
  ]);
  expect(transaction).toMatchObject({ amount: 2_550, sign: 1, currency: 'EUR', type: 500 });
  const listed = await platform.post('/wallet/transactions/1', { currency: 'EUR' }, { token });
  expect(listed.body.items).toEqual([transaction]);
  expect(await wallets(token)).toMatchObject([{ currency: 'COINS' }, { balance: 2_550 }]);
});

test('the same key is the same payment, and charges once', async () => {
  const { token } = await player();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => deposit(token, approved, 'one-deposit')),
  );
  for (const answer of answers) {
    expect([answer.wallet.balance, answer.transaction]).toEqual([2_550, answers[0]?.transaction]);
  }
  const { sql } = platform.database;
  const id = answers[0]?.transaction.id ?? '';
  expect(await sql`select id from test_entries where reference = ${id}`).toHaveLength(1);
  const other = await deposit(token, { ...approved, amount: 100 }, 'one-deposit');
  expect([other.status, other.body.code]).toEqual([422, 'key-reused']);
});

test('what the provider declines moves nothing, also when it is asked again', async () => {
  const { token } = await player();
  for (const _ of [1, 2]) {
    const answer = await deposit(token, { amount: 100, payment: 'test-declined' }, 'declined-one');
    expect([answer.status, answer.body.code]).toEqual([402, 'payment-declined']);
  }
  expect((await wallets(token))[1]?.balance).toBe(0);
});

test('a charge whose answer was lost arrives once, when the player asks again', async () => {
  const { token } = await player();
  cut = 'after';
  const lost = await deposit(token, approved, 'a-lost-answer');
  cut = undefined;
  expect([lost.status, lost.body.code]).toEqual([503, 'unavailable']);
  for (const _ of [1, 2]) {
    expect((await deposit(token, approved, 'a-lost-answer')).wallet.balance).toBe(2_550);
  }
});

test('what nobody asks about again is gone on with by the platform itself, once', async () => {
  const { token } = await player();
  const { sql } = platform.database;
  const open = async () => (await sql`select id from deposits where ended is null`).length;
  cut = 'before';
  await deposit(token, approved, 'an-abandoned-one');
  expect(await open()).toBe(1);
  const later = Date.now() + 2 * 60_000;
  expect(await endAbandonedPayments(platform.platform, Date.now())).toBe(0);
  expect(await endAbandonedPayments(platform.platform, later)).toBe(0);
  cut = undefined;
  const both = [1, 2].map(() => endAbandonedPayments(platform.platform, later));
  expect((await Promise.all(both)).every((ended) => ended <= 1)).toBe(true);
  expect([await open(), (await wallets(token))[1]?.balance]).toEqual([0, 2_550]);
  expect((await deposit(token, approved, 'an-abandoned-one')).wallet.balance).toBe(2_550);
  expect(await endAbandonedPayments(platform.platform, later)).toBe(0);
});

test('a deposit with which nobody goes on expires, unless it was charged', async () => {
  const { token } = await player();
  const begun = await deposit(token, { amount: 1_000, payment: 'visa' }, 'left-alone');
  expect(begun.body).toMatchObject({ deposit: { status: 'authorising', amount: 1_000 } });
  const early = Date.now() + DEPOSIT_EXPIRY_MS - 60_000;
  expect(await endAbandonedPayments(platform.platform, early)).toBe(0);
  const late = Date.now() + DEPOSIT_EXPIRY_MS + 1_000;
  expect(await endAbandonedPayments(platform.platform, late)).toBe(1);
  const { items } = (await platform.get('/wallet/transfers', { token })).body;
  expect(items).toMatchObject([{ type: 500, status: 'expired', currency: 'EUR', amount: 1_000 }]);
  expect((await wallets(token))[1]?.balance).toBe(0);
});

test.each([
  ['where no money is played', { country: 'US' }, true, 'real-money-not-offered'],
  ['where nobody has a licence', { country: 'PL' }, true, 'not-licensed'],
  ['before the identity is verified', { country: 'MT' }, false, 'not-verified'],
  ['without a birth date', { country: 'MT', birthday: undefined }, true, 'birth-date-missing'],
])('money is refused %s, and the rule is named', async (_, more, isVerified, rule) => {
  const { token } = await player(more, isVerified);
  const answer = await deposit(token, approved);
  expect([answer.status, answer.body.code, answer.body.params]).toMatchObject([
    403,
    'play-refused',
    { rule },
  ]);
  expect(await wallets(token)).toHaveLength(1);
});

test('where only an affiliate has the licence, money opens the games that it covers', async () => {
  const { token } = await player({ country: 'US', region: 'WV' });
  expect((await deposit(token, approved)).status).toBe(200);
  const launch = async (slug: string) =>
    (await platform.post(`/games/${slug}/url`, { currency: 'USD' }, { token })).status;
  expect([await launch('lantern-run'), await launch('high-striker')]).toEqual([200, 403]);
});

test('another currency than that of one’s country is refused, and so is a silly amount', async () => {
  const { token } = await player();
  const other = await deposit(token, { ...approved, currency: 'USD' });
  expect([other.status, other.body.code]).toEqual([400, 'currency-unknown']);
  for (const amount of [0, -5, 1.5, 2 ** 53]) {
    expect((await deposit(token, { ...approved, amount })).body.code).toBe('body-invalid');
  }
  for (const amount of [99, 100_001]) {
    const answer = await deposit(token, { ...approved, amount });
    expect([answer.status, answer.body.code]).toEqual([422, 'amount-refused']);
  }
  const strange = await deposit(token, { ...approved, payment: 'method_of-nobody' });
  expect([strange.status, strange.body.code]).toEqual([422, 'payment-unknown']);
});

test('a round for money, from the deposit to the winners', async () => {
  const { token } = await player();
  await deposit(token, approved);
  const session = await platform.sit('test-pot', 'EUR', token);
  const { body } = await platform.post('/play/rounds', {
    session,
    stake: 100,
    bet: { wins: true },
  });
  expect([body.balance, body.round.currency, body.round.jackpot]).toEqual([3_451, 'EUR', 1_001]);
  const home = (await platform.get('/home/winners')).body as unknown as Record<string, object[]>;
  expect(home['money']).toMatchObject([{ amount: 1_001, currency: 'EUR' }]);
  expect(home['coins']).toEqual([]);
  expect((await wallets(token))[0]).toMatchObject({ currency: 'COINS', balance: 5_000 });
});

test('the provider’s account owes what was deposited, and the books are sound', async () => {
  const { sql } = platform.database;
  const [row] = await sql<{ owed: number; moved: number }[]>`
    select (select sum(balance)::bigint from balances where account = 'provider') as owed,
      (select sum(amount)::bigint from transactions where kind = 'shopDeposit') as moved`;
  expect(row?.owed).toBe(-(row?.moved ?? 0));
  const { found, problems } = await verify(sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
