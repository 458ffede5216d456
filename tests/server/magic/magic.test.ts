import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestPlatform, testPlatform } from '../../support/platform';

let locked: TestPlatform;
let open: TestPlatform;
beforeAll(async () => {
  [locked, open] = await Promise.all([testPlatform({ MAGIC: 'sesame' }), testPlatform()]);
});
afterAll(() => Promise.all([locked.close(), open.close()]));

test('with the magic flag on its value alone opens; off, nothing is asked for [§2, §7 B]', async () => {
  const asks = async (platform: TestPlatform) => [
    (await platform.get('/magic')).body,
    (await platform.post('/magic', { magic: 'sesame' })).status,
    (await platform.post('/magic', { magic: 'Sesame' })).status,
  ];
  expect(await asks(locked)).toEqual([{ required: true }, 200, 403]);
  expect(await asks(open)).toEqual([{ required: false }, 200, 200]);
  expect((await locked.get('/bootstrap')).body).toMatchObject({ environment: { magic: true } });
});
