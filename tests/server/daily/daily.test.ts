import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDaily, readDaily } from '../../../contract/daily';
import { DAILY_COINS, DAY_MS } from '../../../contract/limits';
import { listTransactions } from '../../../contract/wallet';
import { kinds, projections } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const RACE = 50;
const HOUR_MS = 60 * 60 * 1_000;

const read = async (of: Member) =>
  answerOf(readDaily, (await platform.get('/gifts/daily', of)).body);
const open = (of: Member) => platform.post('/gifts/daily', {}, { token: of.token });
const transactions = async (of: Member) =>
  answerOf(
    listTransactions,
    (await platform.post('/wallet/transactions/1', {}, { token: of.token })).body,
  ).items;

test('it waits, is opened once, and says when the next one comes', async () => {
  const ann = await platform.member();
  const waiting = await read(ann);
  expect(waiting).toMatchObject({
    state: 'waiting',
    coins: DAILY_COINS[0],
    days: 1,
    ladder: [...DAILY_COINS],
  });
  expect(waiting.nextMs).toBeGreaterThan(0);
  expect(waiting.nextMs).toBeLessThanOrEqual(DAY_MS + HOUR_MS);
  const first = answerOf(openDaily, (await open(ann)).body);
  expect(first.daily).toMatchObject({ state: 'opened', coins: DAILY_COINS[0], days: 1 });
  const again = answerOf(openDaily, (await open(ann)).body);
  expect(again.balance).toBe(first.balance);
  expect(await read(ann)).toMatchObject({ state: 'opened', days: 1 });
  const [last, ...before] = await transactions(ann);
  expect(last).toMatchObject({ type: 300, amount: DAILY_COINS[0], sign: 1 });
  expect(before.every(({ type }) => type !== 300)).toBe(true);
});

test(`${RACE} at once are paid once, and the books stay sound`, async () => {
  const ann = await platform.member();
  const answers = await Promise.all(Array.from({ length: RACE }, () => open(ann)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const paid = (await transactions(ann)).filter(({ type }) => type === 300);
  expect(paid.map(({ amount }) => amount)).toEqual([DAILY_COINS[0]]);
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});

test('a guest has none', async () => {
  expect((await platform.get('/gifts/daily')).status).toBe(401);
  expect((await platform.post('/gifts/daily', {})).status).toBe(401);
});
