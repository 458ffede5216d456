import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAbout, getBootstrap } from '../../../contract/branding';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ APP_NAME: 'Luna Fair' });
});
afterAll(() => platform.close());

const bootstrap = async () => answerOf(getBootstrap, (await platform.get('/bootstrap')).body);

test('a platform is in production, of version 1.0, with the magic flag off [§3, §9]', async () => {
  const { environment } = await bootstrap();
  expect(environment).toEqual({
    name: 'production',
    production: true,
    magic: false,
    version: '1.0',
    pushKey: expect.stringMatching(/^[\w-]{80,}$/),
  });
});

test('pages hear of the operator’s address for faults [§3]', async () => {
  const told = await testPlatform({ ERROR_REPORTING_URL: 'https://faults.example/told?key=1' });
  const { body } = await told.get('/bootstrap');
  expect(answerOf(getBootstrap, body).environment.errorReporting).toBe(
    'https://faults.example/told?key=1',
  );
  await told.close();
});

test('the operator names it, and its ten levels begin with 1000 coins and double [§1, §9]', async () => {
  const { app, assetsUrl, configLevels } = await bootstrap();
  expect([app.name, assetsUrl]).toEqual(['Luna Fair', '/assets/']);
  expect(configLevels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(configLevels.slice(0, 4).map(({ coins }) => coins)).toEqual([1_000, 2_000, 4_000, 8_000]);
  const about = answerOf(getAbout, (await platform.get('/about')).body);
  expect(about).toMatchObject({ name: 'Luna Fair', version: '1.0' });
});
