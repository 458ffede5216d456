import { expect, test } from 'vitest';
import { PEOPLE_GATHER_MS } from '../../../contract/limits';
import { aGame } from '../../../contract/make/game';
import { aMessage } from '../../../contract/make/message';
import { problem } from '../../../contract/problems';
import { aWorld, token, type World } from '../support/world';

const messages = (world: World) => world.resident('messages').getSnapshot();
const texts = (world: World) =>
  messages(world).context.list.items.map(({ text }: { text: string }) => text);
const writing = (world: World) => world.resident('messageWrite').getSnapshot();
const send = (world: World, event: object) => world.resident('messages').send(event as never);
const write = (world: World, draft: string) => {
  world.resident('messageWrite').send({ type: 'messageWrite.type', draft });
  world.resident('messageWrite').send({ type: 'messageWrite.send' });
};
const mine = aMessage({ _id: 'message_mine', playerId: 'player_ann1', player: 'ann', text: 'Hi' });
const say = (world: World) => write(world, ' Hi ');
const hear = (world: World, message: object) =>
  world.asked('socket.connection').answer({
    type: 'socket.heard',
    room: 'game:game_wheel',
    name: 'message',
    body: JSON.stringify(message),
  } as never);

const load = (world: World, items: object[], total = 60) =>
  world.asked('messages.list').answer({ type: 'list.listed', items, total } as never);
/** The room was deaf: the list is asked for anew. */
const deafen = (world: World) => {
  send(world, { type: 'connection.found' });
  world.clock.increment(PEOPLE_GATHER_MS);
};

/** A member on the page of the wheel, where Juniper has spoken. */
const aPage = (): World => {
  const world = aWorld({ to: '/games/lucky-wheel', stored: { token: token() } });
  world.asked('socket.connection').answer({ type: 'socket.opened' });
  world.asked('game.load').answer({ type: 'game.loaded', game: aGame() } as never);
  load(world, [aMessage()], 1);
  return world;
};

test('the room of the game is joined with its page, kept at its table and left with both', () => {
  const world = aPage();
  const { heard } = world.asked('socket.connection');
  expect(heard.at(-1)).toEqual({ type: 'room.join', room: 'game:game_wheel' });
  const go = (to: string) =>
    world.asked('router.location').answer({ type: 'router.moved', to } as never);
  go('/play/lucky-wheel');
  expect(heard.at(-1)).toEqual({ type: 'room.join', room: 'game:game_wheel' });
  go('/wallet');
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
  expect(writing(first).context.outgoing).toEqual([{ n: 0, draft: ' Hi ', heard: true }]);
  first.asked('message.send').answer({ type: 'message.accepted', message: mine } as never);
  expect([texts(first), writing(first).context.outgoing]).toEqual([
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
  const message = writing(world).children['message:0'];
  expect([message.getSnapshot().value, message.getSnapshot().context.problem]).toEqual([
    'refused',
    refused,
  ]);
  message.send({ type: 'message.retry' });
  world.asked('message.send').answer({ type: 'message.accepted', message: mine } as never);
  expect([texts(world)[0], writing(world).context.outgoing]).toEqual(['Hi', []]);
});

test('nothing but spaces is not sent, and a guest sends nothing', () => {
  const world = aPage();
  write(world, '  ');
  expect(writing(world).context.outgoing).toEqual([]);
  const guest = aWorld({ to: '/games/lucky-wheel' });
  guest.asked('game.load').answer({ type: 'game.loaded', game: aGame() } as never);
  say(guest);
  expect(writing(guest).context.outgoing).toEqual([]);
});

test('a page that is older than what the room said meanwhile loses nothing', () => {
  const world = aPage();
  const news = aMessage({
    _id: 'message_0009',
    text: 'New',
    createdAt: '2026-11-20T20:30:00.000Z',
  });
  deafen(world);
  hear(world, news);
  load(world, [aMessage()], 1);
  expect([texts(world), messages(world).context.list.total]).toEqual([
    ['New', 'Three lanterns in a row!'],
    2,
  ]);
});

test('what is said in the millisecond of the newest one of a page that arrives is shown', () => {
  const world = aPage();
  const { createdAt } = aMessage();
  deafen(world);
  hear(world, aMessage({ _id: 'message_0009', text: 'At once', createdAt }));
  load(world, [aMessage()], 1);
  hear(world, aMessage({ _id: 'message_0010', text: 'So am I', createdAt }));
  expect([texts(world), messages(world).context.list.total]).toEqual([
    ['So am I', 'At once', 'Three lanterns in a row!'],
    3,
  ]);
});

/** As many messages, the newest first, from one number on. */
const some = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) =>
    aMessage({
      _id: `message_${5_000 + from + n}`,
      text: String(from + n),
      createdAt: new Date(Date.UTC(2027, 0, 1) - (from + n) * 1_000).toISOString(),
    }),
  );

test('after the room was deaf the earlier ones stay, and a page under way is not forgotten', () => {
  const world = aPage();
  deafen(world);
  load(world, some(0, 20));
  send(world, { type: 'list.more' });
  deafen(world);
  expect(world.asked('messages.list').input).toMatchObject({ pageIndex: 0, pageSize: 40 });
  load(world, some(0, 40));
  expect(texts(world)).toHaveLength(40);
  deafen(world);
  load(world, some(-1, 40));
  expect(texts(world)).toEqual(some(-1, 40).map(({ text }) => text));
});

test('a press brings earlier ones however much the room said since', () => {
  const world = aPage();
  deafen(world);
  load(world, some(0, 20));
  for (const message of some(-20, 20).toReversed()) hear(world, message);
  send(world, { type: 'list.more' });
  expect(world.asked('messages.list').input).toMatchObject({ pageIndex: 2, pageSize: 20 });
  load(world, some(20, 20), 80);
  expect(texts(world)).toEqual(some(-20, 60).map(({ text }) => text));
});

test('what the room says while the next page is on its way hides none of the earlier ones', () => {
  const world = aPage();
  deafen(world);
  load(world, some(0, 20), 41);
  send(world, { type: 'list.more' });
  hear(world, some(-1, 1)[0] ?? {});
  // Counted before that was said; the last one is yet to come.
  load(world, some(20, 20), 41);
  expect(world.resident('messages').getSnapshot().can({ type: 'list.more' })).toBe(true);
  send(world, { type: 'list.more' });
  load(world, some(-1, 42), 42);
  expect(texts(world)).toEqual(some(-1, 42).map(({ text }) => text));
});

test('what is said first is shown where nothing was said', () => {
  const world = aPage();
  deafen(world);
  load(world, [], 0);
  expect(messages(world).value).toEqual({ open: 'empty' });
  hear(world, mine);
  expect([messages(world).value, texts(world)]).toEqual([{ open: 'shown' }, ['Hi']]);
});
