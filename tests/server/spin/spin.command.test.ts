import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveFreeRounds } from '../../../server/spin/spin.command';
import { mockSettings } from '../../support/mockSupplier';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ SUPPLIERS: JSON.stringify([mockSettings('acme')]) });
});
afterAll(() => platform.close());

const give = async (more: object) => {
  const { email, token } = await platform.signUp();
  const gift = { email, game: 'acme-wheel', stake: 7, total: 2, ...more };
  const outcome = await giveFreeRounds(platform.platform, gift, new Date().toISOString());
  const { items } = (await platform.get('/spins', { token })).body;
  return { outcome, items };
};

test.each([
  ['a slot of the house, at a stake that it takes', { game: 'lantern-run', stake: 10 }],
  ['a third party’s game, at any whole stake', { game: 'acme-wheel', stake: 7 }],
  ['as few as one', { total: 1 }],
  ['as many as a thousand', { total: 1_000 }],
])('an operator gives free rounds at %s', async (_, more) => {
  const { outcome, items } = await give(more);
  expect(outcome).toMatchObject({ answer: null });
  const { total, stake } = { total: 2, stake: 7, ...more };
  expect(items).toMatchObject([{ left: total, stake }]);
});

test.each([
  ['to nobody', { email: 'nobody@example.com' }, 'not-found', undefined],
  ['at no game', { game: 'no-game' }, 'not-found', undefined],
  [
    'at a stake the slot does not take',
    { game: 'lantern-run', stake: 7 },
    'stake-refused',
    'stake',
  ],
  ['at no slot of the house', { game: 'high-striker', stake: 10 }, 'stake-refused', 'stake'],
  ['at nothing', { stake: 0 }, 'stake-refused', 'stake'],
  ['at part of a coin', { stake: 0.5 }, 'stake-refused', 'stake'],
  ['that are none', { total: 0 }, 'amount-refused', undefined],
  ['that are more than a thousand', { total: 1_001 }, 'amount-refused', undefined],
  ['that are half a round', { total: 1.5 }, 'amount-refused', undefined],
])('free rounds %s are refused, and nobody has any', async (_, more, code, field) => {
  const { outcome, items } = await give(more);
  expect(outcome).toMatchObject({
    refused: { code, ...(field === undefined ? {} : { params: { field } }) },
  });
  expect(items).toEqual([]);
});
