import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAffiliates } from '../../../contract/affiliate';
import { catalogue } from '../../../games/catalogue';
import { sampleAffiliates } from '../../../server/affiliate/affiliate.sample';
import { clicksReport } from '../../../server/operator/click.report';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

test.each([
  ['?country=GB', ['affiliate_northpier']],
  ['?country=US', []],
  ['?country=US&region=NJ', ['affiliate_boardwalk']],
  ['?country=US&region=UT', []],
  ['?country=CA&region=ON', ['affiliate_maplefair']],
  ['?country=CA&region=NJ', []],
  ['?country=JP', []],
  ['', []],
])('%s is covered by %j', async (query, expected) => {
  const { status, body } = await platform.get(`/games/affiliates${query}`);
  expect(status).toBe(200);
  const { items } = answerOf(listAffiliates, body);
  expect(items.map(({ _id }) => _id)).toEqual(expected);
});

test('every sample says that it is one, leads nowhere and offers games that exist', () => {
  const games = new Set(catalogue.map(({ urlFriendlyName }) => `game_${urlFriendlyName}`));
  for (const affiliate of Object.values(sampleAffiliates)) {
    expect(affiliate.legalName).toMatch(/^Sample /);
    expect(affiliate.displayName).toMatch(/^Sample /);
    const addresses = [
      affiliate.website,
      affiliate.affiliateUrl,
      ...affiliate.games.map(({ url }) => url),
    ];
    for (const address of addresses) expect(new URL(address).hostname).toMatch(/\.example$/);
    for (const { gameId } of affiliate.games) expect(games).toContain(gameId);
  }
});

test('clicks are counted by affiliate, game and aim, once per key, from guests too', async () => {
  const { token } = await platform.signUp();
  const click = (type: string, key: string, who?: string, id = 'affiliate_northpier') =>
    platform.post(
      `/games/affiliates/click/${id}`,
      { gameId: 'game_lantern-run', type },
      { key, token: who },
    );
  const answers = await Promise.all([
    ...Array.from({ length: 30 }, (_, index) => click('game', `the-click-${index}`)),
    ...Array.from({ length: 10 }, () => click('website', 'one-click', token)),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const rows = await platform.platform.sql`
    select affiliate, game, type, clicks from affiliate_clicks order by type`;
  expect([...rows]).toEqual([
    { affiliate: 'affiliate_northpier', game: 'game_lantern-run', type: 'game', clicks: 30 },
    { affiliate: 'affiliate_northpier', game: 'game_lantern-run', type: 'website', clicks: 1 },
  ]);
  expect((await click('game', 'unknown-1', undefined, 'affiliate_nobody')).body.code).toBe(
    'not-found',
  );
  const other = await platform.post('/games/affiliates/click/affiliate_northpier', {
    gameId: 'game_neon-orchard',
    type: 'game',
  });
  expect(other.body.code).toBe('not-found');
});

test('the operator reads the clicks of a month and of all time', async () => {
  const { sql } = platform.platform;
  await sql`
    insert into affiliate_clicks (affiliate, game, type, day, clicks)
    values ('affiliate_kirmes', 'game_lantern-run', 'game', '2026-09-01', 7),
      ('affiliate_kirmes', 'game_lantern-run', 'game', '2026-11-15', 5)`;
  const { lines } = await clicksReport(platform.platform, '2026-11-20T12:00:00.000Z');
  expect(lines).toContain('Sample Kirmes, game_lantern-run, game: 5 in 30 days, 12 in all');
  expect(lines).toHaveLength(3);
});
