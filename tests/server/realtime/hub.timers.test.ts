import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { aResumedClient, authorization, HANDSHAKE, negotiate, startHub } from './hub.harness';

/** A bare WebSocket after its handshake, and the records it hears. */
const aBareSocket = async (url: string) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}?id=${await negotiate(url)}`, {
    headers: authorization,
  });
  await once(socket, 'open');
  const next = async (): Promise<unknown> => {
    const [data] = await once(socket, 'message');
    return JSON.parse(String(data).slice(0, -1));
  };
  socket.send(HANDSHAKE);
  expect(await next()).toEqual({});
  return { socket, next };
};

test('a ping goes out when nothing else did for 15 seconds', async () => {
  const { url, pass, tell } = await startHub();
  const { socket, next } = await aBareSocket(url);
  const first = next();
  pass(14_000);
  socket.send('{"type":1,"invocationId":"1","target":"Resume","arguments":[]}\x1e');
  expect(await first).toMatchObject({ type: 3 });
  const second = next();
  pass(14_000);
  tell('ada');
  expect(await second).toMatchObject({ type: 1, target: 'OnWalletChange' });
  const third = next();
  pass(15_000);
  expect(await third).toEqual({ type: 6 });
});

test('a client silent for 30 seconds is asked to come back', async () => {
  const { url, pass, presence } = await startHub();
  const { next } = await aBareSocket(url);
  const goodbye = next();
  pass(14_000);
  pass(15_000);
  expect(await goodbye).toEqual({ type: 6 });
  const bye = next();
  pass(1_000);
  expect(await bye).toEqual({ type: 7, error: 'client-timeout', allowReconnect: true });
  await presence.of((what) => what === 'ada left');
});

test.each(['WebSockets', 'ServerSentEvents'] as const)(
  'a client whose line went quiet reconnects by itself on %s',
  async (transport) => {
    const { url, pass } = await startHub();
    const client = await aResumedClient(url, { transport, reconnect: [0, 50] });
    const back = new Promise((resolve) => client.connection.onreconnected(resolve));
    pass(30_000);
    await back;
  },
);

test('a message from the client counts as life', async () => {
  const { url, pass, hub } = await startHub();
  const client = await aResumedClient(url);
  pass(29_000);
  await client.resume();
  pass(29_000);
  expect(hub.connections()).toBe(1);
});

test('a connection without handshake is closed after 15 seconds', async () => {
  const { url, pass } = await startHub();
  const socket = new WebSocket(`${url.replace('http', 'ws')}?id=${await negotiate(url)}`, {
    headers: authorization,
  });
  await once(socket, 'open');
  pass(14_000);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  const closed = once(socket, 'close');
  pass(1_000);
  await closed;
});

test('a goodbye that is not answered is not waited for', async () => {
  const { url, pass, hub, requests } = await startHub();
  const { socket } = await aBareSocket(url);
  const { socket: line } = await requests.of((req) => req.headers.upgrade === 'websocket');
  socket.pause();
  hub.revokeSession('session-ada');
  pass(4_000);
  expect(line.destroyed).toBe(false);
  pass(1_000);
  expect(line.destroyed).toBe(true);
});
