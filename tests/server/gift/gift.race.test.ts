import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideAccept, decideSend, type GiftOrder } from '../../../server/gift/gift.decider';
import { giftKind, givingKind } from '../../../server/gift/gift.events';
import { giftsProjection } from '../../../server/gift/gift.projection';
import { protectionKind } from '../../../server/protection/protection.events';
import { pairOf, relationKind } from '../../../server/relation/relation.events';
import { accept } from '../../../server/store/decision';
import { Store } from '../../../server/store/store';
import { streamOf } from '../../../server/store/stream';
import { verify } from '../../../server/store/verify';
import { walletKind } from '../../../server/wallet/wallet.events';
import { credit } from '../../../server/wallet/wallet.moves';
import { type FreshDatabase, freshDatabase } from '../../support/database';
import { LONG_MS } from '../../support/patience';

const ROUNDS = 1_000;
const ACCEPTS = 50;
const COINS_EACH = 10;
const now = '2026-11-21T00:00:00.000Z';
const ann = 'player_ann1';
const ben = 'player_ben1';
const { id: pair } = pairOf(ann, ben);

/** Two stores on one database stand for two processes. */
let database: FreshDatabase;
let stores: [Store, Store];

beforeAll(async () => {
  database = await freshDatabase();
  const open = () => Store.open({ address: database.address, projections: [giftsProjection] });
  stores = [await open(), await open()];
  await stores[0].execute({
    name: 'arrange',
    at: now,
    streams: { wallet: streamOf(walletKind, ann), relation: streamOf(relationKind, pair) },
    decide: ({ wallet, relation }) =>
      accept(
        {
          wallet: [
            credit(wallet, {
              id: 'grant',
              kind: 'shopCoins',
              currency: 'COINS',
              amount: ROUNDS * COINS_EACH,
              against: 'promo',
              reference: 'grant',
              delay: 0,
            }),
          ],
          relation: [
            {
              type: 'relation.accept' as const,
              by: 'low' as const,
              at: now,
              before: relation.relation,
              relation: { bond: 'friends', favourites: 'none', follows: 'none' } as const,
            },
          ],
        },
        null,
      ),
  });
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

const send = (order: GiftOrder) =>
  stores[0].execute({
    name: 'sendGifts',
    at: now,
    streams: {
      giving: streamOf(givingKind, ann),
      wallet: streamOf(walletKind, ann),
      gift: streamOf(giftKind, order.id),
      relation: streamOf(relationKind, pair),
    },
    decide: (states) => decideSend(states, order),
  });

const open = (store: Store, gift: string) =>
  store.execute({
    name: 'acceptGift',
    at: now,
    streams: {
      gift: streamOf(giftKind, gift),
      relation: streamOf(relationKind, pair),
      giving: streamOf(givingKind, ben),
      wallet: streamOf(walletKind, ben),
      protection: streamOf(protectionKind, ben),
    },
    decide: (states) => decideAccept(states, gift, ben, now),
  });

test(
  'a thousand gifts, each opened fifty times at once by two processes, pay exactly once',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = `gift_race${round}`;
      const order = { id, sender: ann, recipient: ben, coins: COINS_EACH, at: now } as const;
      const sent = await send({ ...order, box: 'ruby', tape: 'mint' });
      expect(sent).toHaveProperty('answer');
      const answers = await Promise.all(
        Array.from({ length: ACCEPTS }, (_, n) => open(stores[n % 2 === 0 ? 0 : 1], id)),
      );
      expect(answers.every((answer) => 'answer' in answer)).toBe(true);
    }
    const wallet = await stores[1].load(streamOf(walletKind, ben));
    expect(wallet.balances['COINS']).toBe(ROUNDS * COINS_EACH);
    const left = await stores[1].load(streamOf(walletKind, ann));
    expect(left.balances['COINS']).toBe(0);
    const { found, problems } = await verify(database.sql, [
      walletKind,
      relationKind,
      giftKind,
      givingKind,
    ]);
    expect({ found, problems }).toEqual({ found: 0, problems: [] });
  },
  LONG_MS,
);
