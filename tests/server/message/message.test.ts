import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { Message } from '../../../contract/message';
import { rates } from '../../../server/http/limiter';
import { kinds, projections } from '../../../server/kinds';
import { rebuild } from '../../../server/store/rebuild';
import { verify } from '../../../server/store/verify';
import { type Answer, type Asking, type TestPlatform, testPlatform } from '../../support/platform';
import { aSocket, join, next } from '../realtime/socket.harness';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const say = (gameId: string, text: string, token?: string, asking: Asking = {}) =>
  platform.post('/games/createMessage', { gameId, text }, { token, ...asking });
const read = ({ status, body }: Answer): Message => {
  expect(status).toBe(200);
  return z.parse(Message, body);
};
const page = async (gameId: string, token?: string, more: object = {}) => {
  const { body } = await platform.post('/games/getMessages', { gameId, ...more }, { token });
  return z.parse(z.object({ items: z.array(Message), total: z.int() }), body);
};

test('what is said is heard in the room of the game at once, by guests too, and nowhere else', async () => {
  const { token, username } = await platform.signUp();
  const [here, there] = await Promise.all([aSocket(platform.url), aSocket(platform.url)]);
  await join(here, 'game:game_lantern-run');
  await join(there, 'game:game_neon-orchard');
  there.on('message', () => expect.unreachable('it was said elsewhere'));
  const heard = next(here, 'message');
  const said = read(await say('game_lantern-run', '  Three lanterns!\u0000 ', token));
  expect(said).toMatchObject({ player: username, text: 'Three lanterns!' });
  expect(await heard).toEqual(said);
  expect((await page('game_lantern-run')).items).toEqual([said]);
});

test('messages are heard in the order of the log, however many speak at once', async () => {
  const { token } = await platform.signUp();
  const socket = await aSocket(platform.url);
  await join(socket, 'game:game_starlight-parade');
  const heard: string[] = [];
  const done = new Promise<void>((resolve) => {
    socket.on('message', ({ text }: Message) => {
      heard.push(text);
      if (heard.length === 20) resolve();
    });
  });
  const words = Array.from({ length: 20 }, (_, index) => `Nr. ${index}`);
  await Promise.all(words.map((text) => say('game_starlight-parade', text, token)));
  await done;
  const { items } = await page('game_starlight-parade');
  expect(heard).toEqual(items.map(({ text }) => text).toReversed());
});

test('pages are newest first and count everything', async () => {
  const { token } = await platform.signUp();
  const words = Array.from({ length: 25 }, (_, index) => `Nr. ${index}`);
  for (const text of words) read(await say('game_midnight-carousel', text, token));
  const first = await page('game_midnight-carousel');
  const second = await page('game_midnight-carousel', undefined, { page: 2 });
  expect([first.items.length, second.items.length, first.total]).toEqual([20, 5, 25]);
  expect([...first.items, ...second.items].map(({ text }) => text)).toEqual(words.toReversed());
});

test('a key that is sent again says nothing twice', async () => {
  const { token } = await platform.signUp();
  const before = (await page('game_high-striker')).total;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      say('game_high-striker', 'Ring!', token, { key: 'the-same-message' }),
    ),
  );
  expect(new Set(answers.map((answer) => read(answer)._id)).size).toBe(1);
  expect((await page('game_high-striker')).total).toBe(before + 1);
});

test.each([
  ['game_nowhere', 'Hello?', 404, 'not-found'],
  ['nowhere', 'Hello?', 400, 'body-invalid'],
  ['game_high-striker', ' \u200b\n ', 200, undefined],
  ['game_high-striker', '   \n\t ', 400, 'body-invalid'],
  ['game_high-striker', 'x'.repeat(501), 400, 'body-invalid'],
  ['game_high-striker', '\u0000\ud800', 400, 'body-invalid'],
  ['game_high-striker', '<img src=x onerror=alert(1)>', 200, undefined],
])('at %s, %j is answered %i %s', async (game, text, status, code) => {
  const { token } = await platform.signUp();
  const answer = await say(game, text, token);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('text is kept as it was typed, but for signs that do harm', async () => {
  const { token } = await platform.signUp();
  const typed = '<b>bold</b> & "quotes" مرحبا 👋🏽\u202eevil\r\n\r\n\r\n\r\nend\u0007';
  const said = read(await say('game_neon-orchard', typed, token));
  expect(said.text).toBe('<b>bold</b> & "quotes" مرحبا 👋🏽evil\n\nend');
});

test('who sends to the room of a game says it there', async () => {
  const { token } = await platform.signUp();
  const socket = await aSocket(platform.url, { auth: { token } });
  const send = (room: string, message: string) =>
    platform.post('/socket/send', { room, message }, { token });
  expect((await send('game:game_high-striker', 'Not there')).body.code).toBe('forbidden');
  await join(socket, 'game:game_high-striker');
  const heard = next(socket, 'message');
  expect((await send('game:game_high-striker', 'Now I am')).status).toBe(200);
  const [newest] = (await page('game_high-striker')).items;
  expect(newest?.text).toBe('Now I am');
  expect(await heard).toEqual(newest);
  await join(socket, 'game:game_nowhere');
  expect((await send('game:game_nowhere', 'Hello?')).body.code).toBe('not-found');
});

test.each([['home'], ['phrases:en-US'], ['tournament:tournament_a1b2']])(
  'nobody speaks in the room %s: nothing said there would be kept, nor blocks hold',
  async (room) => {
    const { token } = await platform.signUp();
    const speaking = await aSocket(platform.url, { auth: { token } });
    const listening = await aSocket(platform.url);
    for (const socket of [speaking, listening]) await join(socket, room);
    listening.on('message', () => expect.unreachable('nothing is said here'));
    const answer = await platform.post('/socket/send', { room, message: 'Hello' }, { token });
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    // A room's answer comes behind everything that was sent before it.
    await join(listening, room);
  },
);

test('a block hides messages and reviews from both sides, and from nobody else', async () => {
  const [ann, bob, eve] = await Promise.all([1, 2, 3].map(() => platform.signUp()));
  if (ann === undefined || bob === undefined || eve === undefined) throw new Error('no players');
  const rooms = await Promise.all(
    [bob, eve].map(({ token }) => aSocket(platform.url, { auth: { token } })),
  );
  const [bobs, eves] = rooms;
  if (bobs === undefined || eves === undefined) throw new Error('no sockets');
  for (const socket of rooms) await join(socket, 'game:game_lantern-run');
  const heard = new Map<string, string[]>();
  const ends = [bobs, eves].map((socket, index) => {
    const words: string[] = [];
    heard.set(index === 0 ? 'bob' : 'eve', words);
    socket.on('message', ({ text }: Message) => words.push(text));
    return next(socket, 'end');
  });
  const before = (await page('game_lantern-run', eve.token)).total;
  const { playerId } = read(await say('game_lantern-run', 'Before the block', bob.token));
  const blocked = await platform.post('/block', { _id: playerId }, { token: ann.token });
  expect(blocked.status).toBe(200);
  read(await say('game_lantern-run', 'Behind the block', ann.token));
  while (heard.get('eve')?.length !== 2) await next(eves, 'message');
  platform.platform.rooms.emitHere('game:game_lantern-run', 'end', {});
  await Promise.all(ends);
  expect([...heard]).toEqual([
    ['bob', ['Before the block']],
    ['eve', ['Before the block', 'Behind the block']],
  ]);
  await platform.post('/games/lantern-run/reviews', { stars: 5 }, { token: ann.token });
  const seen = async (token: string) => {
    const { items, total } = await page('game_lantern-run', token);
    const reviews = await platform.get('/games/lantern-run/reviews', { token });
    return [total - before, items.length - before, reviews.body.items.length];
  };
  expect(await seen(eve.token)).toEqual([2, 2, 1]);
  expect(await seen(bob.token)).toEqual([1, 1, 0]);
  expect(await seen(ann.token)).toEqual([1, 1, 1]);
  const own = await platform.get('/games/lantern-run/reviews', { token: ann.token });
  const { _id } = z.parse(z.object({ own: z.object({ _id: z.string() }) }), own.body).own;
  const vote = { reviewId: _id, vote: 'up' };
  const refused = await platform.post('/games/lantern-run/reviews/vote', vote, {
    token: bob.token,
  });
  expect(refused.body.code).toBe('not-found');
});

test('the log keeps no words but under the key of who wrote them; the table follows from it', async () => {
  const { sql } = platform.platform;
  for (const table of ['events', 'streams', 'facts', 'commands'] as const) {
    const rows = await sql`
      select * from ${sql(table)} t where t::text like '%lanterns!%' or t::text like '%Ring!%'`;
    expect([table, ...rows]).toEqual([table]);
  }
  const tables = () =>
    Promise.all([
      sql`select * from messages order by position`,
      sql`select * from message_sums order by game`,
    ]);
  const before = await tables();
  const view = projections.find(({ name }) => name === 'messages');
  if (view === undefined) throw new Error('there is no such projection');
  await rebuild(sql, view);
  expect(await tables()).toEqual(before);
  expect((await verify(sql, kinds)).problems).toEqual([]);
});

test('ten million signs are turned away unread', async () => {
  const { token } = await platform.signUp();
  const answer = await say('game_high-striker', 'x'.repeat(10_000_000), token);
  expect([answer.status, answer.body.code]).toEqual([413, 'body-too-large']);
  const review = await platform.post(
    '/games/high-striker/reviews',
    { stars: 1, text: 'x'.repeat(2_001) },
    { token },
  );
  expect([review.status, review.body.code]).toEqual([400, 'body-invalid']);
});

test('a writer that is too quick is slowed down, and what it did not say is not heard', async () => {
  const strict = await testPlatform({ RATE_LIMITS: 'on' });
  onTestFinished(() => strict.close());
  const { token } = await strict.signUp();
  const count = rates.write.burst * 4;
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      strict.post(
        '/games/createMessage',
        { gameId: 'game_high-striker', text: `${index}` },
        { token },
      ),
    ),
  );
  const said = answers.filter(({ status }) => status === 200).length;
  expect(answers.filter(({ body }) => body.code === 'rate-limited')).toHaveLength(count - said);
  expect(said).toBeLessThan(count);
  const { body } = await strict.post('/games/getMessages', { gameId: 'game_high-striker' });
  expect(body).toMatchObject({ total: said });
});
