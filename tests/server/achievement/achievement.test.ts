import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type Achievement,
  achievedBy,
  achievementsOfGame,
  activateAchievement,
  collectAchievement,
  listAchievements,
  readAchievement,
} from '../../../contract/achievement';
import { myActivities } from '../../../contract/activity';
import { getUser } from '../../../contract/player';
import { listScratchers } from '../../../contract/scratcher';
import { listTransactions } from '../../../contract/wallet';
import { achievementKind } from '../../../server/achievement/achievement.events';
import { Achievements } from '../../../server/achievement/achievement.registry';
import { kinds, projections } from '../../../server/kinds';
import { accept } from '../../../server/store/decision';
import { streamOf } from '../../../server/store/stream';
import { verify } from '../../../server/store/verify';
import { WAIT_MS } from '../../support/patience';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const achievements = new Achievements().all;
const WELCOME = 5_000;
const RACE = 50;

const list = async (of: Partial<Member>, query = '') =>
  answerOf(listAchievements, (await platform.get(`/games/achievements${query}`, of)).body);
const one = async (of: Partial<Member>, name: string): Promise<Achievement> =>
  answerOf(
    readAchievement,
    (await platform.get(`/games/achievements/achievement_${name}`, of)).body,
  );
const post = (of: Member, path: string, body: object, key?: string) =>
  platform.post(path, body, { token: of.token, ...(key === undefined ? {} : { key }) });
const activate = (of: Member, name: string) =>
  post(of, '/games/achievement/activate', { achievement: `achievement_${name}` });
const collect = (of: Member, name: string) =>
  post(of, '/games/achievement/collect', { achievedId: `achievement_${name}` });
const coinsOf = async (of: Member): Promise<number> =>
  (await platform.get('/wallet/list', of)).body.items[0]?.balance ?? 0;
const favour = (of: Member, slug: string) => post(of, `/games/game_${slug}/set-favourite`, {});

/** A round of High Striker. */
const strike = async (session: string): Promise<void> => {
  const bet = { direction: 'under', target: 5_000 };
  const { status } = await platform.post('/play/rounds', { session, stake: 100, bet });
  expect(status).toBe(200);
};

/** It is said of this player, as a reader of the log says it once. */
const complete = (of: Member, name: string) =>
  platform.platform.store.execute({
    name: 'complete',
    at: new Date().toISOString(),
    streams: { achievement: streamOf(achievementKind, of.id) },
    decide: () =>
      accept(
        {
          achievement: [
            {
              type: 'achievement.completed',
              achievement: `achievement_${name}`,
              at: new Date().toISOString(),
            },
          ],
        },
        null,
      ),
  });

test('there are at least forty, each of its own name, and a guest reads those that are open', async () => {
  expect(achievements.length).toBeGreaterThanOrEqual(40);
  expect(new Set(achievements.map(({ id }) => id)).size).toBe(achievements.length);
  const { items, total } = await list({}, '?pageSize=100');
  expect(total).toBe(achievements.filter(({ hidden }) => hidden !== true).length);
  expect(items.every(({ state, completed }) => state === 0 && completed === 0)).toBe(true);
  expect((await platform.get('/achievements')).status).toBe(401);
});

test('what a player does is counted at once, and what is reached is told and collected once', async () => {
  const ann = await platform.member();
  for (const slug of ['neon-orchard', 'high-striker', 'coin-cascade', 'comet-fall'])
    await favour(ann, slug);
  expect(await one(ann, 'five-favourites')).toMatchObject({
    state: 0,
    completed: 80,
    steps: [{ goal: 5, progress: 4, completed: false, claimed: false }],
  });
  // The same once more is nothing new.
  await favour(ann, 'neon-orchard');
  await favour(ann, 'lantern-run');
  await vi.waitFor(async () => expect((await one(ann, 'five-favourites')).state).toBe(1), WAIT_MS);
  const told = await platform.post('/notifications', { type: 'achievements' }, ann);
  expect(told.body.items).toMatchObject([
    { kind: 'achievement-completed', reference: 'achievement_five-favourites' },
  ]);
  const before = await coinsOf(ann);
  const { achievement, balance } = answerOf(
    collectAchievement,
    (await collect(ann, 'five-favourites')).body,
  );
  expect(balance).toBe(before + 20);
  expect(achievement).toMatchObject({ state: 3, completed: 100, steps: [{ claimed: true }] });
  expect(answerOf(collectAchievement, (await collect(ann, 'five-favourites')).body).balance).toBe(
    balance,
  );
  const seen = await platform.post(
    '/notifications',
    { type: 'achievements', onlyUnseen: true },
    ann,
  );
  expect(seen.body.items).toEqual([]);
  const { items } = answerOf(
    listTransactions,
    (await post(ann, '/wallet/transactions/1', {})).body,
  );
  expect(items[0]).toMatchObject({ type: 300, amount: 20, sign: 1 });
  const did = answerOf(myActivities, (await platform.get('/activities/my/0', ann)).body);
  expect(did.items.find(({ type }) => type === 'achieved')).toMatchObject({
    achievement: { supplierAchievementId: 'five-favourites', name: 'Matters of taste' },
  });
});

test('who turned challenges off is told of no achievement', async () => {
  const ann = await platform.member();
  await platform.post('/settings/update', { notificationSettings: { challenge: false } }, ann);
  for (const slug of ['neon-orchard', 'high-striker', 'coin-cascade', 'comet-fall', 'lantern-run'])
    await favour(ann, slug);
  await vi.waitFor(async () => expect((await one(ann, 'five-favourites')).state).toBe(1), WAIT_MS);
  const told = await platform.post('/notifications', { type: 'achievements' }, ann);
  expect(told.body).toMatchObject({ items: [], total: 0 });
});

test('rounds for coins count at their game and everywhere; rounds for fun count nowhere', async () => {
  const ann = await platform.member();
  const play = async (currency: string) =>
    strike(await platform.sit('high-striker', currency, ann.token));
  await play('FUN');
  expect((await one(ann, 'welcome')).completed).toBe(0);
  await play('COINS');
  await play('COINS');
  const { items } = answerOf(
    achievementsOfGame,
    (await platform.get('/games/achievements/getByGame/game_high-striker', ann)).body,
  );
  expect(items).toMatchObject([
    { supplierAchievementId: 'regular', type: 0, steps: [{ progress: 2 }] },
    { supplierAchievementId: 'tenfold', type: 0, steps: [{ progress: 0 }] },
  ]);
  expect((await one(ann, 'hundred-rounds')).steps[0]?.progress).toBe(2);
  const tour = await one(ann, 'grand-tour');
  expect(tour.steps.filter(({ completed }) => completed)).toMatchObject([
    { game: { urlFriendlyName: 'high-striker' }, progress: 1 },
  ]);
  expect((await one(ann, 'welcome')).steps).toMatchObject([{ goal: 25, progress: 2 }]);
});

test('one that is limited is begun for its cost; only what is done in its time counts', async () => {
  const ann = await platform.member();
  const session = await platform.sit('high-striker', 'COINS', ann.token);
  const round = () => strike(session);
  await round();
  const offered = await one(ann, 'sprint');
  expect(offered).toMatchObject({ state: 0, cost: 100, rebuyCost: 150, daysToComplete: 1 });
  expect(Date.parse(offered.expiresAt ?? '')).toBeGreaterThan(Date.now());
  const before = await coinsOf(ann);
  const { achievement, balance } = answerOf(
    activateAchievement,
    (await activate(ann, 'sprint')).body,
  );
  expect(balance).toBe(before - 100);
  expect(achievement).toMatchObject({ state: 0, completed: 0 });
  expect(achievement.cost).toBeUndefined();
  await round();
  expect((await one(ann, 'sprint')).steps).toMatchObject([{ progress: 1 }]);
  expect((await activate(ann, 'sprint')).body.code).toBe('step-illegal');
});

test('early, unknown, without coins: each is refused by name, and nothing moves', async () => {
  const ann = await platform.member();
  expect((await collect(ann, 'ten-wins')).body.code).toBe('step-illegal');
  expect((await collect(ann, 'none-such')).body.code).toBe('not-found');
  expect((await activate(ann, 'ten-wins')).body.code).toBe('step-illegal');
  expect((await activate(ann, 'none-such')).body.code).toBe('not-found');
  await post(ann, '/scratchers/buy', { family: 'zodiac', amount: 9 });
  const coins = await coinsOf(ann);
  await activate(ann, 'marathon');
  expect((await activate(ann, 'winners-weekend')).body.code).toBe(
    coins < 700 ? 'insufficient-amount' : undefined,
  );
  const child = await platform.member({ birthday: { day: 1, month: 1, year: 2015 } });
  expect((await activate(child, 'sprint')).body.code).toBe('play-refused');
});

test('hidden ones are told only to whoever has reached them', async () => {
  const [ann, ben] = await platform.friends();
  const read = (of: Member) => platform.get('/games/achievements/achievement_jackpot', of);
  expect((await read(ann)).status).toBe(404);
  await complete(ann, 'jackpot');
  expect((await read(ann)).status).toBe(200);
  expect((await read(ben)).status).toBe(404);
});

test('the account says what was reached and when, the latest first', async () => {
  const ann = await platform.member();
  const user = async () => answerOf(getUser, (await platform.get('/get', ann)).body);
  expect(await user()).toMatchObject({ achieved: [], achievement: {} });
  await complete(ann, 'thousand-wins');
  await complete(ann, 'jackpot');
  const { achieved, achievement } = await user();
  expect(achieved).toEqual(['achievement_jackpot', 'achievement_thousand-wins']);
  expect(Object.keys(achievement).sort()).toEqual([...achieved].sort());
});

test('the hub is told of each tenth of the way, and of the end of it', async () => {
  const ann = await platform.member();
  const told = async () => {
    const facts = await platform.platform.store.facts(`player:${ann.id}`, 0, 100);
    return facts
      .filter(({ body }) => body['AchievementId'] === 'achievement_five-favourites')
      .map(({ handler }) => handler);
  };
  const isLast = (handler: string) =>
    vi.waitFor(async () => expect((await told()).at(-1)).toBe(handler), WAIT_MS);
  await favour(ann, 'neon-orchard');
  // Deeds that are read at once are one step, which may be the last.
  await isLast('OnAchievementProgress');
  for (const slug of ['high-striker', 'coin-cascade', 'comet-fall', 'lantern-run'])
    await favour(ann, slug);
  await isLast('OnAchievementCompleted');
  expect(new Set((await told()).slice(0, -1))).toEqual(new Set(['OnAchievementProgress']));
});

test('of others only what they achieved is read, and of whom a block hides, nothing', async () => {
  const [ann, ben] = await platform.friends();
  await complete(ann, 'thousand-wins');
  await collect(ann, 'thousand-wins');
  const theirs = async (path: string) => (await platform.get(path, ben)).body;
  const of = `playerId=${ann.id}`;
  for (const path of [`/achievements?${of}`, `/games/achievements?${of}`]) {
    const page = answerOf(achievedBy, await theirs(path));
    expect(page.items.every(({ state }) => state === 3 || state === 1)).toBe(true);
    expect(page.items.map(({ supplierAchievementId }) => supplierAchievementId)).toContain(
      'thousand-wins',
    );
  }
  const cards = answerOf(listScratchers, (await platform.get('/scratchers', ann)).body);
  expect(cards.items).toMatchObject([{ typeId: 'lanterns-river', source: 'achievement' }]);
  await post(ann, '/block', { _id: ben.id });
  const answers = await Promise.all([
    platform.get(`/achievements?${of}`, ben),
    platform.get(`/games/achievements?${of}`, ben),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

test('lists are filtered by state and game, and what waits comes first', async () => {
  const ann = await platform.member();
  await complete(ann, 'three-letters');
  const { items, total } = await list(ann, '?pageSize=5');
  expect([items[0]?._id, items.length]).toEqual(['achievement_three-letters', 5]);
  expect(total).toBeGreaterThan(40);
  expect((await list(ann, '?state=1')).items.map(({ _id }) => _id)).toEqual([
    'achievement_three-letters',
  ]);
  const ofGame = await list(ann, '?gameId=game_neon-orchard');
  expect(ofGame.items.map(({ type }) => type)).toEqual([0, 0]);
});

test(`${RACE} at once begin, and collect, once; the books and the counts stay sound`, async () => {
  const ann = await platform.member();
  const before = await coinsOf(ann);
  const all = () => Array.from({ length: RACE });
  const begun = await Promise.all(all().map(() => activate(ann, 'sprint')));
  expect(begun.filter(({ status }) => status === 200)).toHaveLength(1);
  await complete(ann, 'hundred-wins');
  const collected = await Promise.all(all().map(() => collect(ann, 'hundred-wins')));
  expect(collected.every(({ status }) => status === 200)).toBe(true);
  expect(await coinsOf(ann)).toBe(before - 100 + 250);
  expect(before).toBe(WELCOME);
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
