import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  aResumedClient,
  authorization,
  type Client,
  negotiate,
  type Stage,
  startHub,
} from './hub.harness';

const HANDSHAKE_2 = '{"protocol":"json","version":2}\x1e';

/** Breaks the line and waits until the hub has noticed. */
const breakAndWait = async (stage: Stage): Promise<void> => {
  const broken = Promise.all([...stage.sockets].map((socket) => once(socket, 'close')));
  stage.breakLines();
  await broken;
};

/** Resolves when the client's next WebSocket has knocked. */
const nextKnock = ({ requests }: Stage): Promise<unknown> => {
  const before = requests.seen.length;
  return requests.of(
    (req) => requests.seen.indexOf(req) >= before && req.headers.upgrade === 'websocket',
  );
};

const reconnects = (client: Client): number[] => {
  const seen: number[] = [];
  client.connection.onreconnecting(() => seen.push(1));
  return seen;
};

test('a broken line is invisible: every fact arrives once, in order, without Resume', async () => {
  const stage = await startHub();
  const client = await aResumedClient(stage.url, { stateful: true });
  const seen = reconnects(client);
  for (let round = 0; round < 10; round += 1) {
    for (let n = 0; n < 20; n += 1) stage.tell('ada');
    const knock = nextKnock(stage);
    stage.breakLines();
    for (let n = 0; n < 20; n += 1) stage.tell('ada');
    await knock;
    for (let n = 0; n < 20; n += 1) stage.tell('ada');
    await client.numbers.of((n) => n === (round + 1) * 60);
  }
  expect(client.numbers.seen).toEqual(Array.from({ length: 600 }, (_, index) => index + 1));
  expect(seen).toEqual([]);
  expect(stage.presence.seen).toEqual(['ada arrived']);
});

test('an invocation sent over a broken line is answered once', async () => {
  const stage = await startHub();
  const client = await aResumedClient(stage.url, { stateful: true });
  await breakAndWait(stage);
  expect(await client.resume()).toEqual({ sequence: 0, missed: 0, reset: false });
  expect(stage.table.reads.seen).toHaveLength(2);
});

test('a client that does not come back within 30 seconds is gone', async () => {
  const stage = await startHub();
  const id = await negotiate(stage.url, '&useStatefulReconnect=true');
  const address = `${stage.url.replace('http', 'ws')}?id=${id}`;
  const socket = new WebSocket(address, { headers: authorization });
  socket.on('error', () => {});
  await once(socket, 'open');
  socket.send(HANDSHAKE_2);
  await once(socket, 'message');
  await breakAndWait(stage);
  stage.pass(29_000);
  expect(stage.presence.seen).toEqual(['ada arrived']);
  stage.pass(1_000);
  expect(stage.presence.seen).toEqual(['ada arrived', 'ada left']);
});

test('the hub acknowledges each second, and a new line takes over from a half-open one', async () => {
  const stage = await startHub();
  const id = await negotiate(stage.url, '&useStatefulReconnect=true');
  const address = `${stage.url.replace('http', 'ws')}?id=${id}`;
  const open = async () => {
    const socket = new WebSocket(address, { headers: authorization });
    const heard: unknown[] = [];
    const next = async (count: number) => {
      while (heard.length < count) await once(socket, 'message');
      return heard;
    };
    socket.on('message', (data) => {
      for (const record of String(data).split('\x1e').slice(0, -1)) heard.push(JSON.parse(record));
    });
    await once(socket, 'open');
    return { socket, next };
  };
  const resume = '{"type":1,"invocationId":"1","target":"Resume","arguments":[]}\x1e';
  const first = await open();
  first.socket.send(HANDSHAKE_2 + resume);
  await first.next(2);
  stage.pass(1_000);
  expect((await first.next(3)).at(-1)).toEqual({ type: 8, sequenceId: 1 });
  stage.tell('ada');
  await first.next(4);
  first.socket.send(
    '{"type":8,"sequenceId":1}\x1e{"type":1,"invocationId":"2","target":"X","arguments":[]}\x1e',
  );
  await first.next(5);

  const second = await open();
  // The completion of Resume was acknowledged; the fact and the second completion were not.
  expect(await second.next(3)).toEqual([
    { type: 9, sequenceId: 2 },
    expect.objectContaining({ type: 1, target: 'OnWalletChange' }),
    expect.objectContaining({ type: 3, invocationId: '2' }),
  ]);
  // Heard already: a copy of the second invocation has no second effect.
  second.socket.send('{"type":1,"invocationId":"0","target":"X","arguments":[]}\x1e');
  second.socket.send('{"type":9,"sequenceId":2}\x1e');
  second.socket.send('{"type":1,"invocationId":"2","target":"X","arguments":[]}\x1e');
  second.socket.send('{"type":1,"invocationId":"3","target":"X","arguments":[]}\x1e');
  expect((await second.next(4)).at(-1)).toMatchObject({ type: 3, invocationId: '3' });
  second.socket.send('{"type":9,"sequenceId":99}\x1e');
  expect((await second.next(5)).at(-1)).toMatchObject({ type: 7, error: 'Messages are missing.' });
});

test('frames kept for an absent client are bounded', async () => {
  const stage = await startHub({ limits: { readerBufferBytes: 10_000 } });
  const id = await negotiate(stage.url, '&useStatefulReconnect=true');
  const socket = new WebSocket(`${stage.url.replace('http', 'ws')}?id=${id}`, {
    headers: authorization,
  });
  socket.on('error', () => {});
  await once(socket, 'open');
  socket.send(`${HANDSHAKE_2}{"type":1,"invocationId":"1","target":"Resume","arguments":[]}\x1e`);
  await stage.table.reads.of();
  await breakAndWait(stage);
  for (let n = 0; n < 20; n += 1) stage.tell('ada', { Text: 'x'.repeat(1_000) });
  expect(stage.presence.seen).toEqual(['ada arrived', 'ada left']);
});

test('without negotiating it, a second socket is refused and a broken line ends the connection', async () => {
  const stage = await startHub();
  await aResumedClient(stage.url);
  await breakAndWait(stage);
  await stage.presence.of((what) => what === 'ada left');
});
