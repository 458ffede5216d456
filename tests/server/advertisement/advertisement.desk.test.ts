import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAdvertisement } from '../../../contract/advertisement';
import {
  listAdvertisementsKept,
  readAdvertisementKept,
} from '../../../contract/advertisement.desk';
import { listAudit } from '../../../contract/staff';
import { kinds, projections } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

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

const why = 'The season begins';
const pier = {
  name: 'Pier',
  placements: ['lobby', 'profile'],
  landingUrl: 'https://pier.example/',
  content: { type: 'image', image: '/assets/pier.svg' },
  refreshFrequency: 30,
};
const post = (path: string, body: object, more: object = {}) =>
  platform.post(`/staff/advertisements${path}`, body, { token: cleo.token, ...more });
const listed = async () => answerOf(listAdvertisementsKept, (await post('', {})).body).items;
const read = async (id: string) =>
  answerOf(
    readAdvertisementKept,
    (await platform.get(`/staff/advertisements/${id}`, { token: cleo.token })).body,
  );
const inLobby = async () =>
  answerOf(
    getAdvertisement,
    (await platform.get('/advertisements?placement=lobby&country=DE')).body,
  );

test('one is made, shown, changed, ended and shown again, and the audit has who and why', async () => {
  const key = 'advertisement-once';
  for (const again of [1, 2])
    expect((await post('/make', { terms: pier, why }, { key })).status, `${again}`).toBe(200);
  const [made, ...others] = await listed();
  const id = made?._id ?? '';
  expect([made, others]).toEqual([
    expect.objectContaining({ name: 'Pier', type: 'image', isEnded: false, loads: 0, clicks: 0 }),
    [],
  ]);
  expect((await read(id)).terms).toEqual({
    ...{ ...pier, target: 'new', countries: [], languages: [], modes: [] },
    content: { ...pier.content, isIframe: false },
  });
  const { advertisement, viewId } = await inLobby();
  expect(advertisement?._id).toBe(id);
  const view = { advertisementId: id, placementId: 'lobby', viewId };
  for (const path of ['load', 'click']) await platform.post(`/advertisements/${path}`, view);
  expect((await read(id)).counts).toEqual([{ placement: 'lobby', loads: 1, clicks: 1 }]);

  const terms = { ...pier, name: 'Wheel', countries: ['FR'] };
  for (const again of [1, 2])
    expect((await post('/change', { _id: id, terms, why }, {})).status, `${again}`).toBe(200);
  expect(await inLobby()).toEqual({ refreshFrequency: 0 });
  await post('/end', { _id: id, why });
  expect((await read(id)).isEnded).toBe(true);
  await post('/change', { _id: id, terms: pier, why });
  expect((await inLobby()).advertisement?.name).toBe('Pier');

  const admin = await testStaff(platform, 'admin');
  const { body } = await platform.post('/staff/audit', { search: id }, { token: admin.token });
  const { items } = answerOf(listAudit, body);
  expect(items.map(({ deed, why: because }) => [deed, because]).toReversed()).toEqual([
    ['makeAdvertisementKept', why],
    // What was so already is no deed.
    ['changeAdvertisementKept', why],
    ['endAdvertisementKept', why],
    ['changeAdvertisementKept', why],
  ]);
});

test('its markup is a document of its own while it is not ended', async () => {
  const content = { type: 'HTML/JS', html: '<p>Lamps</p>', isIframe: true };
  await post('/make', { terms: { ...pier, name: 'Lamps', content }, why });
  const lamps = (await listed()).find(({ name }) => name === 'Lamps');
  const { shown } = await read(lamps?._id ?? '');
  expect(shown.content.html).toBe(`/advertisements/${lamps?._id}`);
  expect(await (await fetch(platform.url + shown.content.html)).text()).toBe('<p>Lamps</p>');
  await post('/end', { _id: lamps?._id, why });
  expect((await fetch(platform.url + shown.content.html)).status).toBe(404);
});

test.each([
  ['advertisement-landing', { landingUrl: 'pier' }],
  ['advertisement-content', { content: { type: 'video' } }],
  ['advertisement-schedule', { from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' }],
  ['body-invalid', { placements: [] }],
  ['body-invalid', { placements: ['table'] }],
  ['body-invalid', { perDay: 0 }],
  ['body-invalid', { countries: ['Germany'] }],
])('what could not be shown or left for is refused: %s of %j', async (code, more) => {
  const before = await listed();
  expect((await post('/make', { terms: { ...pier, ...more }, why })).body.code).toBe(code);
  expect(await listed()).toEqual(before);
});

test('only who writes advertisements makes them, and nobody changes what there is not', async () => {
  const moss = await testStaff(platform, 'moderator');
  const body = { terms: pier, why };
  expect((await post('/make', body, { token: moss.token })).status).toBeGreaterThanOrEqual(403);
  expect((await post('/change', { ...body, _id: 'advertisement_nowhere' })).status).toBe(404);
});
