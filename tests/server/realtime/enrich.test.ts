import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Gift } from '../../../contract/gift';
import {
  type GiftMessage,
  type HubHandler,
  hubMessages,
  type LetterMessage,
  type OnNotification,
  type RelationMessage,
} from '../../../contract/hub';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const post = async (by: Member, path: string, body: object) =>
  (await platform.post(path, body, { token: by.token })).body as never;
const get = async (by: Member, path: string) =>
  (await platform.get(path, { token: by.token })).body as never;

type Heard = { handler: HubHandler; body: { Sequence: number } };

/** A hub client that has resumed after a number, and waits for each message in turn. */
const listens = async (player: Member, after = -1) => {
  const heard: Heard[] = [];
  const waiting: ((message: Heard) => void)[] = [];
  const connection = new HubConnectionBuilder()
    .withUrl(`${platform.url}/messageHub`, { accessTokenFactory: () => player.token })
    .configureLogging(LogLevel.None)
    .build();
  for (const handler of Object.keys(hubMessages) as HubHandler[])
    connection.on(handler, (text: string) => {
      const message = { handler, body: JSON.parse(text) };
      const next = waiting.shift();
      if (next === undefined) heard.push(message);
      else next(message);
    });
  onTestFinished(() => connection.stop());
  await connection.start();
  await connection.invoke('Resume', after);
  const next = async (): Promise<Heard> =>
    heard.shift() ?? new Promise((resolve) => waiting.push(resolve));
  return {
    connection,
    next,
    /** The next message of a handler; those before it are passed over. */
    async hears<Message>(handler: HubHandler): Promise<Message & { Sequence: number }> {
      for (;;) {
        const message = await next();
        if (message.handler === handler) return message.body as never;
      }
    },
  };
};

const box = { coins: 10, box: 'ruby', tape: 'mint' };
const give = async (from: Member, to: Member) => {
  const { items } = (await post(from, '/gifts/send', { friends: [to.id], ...box })) as {
    items: Gift[];
  };
  return items[0]?._id ?? '';
};
const firstOf = async (of: Member, path: string, body: object = {}) =>
  ((await post(of, path, body)) as { items: object[] }).items[0];

test('a gift says to each of the two what their own list says, and how many wait', async () => {
  const [ann, ben] = await platform.friends();
  const [anns, bens] = [await listens(ann), await listens(ben)];
  const id = await give(ann, ben);
  const [toAnn, toBen] = [
    await anns.hears<GiftMessage>('gift'),
    await bens.hears<GiftMessage>('gift'),
  ];
  expect(toAnn).toEqual({
    GiftId: id,
    Gift: await firstOf(ann, '/gifts', { which: 'sent' }),
    Lists: ['sent'],
    Unseen: 0,
    Sequence: toAnn.Sequence,
  });
  expect(toBen).toEqual({
    GiftId: id,
    Gift: await firstOf(ben, '/gifts', { which: 'pending' }),
    Lists: ['pending', 'received'],
    Unseen: 1,
    Sequence: toBen.Sequence,
  });
  expect(toBen.Gift).not.toHaveProperty('coins');
  expect(toAnn.Gift).toMatchObject({ coins: 10 });

  await post(ben, '/gifts/accept', { _id: id });
  expect(await bens.hears<GiftMessage>('gift')).toMatchObject({
    Gift: await firstOf(ben, '/gifts', { which: 'received' }),
    Lists: ['received'],
    Unseen: 0,
  });
  expect(await anns.hears<GiftMessage>('gift')).toMatchObject({
    Gift: await firstOf(ann, '/gifts', { which: 'sent' }),
    Lists: ['sent'],
  });
});

test('a letter says to each of the two what their own box says, and all counters', async () => {
  const [ann, ben] = await platform.friends();
  const [anns, bens] = [await listens(ann), await listens(ben)];
  await post(ann, '/letters/send', { recipient: ben.id, text: 'Hello' });
  const toBen = await bens.hears<LetterMessage>('letter');
  expect(toBen).toMatchObject({
    Letter: await firstOf(ben, '/letters/inbox'),
    Boxes: ['inbox', 'unread'],
    Counters: await get(ben, '/letters/counters'),
  });
  const toAnn = await anns.hears<LetterMessage>('letter');
  expect(toAnn).toMatchObject({
    Letter: await firstOf(ann, '/letters/sent'),
    Boxes: ['sent'],
    Counters: await get(ann, '/letters/counters'),
  });
  await post(ben, '/letters/view', { _id: toBen.LetterId });
  expect(await bens.hears<LetterMessage>('letter')).toMatchObject({
    Letter: await firstOf(ben, '/letters/inbox'),
    Boxes: ['inbox'],
  });
  // Thrown away, it is in none of its reader's boxes: nothing of it is told.
  await post(ben, '/letters/delete', { _id: toBen.LetterId });
  const gone = await bens.hears<LetterMessage>('letter');
  expect(gone.Boxes).toEqual([]);
  expect(gone).not.toHaveProperty('Letter');
});

test('a relation says to each of the two what their own lists say; of a block only one is told', async () => {
  const [ann, ben] = await Promise.all([platform.member(), platform.member()]);
  const [anns, bens] = [await listens(ann), await listens(ben)];
  const countsOf = async (of: Member) =>
    ((await post(of, '/friends', {})) as { counts: object }).counts;
  await post(ann, '/friends/request', { _id: ben.id });
  const toAnn = await anns.hears<RelationMessage>('relation');
  expect(toAnn).toEqual({
    PlayerId: ben.id,
    Player: await firstOf(ann, '/friends', { which: 'pending' }),
    Lists: ['pending'],
    Counts: await countsOf(ann),
    Sequence: toAnn.Sequence,
  });
  expect(toAnn.Counts.pending).toBe(1);
  expect(await bens.hears<RelationMessage>('relation')).toMatchObject({
    Player: await firstOf(ben, '/friends', { which: 'requests' }),
    Lists: ['requests'],
    Counts: await countsOf(ben),
  });
  await post(ben, '/accept', { _id: ann.id });
  await post(ben, '/friends/follow', { _id: ann.id });
  await bens.hears<RelationMessage>('relation');
  expect(await bens.hears<RelationMessage>('relation')).toMatchObject({
    Player: await firstOf(ben, '/friends'),
    Lists: ['friends', 'following'],
  });
  // Blocked, one is in no list of the other's, and hears of it what is hidden anyway: that all is over.
  await post(ann, '/block', { _id: ben.id });
  const hidden = await bens.hears<RelationMessage>('relation');
  expect(hidden).toMatchObject({ PlayerId: ann.id, Lists: [], Counts: await countsOf(ben) });
  expect(hidden).not.toHaveProperty('Player');
  await anns.hears<RelationMessage>('relation');
  await anns.hears<RelationMessage>('relation');
  expect(await anns.hears<RelationMessage>('relation')).toMatchObject({
    Player: { relation: { bond: 'blocked' } },
    Lists: ['blocked'],
  });
});

test('what tells of it comes as the list has it, with what is unseen', async () => {
  const [ann, ben] = await platform.friends();
  const bens = await listens(ben);
  await give(ann, ben);
  const { items, totals } = (await post(ben, '/notifications', {})) as {
    items: object[];
    totals: object;
  };
  expect(await bens.hears<OnNotification>('OnNotification')).toMatchObject({
    Type: 'gifts',
    Notification: items[0],
    Totals: totals,
  });
});

test('of a group that is turned off no notification comes', async () => {
  const [ann, ben] = await platform.friends();
  await post(ben, '/settings/update', { notificationSettings: { gift: false } });
  const bens = await listens(ben);
  await give(ann, ben);
  const told = await bens.hears<OnNotification>('OnNotification');
  expect(told).not.toHaveProperty('Notification');
  expect(told.Totals.byCategory.gifts).toBe(0);
});

test('what was missed says what is so by now, and nothing of who is hidden by a block', async () => {
  const [ann, ben] = await platform.friends();
  const cat = await platform.member();
  await platform.befriend(cat, ben);
  const before = await platform.platform.store.lastFact(`player:${ben.id}`);
  const hidden = await give(ann, ben);
  await post(ann, '/letters/send', { recipient: ben.id, text: 'Planted words' });
  const opened = await give(cat, ben);
  await post(ben, '/gifts/accept', { _id: opened });
  await post(ben, '/block', { _id: ann.id });

  const bens = await listens(ben, before);
  const told = [await bens.hears<GiftMessage>('gift')];
  const letter = await bens.hears<LetterMessage>('letter');
  told.push(await bens.hears<GiftMessage>('gift'));
  expect(told[0]).toMatchObject({ GiftId: hidden, Lists: [] });
  expect(JSON.stringify([told[0], letter])).not.toMatch(/Planted|ruby|username/);
  expect(letter.Counters).toMatchObject({ inbox: 0, unread: 0 });
  expect(told[1]).toMatchObject({ GiftId: opened, Lists: ['received'], Unseen: 0 });
});

test('the words of who is erased are told to nobody', async () => {
  const [ann, ben] = await platform.friends();
  const before = await platform.platform.store.lastFact(`player:${ben.id}`);
  await post(ann, '/letters/send', { recipient: ben.id, text: 'Planted words' });
  await post(ann, '/settings/erase', { password: 'Carousel-2026' });
  const bens = await listens(ben, before);
  const told = await bens.hears<LetterMessage>('letter');
  expect(told).toEqual({
    LetterId: told.LetterId,
    Letter: await firstOf(ben, '/letters/inbox'),
    Boxes: ['inbox', 'unread'],
    Counters: await get(ben, '/letters/counters'),
    Sequence: told.Sequence,
  });
  expect(JSON.stringify(told)).not.toContain('Planted');
});
