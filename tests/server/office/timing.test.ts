import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCallsTimed } from '../../../contract/timing.desk';
import { forgetTimes, Timings } from '../../../server/timing/timing.registry';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

let platform: TestPlatform;
let ada: TestStaff;
beforeAll(async () => {
  platform = await testPlatform();
  ada = await testStaff(platform, 'admin');
});
afterAll(() => platform.close());

const shown = async (search: string) => {
  const { body } = await platform.post('/staff/calls', { search }, { token: ada.token });
  return answerOf(listCallsTimed, body).items;
};
const write = (timings: Timings, at = Date.now()) => timings.write(platform.database.sql, at);

test('what was asked is timed, whether it was refused or not, by its name', async () => {
  await platform.get('/games/home');
  await platform.post('/games/game_nowhere', {});
  const { timings } = platform.platform;
  // An answer's end is noted after whoever asked has it.
  const asked = async (call: string) => {
    await write(timings);
    return (await shown(call))[0]?.asked ?? 0;
  };
  await expect.poll(() => asked('gamesHome')).toBeGreaterThan(0);
  await expect.poll(() => asked('getGame')).toBeGreaterThan(0);
});

test('times of all processes are one, the calls that were slow the most often first', async () => {
  const here = new Timings();
  const there = new Timings();
  for (const ms of [10, 250]) here.note('testQuick', ms);
  for (const ms of [10, 251]) here.note('testSlow', ms);
  for (const ms of [39, 900]) there.note('testSlow', ms);
  await Promise.all([write(here), write(there)]);
  expect(await shown('test')).toEqual([
    { _id: 'testSlow', asked: 4, slow: 2, meanMs: 300, worstMs: 900 },
    { _id: 'testQuick', asked: 2, slow: 0, meanMs: 130, worstMs: 250 },
  ]);
  // Written once: nothing of it is added again.
  await write(here);
  expect(await shown('testQuick')).toMatchObject([{ asked: 2 }]);
});

test('what could not be written is written with what came since', async () => {
  const timings = new Timings();
  timings.note('testKept', 10);
  // A database that takes no statement; the rows of one are none yet.
  const away = ((given: object) =>
    'raw' in given ? Promise.reject(new Error('away')) : given) as never;
  await expect(timings.write(away, Date.now())).rejects.toThrow('away');
  timings.note('testKept', 30);
  await write(timings);
  expect(await shown('testKept')).toMatchObject([{ asked: 2, meanMs: 20, worstMs: 30 }]);
});

test('what is older than a day is counted no more, and forgotten', async () => {
  const timings = new Timings();
  timings.note('testOld', 10);
  await write(timings, Date.now() - 26 * 3_600_000);
  expect(await shown('testOld')).toEqual([]);
  const { sql } = platform.database;
  const count = () => sql`select 1 from call_times where call = 'testOld'`;
  expect(await count()).toHaveLength(1);
  await forgetTimes(sql);
  expect(await count()).toHaveLength(0);
});
