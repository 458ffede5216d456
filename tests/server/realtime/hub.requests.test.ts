import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { authorization, HANDSHAKE, negotiate, type Stage, startHub } from './hub.harness';

const poll = (url: string, id: string): Promise<Response> =>
  fetch(`${url}?id=${id}`, { headers: authorization });
const post = (url: string, id: string, body: string): Promise<Response> =>
  fetch(`${url}?id=${id}`, { method: 'POST', headers: authorization, body });

/** The status of a WebSocket's refusal, or 101. */
const knock = (url: string, query: string, headers: Record<string, string> = authorization) =>
  new Promise<number>((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${query}`, { headers });
    socket.on('unexpected-response', (_, res) => resolve(res.statusCode ?? 0));
    socket.on('open', () => resolve(101));
    socket.on('error', reject);
  });

/** A long-polling connection after its first poll and handshake. */
const aPolled = async (stage: Stage): Promise<string> => {
  const id = await negotiate(stage.url);
  await poll(stage.url, id);
  await post(stage.url, id, HANDSHAKE);
  expect(await (await poll(stage.url, id)).text()).toBe('{}\x1e');
  return id;
};

/** Waits until the server has taken `count` requests of this method in all. */
const seated = async ({ requests }: Stage, method: string, count: number): Promise<void> => {
  await requests.of(() => requests.seen.filter((req) => req.method === method).length >= count);
  // The token check of that request lies between its arrival and its seat.
  await new Promise(setImmediate);
};

describe('negotiation', () => {
  test('offers three transports and keeps the token apart from the id', async () => {
    const { url } = await startHub();
    const res = await fetch(`${url}/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: authorization,
    });
    expect(res.status).toBe(200);
    expect(res.headers.get('content-type')).toBe('application/json');
    const body = (await res.json()) as Record<string, unknown>;
    expect(body).toEqual({
      negotiateVersion: 1,
      connectionId: expect.stringMatching(/^[\w-]{20,}$/),
      connectionToken: expect.stringMatching(/^[\w-]{30,}$/),
      availableTransports: ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({
        transport,
        transferFormats: ['Text'],
      })),
    });
    expect(body.connectionToken).not.toBe(body.connectionId);
    // The public id opens nothing.
    expect((await poll(url, String(body.connectionId))).status).toBe(404);
  });

  test('without a version speaks version 0, whose one id is the secret', async () => {
    const { url } = await startHub();
    const res = await fetch(`${url}/negotiate`, { method: 'POST', headers: authorization });
    const { negotiateVersion, connectionId } = (await res.json()) as Record<string, string>;
    expect(negotiateVersion).toBe(0);
    expect((await poll(url, connectionId ?? '')).status).toBe(200);
  });

  test('takes the token from the query as well', async () => {
    const { url } = await startHub();
    const query = '?negotiateVersion=1&access_token=token-of-ada';
    expect((await fetch(`${url}/negotiate${query}`, { method: 'POST' })).status).toBe(200);
  });

  test('says which method it wants', async () => {
    const { url } = await startHub();
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const res = await fetch(`${url}/negotiate`, { method, headers: authorization });
      expect([res.status, res.headers.get('allow')]).toEqual([405, 'POST']);
    }
    expect((await fetch(url, { method: 'PATCH', headers: authorization })).status).toBe(405);
  });

  test('is bounded for each player, and frees what never connected', async () => {
    const { url, pass } = await startHub({ limits: { connectionsPerPlayer: 2 } });
    const ask = (token: string) =>
      fetch(`${url}/negotiate`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await ask('token-of-ada');
    await ask('token-of-ada');
    expect((await ask('token-of-ada')).status).toBe(429);
    expect((await ask('token-of-bob')).status).toBe(200);
    pass(15_000);
    expect((await ask('token-of-ada')).status).toBe(200);
  });
});

describe('refusals', () => {
  test('no id, unknown id, no token, foreign token, other paths', async () => {
    const { url } = await startHub();
    const id = await negotiate(url);
    const bob = { authorization: 'Bearer token-of-bob' };
    for (const method of ['GET', 'POST', 'DELETE']) {
      const statusOf = async (query: string, headers: Record<string, string> = authorization) => {
        const res = await fetch(`${url}${query}`, { method, headers });
        expect(res.headers.get('content-type')).toBe('application/problem+json');
        return res.status;
      };
      expect(await statusOf('')).toBe(400);
      expect(await statusOf('?id=')).toBe(400);
      expect(await statusOf('?id=unknown')).toBe(404);
      expect(await statusOf(`?id=${id}`, {})).toBe(401);
      expect(await statusOf(`?id=${id}`, bob)).toBe(403);
      expect(await statusOf('/elsewhere')).toBe(404);
    }
    expect((await fetch(url.replace('messageHub', 'other'))).status).toBe(418);
  });

  test('of upgrades', async () => {
    const { url } = await startHub();
    const id = await negotiate(url);
    expect(await knock(url, '?id=unknown')).toBe(404);
    expect(await knock(url, '?id=')).toBe(400);
    expect(await knock(url, '/negotiate')).toBe(404);
    expect(await knock(url, `?id=${id}`, {})).toBe(401);
    expect(await knock(url, `?id=${id}`, { authorization: 'Bearer token-of-bob' })).toBe(403);
    expect(await knock(url, `?id=${id}&access_token=token-of-ada`, {})).toBe(101);
  });

  test('of a second transport on one connection', async () => {
    const { url } = await startHub();
    const id = await negotiate(url);
    expect(await knock(url, `?id=${id}`)).toBe(101);
    expect(await knock(url, `?id=${id}`)).toBe(409);
    expect((await poll(url, id)).status).toBe(409);
    expect((await post(url, id, HANDSHAKE)).status).toBe(405);
    const other = await negotiate(url);
    expect((await post(url, other, HANDSHAKE)).status).toBe(409);
  });

  test('of two sockets that knock at the same time', async () => {
    const { url } = await startHub();
    const id = await negotiate(url);
    const statuses = await Promise.all([knock(url, `?id=${id}`), knock(url, `?id=${id}`)]);
    expect(statuses.sort()).toEqual([101, 409]);
  });

  test('of a session that is revoked while its token is checked', async () => {
    const { url, hub, identities } = await startHub();
    const ada = identities.get('token-of-ada');
    identities.get = () => {
      queueMicrotask(() => hub.revokeSession('session-ada'));
      return ada;
    };
    expect(await knock(url, '')).toBe(401);
  });

  test('when the store of sessions is away', async () => {
    const { url, identities } = await startHub();
    identities.get = () => {
      throw new Error('away');
    };
    expect((await fetch(`${url}/negotiate`, { method: 'POST' })).status).toBe(503);
  });

  test('after the hub has closed', async () => {
    const { url, hub } = await startHub();
    await hub.close();
    expect((await fetch(`${url}/negotiate`, { method: 'POST' })).status).toBe(503);
    expect(await knock(url, '')).toBe(503);
  });
});

describe('server-sent events', () => {
  test('begin with a comment and carry a record to an event', async () => {
    const { url, server } = await startHub();
    const id = await negotiate(url);
    const { port } = server.address() as { port: number };
    const req = request({
      port,
      path: `/messageHub?id=${id}&access_token=token-of-ada`,
      headers: { accept: 'text/event-stream' },
    }).end();
    const [res] = await once(req, 'response');
    expect(res.headers['content-type']).toBe('text/event-stream');
    expect(String((await once(res, 'data'))[0])).toBe(':\r\n\r\n');
    expect((await post(url, id, HANDSHAKE)).status).toBe(200);
    expect(String((await once(res, 'data'))[0])).toBe('data: {}\x1e\r\n\r\n');
    const second = await fetch(`${url}?id=${id}`, {
      headers: { ...authorization, accept: 'text/event-stream' },
    });
    expect(second.status).toBe(409);
    req.destroy();
  });
});

describe('long polling', () => {
  test('answers the first poll at once and empty', async () => {
    const { url } = await startHub();
    const res = await poll(url, await negotiate(url));
    expect([res.status, res.headers.get('content-length')]).toEqual([200, '0']);
  });

  test('a second poll ends the first with 204', async () => {
    const stage = await startHub();
    const id = await aPolled(stage);
    const first = poll(stage.url, id);
    await seated(stage, 'GET', 3);
    const second = poll(stage.url, id);
    expect((await first).status).toBe(204);
    await post(stage.url, id, '{"type":1,"invocationId":"1","target":"Resume","arguments":[]}\x1e');
    expect(await (await second).text()).toContain('"sequence":0');
  });

  test('facts between polls wait, and travel together', async () => {
    const stage = await startHub();
    const id = await aPolled(stage);
    await post(stage.url, id, '{"type":1,"target":"Resume","arguments":[]}\x1e');
    await stage.table.reads.of();
    stage.tell('ada');
    stage.tell('ada');
    const records = (await (await poll(stage.url, id)).text()).split('\x1e');
    expect(records).toHaveLength(3);
  });

  test('a fact for an abandoned poll goes out with the next', async () => {
    const stage = await startHub();
    const id = await aPolled(stage);
    await post(stage.url, id, '{"type":1,"target":"Resume","arguments":[]}\x1e');
    const abandon = new AbortController();
    const lost = fetch(`${stage.url}?id=${id}`, {
      headers: authorization,
      signal: abandon.signal,
    });
    lost.catch(() => {});
    await seated(stage, 'GET', 3);
    const held = stage.requests.seen.findLast(({ method }) => method === 'GET');
    abandon.abort();
    await once(held?.socket ?? stage.server, 'close');
    stage.tell('ada');
    expect(await (await poll(stage.url, id)).text()).toContain('Sequence');
  });

  test('a poll without news is answered empty before the client gives it up', async () => {
    const stage = await startHub();
    const id = await aPolled(stage);
    const held = poll(stage.url, id);
    await seated(stage, 'GET', 3);
    stage.pass(89_999);
    stage.pass(1);
    const res = await held;
    expect([res.status, await res.text()]).toEqual([200, '']);
  });

  test('a client that stops polling is given up', async () => {
    const stage = await startHub();
    await aPolled(stage);
    stage.pass(29_000);
    expect(stage.hub.connections()).toBe(1);
    stage.pass(1_000);
    expect(stage.hub.connections()).toBe(0);
  });

  test('DELETE answers 202, ends the poll with 204, and forgets the connection', async () => {
    const stage = await startHub();
    const id = await aPolled(stage);
    const held = poll(stage.url, id);
    await seated(stage, 'GET', 3);
    const bye = await fetch(`${stage.url}?id=${id}`, { method: 'DELETE', headers: authorization });
    expect(bye.status).toBe(202);
    expect((await held).status).toBe(204);
    expect((await poll(stage.url, id)).status).toBe(404);
  });

  test('an ended connection says goodbye to its next poll, token or none, and takes no more', async () => {
    const stage = await startHub();
    const id = await aPolled(stage);
    stage.identities.clear();
    stage.hub.revokeSession('session-ada');
    const goodbye = await (await poll(stage.url, id)).text();
    expect(JSON.parse(goodbye.slice(0, -1))).toEqual({
      type: 7,
      error: 'revoked',
      allowReconnect: false,
    });
    expect((await poll(stage.url, id)).status).toBe(401);
  });

  test('a refreshed token keeps the connection past the old one', async () => {
    const stage = await startHub();
    const id = await aPolled(stage);
    const hour = stage.clock.now + 3_600_000;
    stage.identities.set('fresh', {
      player: 'ada',
      session: 'session-ada',
      expiresAt: hour + 10_000,
    });
    const held = fetch(`${stage.url}?id=${id}`, { headers: { authorization: 'Bearer fresh' } });
    await seated(stage, 'GET', 3);
    stage.pass(3_600_000);
    expect((await held).status).toBe(200);
    expect(stage.hub.connections()).toBe(1);
  });
});

test('a bare WebSocket close is answered with 1000', async () => {
  const { url } = await startHub();
  const socket = new WebSocket(`${url.replace('http', 'ws')}?id=${await negotiate(url)}`, {
    headers: authorization,
  });
  await once(socket, 'open');
  socket.close();
  const [code] = await once(socket, 'close');
  expect(code).toBe(1_000);
});

test('one chunk may hold the handshake and what follows it, or half of it', async () => {
  const { url } = await startHub();
  const socket = new WebSocket(`${url.replace('http', 'ws')}?id=${await negotiate(url)}`, {
    headers: authorization,
  });
  await once(socket, 'open');
  const heard: string[] = [];
  const answered = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      heard.push(String(data));
      if (heard.length === 3) resolve();
    });
  });
  const call = (id: number) =>
    `{"type":1,"invocationId":"${id}","target":"Nothing","arguments":[]}\x1e`;
  socket.send(HANDSHAKE + call(1) + call(2).slice(0, 10));
  socket.send(call(2).slice(10));
  await answered;
  expect(heard).toEqual([
    '{}\x1e',
    '{"type":3,"invocationId":"1","error":"There is no such method."}\x1e',
    '{"type":3,"invocationId":"2","error":"There is no such method."}\x1e',
  ]);
  socket.close();
});
