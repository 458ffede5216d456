import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { myActivities } from '../../../contract/activity';
import { listNotifications } from '../../../contract/notification';
import { listScratchers } from '../../../contract/scratcher';
import { listSpins } from '../../../contract/spin';
import { kinds, projections } from '../../../server/kinds';
import { accept } from '../../../server/store/decision';
import { streamOf } from '../../../server/store/stream';
import { verify } from '../../../server/store/verify';
import { walletKind } from '../../../server/wallet/wallet.events';
import { credit } from '../../../server/wallet/wallet.moves';
import { WAIT_MS } from '../../support/patience';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

/** A win in a game, as a round books it. */
const win = (of: Member, id: string, amount: number) =>
  platform.platform.store.execute({
    name: 'win',
    at: '2026-11-20T20:00:00.000Z',
    streams: { wallet: streamOf(walletKind, of.id) },
    decide: ({ wallet }) =>
      accept(
        {
          wallet: [
            credit(wallet, {
              id,
              kind: 'gameWin',
              currency: 'COINS',
              amount,
              against: 'house',
              reference: 'round_0001',
              delay: 0,
            }),
          ],
        },
        null,
      ),
  });
const cards = async (of: Member) =>
  answerOf(listScratchers, (await platform.get('/scratchers', of)).body).items.map(
    ({ typeId, source, amount }) => ({ typeId, source, amount }),
  );
const given = (typeId: string) => ({ typeId, source: 'level' as const, amount: 1 });

test('each level that a win reaches brings a card, once, and it is told of', async () => {
  const ann = await platform.member();
  await win(ann, 'first', 999);
  await win(ann, 'second', 1);
  await vi.waitFor(async () => expect(await cards(ann)).toEqual([given('neon-nights')]), WAIT_MS);
  // Two levels at once: 2,000 and 4,000 coins more.
  await win(ann, 'third', 6_000);
  await vi.waitFor(
    async () =>
      expect(await cards(ann)).toEqual([
        given('zodiac-sky'),
        given('lanterns-river'),
        given('neon-nights'),
      ]),
    WAIT_MS,
  );
  await win(ann, 'fourth', 1);
  const { body } = await platform.post('/notifications', { type: 'scratchers' }, ann);
  expect(body.items.map((one) => (one as unknown as { kind: string }).kind)).toEqual([
    'scratcher-granted',
    'scratcher-granted',
    'scratcher-granted',
  ]);
  const did = answerOf(myActivities, (await platform.get('/activities/my/0', ann)).body);
  expect(did.items.flatMap(({ level }) => level ?? [])).toEqual([4, 3, 2]);
  const { balances } = await platform.platform.store.load(streamOf(walletKind, ann.id));
  // 5,000 of welcome, 7,001 won, and what levels 2, 3 and 4 bring.
  expect(balances['COINS']).toBe(5_000 + 7_001 + 200 + 300 + 400);
  const spins = answerOf(listSpins, (await platform.get('/spins', ann)).body).items;
  expect(spins.map(({ source, left }) => [source, left])).toEqual(
    Array.from({ length: 3 }, () => ['level', 10]),
  );
  const told = await platform.post('/notifications', { type: 'achievements' }, ann);
  const items = answerOf(listNotifications, told.body).items;
  const levels = items.filter(({ kind }) => kind === 'level-reached');
  expect(levels.map(({ reference }) => reference)).toEqual(['4', '3', '2']);
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
