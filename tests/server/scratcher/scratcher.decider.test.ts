import { describe, expect, test } from 'vitest';
import {
  decideAccept,
  decideBuy,
  decideScratch,
} from '../../../server/scratcher/scratcher.decider';
import { type ScratcherEvent, scratcherKind } from '../../../server/scratcher/scratcher.events';
import { after, given } from '../../support/decider';
import { ann, inside, laws, outside } from '../../support/gate';
import { ANN, NOW as at, BEN, purse } from '../../support/states';

const id = 'scratcher_0001';
const player = ANN;
const cells = ['star', 'star', 'star', 'cup', 'cup', 'bolt', 'bolt', 'note', 'note'];
const commits = ['c0', 'c1', 'c2'];
const wallet = purse({ COINS: 149 });
const granted = (source: 'shop' | 'level' = 'shop'): ScratcherEvent => ({
  type: 'scratcher.granted',
  player,
  typeId: 'neon-nights',
  source,
  commits,
  at,
});
const scratched = (...prizes: number[]): ScratcherEvent => ({
  type: 'scratcher.scratched',
  player,
  cards: prizes.map((prize, index) => ({ index, cells, prize })),
  at,
});
const collected = (...cards: number[]): ScratcherEvent => ({
  type: 'scratcher.collected',
  player,
  typeId: 'neon-nights',
  cards,
  prize: 100,
  at,
});
const moved = { type: 'wallet.moved' as const, currency: 'COINS', reference: id, delay: 0 };

describe('buying', () => {
  const entrant = { ...ann, game: 'neon-nights', currency: 'COINS', at };
  const order = { id, player, typeId: 'neon-nights', commits, entrant, laws };
  const states = { scratcher: scratcherKind.initial, wallet, ...inside };
  const buy = (given_: typeof states) => decideBuy(given_, order);

  test('costs the price of each card, as a purchase from the house', () => {
    given({ ...states, wallet: purse({ COINS: 150 }) })
      .when(buy)
      .thenHappens(
        {
          scratcher: [granted()],
          wallet: [
            {
              ...moved,
              id: `${id}-buy`,
              kind: 'shopCoins',
              amount: -150,
              balance: 0,
              against: 'house',
            },
          ],
        },
        { scratcher: id },
      );
  });

  test('by another table it costs and is granted by that one; at another price nothing is bought', () => {
    const table = { price: 40, run: 10, prizes: [{ symbol: 'star', pays: 100, cards: 2 }] };
    given(states)
      .when((given_) => decideBuy(given_, { ...order, table, said: 40 }))
      .thenHappens(
        {
          scratcher: [{ ...granted(), table } as ScratcherEvent],
          wallet: [
            {
              ...moved,
              ...{
                id: `${id}-buy`,
                kind: 'shopCoins',
                amount: -120,
                balance: 29,
                against: 'house',
              },
            },
          ],
        },
        { scratcher: id },
      );
    given(states)
      .when((given_) => decideBuy(given_, { ...order, table, said: 50 }))
      .thenRefused('price-changed', { price: 40 });
  });

  test('is refused by a coin too few', () => {
    given(states).when(buy).thenRefused('insufficient-amount', { balance: 149, amount: 150 });
  });

  test('is refused by the gate of every stake', () => {
    expect(decideBuy({ ...states, ...outside }, order)).toMatchObject({
      refused: { code: 'not-signed-in' },
    });
  });

  test('of a config that is there contradicts the log', () => {
    given({ ...states, scratcher: after(scratcherKind, granted()) })
      .when(buy)
      .thenRefused('conflict');
  });
});

describe('scratching', () => {
  const faceOf = (_: object, index: number) => ({ cells, prize: index === 1 ? 100 : 0 });
  const one = (state: typeof scratcherKind.initial, all = false, by = player) =>
    decideScratch(state, { player: by, all, faceOf, at });
  const whole = after(scratcherKind, granted());

  test('takes the next card', () => {
    given(whole)
      .when((state) => one(state))
      .thenHappens(
        { scratcher: [{ ...scratched(0), cards: [{ index: 0, cells, prize: 0 }] } as never] },
        { cards: [0] },
      );
  });

  test('takes all that are left at once', () => {
    const begun = after(scratcherKind, granted(), scratched(0));
    given(begun)
      .when((state) => one(state, true))
      .thenHappens(
        {
          scratcher: [
            {
              type: 'scratcher.scratched',
              player,
              cards: [
                { index: 1, cells, prize: 100 },
                { index: 2, cells, prize: 0 },
              ],
              at,
            },
          ],
        },
        { cards: [1, 2] },
      );
  });

  test('of nothing, of another’s, and where none is left is refused', () => {
    given(scratcherKind.initial).when(one).thenRefused('not-found');
    given(whole)
      .when((state) => one(state, false, BEN))
      .thenRefused('not-found');
    given(after(scratcherKind, granted(), scratched(0, 0, 0)))
      .when(one)
      .thenRefused('step-illegal', { amount: 3 });
  });
});

describe('collecting', () => {
  const states = (...events: ScratcherEvent[]) => ({
    scratcher: after(scratcherKind, ...events),
    wallet,
  });
  const accept =
    (card?: number, by = player) =>
    (given_: ReturnType<typeof states>) =>
      decideAccept(given_, { id, player: by, card, at });
  const paid = (amount: number, against: 'house' | 'promo', nth: number) => ({
    ...moved,
    id: `${id}-accept-${nth}`,
    kind: 'scratch' as const,
    amount,
    balance: 149 + amount,
    against,
  });

  test('pays one card, a bought one from the house', () => {
    given(states(granted(), scratched(0, 100, 50)))
      .when(accept(1))
      .thenHappens({ scratcher: [collected(1)], wallet: [paid(100, 'house', 1)] }, { cards: [1] });
  });

  test('pays all that wait, granted ones from the promotion account', () => {
    given(states(granted('level'), scratched(0, 100, 50)))
      .when(accept())
      .thenHappens(
        {
          scratcher: [{ ...collected(1, 2), prize: 150 } as never],
          wallet: [paid(150, 'promo', 1)],
        },
        { cards: [1, 2] },
      );
  });

  test('again changes nothing', () => {
    given(states(granted(), scratched(0, 100), collected(1)))
      .when(accept(1))
      .thenNothing({ cards: [1] });
  });

  test('of a card that wins nothing, of one still covered, of another’s is refused', () => {
    const won = states(granted(), scratched(0, 100));
    given(won).when(accept(0)).thenRefused('step-illegal');
    given(states(granted(), scratched(0)))
      .when(accept())
      .thenRefused('step-illegal');
    given(won).when(accept(2)).thenRefused('not-found');
    given(won).when(accept(1, BEN)).thenRefused('not-found');
    given(states()).when(accept()).thenRefused('not-found');
  });
});
