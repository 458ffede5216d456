import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type Achievement,
  collectAchievement,
  listAchievements,
  readAchievement,
} from '../../../contract/achievement';
import { type AchievementTerms, listAchievementsKept } from '../../../contract/achievement.desk';
import { myActivities } from '../../../contract/activity';
import { sampleAchievements } from '../../../server/achievement/achievement.sample';
import { kinds, projections } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { WAIT_MS } from '../../support/patience';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

const why = 'Players asked for it';
const lucky = 'achievement_ten-wins';
const tastes = 'achievement_five-favourites';
const sample = (id: string) => sampleAchievements[id] as AchievementTerms;
const two: AchievementTerms = {
  name: 'Two of a kind',
  description: 'Choose {goal} favourites',
  motif: 'games',
  steps: [{ deed: 'favourite', measure: 'different', goal: 2 }],
  prize: 70,
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
  platform.post(`/staff/achievements/${deed}`, { why, ...body }, { token: ada.token });
const count = async (body: object) =>
  (await platform.post('/staff/achievements/count', body, { token: ada.token })).body;
const kept = async (search: string) => {
  const { body } = await platform.post('/staff/achievements', { search }, { token: ada.token });
  return answerOf(listAchievementsKept, body).items;
};
/** Made, and known by every process. */
const made = async (terms: AchievementTerms): Promise<string> => {
  expect((await write('make', { terms })).body).toEqual({ ok: true });
  const [row] = await kept(terms.name);
  const id = row?._id ?? '';
  for (const each of [platform, other])
    await expect.poll(() => each.platform.achievements.terms[id]).toBeDefined();
  return id;
};
const one = async (of: Member, id: string): Promise<Achievement> =>
  answerOf(readAchievement, (await platform.get(`/games/achievements/${id}`, of)).body);
const isFinished = (of: Member, id: string) =>
  vi.waitFor(async () => expect((await one(of, id)).state).toBe(1), WAIT_MS);
const collect = (of: Member, achievedId: string) =>
  platform.post('/games/achievement/collect', { achievedId }, { token: of.token });
const favour = async (of: Member, ...slugs: string[]) => {
  for (const slug of slugs)
    await platform.post(`/games/game_${slug}/set-favourite`, {}, { token: of.token });
};

test('before it comes to be it is counted who has done it; they are told at once, and paid once', async () => {
  const [ann, ben] = [await platform.member(), await platform.member()];
  await favour(ann, 'neon-orchard', 'high-striker');
  await favour(ben, 'neon-orchard');
  await expect.poll(() => count({ terms: two })).toEqual({ reached: 1, near: 2, begun: 2 });
  const id = await made(two);
  await isFinished(ann, id);
  expect(await one(ann, id)).toMatchObject({
    ...{ name: 'Two of a kind', description: 'Choose {goal} favourites', asWritten: true },
    ...{ prize: 70, completed: 100 },
  });
  expect(await one(ben, id)).toMatchObject({ state: 0, completed: 50 });
  expect((await collect(ann, id)).status).toBe(200);
  expect(answerOf(collectAchievement, (await collect(ann, id)).body).achievement.state).toBe(3);
  const { items } = answerOf(myActivities, (await platform.get('/activities/my/0', ann)).body);
  expect(items.map(({ achievement }) => achievement)).toContainEqual({
    ...{ _id: id, supplierAchievementId: id, asWritten: true, name: 'Two of a kind' },
  });
  // Who was paid is not counted again.
  expect(await count({ _id: id, terms: two })).toEqual({ reached: 0, near: 1, begun: 1 });
  expect(await kept('two of')).toMatchObject([{ _id: id, reached: 1 }]);
});

test('what was reached stays what it was, and is paid so, however it is changed or ended', async () => {
  const ann = await platform.member();
  const id = await made({ ...two, name: 'Three tastes', steps: [{ deed: 'favourite', goal: 3 }] });
  await favour(ann, 'neon-orchard', 'high-striker', 'lantern-run');
  await isFinished(ann, id);
  await write('change', { _id: id, terms: { ...two, name: 'Nine', prize: 3 } });
  await expect.poll(async () => (await one(ann, id)).name).toBe('Nine');
  expect(await one(ann, id)).toMatchObject({ prize: 70, steps: [{ goal: 3, progress: 3 }] });
  await write('end', { _id: id });
  expect(await kept('nine')).toEqual([]);
  const ben = await platform.member();
  await expect
    .poll(async () => (await platform.get(`/games/achievements/${id}`, ben)).status)
    .toBe(404);
  const { achievement } = answerOf(collectAchievement, (await collect(ann, id)).body);
  expect(achievement).toMatchObject({ state: 3, prize: 70 });
  const paid = await platform.database.sql`
    select data ->> 'prize' as prize from events
    where type = 'achievement.collected' and data ->> 'achievement' = ${id}`;
  expect(paid).toEqual([{ prize: '70' }]);
});

test('what becomes less is reached at once by whoever has done as much', async () => {
  const ann = await platform.member();
  await favour(ann, 'neon-orchard', 'high-striker', 'lantern-run');
  expect((await one(ann, tastes)).state).toBe(0);
  const steps = [{ ...sample(tastes).steps[0], goal: 3 }];
  await write('change', { _id: tastes, terms: { ...sample(tastes), steps } });
  await isFinished(ann, tastes);
  // As long as it is called what it was, it is translated.
  expect((await one(ann, tastes)).asWritten).toBeUndefined();
});

test('one that was begun for a price goes on within its hours, and is sold no more', async () => {
  const [ann, ben] = [await platform.member(), await platform.member()];
  const timed = { ...two, name: 'Quick', steps: [{ deed: 'favourite' as const, goal: 2 }] };
  const id = await made({ ...timed, limited: { hours: 5, cost: 10, rebuyCost: 20 } });
  const activate = (of: Member) =>
    platform.post('/games/achievement/activate', { achievement: id }, { token: of.token });
  expect((await activate(ann)).status).toBe(200);
  await write('end', { _id: id });
  await expect.poll(async () => (await activate(ben)).body.code).toBe('not-found');
  const listed = async (of: Member) =>
    answerOf(listAchievements, (await platform.get('/games/achievements?pageSize=100', of)).body)
      .items.map(({ _id }) => _id)
      .includes(id);
  expect([await listed(ann), await listed(ben)]).toEqual([true, false]);
  await favour(ann, 'neon-orchard', 'high-striker');
  await isFinished(ann, id);
  expect((await collect(ann, id)).status).toBe(200);
});

test('a sample that is called otherwise is shown as it is written', async () => {
  const ann = await platform.member();
  expect(await one(ann, lucky)).toMatchObject({ supplierAchievementId: 'ten-wins' });
  await write('change', { _id: lucky, terms: { ...sample(lucky), name: 'Golden touch' } });
  await expect.poll(async () => (await one(ann, lucky)).name).toBe('Golden touch');
  expect(await one(ann, lucky)).toMatchObject({ supplierAchievementId: lucky, asWritten: true });
});

test.each([
  ['steps', { steps: [] }],
  ['steps', { steps: [{ deed: 'round', game: 'game_nothing', goal: 1 }] }],
  ['steps', { steps: [{ deed: 'letter', game: 'game_lantern-run', goal: 1 }] }],
  ['steps', { steps: [{ deed: 'scratch', measure: 'different', goal: 1 }] }],
  ['steps', { steps: [{ deed: 'day', goal: 1 }] }],
  [
    'steps',
    { ...{ limited: { hours: 1, cost: 0, rebuyCost: 0 } }, steps: [{ deed: 'streak', goal: 1 }] },
  ],
  ['goal', { steps: [{ deed: 'round', goal: 0 }] }],
  ['typeId', { typeId: 'nothing' }],
  ['prize', { prize: -1 }],
  ['name', { name: '' }],
  ['limited', { limited: { hours: 0, cost: 0, rebuyCost: 0 } }],
])('what there is not, or nothing counts, is refused beside its field: %s', async (field, more) => {
  const refused = {
    status: 400,
    body: { code: 'body-invalid', params: { field: expect.stringContaining(field) } },
  };
  expect(await write('make', { terms: { ...two, ...more } })).toMatchObject(refused);
  expect(await write('change', { _id: lucky, terms: { ...two, ...more } })).toMatchObject(refused);
  expect(await count({ terms: { ...two, ...more } })).toMatchObject(refused.body);
});

test('days in a row, wins of a game and several steps are counted as players see them', async () => {
  const ann = await platform.member();
  const session = await platform.sit('high-striker', 'COINS', ann.token);
  const bet = { direction: 'under', target: 5_000 };
  await platform.post('/play/rounds', { session, stake: 100, bet });
  const steps = [
    { deed: 'day', measure: 'days in a row', goal: 1 },
    { deed: 'round', game: 'game_high-striker', goal: 1 },
  ];
  await expect.poll(() => count({ terms: { ...two, steps } })).toMatchObject({ reached: 1 });
  const more = [...steps, { deed: 'friend', goal: 1 }];
  expect(await count({ terms: { ...two, steps: more } })).toMatchObject({ reached: 0, near: 1 });
});

test('the books stay whole', async () => {
  const { found } = await verify(platform.database.sql, kinds, { projections });
  expect(found).toBe(0);
});
