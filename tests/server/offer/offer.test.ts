import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jurisdictionsByCountry } from '../../../contract/country';
import { findGames, gameFilters, gamesHome, getGame, listGames } from '../../../contract/game';
import { listGamesKept } from '../../../contract/game.desk';
import { Offers } from '../../../server/offer/offer.registry';
import { testCatalogue } from '../../support/games';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

const DICE = 'game_high-striker';
const why = 'The law there';

let platform: TestPlatform;
/** Another process of the same platform. */
let other: TestPlatform;
let ada: TestStaff;
let maltese: string;
let german: string;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, { catalogue: testCatalogue() });
  other = await testPlatform({}, platform.database, { catalogue: testCatalogue() });
  ada = await testStaff(platform, 'admin');
  maltese = (await platform.member({ country: 'MT' })).token;
  german = (await platform.member({ country: 'DE' })).token;
});
afterAll(async () => {
  await other.close();
  await platform.close();
});

const write = (deed: string, body: object) =>
  platform.post(`/staff/games/${deed}`, { why, ...body }, { token: ada.token });
const withhold = (...places: string[]) => write('withhold', { _id: DICE, places });
afterEach(() => withhold());

const kept = async () =>
  answerOf(
    listGamesKept,
    (await platform.post('/staff/games', { pageSize: 100 }, { token: ada.token })).body,
  ).items;
const gamesOf = async (token: string, at = platform) => {
  const found = await at.post('/games/find?pageSize=50', {}, { token });
  return answerOf(findGames, found.body).items.map(({ _id }) => _id);
};
const awayIn = async (query: string, at = platform) =>
  answerOf(jurisdictionsByCountry, (await at.get(`/jurisdictionsByCountry?${query}`)).body)
    .withheld;

test('a game that is kept from a place is in no list there, in every process, and elsewhere as ever', async () => {
  expect(await gamesOf(maltese)).toContain(DICE);
  expect((await withhold('MT', 'AQ')).body).toEqual({ ok: true });
  const all = async (token: string) => [
    ...(await gamesOf(token)),
    ...answerOf(listGames, (await platform.get('/games', { token })).body).items.map(
      ({ _id }) => _id,
    ),
    ...answerOf(gamesHome, (await platform.get('/games/home', { token })).body).featured.map(
      ({ _id }) => _id,
    ),
  ];
  expect(await all(maltese)).not.toContain(DICE);
  expect(await all(german)).toContain(DICE);
  await expect.poll(() => gamesOf(maltese, other)).not.toContain(DICE);
  expect(await awayIn('country=MT')).toEqual([DICE]);
  expect(await awayIn('country=DE')).toBeUndefined();
  // Its page is there: who was sent to it reads why.
  const page = await platform.post(`/games/${DICE}`, {}, { token: maltese });
  expect(answerOf(getGame, page.body)._id).toBe(DICE);
});

test('what only such games have, nobody is offered to filter by', async () => {
  await withhold('*');
  const { body } = await platform.post('/games/filters', { existsInGame: true });
  const only = testCatalogue().all.filter(({ game }) => game.gameType.includes('Dice'));
  expect(only.map(({ game }) => game._id)).toEqual([DICE]);
  expect(answerOf(gameFilters, body).types).not.toContain('Dice');
});

test('nobody sits down to it there, and who sat bets no more until it is offered again', async () => {
  const session = await platform.sit('high-striker', 'COINS', maltese);
  const bet = async () =>
    (
      await platform.post('/play/rounds', {
        session,
        stake: 50,
        bet: { direction: 'under', target: 5_000 },
      })
    ).body;
  expect(await bet()).toMatchObject({ round: { staked: 50 } });
  await withhold('MT');
  const refusal = { code: 'play-refused', params: { rule: 'game-withheld' } };
  expect(await bet()).toMatchObject(refusal);
  const launch = await platform.post(
    '/games/high-striker/url',
    { currency: 'FUN' },
    { token: maltese },
  );
  expect(launch.body).toMatchObject(refusal);
  await withhold();
  expect(await bet()).toMatchObject({ round: { staked: 50 } });
});

test('a region alone can be kept out: who told none is not in it', () => {
  const offers = new Offers();
  offers.turn({ type: 'offer.withheld', game: DICE, places: ['US-UT'], by: '', why, at: '' });
  expect(offers.withholds(DICE, { country: 'US', region: 'UT' })).toBe(true);
  expect(offers.withholds(DICE, { country: 'US', region: 'NJ' })).toBe(false);
  expect(offers.withholds(DICE, { country: 'US' })).toBe(false);
  offers.turn({ type: 'offer.withheld', game: DICE, places: ['*'], by: '', why, at: '' });
  expect(offers.awayAt({ country: 'AQ' })).toEqual([DICE]);
});

test('the lobby shows first what staff ranked, then what is newest', async () => {
  const featured = async () =>
    answerOf(gamesHome, (await platform.get('/games/home')).body).featured.map(({ _id }) => _id);
  const before = await featured();
  const [oldest] = testCatalogue().all.map(({ game }) => game);
  await write('rank', { _id: oldest?._id, rank: 1 });
  expect(await featured()).toEqual(
    [oldest?._id, ...before.filter((id) => id !== oldest?._id).slice(0, before.length - 1)].slice(
      0,
      before.length,
    ),
  );
  expect((await kept()).find(({ gameId }) => gameId === oldest?._id)?.rank).toBe(1);
  await write('rank', { _id: oldest?._id });
  expect(await featured()).toEqual(before);
});

test.each([['XX'], ['DE-BY'], ['US-New Jersey']])('no such place: %s', async (place) => {
  expect(await withhold('MT', place)).toMatchObject({
    status: 400,
    body: { code: 'body-invalid' },
  });
  expect((await kept()).find(({ gameId }) => gameId === DICE)?.withheld).toEqual([]);
});

test('of a game that there is not, nothing is said', async () => {
  for (const deed of ['withhold', 'rank'])
    expect(await write(deed, { _id: 'game_nowhere', places: [] })).toMatchObject({
      body: { code: 'not-found' },
    });
});
