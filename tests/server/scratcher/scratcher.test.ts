import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnswerOf } from '../../../contract/call';
import {
  acceptScratch,
  buyScratchers,
  countScratchers,
  listScratched,
  listScratchers,
  type Scratcher,
  scratch,
} from '../../../contract/scratcher';
import { homeWinners } from '../../../contract/winner';
import { soldOf, verifyCard } from '../../../games/scratcher/scratcher.rules';
import { kinds, projections } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const WELCOME = 5_000;
const RACE = 50;

const post = (of: Member, path: string, body: object, key?: string) =>
  platform.post(path, body, { token: of.token, ...(key === undefined ? {} : { key }) });
const buy = async (of: Member, amount = 1, family = 'neon') =>
  answerOf(buyScratchers, (await post(of, '/scratchers/buy', { family, amount })).body);
const listed = async (of: Member, query = '') =>
  answerOf(listScratchers, (await platform.get(`/scratchers${query}`, of)).body);
const counted = async (of: Member) =>
  answerOf(countScratchers, (await platform.get('/scratchers/counters', of)).body);
const scratchOf = (of: Member, scratcherConfig: string | object, more = {}) =>
  post(of, '/scratchers/scratch', { scratcherConfig, ...more });
const accept = (of: Member, scratchId: string) => post(of, '/scratchers/accept', { scratchId });
const coinsOf = async (of: Member) =>
  (await platform.get('/wallet/list', of)).body.items[0]?.balance;

/** Cards of which at least one wins and one does not: as many as chance needs. */
const mixed = async (of: Member): Promise<AnswerOf<typeof scratch>> => {
  const { scratcher } = await buy(of, 20);
  const all = answerOf(scratch, (await scratchOf(of, scratcher._id, { all: true })).body);
  const wins = all.cards.filter(({ prize }) => prize > 0).length;
  // 20 cards of one kind all win, or none does, once in 28,000 runs.
  expect(wins).toBeGreaterThan(0);
  expect(wins).toBeLessThan(20);
  return all;
};

test('cards are bought at their price, wait in their list, and count for their family', async () => {
  const ann = await platform.member();
  const { scratcher, balance } = await buy(ann, 3);
  expect(balance).toBe(WELCOME - 150);
  expect(scratcher).toMatchObject({
    typeId: 'neon-nights',
    family: 'neon',
    source: 'shop',
    amount: 3,
    scratched: 0,
    uncollected: 0,
    waiting: [],
  });
  expect(new Set(scratcher.commits).size).toBe(3);
  const other = (await buy(ann, 1, 'zodiac')).scratcher;
  expect(await listed(ann)).toEqual({ items: [other, scratcher], total: 2 });
  const { price, run } = soldOf.zodiac;
  expect(await listed(ann, '?family=zodiac')).toEqual({
    ...{ items: [other], total: 1 },
    sold: expect.objectContaining({ price, run }),
  });
  expect(await listed(ann, '?pageSize=1&pageIndex=1')).toEqual({ items: [scratcher], total: 2 });
  expect(await counted(ann)).toEqual({ neon: 3, lanterns: 0, zodiac: 1 });
  const { body } = await post(ann, '/wallet/transactions/1', {});
  expect(body.items[1]).toMatchObject({
    type: 600,
    amount: 150,
    sign: -1,
    reference: scratcher._id,
  });
});

test('more than the coins cover buys nothing', async () => {
  const ann = await platform.member();
  const answer = await post(ann, '/scratchers/buy', { family: 'zodiac', amount: 11 });
  expect([answer.status, answer.body.code]).toEqual([409, 'insufficient-amount']);
  expect(await listed(ann)).toEqual({ items: [], total: 0 });
  expect(await coinsOf(ann)).toBe(WELCOME);
});

test('who may not play for coins where they are buys none', async () => {
  const child = await platform.member({ birthday: { day: 1, month: 1, year: 2015 } });
  const answer = await post(child, '/scratchers/buy', { family: 'neon', amount: 1 });
  expect([answer.status, answer.body.code]).toEqual([403, 'play-refused']);
});

test('a card is scratched, collected once, and its config goes with the last', async () => {
  const ann = await platform.member();
  const { cards, scratcher } = await mixed(ann);
  expect(scratcher).toMatchObject({ amount: 20, scratched: 20 });
  const won = cards.filter(({ prize }) => prize > 0);
  const sum = won.reduce((all, { prize }) => all + prize, 0);
  expect(scratcher.uncollected).toBe(won.length);
  expect(scratcher.waiting).toEqual(won);
  const before = WELCOME - 20 * 50;
  const [first] = won;
  const one = answerOf(acceptScratch, (await accept(ann, first!._id)).body);
  expect(one.balance).toBe(before + first!.prize);
  expect(one.cards).toMatchObject([{ _id: first!._id, state: 'collected' }]);
  // Once more, in another tab: nothing moves.
  const again = answerOf(acceptScratch, (await accept(ann, first!._id)).body);
  expect(again.balance).toBe(one.balance);
  const rest = answerOf(acceptScratch, (await accept(ann, scratcher._id)).body);
  expect(rest.balance).toBe(before + sum);
  expect(rest.scratcher).toMatchObject({ uncollected: 0, waiting: [] });
  expect(await listed(ann)).toEqual({ items: [], total: 0 });
  expect(await counted(ann)).toEqual({ neon: 0, lanterns: 0, zodiac: 0 });
  const winners = answerOf(homeWinners, (await platform.get('/home/winners')).body).coins;
  expect(winners.find(({ playerId }) => playerId === ann.id)).toMatchObject({
    typeId: 'neon-nights',
    currency: 'COINS',
  });
});

test('the seed of a card is told once nothing of it is to come, and fits what was shown', async () => {
  const ann = await platform.member();
  const { cards, scratcher } = await mixed(ann);
  const proves = ({ cells, prize, fairness }: (typeof cards)[number]) => {
    const { serverSeed = '', ...rest } = fairness;
    return verifyCard({ ...rest, serverSeed, cells, prize, typeId: scratcher.typeId });
  };
  const sound = { commit: true, cells: true, prize: true };
  for (const [nth, card] of cards.entries()) {
    expect(card.fairness.commit).toBe(scratcher.commits[nth]);
    expect(card.fairness.serverSeed === undefined).toBe(card.prize > 0);
    if (card.prize === 0) expect(proves(card)).toEqual(sound);
  }
  const { cards: collected } = answerOf(acceptScratch, (await accept(ann, scratcher._id)).body);
  for (const card of collected) expect(proves(card)).toEqual(sound);
});

test('a config stands for its id alone: what else is sent of it counts for nothing', async () => {
  const ann = await platform.member();
  const { scratcher } = await buy(ann, 2);
  const sent: Scratcher = { ...scratcher, amount: 500, scratched: 0, typeId: 'zodiac-sky' };
  const answer = answerOf(scratch, (await scratchOf(ann, sent)).body);
  expect(answer.scratcher).toMatchObject({ amount: 2, scratched: 1, typeId: 'neon-nights' });
});

test('another’s cards, none, and those that are used up are refused by name', async () => {
  const [ann, ben] = await platform.friends();
  const { scratcher } = await buy(ann);
  const codes = async (by: Member) => [
    (await scratchOf(by, scratcher._id)).body.code,
    (await accept(by, scratcher._id)).body.code,
    (await accept(by, `${scratcher._id}-0`)).body.code,
  ];
  expect(await codes(ben)).toEqual(['not-found', 'not-found', 'not-found']);
  expect((await scratchOf(ann, 'scratcher_none')).body.code).toBe('not-found');
  // Covered, it has nothing to be collected.
  expect((await accept(ann, `${scratcher._id}-0`)).body.code).toBe('not-found');
  await scratchOf(ann, scratcher._id);
  expect((await scratchOf(ann, scratcher._id)).body.code).toBe('step-illegal');
});

test(`${RACE} at once scratch each card once, collect it once, and the books stay sound`, async () => {
  const ann = await platform.member();
  const { scratcher } = await buy(ann, 20);
  const all = () => Array.from({ length: RACE });
  const scratched = await Promise.all(all().map(() => scratchOf(ann, scratcher._id)));
  const cards = scratched.flatMap(({ status, body }) =>
    status === 200 ? answerOf(scratch, body).cards : [],
  );
  expect(cards.map(({ _id }) => _id).sort()).toEqual(
    Array.from({ length: 20 }, (_, nth) => `${scratcher._id}-${nth}`).sort(),
  );
  await Promise.all(all().map(() => accept(ann, scratcher._id)));
  const sum = cards.reduce((sumOf, { prize }) => sumOf + prize, 0);
  expect(await coinsOf(ann)).toBe(WELCOME - 1_000 + sum);
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});

test(`${RACE} copies of one press buy once`, async () => {
  const ann = await platform.member();
  const once = () => post(ann, '/scratchers/buy', { family: 'neon', amount: 2 }, 'one-press');
  const answers = await Promise.all(Array.from({ length: RACE }, once));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await coinsOf(ann)).toBe(WELCOME - 100);
});

test('what was scratched and collected is read later, with the seed that it is checked by', async () => {
  const lea = await platform.member();
  const later = async (query = '', of = lea) =>
    answerOf(listScratched, (await platform.get(`/scratchers/scratched${query}`, of)).body);
  const { scratcher } = await mixed(lea);
  const lost = await later();
  expect(lost).toMatchObject({ total: 1, items: [{ _id: scratcher._id, amount: 20 }] });
  // What waits to be collected keeps its seed to itself.
  expect(lost.items[0]?.cards.every(({ state }) => state === 'lost')).toBe(true);
  await accept(lea, scratcher._id);
  await buy(lea, 2);
  const [set, ...others] = (await later()).items;
  expect(others).toEqual([]);
  expect(set?.cards.map(({ fairness }) => fairness.nonce)).toEqual(
    Array.from({ length: 20 }, (_, index) => index),
  );
  for (const { cells, prize, fairness } of set?.cards ?? []) {
    const claim = { typeId: 'neon-nights', cells, prize, ...fairness };
    const checked = verifyCard({ ...claim, serverSeed: fairness.serverSeed ?? '' });
    expect(Object.values(checked).every(Boolean)).toBe(true);
  }
  expect((await later('?family=zodiac')).total).toBe(0);
  expect((await later('', await platform.member())).total).toBe(0);
});
