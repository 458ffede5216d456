import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transfer } from '../../../contract/transfer';
import type { Wallet } from '../../../contract/wallet';
import { kinds, projections } from '../../../server/kinds';
import { reconcileReport, withdrawalQueue } from '../../../server/operator/withdrawal.report';
import type { TestProvider } from '../../../server/payment/test.provider';
import { verifyPlayer } from '../../../server/player/player.command';
import { verify } from '../../../server/store/verify';
import {
  aloneBelow,
  approveWithdrawal,
  payOutAll,
  refuseWithdrawal,
} from '../../../server/withdrawal/withdrawal.command';
import { testCatalogue } from '../../support/games';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';

let provider: TestProvider;
/** The provider gives no answer to what it is asked to pay; whether it did it all the same. */
let silence: 'before' | 'after' | undefined;
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ WITHDRAW_AT_ONCE: '20' }, undefined, {
    catalogue: testCatalogue(),
    payments: (test) => {
      provider = test;
      return {
        ...test,
        payOut: async (order) => {
          if (silence === 'before') throw new Error('the line is cut');
          const begun = await test.payOut(order);
          if (silence === 'after') throw new Error('the line is cut');
          return begun;
        },
      };
    },
  });
});
afterAll(() => platform.close());

const rich = async (isVerified = true): Promise<Member> => {
  const ann = await platform.member({ country: 'MT' });
  const now = () => new Date().toISOString();
  await verifyPlayer(platform.platform, ann.email, 'test', now());
  await deposit(ann, 10_000);
  if (isVerified) return ann;
  return platform.member({ country: 'MT' });
};
const deposit = (of: Member, amount: number) =>
  platform.post('/wallet/deposit', { amount, payment: 'test-approved' }, { token: of.token });
const withdraw = async (of: Member, amount: number, key?: string) => {
  const { status, body } = await platform.post(
    '/wallet/withdraw',
    { currency: 'EUR', amount },
    { token: of.token, ...(key !== undefined && { key }) },
  );
  return { status, ...(body as unknown as { withdrawal: Transfer; wallet: Wallet; code: string }) };
};
const cancel = (of: Member, _id: string) =>
  platform.post('/wallet/withdraw/cancel', { _id }, { token: of.token });
const balance = async (of: Member): Promise<number> =>
  (await platform.get('/wallet/list', { token: of.token })).body.items[1]?.balance ?? 0;
const status = async (of: Member): Promise<string | undefined> =>
  (
    (await platform.get('/wallet/transfers', { token: of.token })).body
      .items as unknown as Transfer[]
  ).find(({ type }) => type === 501)?.status;
const staff = (reason = '') => ({ by: 'operator mo', reason, at: new Date().toISOString() });
const reconcile = async () => reconcileReport(platform.platform.sql, await provider.entries());

test('a small withdrawal is paid at once, to where the money came from', async () => {
  const ann = await rich();
  const { status: code, withdrawal, wallet } = await withdraw(ann, 1_999);
  expect([code, wallet.balance]).toEqual([200, 8_001]);
  expect(withdrawal).toMatchObject({
    type: 501,
    status: 'paid',
    currency: 'EUR',
    amount: 1_999,
    method: { kind: 'visa', last: '4242' },
  });
  const { items } = (
    await platform.post('/wallet/transactions/1', { types: [501] }, { token: ann.token })
  ).body;
  expect(items).toMatchObject([{ type: 501, sign: -1, amount: 1_999, reference: withdrawal._id }]);
});

test('a larger one waits for staff; its money is out of reach meanwhile', async () => {
  const ann = await rich();
  const { withdrawal, wallet } = await withdraw(ann, 9_000);
  expect([withdrawal.status, wallet.balance]).toEqual(['waiting', 1_000]);
  expect((await withdraw(ann, 1_001)).code).toBe('insufficient-amount');
  const { lines } = await withdrawalQueue(platform.platform.sql);
  expect(lines.join('\n')).toContain(withdrawal._id);
  const outcome = await approveWithdrawal(platform.platform, withdrawal._id, {
    ...staff(),
    alone: aloneBelow(platform.platform.config),
  });
  expect(outcome).toMatchObject({ answer: null });
  // It is on its way: too late to keep it.
  expect((await cancel(ann, withdrawal._id)).body.code).toBe('step-illegal');
  await payOutAll(platform.platform);
  expect([await status(ann), await balance(ann)]).toEqual(['paid', 1_000]);
});

test('staff refuses with a reason, and the money is back', async () => {
  const ann = await rich();
  const { withdrawal } = await withdraw(ann, 9_000);
  for (const _ of [1, 2])
    await refuseWithdrawal(platform.platform, withdrawal._id, staff('Another name'));
  const { items } = (await platform.get('/wallet/transfers', { token: ann.token })).body;
  expect(items[0]).toMatchObject({ status: 'refused', reason: 'Another name' });
  expect(await balance(ann)).toBe(10_000);
});

test('its player cancels it while it waits, once; another does not know of it', async () => {
  const [ann, ben] = await Promise.all([rich(), platform.member()]);
  const { withdrawal } = await withdraw(ann, 9_000);
  expect((await cancel(ben, withdrawal._id)).body.code).toBe('not-found');
  const answers = await Promise.all([1, 2, 3].map(() => cancel(ann, withdrawal._id)));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect([await status(ann), await balance(ann)]).toEqual(['cancelled', 10_000]);
});

test('who was not seen by staff, or never paid in, withdraws nothing', async () => {
  const ben = await rich(false);
  expect(await withdraw(ben, 500)).toMatchObject({ status: 403, code: 'not-verified' });
  const ann = await rich();
  for (const amount of [0, -5, 1.5, 2 ** 53])
    expect((await withdraw(ann, amount)).code).toBe('body-invalid');
  const coins = await platform.post(
    '/wallet/withdraw',
    { currency: 'COINS', amount: 100 },
    { token: ann.token },
  );
  expect([coins.status, coins.body.code]).toEqual([400, 'currency-unknown']);
  expect(await balance(ann)).toBe(10_000);
});

test('however often it is asked at once, it happens once by its key, and never below zero', async () => {
  const ann = await rich();
  const same = await Promise.all(
    Array.from({ length: 10 }, () => withdraw(ann, 1_000, 'one-key-1')),
  );
  expect(new Set(same.map(({ withdrawal }) => withdrawal._id)).size).toBe(1);
  expect(await balance(ann)).toBe(9_000);
  const many = await Promise.all(Array.from({ length: 10 }, () => withdraw(ann, 1_900)));
  expect(many.filter((answer) => answer.status === 200)).toHaveLength(4);
  expect(await balance(ann)).toBe(9_000 - 4 * 1_900);
});

test('who pauses or is excluded can always withdraw', async () => {
  const ann = await rich();
  const paused = await platform.post('/protection/exclude', { months: 6 }, { token: ann.token });
  const barred = await deposit(ann, 1_000);
  expect([paused.status, barred.body.code]).toEqual([200, 'protected']);
  expect((await withdraw(ann, 1_000)).withdrawal.status).toBe('paid');
});

test.each(['before', 'after'] as const)(
  'a provider that gives no answer, %s it paid, pays once in the end',
  async (when) => {
    const ann = await rich();
    silence = when;
    const { withdrawal } = await withdraw(ann, 1_000);
    silence = undefined;
    await Promise.all([payOutAll(platform.platform), payOutAll(platform.platform)]);
    expect([await status(ann), await balance(ann)]).toEqual(['paid', 9_000]);
    const entries = await provider.entries();
    expect(entries.filter(({ reference }) => reference === withdrawal._id)).toHaveLength(1);
  },
);

test('the provider’s books agree with ours, and one that does not is named', async () => {
  expect((await reconcile()).ok).toBe(true);
  const { sql } = platform.database;
  await sql`
    insert into test_entries (id, reference, type, currency, amount)
    values ('extra', 'deposit_nobodys', 'paid in', 'EUR', 77)`;
  expect(await reconcile()).toEqual({
    lines: [
      'paid in  deposit_nobodys  EUR: the provider says 77, our books say 0',
      '1 differences.',
    ],
    ok: false,
  });
  await sql`delete from test_entries where id = 'extra'`;
  const { found, problems } = await verify(sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
