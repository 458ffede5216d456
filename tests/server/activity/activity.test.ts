import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Activity } from '../../../contract/activity';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const itemsOf = (body: { items: unknown }) => body.items as readonly Activity[];
const mine = async (of: Member, offset = 0) =>
  itemsOf((await platform.get(`/activities/my/${offset}`, { token: of.token })).body);
const told = (activities: readonly Activity[]) =>
  activities.map(({ type, game, friend }) => [type, game?.urlFriendlyName ?? friend?.username]);

test('what a player did is listed newest first, and what is taken back is gone', async () => {
  const [ann, ben] = [await platform.member(), await platform.member()];
  await platform.post('/games/lantern-run/set-favourite', {}, { token: ann.token });
  await platform.befriend(ann, ben);
  expect(told(await mine(ann))).toEqual([
    ['friends', ben.username],
    ['favourite', 'lantern-run'],
    ['joined', undefined],
  ]);
  await platform.post('/games/lantern-run/remove-favourite', {}, { token: ann.token });
  await platform.post('/remove', { _id: ben.id }, { token: ann.token });
  expect(told(await mine(ann))).toEqual([['joined', undefined]]);
});

test('a page holds twenty from its offset', async () => {
  const ann = await platform.member();
  for (let friend = 0; friend < 21; friend += 1)
    await platform.befriend(ann, await platform.member());
  expect(await mine(ann)).toHaveLength(20);
  expect(told(await mine(ann, 20)).map(([type]) => type)).toEqual(['friends', 'joined']);
});

test('whom a block hides is neither read nor read of', async () => {
  const [ann, ben, cat] = [
    await platform.member(),
    await platform.member(),
    await platform.member(),
  ];
  await platform.befriend(ann, ben);
  await platform.post('/block', { _id: cat.id }, { token: ben.token });
  const ofBen = await platform.get(`/activities/player/${ben.id}/0`, { token: cat.token });
  const ofNobody = await platform.get('/activities/player/player_00000000/0', {
    token: cat.token,
  });
  expect([ofBen.status, ofBen.body]).toEqual([404, ofNobody.body]);
  const ofAnn = await platform.get(`/activities/player/${ann.id}/0`, { token: cat.token });
  expect(told(itemsOf(ofAnn.body))).toEqual([['joined', undefined]]);
  // A guest is hidden from nobody.
  const asGuest = await platform.get(`/activities/player/${ann.id}/0`);
  expect(told(itemsOf(asGuest.body))[0]).toEqual(['friends', ben.username]);
});
