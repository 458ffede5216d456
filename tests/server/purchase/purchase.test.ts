import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPurchases, type Purchase, readShop } from '../../../contract/purchase';
import { offersIn } from '../../../contract/purchase.rules';
import { listWallets } from '../../../contract/wallet';
import { kinds, projections } from '../../../server/kinds';
import { verifyPlayer } from '../../../server/player/player.command';
import { verify } from '../../../server/store/verify';
import { readPdf } from '../../support/pdf';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const WELCOME = 5_000;
const RACE = 50;

interface Player {
  token: string;
}

/** A verified adult where money is played for, with so much of it. */
const rich = async (amount: number, language = 'de') => {
  const member = await platform.signUp({ country: 'MT', language });
  await verifyPlayer(platform.platform, member.email, 'test', new Date().toISOString());
  const paid = await post(member, '/wallet/deposit', { amount, payment: 'test-approved' });
  expect(paid.status).toBe(200);
  return member;
};
const post = async (of: Player, path: string, body: object, key?: string) => {
  const answer = await platform.post(path, body, {
    token: of.token,
    ...(key === undefined ? {} : { key }),
  });
  const told = answer.body as unknown as { purchase: Purchase; coins: number; balance: number };
  return { ...answer, ...told };
};
const pdfOf = async (of: Player, id: string) => {
  const answer = await fetch(`${platform.url}/api/wallet/purchases/pdf/${id}/Purchase`, {
    headers: { authorization: `Bearer ${of.token}` },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type'), bytes };
};
const shopOf = async (of: Player) =>
  answerOf(readShop, (await platform.get('/wallet/shop', of)).body);
const listed = async (of: Player, body = {}, page = 1) =>
  answerOf(listPurchases, (await post(of, `/wallet/purchases/${page}`, body)).body);
const balances = async (of: Player) =>
  Object.fromEntries(
    answerOf(listWallets, (await platform.get('/wallet/list', of)).body).items.map(
      ({ currency, balance }) => [currency, balance],
    ),
  );
const wanted = { currencyPaid: 'EUR', currency: 'COINS', amount: 2_000, price: 200 };

test('a pack is bought at its quoted price, and stands among the purchases', async () => {
  const ann = await rich(1_000);
  const { currencyPaid, items, quote } = await shopOf(ann);
  expect([currencyPaid, items]).toEqual(['EUR', offersIn('EUR')]);
  const { status, ...told } = await post(ann, '/wallet/purchase', { ...wanted, deposit: 0, quote });
  expect([status, told.coins, told.balance]).toEqual([200, WELCOME + 2_000, 800]);
  const page = await listed(ann);
  expect(page.items.map(({ type, amount, currency }) => [type, amount, currency])).toEqual([
    [600, 200, 'EUR'],
    [500, 1_000, 'EUR'],
  ]);
  expect(page.items[0]).toEqual(told.purchase);
  expect(page.items[0]?.bought).toEqual({ currency: 'COINS', amount: 2_000 });
  expect((await listed(ann, { types: [500] })).total).toBe(1);
  expect((await listed(ann, { to: page.items[1]?.createdAt })).total).toBe(0);
});

test('cards that were bought for coins are a purchase too', async () => {
  const bob = await platform.member();
  await post(bob, '/scratchers/buy', { family: 'neon', amount: 3 });
  expect((await listed(bob)).items).toMatchObject([
    { type: 600, amount: 150, currency: 'COINS', bought: { currency: 'neon', amount: 3 } },
  ]);
});

test('ten to a page, the newest first', async () => {
  const bob = await platform.member();
  for (let bought = 0; bought < 11; bought++)
    await post(bob, '/scratchers/buy', { family: 'neon', amount: 1 });
  const [first, second] = [await listed(bob), await listed(bob, {}, 2)];
  expect([first.total, first.items.length, second.items.length]).toEqual([11, 10, 1]);
});

test('the price is the platform’s: another one, another pack or another’s quote buys nothing', async () => {
  const [ann, eve] = [await rich(1_000), await rich(1_000)];
  const { quote } = await shopOf(ann);
  const refusals = [
    [{ ...wanted, price: 1 }, 'price-changed'],
    [{ ...wanted, amount: 70_000 }, 'price-changed'],
    [{ ...wanted, currencyPaid: 'USD' }, 'currency-unknown'],
    [{ ...wanted, currency: 'EUR' }, 'price-changed'],
    [{ ...wanted, quote: 'forged.0000' }, 'quote-expired'],
    [{ ...wanted, quote: `${quote}0` }, 'quote-expired'],
    [{ ...wanted, amount: 26_000, price: 2_000 }, 'insufficient-amount'],
  ] as const;
  for (const [body, code] of refusals)
    expect([code, (await post(ann, '/wallet/purchase', body)).body.code]).toEqual([code, code]);
  const stolen = await post(eve, '/wallet/purchase', { ...wanted, quote });
  expect(stolen.body.code).toBe('quote-expired');
  for (const price of [0, -200, 1.5, 2 ** 53])
    expect((await post(ann, '/wallet/purchase', { ...wanted, price })).status).toBe(400);
  expect(await balances(ann)).toMatchObject({ EUR: 1_000, COINS: WELCOME });
});

test('fifty at once of one key buy once; of fifty keys as many as the money covers', async () => {
  const ann = await rich(1_000);
  const same = await Promise.all(
    Array.from({ length: RACE }, () => post(ann, '/wallet/purchase', wanted, 'one-and-the-same')),
  );
  expect(new Set(same.map(({ purchase }) => purchase.id)).size).toBe(1);
  expect(await balances(ann)).toMatchObject({ EUR: 800, COINS: WELCOME + 2_000 });
  const others = await Promise.all(
    Array.from({ length: RACE }, () => post(ann, '/wallet/purchase', wanted)),
  );
  expect(others.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(await balances(ann)).toMatchObject({ EUR: 0, COINS: WELCOME + 10_000 });
});

test('a receipt is mailed to the own address alone, in the own language', async () => {
  const ann = await rich(1_000);
  const { purchase } = await post(ann, '/wallet/purchase', wanted);
  const receipt = { purchaseId: purchase.id, email: 'eve@example.com', url: 'https://eve' };
  const sent = await post(ann, '/wallet/purchase/email', receipt);
  expect(sent.body).toEqual({ sent: true });
  const receipts = () => platform.database.sql<
    { recipient: string; body: string; name: string; paper: Uint8Array }[]
  >`
    select recipient, body, paper_name as name, paper from mails where subject like 'Beleg%'`;
  await expect.poll(receipts).toHaveLength(1);
  const [mail] = await receipts();
  expect(mail?.recipient).toBe(ann.email);
  expect(mail?.body).toContain(purchase.id);
  expect(mail?.body).toContain('2.00\u00a0€');
  expect(mail?.name).toBe(`${purchase.id}.pdf`);
  const saved = await pdfOf(ann, purchase.id);
  expect([saved.status, saved.type]).toEqual([200, 'application/pdf']);
  expect(saved.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(Buffer.from(mail?.paper ?? []).equals(saved.bytes)).toBe(true);
  const eve = await platform.member();
  const other = await post(eve, '/wallet/purchase/email', { purchaseId: purchase.id });
  expect(other.body.code).toBe('not-found');
  expect((await pdfOf(eve, purchase.id)).status).toBe(404);
});

test.each([
  ['ja', '領収書', 'テスト決済会社：実際のお金は動いていません。'],
  ['zh', '收据', '测试支付商：没有真钱流动。'],
])('a receipt in %s is written in its own signs', async (language, title, note) => {
  const ann = await rich(1_000, language);
  const { purchase } = await post(ann, '/wallet/purchase', wanted);
  const { texts } = readPdf((await pdfOf(ann, purchase.id)).bytes);
  expect(texts.join('')).toContain(title);
  expect(texts.join('')).toContain(note);
});

test('who may not play for money is sold nothing, and the rule is named', async () => {
  const young = await platform.member();
  expect((await platform.get('/wallet/shop', young)).body.code).toBe('play-refused');
  expect((await post(young, '/wallet/purchase', wanted)).body.code).toBe('play-refused');
});

test('the ledger holds after all of it', async () => {
  const { problems } = await verify(platform.database.sql, kinds, { projections });
  expect(problems).toEqual([]);
});
