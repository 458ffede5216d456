import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { collectMission, listMissions, type Mission } from '../../../contract/mission';
import { listNotifications } from '../../../contract/notification';
import { listTransactions } from '../../../contract/wallet';
import { kinds, projections } from '../../../server/kinds';
import { drawnFor, sampleMissions } from '../../../server/mission/mission.catalogue';
import { missionKind } from '../../../server/mission/mission.events';
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

const RACE = 50;

const list = async (of: Member) =>
  answerOf(listMissions, (await platform.get('/missions', of)).body);
const post = (of: Member, path: string, body: object) =>
  platform.post(path, body, { token: of.token });
const collect = (of: Member, missionId: string) => post(of, '/missions/collect', { missionId });
const coinsOf = async (of: Member): Promise<number> =>
  (await platform.get('/wallet/list', of)).body.items[0]?.balance ?? 0;

const games = ['neon-orchard', 'high-striker', 'lantern-run'];

/** Does what a mission among people asks for, as often as it asks for it. */
const oblige = async (of: Member, other: Member, { name, goal }: Mission): Promise<void> => {
  for (const slug of games.slice(0, goal)) {
    const { status } = await (name === 'message'
      ? post(of, '/games/createMessage', { gameId: `game_${slug}`, text: 'Hello' })
      : name === 'letter'
        ? post(of, '/letters/send', { recipient: other.id, text: 'Hello' })
        : post(of, `/games/game_${slug}/set-favourite`, {}));
    expect(status).toBe(200);
  }
};

/** The one among people, done. */
const finishOne = async (of: Member, other: Member): Promise<Mission> => {
  const mission = (await list(of)).items.at(-1);
  if (mission === undefined) throw new Error('There are no missions');
  await oblige(of, other, mission);
  return vi.waitFor(async () => {
    const found = (await list(of)).items.find(({ _id }) => _id === mission._id);
    if (found?.state !== 'finished') throw new Error('It is not finished');
    return found;
  }, WAIT_MS);
};

/** It is said of this player, as a reader of the log says it once. */
const finish = (of: Member, day: string, mission: string) =>
  platform.platform.store.execute({
    name: 'finish',
    at: new Date().toISOString(),
    streams: { mission: streamOf(missionKind, of.id) },
    decide: () =>
      accept(
        {
          mission: [{ type: 'mission.finished', day, mission, at: new Date().toISOString() }],
        },
        null,
      ),
  });

test('a day has three, none of them begun', async () => {
  const ann = await platform.member();
  const { items, today } = await list(ann);
  expect(items.map(({ state, progress, day }) => [state, progress, day])).toEqual(
    Array.from({ length: 3 }, () => ['open', 0, today.day]),
  );
  expect(today).toMatchObject({ streak: 0, isKept: false });
  expect((await platform.get('/missions')).status).toBe(401);
});

test('what is done is counted, told once as a challenge, and collected once', async () => {
  const [ann, ben] = [await platform.member(), await platform.member()];
  const mission = await finishOne(ann, ben);
  expect(mission).toMatchObject({ progress: mission.goal });
  expect((await list(ann)).today).toMatchObject({ streak: 1, isKept: true });
  const told = async (onlyUnseen: boolean) =>
    answerOf(
      listNotifications,
      (await post(ann, '/notifications', { type: 'challenges', onlyUnseen })).body,
    ).items;
  expect(await told(true)).toMatchObject([{ kind: 'mission-finished', reference: mission._id }]);
  const before = await coinsOf(ann);
  const first = answerOf(collectMission, (await collect(ann, mission._id)).body);
  expect(first).toMatchObject({
    mission: { state: 'collected' },
    balance: before + mission.prize,
  });
  const again = answerOf(collectMission, (await collect(ann, mission._id)).body);
  expect(again.balance).toBe(first.balance);
  expect(await told(true)).toEqual([]);
  const { items } = answerOf(
    listTransactions,
    (await post(ann, '/wallet/transactions/1', {})).body,
  );
  expect(items[0]).toMatchObject({ type: 300, amount: mission.prize, sign: 1 });
});

test('rounds for coins count at once, those for fun never', async () => {
  const ann = await platform.member();
  const play = async (currency: string) => {
    const session = await platform.sit('high-striker', currency, ann.token);
    const bet = { direction: 'under', target: 5_000 };
    const { status } = await platform.post('/play/rounds', { session, stake: 100, bet });
    expect(status).toBe(200);
  };
  /** Which of the three count a round of High Striker, won or lost. */
  const counted = async () =>
    (await list(ann)).items
      .filter(
        ({ name, game }) =>
          name === 'rounds' || name === 'games' || game?._id === 'game_high-striker',
      )
      .map(({ progress }) => progress);
  await play('FUN');
  expect((await counted()).every((progress) => progress === 0)).toBe(true);
  await play('COINS');
  expect((await counted()).every((progress) => progress === 1)).toBe(true);
  const rows = await platform.database.sql`
    select deed, count from deed_quarters where player = ${ann.id} and deed = 'round'`;
  expect(rows.map(({ deed, count }) => [deed, Number(count)])).toEqual([['round', 1]]);
});

test('what waits of a day before is listed after today’s, and collected all the same', async () => {
  const ann = await platform.member();
  const past = '2026-01-01';
  const [first, second] = drawnFor(sampleMissions, ann.id, past).map(({ name }) => name);
  await finish(ann, past, first ?? '');
  const { items } = await list(ann);
  expect(items).toHaveLength(4);
  expect(items[3]).toMatchObject({ _id: `mission_${past}-${first}`, state: 'finished' });
  expect((await collect(ann, `mission_${past}-${first}`)).status).toBe(200);
  expect((await list(ann)).items).toHaveLength(3);
  const late = await collect(ann, `mission_${past}-${second}`);
  expect(late.body).toMatchObject({ code: 'step-illegal', params: { step: 'missed' } });
});

test('early, unknown and another’s are refused by name, and nothing moves', async () => {
  const [ann, ben] = [await platform.member(), await platform.member()];
  const { items, today } = await list(ann);
  const before = await coinsOf(ann);
  expect((await collect(ann, items[0]?._id ?? '')).body.code).toBe('step-illegal');
  expect((await collect(ann, `mission_${today.day}-none`)).body.code).toBe('not-found');
  expect((await collect(ann, 'mission_0000')).body.code).toBe('not-found');
  const own = await finishOne(ann, ben);
  const other = await collect(ben, own._id);
  expect(['not-found', 'step-illegal']).toContain(other.body.code);
  expect(await coinsOf(ann)).toBe(before);
});

test(`${RACE} at once are paid once; books and counts stay sound`, async () => {
  const [ann, ben] = [await platform.member(), await platform.member()];
  const mission = await finishOne(ann, ben);
  const before = await coinsOf(ann);
  const answers = await Promise.all(Array.from({ length: RACE }, () => collect(ann, mission._id)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await coinsOf(ann)).toBe(before + mission.prize);
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
