import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter, dayAt } from '../../../contract/day.rules';
import { collectMission, listMissions, type MissionName } from '../../../contract/mission';
import { countMission, listMissionsKept, type MissionTerms } from '../../../contract/mission.desk';
import { catalogue } from '../../../games/catalogue';
import { kinds, projections } from '../../../server/kinds';
import { drawnFor, missionId, sampleMissions } from '../../../server/mission/mission.catalogue';
import { missionKind } from '../../../server/mission/mission.events';
import { accept } from '../../../server/store/decision';
import { streamOf } from '../../../server/store/stream';
import { verify } from '../../../server/store/verify';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

const why = 'Too hard for most';

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

const staff = (path: string, body: object) =>
  platform.post(`/staff/missions${path}`, body, { token: ada.token });
const kept = async (search = '') =>
  answerOf(listMissionsKept, (await staff('', { search })).body).items;
const change = (_id: string, terms: MissionTerms) => staff('/change', { _id, terms, why });
const count = async (_id: string, terms: MissionTerms) =>
  answerOf(countMission, (await staff('/count', { _id, terms })).body);
/** It is said of this player, as a reader of the log says it once. */
const finish = (of: Member, day: string, mission: string) =>
  platform.platform.store.execute({
    name: 'finish',
    at: new Date().toISOString(),
    streams: { mission: streamOf(missionKind, of.id) },
    decide: () =>
      accept(
        { mission: [{ type: 'mission.finished', day, mission, at: new Date().toISOString() }] },
        null,
      ),
  });

test('a mission is otherwise from a day on that has begun for nobody; days before stay', async () => {
  const today = dayAt(new Date().toISOString());
  const from = dayAfter(today, 2);
  expect((await change('wins', { isOffered: true, goal: 9, prize: 90 })).body).toEqual({
    ok: true,
  });
  expect(await kept('win')).toEqual([
    {
      ...{ _id: 'wins', isOffered: true, goal: 5, prize: 60 },
      next: { terms: { isOffered: true, goal: 9, prize: 90 }, from },
    },
  ]);
  for (const { platform: each } of [platform, other])
    await expect.poll(() => each.missions.on(from).wins.goal).toBe(9);
  expect(platform.platform.missions.on(dayAfter(today)).wins).toEqual({
    ...{ isOffered: true, goal: 5, prize: 60 },
  });
});

test('who finished one is paid what it was on its day', async () => {
  const ann = await platform.member();
  const today = dayAt(new Date().toISOString());
  const from = dayAfter(today, 2);
  for (const name of ['message', 'letter', 'favourite'])
    expect((await change(name, { isOffered: true, goal: 2, prize: 7 })).status).toBe(200);
  await expect.poll(() => platform.platform.missions.on(from).favourite.prize).toBe(7);
  const lastOf = (day: string) =>
    drawnFor(platform.platform.missions.on(day), ann.id, day).at(-1)?.name ?? '';
  const before = sampleMissions[lastOf(today) as MissionName].prize;
  for (const [day, prize] of [
    [today, before],
    [from, 7],
  ] as const) {
    await finish(ann, day, lastOf(day));
    const id = missionId(day, lastOf(day));
    const { items } = answerOf(listMissions, (await platform.get('/missions', ann)).body);
    expect(items.find(({ _id }) => _id === id)).toMatchObject({ prize });
    const paid = await platform.post('/missions/collect', { missionId: id }, { token: ann.token });
    expect(answerOf(collectMission, paid.body).mission).toMatchObject({
      prize,
      state: 'collected',
    });
  }
});

test('it is counted how many did as much, and how often it would have been drawn', async () => {
  const yesterday = `${dayAfter(dayAt(new Date().toISOString()), -1)}T12:00:00.000Z`;
  const did = (player: string, deed: string, subject: string, times: number) =>
    platform.database.sql`
      insert into deed_quarters (player, quarter, deed, subject, count)
      values (${player}, ${yesterday}, ${deed}, ${subject}, ${times})`;
  const players = Array.from({ length: 40 }, (_, at) => `player_of_before_${at}`);
  for (const player of players) {
    await did(player, 'round', 'game_lantern-run', 30);
    await did(player, 'round', 'game_high-striker', 3);
  }
  const offered = { isOffered: true, prize: 10 };
  // Two of four to play are drawn.
  const drawn = { done: 40, players: 40, drawn: 20, coins: 200 };
  expect(await count('rounds', { ...offered, goal: 33 })).toEqual(drawn);
  expect(await count('rounds', { ...offered, goal: 34 })).toMatchObject({ done: 0, coins: 0 });
  expect(await count('games', { ...offered, goal: 2 })).toEqual(drawn);
  // A visit is drawn at one of all games.
  const visits = Math.round(40 / 2 / catalogue.length);
  expect(await count('visit', { ...offered, goal: 30 })).toMatchObject({ done: 40, drawn: visits });
  expect(await count('rounds', { ...offered, isOffered: false, goal: 2 })).toMatchObject({
    ...{ done: 40, drawn: 0, coins: 0 },
  });
  await platform.database.sql`delete from deed_quarters where player = any(${players})`;
});

test.each([
  ['goal', 'rounds', { isOffered: true, goal: 1, prize: 5 }],
  ['goal', 'games', { isOffered: true, goal: 900, prize: 5 }],
  ['prize', 'rounds', { isOffered: true, goal: 5, prize: -1 }],
  ['_id', 'nothing', { isOffered: true, goal: 5, prize: 5 }],
])('what cannot be done is refused beside its field: %s of %s', async (field, name, terms) => {
  expect(await change(name, terms)).toMatchObject({
    status: 400,
    body: { code: 'body-invalid', params: { field: expect.stringContaining(field) } },
  });
});

test('the books stay whole', async () => {
  const { found } = await verify(platform.database.sql, kinds, { projections });
  expect(found).toBe(0);
});
