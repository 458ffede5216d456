import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  acceptScratch,
  buyScratchers,
  listScratched,
  listScratchers,
  type ScratcherTable,
  scratch,
} from '../../../contract/scratcher';
import { listScratchersKept } from '../../../contract/scratcher.desk';
import { verifyCard } from '../../../games/scratcher/scratcher.rules';
import { kinds, projections } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

const why = 'More shall win';
const id = 'neon-nights';
/** Every card wins its nine coins. */
const sure: ScratcherTable = {
  price: 10,
  run: 1,
  prizes: [{ symbol: 'cup', pays: 9, cards: 1 }],
};

let platform: TestPlatform;
/** Another process of the same platform. */
let other: TestPlatform;
let ada: TestStaff;
beforeAll(async () => {
  platform = await testPlatform();
  other = await testPlatform({}, platform.database);
  ada = await testStaff(platform, 'admin');
});
afterAll(async () => {
  await other.close();
  await platform.close();
});

const staff = (path: string, body: object) =>
  platform.post(`/staff/scratchers${path}`, body, { token: ada.token });
const change = (terms: object, _id = id) => staff('/change', { _id, terms, why });
const post = (of: Member, path: string, body: object) =>
  platform.post(`/scratchers/${path}`, body, { token: of.token });
const buy = (of: Member, more: object = {}) =>
  post(of, 'buy', { family: 'neon', amount: 1, ...more });
const soldTo = async (of: Member) =>
  answerOf(listScratchers, (await platform.get('/scratchers?family=neon', of)).body).sold;

test('cards that were granted stay what they are; those that come are drawn and proved by the new table', async () => {
  const ann = await platform.member();
  const before = answerOf(buyScratchers, (await buy(ann)).body).scratcher;
  expect(before.table).toBeUndefined();
  const { 0: kept } = answerOf(
    listScratchersKept,
    (await staff('', { search: 'neon' })).body,
  ).items;
  expect(kept).toMatchObject({ _id: id, price: 50, run: 10_000 });
  expect((await change(sure)).body).toEqual({ ok: true });
  for (const { platform: each } of [platform, other])
    await expect.poll(() => each.scratchers.terms[id]).toEqual(sure);
  expect(await soldTo(ann)).toEqual(sure);

  // At the price of before nothing is bought.
  const stale = await buy(ann, { price: 50 });
  expect(stale.body).toMatchObject({ code: 'price-changed', params: { price: 10 } });
  const bought = answerOf(buyScratchers, (await buy(ann, { price: 10 })).body).scratcher;
  expect(bought.table).toEqual(sure);
  const off = async (scratcherConfig: string) =>
    answerOf(scratch, (await post(ann, 'scratch', { scratcherConfig })).body).cards;
  const [won] = await off(bought._id);
  expect(won?.prize).toBe(9);
  const { cards } = answerOf(
    acceptScratch,
    (await post(ann, 'accept', { scratchId: bought._id })).body,
  );
  const proves = (card: typeof won, table?: ScratcherTable) => {
    const { cells = [], prize = 0, fairness } = card ?? {};
    const { serverSeed = '', commit = '', clientSeed = '', nonce = 0 } = fairness ?? {};
    return verifyCard({ serverSeed, commit, clientSeed, nonce, cells, prize, typeId: id, table });
  };
  const sound = { commit: true, cells: true, prize: true };
  expect(proves(cards[0], sure)).toEqual(sound);

  // The older one is drawn by what it was granted by.
  const [old] = await off(before._id);
  await post(ann, 'accept', { scratchId: before._id });
  const past = answerOf(
    listScratched,
    (await platform.get('/scratchers/scratched?family=neon', ann)).body,
  ).items;
  const found = past.find(({ _id }) => _id === before._id);
  expect(found?.table).toBeUndefined();
  expect(found?.cards[0]?.prize).toBe(old?.prize);
  expect(proves(found?.cards[0])).toEqual(sound);
  expect(past.find(({ _id }) => _id === bought._id)?.table).toEqual(sure);
});

test.each([
  ['prizes', { ...sure, prizes: [] }],
  ['prizes', { ...sure, prizes: [{ symbol: 'tiger', pays: 9, cards: 1 }] }],
  ['run', { ...sure, price: 90, prizes: [{ symbol: 'cup', pays: 9, cards: 2 }] }],
  ['price', { ...sure, prizes: [{ symbol: 'cup', pays: 11, cards: 1 }] }],
  ['pays', { ...sure, prizes: [{ symbol: 'cup', pays: 0, cards: 1 }] }],
])('what cards cannot be drawn by is refused beside its field: %s', async (field, terms) => {
  expect(await change(terms)).toMatchObject({
    status: 400,
    body: { code: 'body-invalid', params: { field: expect.stringContaining(field) } },
  });
});

test('a kind that was never made is changed by nobody', async () => {
  expect(await change(sure, 'neon-none')).toMatchObject({ status: 404 });
});

test('the books stay whole', async () => {
  const { found } = await verify(platform.database.sql, kinds, { projections });
  expect(found).toBe(0);
});
