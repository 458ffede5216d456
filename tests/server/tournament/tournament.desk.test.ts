import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTournamentsAnnounced } from '../../../contract/tournament.desk';
import { kinds, projections } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';
import { hallOf } from './hall';

const why = 'The table is being mended';

let platform: TestPlatform;
let hall: ReturnType<typeof hallOf>;
let ada: TestStaff;
beforeAll(async () => {
  platform = await testPlatform();
  hall = hallOf(platform);
  ada = await testStaff(platform, 'admin');
});
afterAll(() => platform.close());

const announced = async (search: string, by = ada) => {
  const { body } = await platform.post('/staff/tournaments', { search }, { token: by.token });
  return answerOf(listTournamentsAnnounced, body).items;
};
const cancel = (_id: string, by = ada, key?: string) =>
  platform.post(
    '/staff/tournaments/cancel',
    { _id, why },
    { token: by.token, ...(key !== undefined && { key }) },
  );

test('one that is cancelled gives every buy-in back, once, and is announced no more', async () => {
  const id = await hall.open({ name: 'Dawn strike' });
  const players = [await platform.member(), await platform.member()] as const;
  const press = randomUUID();
  const before = await hall.coins(players[0]);
  for (const player of players) await hall.enter(player, id);
  const row = { _id: id, step: 'upcoming', buyIn: 100, currency: 'COINS', entries: 2 };
  await expect.poll(() => announced('dawn')).toMatchObject([row]);
  expect((await cancel(id, ada, press)).body).toEqual({ ok: true });
  expect((await cancel(id, ada, press)).body).toEqual({ ok: true });
  expect((await cancel(id)).body).toEqual({ ok: true });
  await hall.rests(id);
  for (const player of players) expect(await hall.coins(player)).toBe(before);
  expect(await hall.read(id, players[0])).toMatchObject({ state: 3, why: 'withdrawn' });
  expect(await announced('dawn')).toEqual([]);
  expect((await verify(platform.database.sql, kinds, { projections })).found).toBe(0);
});

test('who did it and why is in the audit', async () => {
  const id = await hall.open({ name: 'Noon strike' });
  await cancel(id);
  const { body } = await platform.post('/staff/audit', { search: id }, { token: ada.token });
  expect(body.items).toMatchObject([
    {
      deed: 'cancelTournament',
      why,
      before: { step: 'upcoming', name: 'Noon strike' },
      after: { step: 'cancelled' },
    },
  ]);
});

test('one that is off already stays so; what there is not, and who may only read, is refused', async () => {
  const id = await hall.open({ name: 'Dusk strike' });
  await hall.due('start', id, new Date(Date.now() + 2 * 60 * 60 * 1_000).toISOString());
  expect(await announced('dusk')).toEqual([]);
  // Nobody entered: it was off already, which is what was wanted.
  expect((await cancel(id)).body).toEqual({ ok: true });
  expect(await cancel('tournament_nothing')).toMatchObject({ status: 404 });
  const bea = await testStaff(platform, 'content');
  expect(await cancel(id, bea)).toMatchObject({ status: 403 });
});
