import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Gift } from '../../../contract/gift';
import { GIFT_EXPIRY_MS } from '../../../contract/limits';
import type { Page } from '../../../contract/words';
import { giftNoun } from '../../../server/gift/gift.noun';
import { returnExpiredGifts } from '../../../server/gift/gift.refund';
import { kinds } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { PASSWORD } from '../../support/password';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const WELCOME = 5_000;
const coinsOf = async (of: Member) =>
  (await platform.get('/wallet/list', { token: of.token })).body.items[0]?.balance;
const send = (from: Member, to: readonly Member[], coins: number, key?: string) =>
  platform.post(
    '/gifts/send',
    { friends: to.map(({ id }) => id), coins, box: 'ruby', tape: 'mint' },
    { token: from.token, ...(key === undefined ? {} : { key }) },
  );
const open = (by: Member, gift: string) =>
  platform.post('/gifts/accept', { _id: gift }, { token: by.token });
const list = async (of: Member, which: string, more = {}) =>
  (await platform.post('/gifts', { which, ...more }, { token: of.token })).body
    .items as unknown as readonly Gift[];
const sentBy = (answer: { body: object }) =>
  (answer.body as { items: readonly Gift[] }).items.map(({ _id }) => _id);
const unseen = async (of: Member) =>
  (await platform.get('/gifts/unseen/counter', { token: of.token })).body;

test('coins leave the sender at once and reach the friend who opens the box', async () => {
  const [ann, ben] = await platform.friends();
  const answer = await send(ann, [ben], 300);
  const [gift = ''] = sentBy(answer);
  expect(answer.body.balance).toBe(WELCOME - 300);
  expect(await coinsOf(ben)).toBe(WELCOME);
  expect(await unseen(ben)).toEqual({ count: 1 });
  const [waiting] = await list(ben, 'pending');
  expect(waiting).toMatchObject({ _id: gift, state: 'pending', box: 'ruby', tape: 'mint' });
  // What is in the box is not told before it is open, nor found by asking for so many coins.
  expect(waiting).not.toHaveProperty('coins');
  expect(await list(ben, 'received', { coins: 1 })).toEqual([]);
  // An empty filter is none.
  expect(await list(ben, 'received', { coins: 0 })).toEqual([waiting]);
  expect(await list(ben, 'received', { friends: [] })).toEqual([waiting]);

  expect((await open(ben, gift)).body).toMatchObject({
    gift: { state: 'opened', coins: 300 },
    balance: WELCOME + 300,
  });
  expect(await unseen(ben)).toEqual({ count: 0 });
  expect((await list(ann, 'sent'))[0]).toMatchObject({ state: 'opened', coins: 300 });
  const { body } = await platform.post('/wallet/transactions/1', {}, { token: ben.token });
  expect(body.items[0]).toMatchObject({ type: 101, amount: 300, sign: 1, reference: gift });
});

test('fifty who open one gift at once are paid once', async () => {
  const [ann, ben] = await platform.friends();
  const [gift = ''] = sentBy(await send(ann, [ben], 100));
  const answers = await Promise.all(Array.from({ length: 50 }, () => open(ben, gift)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(await coinsOf(ben)).toBe(WELCOME + 100);
});

test('several friends get a box each, or none does', async () => {
  const [ann, ben] = await platform.friends();
  const [, cat] = await platform.friends();
  const refused = await send(ann, [ben, cat], 100);
  expect(refused.body.code).toBe('not-found');
  expect(await coinsOf(ann)).toBe(WELCOME);
  await platform.post('/friends/request', { _id: cat.id }, { token: ann.token });
  await platform.post('/accept', { _id: ann.id }, { token: cat.token });
  expect((await send(ann, [ben, cat, ben], 100)).body.balance).toBe(WELCOME - 200);
  expect(await list(ben, 'pending')).toHaveLength(1);
  const short = await send(ann, [ben, cat], 2_500);
  expect(short.body).toMatchObject({
    code: 'insufficient-amount',
    slug: 'Alert.Insufficient amount',
  });
  expect(await coinsOf(ann)).toBe(WELCOME - 200);
});

test('a sending repeated under its key gives once', async () => {
  const [ann, ben] = await platform.friends();
  const [one, two] = [
    await send(ann, [ben], 50, 'the-same-key'),
    await send(ann, [ben], 50, 'the-same-key'),
  ];
  expect(sentBy(two)).toEqual(sentBy(one));
  expect(await coinsOf(ann)).toBe(WELCOME - 50);
});

test('nobody opens what is not theirs, gives to a stranger or to themselves', async () => {
  const [ann, ben] = await platform.friends();
  const cat = await platform.member();
  const [gift = ''] = sentBy(await send(ann, [ben], 10));
  expect((await open(cat, gift)).body).toEqual((await open(cat, 'gift_00000000')).body);
  expect((await open(ann, gift)).status).toBe(404);
  expect((await send(ann, [cat], 10)).status).toBe(404);
  expect((await send(ann, [ann], 10)).status).toBe(404);
  for (const coins of [0, -5, 1.5, 5_001, '10']) {
    expect((await send(ann, [ben], coins as number)).status).toBe(400);
  }
});

test('a block gives the pending coins back', async () => {
  const [ann, ben] = await platform.friends();
  const [gift = ''] = sentBy(await send(ann, [ben], 200));
  await platform.post('/block', { _id: ann.id }, { token: ben.token });
  expect((await open(ben, gift)).body.code).toBe('gift-returned');
  await expect.poll(() => coinsOf(ann)).toBe(WELCOME);
});

test('of gifts from and to whom a block hides, nothing is listed, not even under a new name', async () => {
  const [ann, ben] = await platform.friends();
  const [given = ''] = sentBy(await send(ann, [ben], 20));
  await open(ben, given);
  await send(ben, [ann], 30);
  await platform.post('/block', { _id: ann.id }, { token: ben.token });
  await platform.post('/settings/username', { username: `${ben.username}x` }, { token: ben.token });
  for (const player of [ann, ben]) {
    for (const which of ['received', 'sent', 'pending']) {
      expect(await list(player, which)).toEqual([]);
    }
  }
  expect(await unseen(ann)).toEqual({ count: 0 });
  // Opening it once more must not answer with who gave it.
  expect((await open(ben, given)).status).toBe(404);
});

test('a page says how many its list holds, counted as they come, go back and are hidden', async () => {
  const [ann, ben] = await platform.friends();
  const cat = await platform.member();
  await platform.befriend(cat, ben);
  const totals = async (of: Member) =>
    Promise.all(
      ['sent', 'received', 'pending'].map(async (which) => {
        const { body } = await platform.post('/gifts', { which, pageSize: 1 }, { token: of.token });
        return (body as object as Page<Gift>).total;
      }),
    );
  const [opened = ''] = sentBy(await send(ann, [ben], 10));
  await send(ann, [ben], 10);
  await send(cat, [ben], 10);
  await open(ben, opened);
  expect([await totals(ann), await totals(ben)]).toEqual([
    [2, 0, 0],
    [0, 3, 2],
  ]);
  await platform.post('/block', { _id: ann.id }, { token: ben.token });
  await expect.poll(() => coinsOf(ann)).toBe(WELCOME - 10);
  expect([await totals(ann), await totals(ben)]).toEqual([
    [0, 0, 0],
    [0, 1, 1],
  ]);
  // A page beyond the last is empty, and knows as well.
  const { body } = await platform.post('/gifts', { pageIndex: 9 }, { token: ben.token });
  expect(body).toMatchObject({ items: [], total: 1 });
});

test('an erased account gives back what waits with it', async () => {
  const [ann, ben] = await platform.friends();
  await send(ann, [ben], 200);
  await platform.post('/settings/erase', { password: PASSWORD }, { token: ben.token });
  await expect.poll(() => coinsOf(ann)).toBe(WELCOME);
});

test('what nobody opened in thirty days goes back, once', async () => {
  const [ann, ben] = await platform.friends();
  const [gift = ''] = sentBy(await send(ann, [ben], 200));
  const { store, sql } = platform.platform;
  const later = new Date(Date.now() + GIFT_EXPIRY_MS + 1_000);
  await Promise.all([returnExpiredGifts(store, sql, later), returnExpiredGifts(store, sql, later)]);
  expect(await coinsOf(ann)).toBe(WELCOME);
  expect((await open(ben, gift)).body.code).toBe('gift-returned');
  expect((await list(ann, 'sent'))[0]).toMatchObject({ state: 'returned' });
  expect(await unseen(ben)).toEqual({ count: 0 });
});

test('a timer waits for the minute in which gifts expire, one for all of them', async () => {
  const [ann, ben] = await platform.friends();
  const { sql } = platform.platform;
  const [timer] = giftNoun.timers?.(platform.platform) ?? [];
  const [gift = ''] = sentBy(await send(ann, [ben], 200));
  await send(ann, [ben], 100);
  const [sent] = await sql<{ expires: Date }[]>`select expires from gifts where id = ${gift}`;
  const expires = sent?.expires.getTime() ?? 0;
  const timers = await sql<{ subject: string; due: Date }[]>`
    select subject, due from timers
    where kind = 'gift expiry' and due >= ${new Date(expires)}
      and due < ${new Date(expires + 60_000)}`;
  expect(timers).toHaveLength(1);
  expect(timers[0]?.due.getTime()).toBeGreaterThanOrEqual(expires);
  const { subject = '', due = new Date(0) } = timers[0] ?? {};
  await timer?.run(subject, due);
  expect((await open(ben, gift)).body.code).toBe('gift-returned');
});

test('every coin is accounted for', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
