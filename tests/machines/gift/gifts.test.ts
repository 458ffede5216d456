import { expect, test } from 'vitest';
import type { Gift } from '../../../contract/gift';
import {
  GIFT_COINS_MAX,
  GIFT_FRIENDS_MAX,
  GIFT_OPENING_MS,
  GIFTS_PAGE,
  HUB_AWAITED_MS,
  PEOPLE_GATHER_MS,
  SEARCH_DEBOUNCE_MS,
} from '../../../contract/limits';
import { aGift } from '../../../contract/make/gift';
import { notificationTotals } from '../../../contract/make/notification';
import { aWallet } from '../../../contract/make/wallet';
import { problem } from '../../../contract/problems';
import { giftSendFaults } from '../../../machines/gift/giftSend.rules';
import { aGiftChanged } from '../../../machines/gift/gifts.sample';
import { itemsOf } from '../../../machines/kit/list.select';
import { aWorld, connect, token, type World } from '../support/world';

/** A player at the boxes that wait: one of Juniper's. */
const atTheBoxes = (): World => {
  const world = aWorld({ to: '/gifts', stored: { token: token() } });
  world.clock.increment(HUB_AWAITED_MS);
  world.asked('gifts.count').answer({ type: 'counter.counted', count: 1 } as never);
  world.asked('gifts.list').answer({ type: 'list.listed', items: [aGift()], total: 1 } as never);
  return world;
};
const box = (world: World) => world.resident('gifts').getSnapshot().children['gift:gift_0001'];
const shown = (world: World) =>
  itemsOf(world.resident('gifts').getSnapshot()).map((gift) => (gift as Gift)._id);
/** What the hub brings, as it is published. */
const hear = (world: World, fact: { type: string }) => {
  world.resident('gifts').send(fact);
  world.resident('giftCounter').send(fact);
};
const opened = aGift({ state: 'opened', coins: 50 });

test('a box is shown as opened at once, confirmed, and stays in its list', () => {
  const world = atTheBoxes();
  box(world).send({ type: 'gift.accept' });
  expect(box(world).getSnapshot().context.gift.state).toBe('opened');
  world.asked('gift.accept').answer({ type: 'gift.accepted', gift: opened } as never);
  expect(box(world).getSnapshot().value).toBe('revealed');
  expect(world.resident('giftCounter').getSnapshot().context.count).toBe(0);
  world.resident('gifts').send({ type: 'hub.skipped' });
  world.clock.increment(PEOPLE_GATHER_MS);
  world.asked('gifts.list').answer({ type: 'list.listed', items: [], total: 0 } as never);
  world.clock.increment(GIFT_OPENING_MS);
  expect(box(world).getSnapshot().value).toBe('opened');
  expect(world.resident('gifts').getSnapshot().context.list.total).toBe(1);
});

test.each(['opened', 'returned'] as const)(
  'a list that was asked for before a box was %s does not close it again',
  (state) => {
    const world = atTheBoxes();
    const older = { type: 'gift.told', gift: aGift() };
    box(world).send({ type: 'gift.accept' });
    const answer =
      state === 'opened'
        ? { type: 'gift.accepted', gift: opened }
        : { type: 'gift.refused', problem: problem('gift-returned') };
    world.asked('gift.accept').answer(answer as never);
    const stateOf = () => box(world).getSnapshot().context.gift.state;
    box(world).send(older);
    expect(stateOf()).toBe(state);
    world.clock.increment(GIFT_OPENING_MS);
    box(world).send(older);
    expect([box(world).getSnapshot().value, stateOf()]).toEqual([state, state]);
  },
);

test('what is told of a box while its lid flies is shown, and the lid flies on', () => {
  const world = atTheBoxes();
  box(world).send({ type: 'gift.accept' });
  world.asked('gift.accept').answer({ type: 'gift.accepted', gift: opened } as never);
  const renamed = { ...opened, sender: { ...opened.sender, username: 'Juno' } };
  box(world).send({ type: 'gift.told', gift: renamed });
  const { value, context } = box(world).getSnapshot();
  expect([value, context.gift]).toEqual(['revealed', renamed]);
});

test('a refused box is closed again, and keeps why', () => {
  const world = atTheBoxes();
  box(world).send({ type: 'gift.accept' });
  const why = problem('gift-cap', { left: 20, of: 'opened' });
  world.asked('gift.accept').answer({ type: 'gift.refused', problem: why } as never);
  const { value, context } = box(world).getSnapshot();
  expect([value, context.gift.state, context.problem]).toEqual(['refused', 'pending', why]);
  // It may have become otherwise while it was on its way.
  world.asked('gifts.count').answer({ type: 'counter.counted', count: 1 } as never);
  expect(world.resident('giftCounter').getSnapshot().context.count).toBe(1);
});

test('a box that the hub tells of before its own answer stays under the player’s hands', () => {
  const world = atTheBoxes();
  box(world).send({ type: 'gift.accept' });
  hear(world, aGiftChanged({ id: 'gift_0001', gift: opened, lists: ['received'], unseen: 0 }));
  expect(shown(world)).toEqual(['gift_0001']);
  expect(box(world).getSnapshot().value).toBe('opening');
  world.asked('gift.accept').answer({ type: 'gift.accepted', gift: opened } as never);
  expect(box(world).getSnapshot().value).toBe('revealed');
  expect(world.resident('giftCounter').getSnapshot().context.count).toBe(0);
});

test('all boxes are opened at once, and each says so', () => {
  const world = atTheBoxes();
  hear(world, aGiftChanged());
  world.resident('gifts').send({ type: 'gifts.openAll' });
  expect(world.asks.filter((port) => port === 'gift.accept')).toHaveLength(2);
  const { opened: promised } = world.resident('gifts').getSnapshot().context;
  expect(new Set(promised)).toEqual(new Set(['gift_0001', 'gift_9999']));
});

test('a gift that arrives is in the open list and counted, once; no port is asked', () => {
  const world = atTheBoxes();
  const before = [...world.asks];
  const arrived = aGiftChanged({ unseen: 2 });
  for (let times = 0; times < 2; times += 1) {
    hear(world, arrived);
    expect(shown(world)).toEqual(['gift_9999', 'gift_0001']);
    expect(world.resident('gifts').getSnapshot().context.list.total).toBe(2);
    expect(world.resident('giftCounter').getSnapshot().context.count).toBe(2);
  }
  world.clock.increment(PEOPLE_GATHER_MS);
  expect(world.asks).toEqual(before);
  expect(world.resident('gifts').getSnapshot().children['gift:gift_9999']).toBeDefined();
});

test('one that goes leaves the list; the last one leaves it empty', () => {
  const world = atTheBoxes();
  const before = [...world.asks];
  hear(world, aGiftChanged({ id: 'gift_0001', gift: undefined, lists: [], unseen: 0 }));
  expect(world.resident('gifts').getSnapshot().matches({ open: 'empty' })).toBe(true);
  hear(world, aGiftChanged());
  expect(shown(world)).toEqual(['gift_9999']);
  expect(world.asks).toEqual(before);
});

test.each([
  ['that a search may or may not find', { type: 'list.search', text: 'jun' }, aGiftChanged()],
  [
    'that may be on a page below',
    { type: 'list.retry' },
    aGiftChanged({ id: 'gift_8888', gift: aGift({ createdAt: '2026-11-01T18:00:00.000Z' }) }),
  ],
])('one %s is asked for', (_, before, arrived) => {
  const world = atTheBoxes();
  world.resident('gifts').send(before);
  world.clock.increment(SEARCH_DEBOUNCE_MS);
  world.asked('gifts.list').answer({ type: 'list.listed', items: [aGift()], total: 11 } as never);
  hear(world, arrived);
  expect(shown(world)).toEqual(['gift_0001']);
  const { length } = world.asks;
  world.clock.increment(PEOPLE_GATHER_MS);
  expect(world.asks.slice(length)).toEqual(['gifts.list']);
});

test('an answer that was asked for before a gift came is not kept', () => {
  const world = aWorld({ to: '/gifts', stored: { token: token() } });
  const older = world.asked('gifts.list');
  hear(world, aGiftChanged());
  expect(world.questions).not.toContain(older);
  world.clock.increment(PEOPLE_GATHER_MS);
  expect(world.asked('gifts.list')).not.toBe(older);
});

test('a page that was asked for when news came is asked for with the others', () => {
  const world = atTheBoxes();
  const gifts = world.resident('gifts');
  gifts.send({ type: 'hub.skipped' });
  world.clock.increment(PEOPLE_GATHER_MS);
  const items = Array.from({ length: GIFTS_PAGE }, (_, n) => aGift({ _id: `gift_1${n}` }));
  world.asked('gifts.list').answer({ type: 'list.listed', items, total: 11 } as never);
  gifts.send({ type: 'list.more' });
  gifts.send({ type: 'hub.skipped' });
  world.clock.increment(PEOPLE_GATHER_MS);
  expect(world.asked('gifts.list').input).toMatchObject({ pageIndex: 0, pageSize: 2 * GIFTS_PAGE });
});

test('the form takes no more coins than there are, for all friends together', () => {
  const values = { friends: 'player_0001,player_0002', coins: '50', balance: '99' };
  expect(giftSendFaults(values)).toEqual({ coins: 'Gifts.That is more than your coins' });
  expect(giftSendFaults({ ...values, balance: '100' })).toEqual({});
});

test('one gift holds coins from one to the most, and goes to friends from one to the most', () => {
  const faultsOf = (coins: number, friends: number) =>
    giftSendFaults({
      coins: String(coins),
      friends: Array.from({ length: friends }, (_, n) => `player_${n}`).join(','),
    });
  expect(faultsOf(0, 0)).toEqual({
    coins: 'Gifts.Enter a number of coins',
    friends: 'Gifts.Choose a friend',
  });
  expect(faultsOf(1, 1)).toEqual({});
  expect(faultsOf(GIFT_COINS_MAX, GIFT_FRIENDS_MAX)).toEqual({});
  expect(faultsOf(GIFT_COINS_MAX + 1, GIFT_FRIENDS_MAX + 1)).toEqual({
    coins: 'Gifts.One gift holds at most {max} coins',
    friends: 'Gifts.Choose at most {max} friends',
  });
});

test('what arrives now is told once; what was unseen before is not', () => {
  const world = aWorld({ stored: { token: token() } });
  connect(world);
  const items = [{ ...told, id: 'notification_0001' }];
  const tell = (list: object[]) =>
    world.asked('notifications.unseen').answer({
      type: 'notifications.told',
      items: list,
      totals: notificationTotals({ gifts: list.length }),
    } as never);
  tell(items);
  expect(world.resident('alerts').getSnapshot().context.said).toBe(0);
  world.resident('bell').send({ type: 'notification.arrived', category: 'gifts' });
  tell([{ ...told, id: 'notification_0002' }, ...items]);
  expect(world.resident('alerts').getSnapshot().context.said).toBe(1);
  const { context } = world.resident('alerts').getSnapshot().children['alert:0'].getSnapshot();
  expect(context).toMatchObject({ slug: 'Push.{name} sent you a gift', to: '/gifts' });
});

const told = {
  type: 'gifts',
  kind: 'gift-arrived',
  author: { _id: 'player_0002', username: 'Juniper' },
  reference: 'gift_0001',
  createdAt: '2026-11-20T19:30:00.000Z',
};

test('a form that sends coins knows what the wallet holds, from its start and ever after', () => {
  const world = aWorld({ stored: { token: token() } });
  const wallet = aWallet('COINS', 60);
  world.asked('wallet.list').answer({ type: 'wallet.listed', wallets: [wallet] } as never);
  const input = { friends: 'player_0001', coins: String(wallet.amount + 1) };
  world
    .resident('stage')
    .send({ type: 'stage.mount', key: 'giftSend', control: 'giftSend', input });
  const form = world.resident('stage').getSnapshot().children.giftSend;
  const balance = () => form.getSnapshot().context.values.balance;
  expect(balance()).toBe(String(wallet.amount));
  form.send({ type: 'form.submit' });
  expect(form.getSnapshot().matches('editing')).toBe(true);
  const balances = [{ currency: 'COINS', balance: wallet.amount + 1 }];
  world.resident('wallet').send({ type: 'wallet.changed', balances, delay: 0 });
  world.clock.increment(0);
  expect(balance()).toBe(String(wallet.amount + 1));
  form.send({ type: 'form.submit' });
  expect(form.getSnapshot().matches('submitting')).toBe(true);
});

test('another gift looks like the one before, and is for nobody yet', () => {
  const world = aWorld({ stored: { token: token() } });
  const input = { friends: 'player_0001', coins: '5', box: 'mint', tape: 'pearl' };
  world
    .resident('stage')
    .send({ type: 'stage.mount', key: 'giftSend', control: 'giftSend', input });
  const form = world.resident('stage').getSnapshot().children.giftSend;
  form.send({ type: 'form.submit' });
  connect(world);
  const before = [...world.asks];
  world.asked('giftSend.submit').answer({ type: 'form.accepted' });
  // The hub tells the sender of it as well, and no box of theirs waits.
  expect(world.asks).toEqual(before);
  form.send({ type: 'form.again' });
  const { value, context } = form.getSnapshot();
  expect([value, context.values]).toEqual([
    { editing: 'untried' },
    { friends: '', coins: '', box: 'mint', tape: 'pearl', balance: '' },
  ]);
});
