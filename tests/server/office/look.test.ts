import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAbout, getBootstrap, LOOK_ROOM } from '../../../contract/branding';
import { listLooks } from '../../../contract/look.desk';
import { listAudit } from '../../../contract/staff';
import { lookIn } from '../../../machines/branding/looks.rules';
import { shippedLook } from '../../../server/branding/look.registry';
import { kinds, projections } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { PIXEL_URL } from '../../support/pixel';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';
import { aSocket, join, next } from '../realtime/socket.harness';

const why = 'The summer begins';
const shipped = shippedLook('Fairground');

let platform: TestPlatform;
let cleo: TestStaff;

beforeAll(async () => {
  platform = await testPlatform();
  cleo = await testStaff(platform, 'content');
});
afterAll(async () => {
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
  await platform.close();
});

const post = (path: string, body: object) =>
  platform.post(`/staff/looks${path}`, body, { token: cleo.token });
const worn = async () => answerOf(getBootstrap, (await platform.get('/bootstrap')).body).app;
const history = async () => answerOf(listLooks, (await post('', {})).body).items;

test('a look is published with its picture, kept, audited, and gone back from', async () => {
  const look = { ...shipped, name: 'Luna Fair', logo: PIXEL_URL };
  expect((await post('/publish', { look, why })).status).toBe(200);
  const { name, logo } = await worn();
  expect([name, logo]).toEqual(['Luna Fair', expect.stringMatching(/^\/images\/image_\w+\.webp$/)]);
  expect(answerOf(getAbout, (await platform.get('/about')).body).name).toBe('Luna Fair');
  const picture = await fetch(`${platform.url}${logo}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await history()).map(({ _id, isWorn }) => [_id === 'look_shipped', isWorn])).toEqual([
    [false, true],
    [true, false],
  ]);

  expect((await post('/wear', { _id: 'look_shipped', why: 'Too early' })).status).toBe(200);
  expect((await worn()).name).toBe('Fairground');
  expect((await history()).map(({ isWorn }) => isWorn)).toEqual([true, false, false]);
  const ada = await testStaff(platform, 'admin');
  const { body } = await platform.post('/staff/audit', { resource: 'look' }, ada);
  expect(answerOf(listAudit, body).items).toMatchObject([
    { deed: 'wearLook', staff: cleo.id, before: { name: 'Luna Fair' }, why: 'Too early' },
    { deed: 'publishLook', before: { name: 'Fairground' }, after: { name: 'Luna Fair' } },
  ]);
});

test('open pages are told the whole look, which they can read', async () => {
  const socket = await aSocket(platform.url);
  await join(socket, LOOK_ROOM);
  const heard = next(socket, 'look');
  await post('/publish', { look: { ...shipped, name: 'Luna Fair' }, why });
  const body = JSON.stringify(await heard);
  const { onlineFloor: _, ...said } = await worn();
  expect(said.name).toBe('Luna Fair');
  expect(lookIn({ name: 'look', body })).toEqual(said);
  await post('/wear', { _id: 'look_shipped', why: 'Too early' });
});

test.each([
  ['colours that cannot be read', { dark: { ...shipped.dark, color8: shipped.dark.color7 } }, 422],
  ['a picture that is none', { logo: 'data:image/png;base64,AAAAAAAA' }, 422],
  ['a picture from elsewhere', { logo: 'https://pier.example/logo.png' }, 400],
  ['a header that is no phrase', { mainHeader: '<b>Now</b>' }, 400],
  ['no name', { name: ' ' }, 400],
] as const)('%s: refused, and nothing changes', async (_, more, status) => {
  const before = await worn();
  expect((await post('/publish', { look: { ...shipped, ...more }, why })).status).toBe(status);
  expect(await worn()).toEqual(before);
});
