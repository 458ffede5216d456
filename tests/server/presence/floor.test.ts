import { afterEach, expect, test } from 'vitest';
import { getBootstrap } from '../../../contract/branding';
import { getOnline } from '../../../contract/presence';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
afterEach(() => platform.close());

const told = async (environment: Record<string, string>) => {
  platform = await testPlatform(environment);
  const { app } = answerOf(getBootstrap, (await platform.get('/bootstrap')).body);
  const { count } = answerOf(getOnline, (await platform.get('/online')).body);
  return { isPadded: app.onlineFloor, count };
};

test('where nobody has said otherwise, at least fifty players are told to be online', async () => {
  const { isPadded, count } = await told({});
  expect([isPadded, count >= 50]).toEqual([true, true]);
});

test('where the operator has it off, the real number of players online is told', async () => {
  expect(await told({ ONLINE_FLOOR: 'off' })).toEqual({ isPadded: false, count: 0 });
});
