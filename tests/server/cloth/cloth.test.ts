import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseCloth } from '../../../contract/cloth';
import { getUser } from '../../../contract/player';
import { verifyPlayer } from '../../../server/player/player.command';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const post = (of: Member, path: string, body: object = {}) =>
  platform.post(path, body, { token: of.token });
const own = async (of: Member) => {
  const { cloth, cloths } = answerOf(getUser, (await platform.get('/get', of)).body);
  return { cloth, cloths };
};

test('a cloth is opened by a tier, kept by the account, and closed with the tier', async () => {
  const ann = await platform.member({ country: 'MT' });
  expect(await own(ann)).toEqual({ cloths: [] });
  const closed = await post(ann, '/player/cloth', { cloth: 'ice' });
  expect([closed.status, closed.body.code]).toEqual([409, 'step-illegal']);

  await verifyPlayer(platform.platform, ann.email, 'test', new Date().toISOString());
  await post(ann, '/wallet/deposit', { amount: 2_000, payment: 'test-approved' });
  const tier = await post(ann, '/wallet/subscribe', {
    name: 'diamond',
    cost: 500,
    currency: 'EUR',
  });
  expect(tier.status).toBe(200);
  const { cloth, cloths } = answerOf(
    chooseCloth,
    (await post(ann, '/player/cloth', { cloth: 'ice' })).body,
  );
  expect({ cloth, cloths }).toEqual({ cloth: 'ice', cloths: ['ice'] });
  expect(await own(ann)).toEqual({ cloth: 'ice', cloths: ['ice'] });

  await post(ann, '/player/cloth', { cloth: null });
  expect(await own(ann)).toEqual({ cloths: ['ice'] });
  const none = await post(ann, '/player/cloth', { cloth: 'linen' });
  expect(none.body.code).toBe('body-invalid');
});
