import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createLine } from 'node:net';
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { addressHere, Homes } from '../../../server/peer/peer.home';
import { secretsFrom } from '../../../server/secret/secret';
import { type TestPlatform, testPlatform } from '../../support/platform';
import { type Balancer, roundRobin } from '../../support/roundRobin';
import { type TransportName, transportNames, transports } from '../../support/transports';

/** Starts on each transport. `npm test -- starts` makes 1,000 in all. */
const STARTS = Math.ceil(Number(process.env['STARTS'] ?? 60) / 3);

let one: TestPlatform;
let other: TestPlatform;
let balancer: Balancer;
beforeAll(async () => {
  one = await testPlatform();
  other = await testPlatform({}, one.database);
  balancer = await roundRobin([one.url, other.url]);
});
afterAll(async () => {
  balancer.close();
  await other.close();
  await one.close();
});

const hubClient = (url: string, transport: TransportName, token: string) =>
  new HubConnectionBuilder()
    .withUrl(`${url}/messageHub`, {
      transport: transports[transport],
      accessTokenFactory: () => token,
    })
    .configureLogging(LogLevel.None)
    .build();

describe.each(transportNames)('behind a balancer that is not sticky, on %s', (transport) => {
  test(`${STARTS} connections start, resume and leave`, async () => {
    const { token } = await one.signUp();
    const before = new Map(balancer.given);
    for (let start = 0; start < STARTS; start += 1) {
      const connection = hubClient(balancer.url, transport, token);
      await connection.start();
      expect(await connection.invoke('Resume', 0)).toMatchObject({ sequence: 1, missed: 1 });
      await connection.stop();
    }
    for (const [url, count] of balancer.given)
      expect(count - (before.get(url) ?? 0)).toBeGreaterThan(0);
  });

  test('a fact reaches a connection that was started there', async () => {
    const { token } = await one.signUp();
    const connection = hubClient(balancer.url, transport, token);
    onTestFinished(() => connection.stop());
    const heard = new Promise<string>((resolve) => connection.on('OnWalletChange', resolve));
    await connection.start();
    await connection.invoke('Resume', 1);
    const session = await one.sit('lantern-run', 'COINS', token);
    await one.post('/play/rounds', { session, stake: 10, bet: {} }, { token });
    expect(JSON.parse(await heard)).toMatchObject({ Sequence: 2 });
  });
});

/** A connection that lives in the first process, by plain HTTP. */
const negotiated = async (token: string, at = one): Promise<string> => {
  const { body } = await at.ask('POST', '/messageHub/negotiate?negotiateVersion=1', '', { token });
  return (body as unknown as { connectionToken: string }).connectionToken;
};

test('what the process of a connection refuses is refused wherever it is asked', async () => {
  const [{ token }, stranger] = await Promise.all([one.signUp(), one.signUp()]);
  const id = await negotiated(token);
  const statusOf = async (asking: object, query = `?id=${id}`) =>
    (await other.ask('GET', `/messageHub${query}`, undefined, asking)).status;
  expect(await statusOf({})).toBe(401);
  expect(await statusOf({ token: 'wrong' })).toBe(401);
  expect(await statusOf({ token: stranger.token })).toBe(403);
  expect(await statusOf({}, `?id=${id}&access_token=${stranger.token}`)).toBe(403);
  expect(await statusOf({ token }, `?id=${id}x`)).toBe(404);
  // The first poll takes the connection.
  expect(await statusOf({ token })).toBe(200);
  expect(await statusOf({ token, headers: { accept: 'text/event-stream' } })).toBe(409);
});

test('sockets that poll are found as well, and take their upgrade there', async () => {
  const socket = io(balancer.url, { transports: ['polling', 'websocket'], forceNew: true });
  onTestFinished(() => void socket.disconnect());
  await new Promise<void>((resolve) => socket.io.engine.once('upgrade', () => resolve()));
  expect(await socket.emitWithAck('join', { room: 'home' })).toMatchObject({ ok: true });
});

/** Another process of the platform, as this one sees it: it keeps what it was asked. */
const listener = async () => {
  const asked: { url: string | undefined; headers: object }[] = [];
  const server = createServer(({ url, headers }, res) => {
    asked.push({ url, headers });
    res.end('news');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const homes = new Homes(one.platform.secrets);
  homes.settle(addressHere('127.0.0.1', (server.address() as AddressInfo).port));
  return { asked, server, homes };
};

test('a token is shown to no other process: it hears whose it is, of this connection alone', async () => {
  const { token, id: player } = await one.member();
  const { asked, homes } = await listener();
  const name = homes.nameHere();
  const path = `/messageHub?id=${name}&access_token=${token}`;
  const { status } = await one.ask('GET', path, undefined, { token });
  expect(status).toBe(200);
  expect(JSON.stringify(asked)).not.toContain(token);
  const [{ headers } = { headers: {} }] = asked;
  const voucher = (headers as Record<string, string>)['x-peer-voucher'] ?? '';
  const said = one.platform.secrets.open('peer', voucher) ?? '';
  expect(JSON.parse(Buffer.from(said, 'base64url').toString())).toMatchObject({
    name,
    caller: { player },
  });
  const mine = await negotiated(token);
  const taken = (id: string, of: string) =>
    one.ask('GET', `/messageHub?id=${id}`, undefined, { headers: { 'x-peer-voucher': of } });
  expect((await taken(mine, voucher)).status).toBe(401);
  // What was passed on once is not passed on again, even if it is not here.
  expect((await taken(name, voucher)).status).toBe(404);
});

test('a process that is gone, or no address at all, is a connection that is not found', async () => {
  const { token } = await one.signUp();
  const { homes, server } = await listener();
  const name = homes.nameHere();
  server.close();
  const strangers = new Homes(secretsFrom(Buffer.from('of another platform')));
  strangers.settle(one.url);
  for (const id of [name, strangers.nameHere(), 'short.name', '.', `${name.slice(2)}`])
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await one.ask(method, `/messageHub?id=${id}`, undefined, { token })).status).toBe(
        404,
      );
});

/** The first byte of a record in which TLS greets. */
const TLS_HANDSHAKE = 0x16;

test('a process whose address is https is spoken to over TLS alone', async () => {
  const { token } = await one.signUp();
  const heard: number[] = [];
  const server = createLine((line) => {
    line.once('data', (bytes) => {
      heard.push(bytes[0] ?? 0);
      line.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const homes = new Homes(one.platform.secrets);
  homes.settle(`https://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const name = homes.nameHere();
  expect((await one.ask('GET', `/messageHub?id=${name}`, undefined, { token })).status).toBe(404);
  expect(heard).toEqual([TLS_HANDSHAKE]);
});

test('where a process listens everywhere the others are told an address of this machine', () => {
  expect(addressHere('127.0.0.1', 3000)).toBe('http://127.0.0.1:3000');
  expect(addressHere('::1', 3000)).toBe('http://[::1]:3000');
  expect(addressHere('0.0.0.0', 3000)).not.toContain('0.0.0.0');
});
