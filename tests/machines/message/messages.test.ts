import { expect, test } from 'vitest';
import { aGame } from '../../../contract/make/game';
import { aMessage } from '../../../contract/make/message';
import { problem } from '../../../contract/problems';
import { aWorld, token, type World } from '../support/world';

const messages = (world: World) => world.resident('messages').getSnapshot();
const texts = (world: World) =>
  messages(world).context.list.items.map(({ text }: { text: string }) => text);
const send = (world: World, ...events: object[]) => {
  for (const event of events) world.resident('messages').send(event as never);
};
const mine = aMessage({ _id: 'message_mine', playerId: 'player_ann1', player: 'ann', text: 'Hi' });
const say = (world: World) =>
  send(world, { type: 'messages.type', draft: ' Hi ' }, { type: 'messages.send' });
const hear = (world: World, message: object) =>
  world.asked('socket.connection').answer({
    type: 'socket.heard',
    room: 'game:game_wheel',
    name: 'message',
    body: JSON.stringify(message),
  } as never);

/** A member on the page of the wheel, where Juniper has spoken. */
const aPage = (): World => {
  const world = aWorld({ to: '/games/lucky-wheel', stored: { token: token() } });
  world.asked('socket.connection').answer({ type: 'socket.opened' });
  world.asked('game.load').answer({ type: 'game.loaded', game: aGame() } as never);
  world
    .asked('messages.load')
    .answer({ type: 'messages.loaded', items: [aMessage()], total: 1 } as never);
  return world;
};

test('the room of the game is joined with its page and left with it', () => {
  const world = aPage();
  const { heard } = world.asked('socket.connection');
  expect(heard.at(-1)).toEqual({ type: 'room.join', room: 'game:game_wheel' });
  world.asked('router.location').answer({ type: 'router.moved', to: '/play/lucky-wheel' } as never);
  expect(heard.at(-1)).toEqual({ type: 'room.leave', room: 'game:game_wheel' });
  expect(messages(world).value).toBe('closed');
});

test('what the room says is shown once, however often it is told', () => {
  const world = aPage();
  const news = aMessage({ _id: 'message_0009', text: 'Again!' });
  hear(world, news);
  hear(world, news);
  hear(world, { nothing: 'of the kind' });
  hear(world, aMessage({ _id: 'message_else', gameId: 'game_dice' }));
  expect(texts(world)).toEqual(['Again!', 'Three lanterns in a row!']);
});

test('the reader’s own words are shown once, whether the room or the answer is first', () => {
  const first = aPage();
  say(first);
  expect(first.asked('message.send').input).toEqual({ gameId: 'game_wheel', draft: ' Hi ' });
  hear(first, mine);
  expect(messages(first).context.outbox).toEqual([{ n: 0, draft: ' Hi ', heard: true }]);
  first.asked('message.send').answer({ type: 'message.accepted', message: mine } as never);
  expect([texts(first), messages(first).context.outbox]).toEqual([
    ['Hi', 'Three lanterns in a row!'],
    [],
  ]);
  const second = aPage();
  say(second);
  second.asked('message.send').answer({ type: 'message.accepted', message: mine } as never);
  hear(second, mine);
  expect(texts(second)).toEqual(['Hi', 'Three lanterns in a row!']);
});

test('words that did not arrive stay with their reason, and go again', () => {
  const world = aPage();
  say(world);
  const refused = problem('rate-limited');
  world.asked('message.send').answer({ type: 'message.refused', problem: refused } as never);
  const message = messages(world).children['message:0'];
  expect([message.getSnapshot().value, message.getSnapshot().context.problem]).toEqual([
    'refused',
    refused,
  ]);
  message.send({ type: 'message.retry' });
  world.asked('message.send').answer({ type: 'message.accepted', message: mine } as never);
  expect([texts(world)[0], messages(world).context.outbox]).toEqual(['Hi', []]);
});

test('nothing but spaces is not sent, and a guest sends nothing', () => {
  const world = aPage();
  send(world, { type: 'messages.type', draft: '  ' }, { type: 'messages.send' });
  expect(messages(world).context.outbox).toEqual([]);
  const guest = aWorld({ to: '/games/lucky-wheel' });
  guest.asked('game.load').answer({ type: 'game.loaded', game: aGame() } as never);
  say(guest);
  expect(messages(guest).context.outbox).toEqual([]);
});

test('a page that is older than what the room said meanwhile loses nothing', () => {
  const world = aPage();
  const news = aMessage({
    _id: 'message_0009',
    text: 'New',
    createdAt: '2026-11-20T20:30:00.000Z',
  });
  hear(world, news);
  world.resident('connection').send({ type: 'connection.found' } as never);
  world
    .asked('messages.load')
    .answer({ type: 'messages.loaded', items: [aMessage()], total: 1 } as never);
  expect([texts(world), messages(world).context.list.total]).toEqual([
    ['New', 'Three lanterns in a row!'],
    2,
  ]);
});

/** As many messages, the newest first, from one number on. */
const some = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) =>
    aMessage({
      _id: `message_${1_000 + from + n}`,
      text: String(from + n),
      createdAt: new Date(Date.UTC(2027, 0, 1) - (from + n) * 1_000).toISOString(),
    }),
  );
const load = (world: World, items: object[], total = 60) =>
  world.asked('messages.load').answer({ type: 'messages.loaded', items, total } as never);

test('after the room was deaf the earlier ones stay, and a page under way is not forgotten', () => {
  const world = aPage();
  send(world, { type: 'connection.found' });
  load(world, some(0, 20));
  send(world, { type: 'list.more' });
  send(world, { type: 'connection.found' });
  expect(world.asked('messages.load').input).toMatchObject({ pageIndex: 0, pageSize: 40 });
  load(world, some(0, 40));
  expect(texts(world)).toHaveLength(40);
  send(world, { type: 'connection.found' });
  load(world, some(-1, 40));
  expect(texts(world)).toEqual(some(-1, 41).map(({ text }) => text));
});

test('where more was said than came, nothing stands behind a gap', () => {
  const world = aPage();
  send(world, { type: 'connection.found' });
  load(world, some(100, 20), 200);
  send(world, { type: 'connection.found' });
  load(world, some(0, 20), 200);
  expect(texts(world)).toEqual(some(0, 20).map(({ text }) => text));
});
