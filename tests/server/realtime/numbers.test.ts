import { afterAll, beforeAll, expect, test } from 'vitest';
import { FACT_NUMBER_HEADER } from '../../../contract/limits';
import { type TestPlatform, testPlatform } from '../../support/platform';

let one: TestPlatform;
let other: TestPlatform;
beforeAll(async () => {
  one = await testPlatform();
  other = await testPlatform({}, one.database);
});
afterAll(async () => {
  await other.close();
  await one.close();
});

test('an answer bears the number of the newest fact before it, in each process', async () => {
  const [ann, ben] = await one.friends();
  const newest = () => one.platform.store.lastFact(`player:${ben.id}`);
  const numberOf = async (platform: TestPlatform) => {
    const { headers } = await platform.get('/letters/counters', { token: ben.token });
    return Number(headers.get(FACT_NUMBER_HEADER));
  };
  /** What became of the friendship is still being told of: each process hears that in its time. */
  const agree = async (than: number) => {
    const told = [await numberOf(one), await numberOf(other)];
    const last = await newest();
    return last > than && told.every((number) => number === last);
  };
  await expect.poll(() => agree(0)).toBe(true);
  const before = await newest();
  await one.post('/letters/send', { recipient: ben.id, text: 'Hello' }, { token: ann.token });
  await expect.poll(() => agree(before)).toBe(true);
});

test('a guest is told no number', async () => {
  const { headers } = await one.get('/games/home');
  expect(headers.get(FACT_NUMBER_HEADER)).toBeNull();
});
