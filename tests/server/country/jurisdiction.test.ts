import { afterAll, beforeAll, expect, test } from 'vitest';
import { coversMoney } from '../../../contract/affiliate.rules';
import { type Jurisdiction, jurisdictionsByCountry } from '../../../contract/country';
import { mayPlay, modeOf } from '../../../contract/play.rules';
import type { User } from '../../../contract/player';
import { decideVerify } from '../../../server/player/player.decider';
import { playerKind } from '../../../server/player/player.events';
import { streamOf } from '../../../server/store/stream';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const YEAR = new Date().getUTCFullYear();
const born = (age: number) => ({ day: 1, month: 1, year: YEAR - age });

/** What staff does after a look at somebody's papers. */
const verified = async (token: string): Promise<void> => {
  const { body } = await platform.get('/get', { token });
  const now = new Date().toISOString();
  await platform.platform.store.execute({
    name: 'verify',
    at: now,
    streams: { player: streamOf(playerKind, body._id) },
    decide: ({ player }) => decideVerify(player, 'test', now),
  });
};

const places: [string, string?][] = [
  ['US'],
  ['US', 'NJ'],
  ['US', 'WV'],
  ['US', 'WA'],
  ['US', 'TX'],
  ['CA'],
  ['CA', 'ON'],
  ['MT'],
  ['DE'],
  ['EG'],
  ['AU'],
  ['AQ'],
];
const people = [undefined, 17, 18, 19, 21].flatMap((age) =>
  [false, true].map((isVerified) => ({ age, isVerified })),
);

test.each(places)(
  'in %s %s the server launches exactly what the page would offer',
  async (country, region) => {
    for (const { age, isVerified } of people) {
      const { token } = await platform.signUp({
        country,
        ...(region === undefined ? {} : { region }),
        birthday: age === undefined ? undefined : born(age),
      });
      if (isVerified) await verified(token);
      const asking = { token };
      const me = (await platform.get('/get', asking)).body as unknown as User;
      const { items } = (await platform.get(`/jurisdictionsByCountry?country=${country}`, asking))
        .body as unknown as { items: Jurisdiction[] };
      for (const slug of ['lantern-run', 'high-striker']) {
        for (const currency of ['FUN', 'COINS', me.currency]) {
          const expected = mayPlay(modeOf(currency), {
            signedIn: true,
            jurisdictions: items,
            isVerified: me.isVerified,
            affiliate: coversMoney(platform.platform.affiliates.all, `game_${slug}`, {
              country,
              ...(region === undefined ? {} : { region }),
            }),
            ...(me.age === undefined ? {} : { age: me.age }),
          });
          const answer = await platform.post(`/games/${slug}/url`, { currency }, asking);
          const { allowed: _, ...why } = { ...expected };
          expect([answer.status, answer.body.params ?? {}]).toEqual([
            expected.allowed ? 200 : 403,
            why,
          ]);
        }
      }
    }
  },
);

test('a guest may say a region; a player is where the profile says', async () => {
  const names = async (query: string, token?: string) => {
    const { items } = (await platform.get(`/jurisdictionsByCountry${query}`, { token }))
      .body as unknown as { items: Jurisdiction[] };
    return items.map(({ name }) => name);
  };
  expect(await names('')).toEqual(['Sample: United States, social play']);
  expect(await names('?country=US&region=NJ')).toEqual(['Sample: licensed states']);
  const { token } = await platform.signUp({ country: 'CA', region: 'ON' });
  expect(await names('?country=CA', token)).toEqual(['Sample: Ontario, licensed']);
  expect(await names('?country=US', token)).toEqual(['Sample: United States, social play']);
});

test('money is played in the currency of one’s own country only', async () => {
  const { token } = await platform.signUp({ country: 'MT' });
  await verified(token);
  const launch = (currency: string) =>
    platform.post('/games/lantern-run/url', { currency }, { token });
  expect((await launch('EUR')).status).toBe(200);
  const other = await launch('USD');
  expect([other.status, other.body.code, other.body.params]).toEqual([
    400,
    'currency-unknown',
    { currency: 'EUR' },
  ]);
});

test('an identity that staff verified counts at once in every session', async () => {
  const { token } = await platform.signUp({ country: 'MT' });
  const before = await platform.post('/games/lantern-run/url', { currency: 'EUR' }, { token });
  expect(before.body.params).toMatchObject({ rule: 'not-verified' });
  await verified(token);
  expect((await platform.get('/get', { token })).body).toMatchObject({ isVerified: true });
  const [row] = await platform.database.sql<{ verified: boolean }[]>`
    select verified from players order by joined desc limit 1`;
  expect(row?.verified).toBe(true);
});

test('jurisdictions are those of the country that is named, else of the United States [§5]', async () => {
  const of = async (query: string) =>
    answerOf(jurisdictionsByCountry, (await platform.get(`/jurisdictionsByCountry${query}`)).body);
  const american = await of('?country=US');
  expect(american.items.every(({ countries }) => countries.includes('US'))).toBe(true);
  expect(american.items.length).toBeGreaterThan(0);
  expect(await of('')).toEqual(american);
  const german = await of('?country=DE');
  expect(german.items.every(({ countries }) => countries.includes('DE'))).toBe(true);
  expect(german).not.toEqual(american);
});
