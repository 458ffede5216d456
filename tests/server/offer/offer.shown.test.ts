import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findGames, gameFilters, getGame } from '../../../contract/game';
import { type GameShown, listGamesKept } from '../../../contract/game.desk';
import { listAudit } from '../../../contract/staff';
import { sweepImages } from '../../../server/image/image.projection';
import { kinds, projections } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

const DICE = 'game_high-striker';
const why = 'The festival of the harbour';

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

const show = (shown: GameShown, _id = DICE) =>
  platform.post('/staff/games/show', { _id, shown, why }, { token: ada.token });
afterEach(async () => {
  await show({});
  await show({}, 'game_lantern-run');
});

const pageOf = async (at = platform) =>
  answerOf(getGame, (await at.post(`/games/${DICE}`, {})).body);
const found = async (filter: object) =>
  answerOf(findGames, (await platform.post('/games/find?pageSize=50', filter)).body).items.map(
    ({ _id }) => _id,
  );
const filters = async () =>
  answerOf(gameFilters, (await platform.post('/games/filters', { existsInGame: true })).body);
const kept = async () => {
  const asked = { search: 'striker', pageSize: 10 };
  const { body } = await platform.post('/staff/games', asked, { token: ada.token });
  return answerOf(listGamesKept, body).items[0];
};
const aPicture = async (): Promise<string> => {
  const bytes = await sharp({
    create: { width: 90, height: 90, channels: 3, background: '#336' },
  })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
};

test('a game is shown by another studio and with other features, in every process, and found by them', async () => {
  const shipped = await pageOf();
  expect((await show({ studio: 'Harbour Works', features: ['free  spins'] })).body).toEqual({
    ok: true,
  });
  const page = await pageOf();
  expect(page).toEqual({
    ...shipped,
    supplier: { name: 'Harbour Works' },
    features: [{ featureId: 'free-spins', name: 'Free spins' }],
  });
  await expect.poll(async () => (await pageOf(other)).supplier.name).toBe('Harbour Works');
  expect(await found({ studio: 'Harbour Works' })).toEqual([DICE]);
  expect(await found({ _features: { 'free-spins': true } })).toContain(DICE);
  expect(await found({ _features: { 'own-odds': true } })).not.toContain(DICE);
  expect((await filters()).studios).toContain('Harbour Works');
  expect(await kept()).toMatchObject({ studio: 'Harbour Works', features: ['Free spins'] });

  // Said as a whole: what is not said is as it shipped, and so is what is said as it shipped.
  await show({ studio: shipped.supplier.name });
  expect(await pageOf()).toEqual(shipped);
  const { shown } = platform.platform.offers.state as { shown: Record<string, object> };
  expect(shown[DICE]).toEqual({});
});

test('a feature of one’s own is one thing, however the next game writes it', async () => {
  await show({ features: ['Harbour nights', 'High swings', 'harbour Nights'] });
  await show({ features: ['HARBOUR NIGHTS'] }, 'game_lantern-run');
  const own = { featureId: 'harbour-nights', name: 'Harbour nights' };
  expect((await pageOf()).features).toEqual([
    own,
    { featureId: 'high-swings', name: 'High swings' },
  ]);
  expect((await filters()).features.filter(({ featureId }) => featureId.includes('harb'))).toEqual([
    own,
  ]);
  expect(new Set(await found({ _features: { 'harbour-nights': true } }))).toEqual(
    new Set([DICE, 'game_lantern-run']),
  );
});

test('a picture is its cover, cut to the cover’s measures, and stays when others are swept', async () => {
  await show({ image: await aPicture() });
  const { image = '', defaultIcon } = await pageOf();
  expect(image).toMatch(/^\/images\/image_[0-9a-f]{24}\.webp$/);
  expect(defaultIcon).toBe(image.replace('.webp', '-small.webp'));
  const { sql } = platform.database;
  await sql`update image_files set at = at - interval '2 days'`;
  await sweepImages(sql);
  for (const [address, size] of [
    [image, [800, 600]],
    [defaultIcon, [192, 144]],
  ] as const) {
    const response = await fetch(`${platform.url}${address}`);
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height]).toEqual(size);
  }
  // Changed again, the picture that lies here already is named by its address.
  await show({ image, studio: 'Harbour Works' });
  expect(await pageOf()).toMatchObject({ image, supplier: { name: 'Harbour Works' } });
  await show({});
  expect(await pageOf()).not.toHaveProperty('image');
  expect((await verify(sql, kinds, { projections })).found).toBe(0);
});

test('what is no picture, and a game that there is not, are refused, and nothing is said', async () => {
  const before = await pageOf();
  const noPicture = `data:image/png;base64,${Buffer.from('no picture at all').toString('base64')}`;
  expect((await show({ image: noPicture })).body).toMatchObject({ code: 'image-refused' });
  expect((await show({ studio: 'Nobody' }, 'game_nowhere')).body).toMatchObject({
    code: 'not-found',
  });
  expect(await pageOf()).toEqual(before);
});

test('who had it shown so, and how it was before, stands in the audit', async () => {
  await show({ studio: 'Harbour Works' });
  const { body } = await platform.post('/staff/audit', { search: '' }, { token: ada.token });
  const entry = answerOf(listAudit, body).items.find(({ deed }) => deed === 'showGame');
  expect(entry).toMatchObject({
    subject: DICE,
    why,
    before: { shown: {} },
    after: { shown: { studio: 'Harbour Works' } },
  });
});
