import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAffiliates } from '../../../contract/affiliate';
import { type AffiliateTerms, listAffiliatesKept } from '../../../contract/affiliate.desk';
import { sampleAffiliates } from '../../../server/affiliate/affiliate.sample';
import { kinds, projections } from '../../../server/kinds';
import { clicksReport } from '../../../server/operator/click.report';
import { verify } from '../../../server/store/verify';
import { PIXEL_URL } from '../../support/pixel';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

const why = 'They signed';
const image = PIXEL_URL;
const terms: AffiliateTerms = {
  ...(sampleAffiliates['affiliate_northpier'] as AffiliateTerms),
  displayName: 'Sample Harbour',
  games: [{ gameId: 'game_lantern-run', url: 'https://harbour.example/run' }],
  countries: ['MT'],
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

const write = (deed: string, body: object) =>
  platform.post(`/staff/affiliates/${deed}`, { why, ...body }, { token: ada.token });
const kept = async (search: string) => {
  const { body } = await platform.post('/staff/affiliates', { search }, { token: ada.token });
  return answerOf(listAffiliatesKept, body).items;
};
const namesIn = async (country: string, at = platform) =>
  answerOf(listAffiliates, (await at.get(`/games/affiliates?country=${country}`)).body).items.map(
    ({ displayName }) => displayName,
  );
/** Whether it opens a game to money there. */
const opens = (country: string, at = platform) =>
  at.platform.affiliates.covers('game_lantern-run', { country });

test('it is offered where it may be, in every process, and what it opens is closed when it ends', async () => {
  expect((await write('make', { terms: { ...terms, image } })).body).toEqual({ ok: true });
  expect(await namesIn('MT')).toEqual(['Sample Harbour']);
  await expect.poll(() => namesIn('MT', other)).toEqual(['Sample Harbour']);
  expect([opens('MT'), opens('NZ')]).toEqual([true, false]);
  const [row] = await kept('harbour');
  expect(row).toMatchObject({ displayName: 'Sample Harbour', countries: ['MT'], clicks: [] });
  expect(row?.image).toMatch(/^\/images\//);
  const files = platform.database.sql<{ kept: boolean }[]>`select kept from image_files`;
  expect((await files).map((file) => file.kept)).not.toContain(false);
  const { image: lies = '' } = row ?? {};
  await write('change', { _id: row?._id, terms: { ...terms, image: lies, countries: ['NZ'] } });
  expect([await namesIn('MT'), await namesIn('NZ')]).toEqual([[], ['Sample Harbour']]);
  await write('end', { _id: row?._id });
  expect([await namesIn('NZ'), await kept('harbour')]).toEqual([[], []]);
  expect(opens('NZ')).toBe(false);
  await expect.poll(() => opens('NZ', other)).toBe(false);
});

test('the desk and the operator’s report count the same clicks; of one that ended they are kept', async () => {
  await write('make', { terms });
  const [row] = await kept('harbour');
  const id = row?._id ?? '';
  const click = (type: string, gameId = 'game_lantern-run') =>
    platform.post(`/games/affiliates/click/${id}`, { gameId, type });
  expect((await click('game')).status).toBe(200);
  expect((await click('game')).status).toBe(200);
  expect((await click('website')).status).toBe(200);
  expect((await click('game', 'game_high-striker')).body.code).toBe('not-found');
  const [counted] = await kept('harbour');
  expect(counted?.clicks).toEqual([
    { gameId: 'game_lantern-run', to: 'game', recent: 2, total: 2 },
    { gameId: 'game_lantern-run', to: 'website', recent: 1, total: 1 },
  ]);
  const reported = async () =>
    (await clicksReport(platform.platform, new Date(platform.platform.now()).toISOString())).lines;
  expect(await reported()).toContain(
    'Sample Harbour, game_lantern-run, game: 2 in 30 days, 2 in all',
  );
  await write('end', { _id: id });
  expect((await click('game')).body.code).toBe('not-found');
  expect(await reported()).toContain(`${id}, game_lantern-run, game: 2 in 30 days, 2 in all`);
});

test.each([
  ['games', { games: [{ gameId: 'game_nothing', url: 'https://harbour.example/' }] }],
  ['games', { games: [] }],
  ['games', { games: [{ gameId: 'game_lantern-run', url: 'javascript:alert(1)' }] }],
  ['affiliateUrl', { affiliateUrl: 'https://player@harbour.example/' }],
  ['website', { website: '//harbour.example' }],
  ['countries', { countries: ['XX'] }],
  ['countries', { countries: [] }],
  ['usaRegions', { usaRegions: ['NJ'] }],
  ['caRegions', { caRegions: ['ON'] }],
  ['image', { image: 'https://elsewhere.example/a.png' }],
  ['displayName', { displayName: '' }],
])(
  'what there is not, or leads nowhere, is refused beside its field: %s %j',
  async (field, wrong) => {
    const refused = {
      status: 400,
      body: { code: 'body-invalid', params: { field: expect.stringContaining(`terms.${field}`) } },
    };
    const body = { terms: { ...terms, ...wrong } };
    expect(await write('make', body)).toMatchObject(refused);
    expect(await write('change', { _id: 'affiliate_kirmes', ...body })).toMatchObject(refused);
  },
);

test('who may not write games may not open play for money', async () => {
  const mia = await testStaff(platform, 'support');
  const asked = { terms, why };
  const { status } = await platform.post('/staff/affiliates/make', asked, { token: mia.token });
  expect(status).toBe(403);
});

test('the books stay whole', async () => {
  const { found } = await verify(platform.database.sql, kinds, { projections });
  expect(found).toBe(0);
});
