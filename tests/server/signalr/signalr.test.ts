import {
  HubConnectionBuilder,
  HubConnectionState,
  type IStreamResult,
  type ISubscription,
  LogLevel,
  Subject,
} from '@microsoft/signalr';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type TransportName, transportNames, transports } from '../../support/transports';
import { startHost } from './host';

/** The unmodified client, not yet started. */
const aClient = (
  url: string,
  transport: TransportName,
  { reconnect, stateful = false }: { reconnect?: number[]; stateful?: boolean } = {},
) => {
  const builder = new HubConnectionBuilder()
    .withUrl(url, { transport: transports[transport] })
    .configureLogging(LogLevel.None);
  if (reconnect !== undefined) builder.withAutomaticReconnect(reconnect);
  if (stateful) builder.withStatefulReconnect();
  const connection = builder.build();
  onTestFinished(() => connection.stop());
  return connection;
};

/** All of a stream, or what it broke off with. */
const allOf = <Item>(stream: IStreamResult<Item>): Promise<Item[]> =>
  new Promise((resolve, reject) => {
    const items: Item[] = [];
    stream.subscribe({
      next: (item) => items.push(item),
      complete: () => resolve(items),
      error: reject,
    });
  });

/** Takes so many of a stream, then wants no more. */
const take = <Item>(stream: IStreamResult<Item>, count: number): Promise<Item[]> =>
  new Promise((resolve, reject) => {
    const items: Item[] = [];
    let subscription: ISubscription<Item> | undefined;
    subscription = stream.subscribe({
      next(item) {
        items.push(item);
        if (items.length !== count) return;
        subscription?.dispose();
        resolve(items);
      },
      complete: () => reject(new Error('it ended')),
      error: reject,
    });
  });

describe.each(transportNames)('the SignalR client on %s', (transport) => {
  const started = async () => {
    const stage = await startHost();
    const client = aClient(stage.url, transport);
    await client.start();
    return { ...stage, client };
  };

  test('invokes a method and gets its result, whatever its shape', async () => {
    const { client } = await started();
    const values = [
      0,
      '',
      null,
      false,
      'é🎡\u2028',
      [1, [2]],
      { a: { b: [null] } },
      'x'.repeat(20_000),
    ];
    for (const value of values) expect(await client.invoke('Echo', value)).toEqual(value);
    expect(await client.invoke('Nothing', 1)).toBeUndefined();
  });

  test('invokes without waiting for an answer', async () => {
    const { client, heard } = await started();
    await client.send('Nothing', 'first');
    await client.invoke('Nothing', 'second');
    expect(heard).toEqual(['first', 'second']);
  });

  test('is told what a method refuses, and of a fault no more than that there was one', async () => {
    const { client, faults } = await started();
    await expect(client.invoke('Refuse', 'not today')).rejects.toThrow('not today');
    await expect(client.invoke('Break')).rejects.toThrow('Break failed.');
    await expect(client.invoke('constructor')).rejects.toThrow('There is no such method.');
    expect(String(faults)).toContain('a secret of ours');
    expect(client.state).toBe(HubConnectionState.Connected);
  });

  test('streams from a method, to its end or to what it broke off with', async () => {
    const { client } = await started();
    expect(await allOf(client.stream('CountTo', 20))).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    expect(await allOf(client.stream('CountTo', 0))).toEqual([]);
    await expect(allOf(client.stream('BreakOff'))).rejects.toThrow('no more');
    await expect(allOf(client.stream('Echo', 1))).rejects.toThrow('The method answers no stream.');
    await expect(client.invoke('CountTo', 1)).rejects.toThrow('The method answers a stream.');
    await expect(allOf(client.stream('Nonsense'))).rejects.toThrow('There is no such method.');
  });

  test('wants no more of a stream, which ends there', async () => {
    const { client, stopped } = await started();
    expect(await take(client.stream('Forever', 3), 5)).toEqual(Array(5).fill('xxx'));
    await expect.poll(() => stopped).toEqual(['Forever']);
    expect(await client.invoke('Echo', 'still here')).toBe('still here');
  });

  test('streams to a method, to its end or to what it broke off with', async () => {
    const { client } = await started();
    const texts = new Subject<string>();
    const joined = client.invoke('Join', texts);
    for (const text of ['a', 'b', 'c']) texts.next(text);
    texts.complete();
    expect(await joined).toBe('abc');
    const broken = new Subject<string>();
    const refused = client.invoke('Join', broken);
    broken.next('a');
    broken.error(new Error('lost it'));
    await expect(refused).rejects.toThrow('lost it');
  });

  test('streams both ways at once', async () => {
    const { client } = await started();
    const texts = new Subject<string>();
    const shouted = allOf(client.stream('Shout', texts));
    for (const text of ['a', 'b']) texts.next(text);
    texts.complete();
    expect(await shouted).toEqual(['A', 'B']);
  });

  test('answers what the server invokes, or refuses it', async () => {
    const { client } = await started();
    client.on('Add', (one: number, other: number) => one + other);
    client.on('Fail', () => {
      throw new Error('I will not');
    });
    expect(await client.invoke('AskBack', 'Add', 3, 4)).toBe(7);
    await expect(client.invoke('AskBack', 'Fail')).rejects.toThrow('It said: Error: I will not');
    await expect(client.invoke('AskBack', 'Unheard')).rejects.toThrow("didn't provide a result");
  });

  test('whoever leaves takes along what it began, and what it was asked', async () => {
    const { client, clients, stopped } = await started();
    let asked = (): void => undefined;
    const wasAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    client.on('Wait', () => {
      asked();
      return new Promise(() => undefined);
    });
    const [server] = [...clients.values()];
    const answer = server?.ask('Wait');
    answer?.catch(() => undefined);
    await wasAsked;
    await take(client.stream('Forever', 1), 1);
    client.stream('Forever', 1).subscribe({ next() {}, complete() {}, error() {} });
    await client.invoke('Echo', 1);
    await client.stop();
    await expect(answer).rejects.toThrow('The client is gone.');
    await expect(server?.ask('Wait')).rejects.toThrow('The client is gone.');
    await expect.poll(() => stopped).toEqual(['Forever', 'Forever']);
    expect(clients.size).toBe(0);
  });

  test('starts again after it was stopped, and hears by the handlers that it has', async () => {
    const { client, clients } = await started();
    client.on('Who', () => 'it is me');
    await client.stop();
    await client.start();
    expect(await [...clients.values()].at(-1)?.ask('Who')).toBe('it is me');
  });

  test('comes back by itself when its line breaks, as another connection', async () => {
    const stage = await startHost();
    const client = aClient(stage.url, transport, { reconnect: [0, 0, 0] });
    await client.start();
    const states: string[] = [];
    client.onreconnecting(() => states.push(client.state));
    for (let cut = 0; cut < 2; cut += 1) {
      const before = client.connectionId;
      const back = new Promise((resolve) => client.onreconnected(resolve));
      for (const { id } of stage.clients.values()) expect(id).toBe(before);
      [...stage.clients.values()][0]?.cut('the test says so');
      await back;
      expect(client.connectionId).not.toBe(before);
      expect(await client.invoke('Echo', cut)).toBe(cut);
    }
    expect(states).toEqual(['Reconnecting', 'Reconnecting']);
  });

  test('can be stopped while it tries to come back', async () => {
    const stage = await startHost();
    const client = aClient(stage.url, transport, { reconnect: [0, 60_000] });
    await client.start();
    const trying = new Promise((resolve) => client.onreconnecting(resolve));
    await stage.host.close();
    await trying;
    await client.stop();
    expect(client.state).toBe(HubConnectionState.Disconnected);
  });
});

test('a stream that comes faster than its reader takes it waits, and cuts nobody off', async () => {
  for (const transport of transportNames) {
    const { url } = await startHost({ limits: { readerBufferBytes: 4_000 } });
    const client = aClient(url, transport);
    await client.start();
    // Far more than may wait, all of it together.
    expect(await allOf(client.stream('Repeat', 'x'.repeat(1_000), 500))).toHaveLength(500);
  }
});

test('a client that streams more than a method reads is told so', async () => {
  const { url } = await startHost({ limits: { items: 3 } });
  const client = aClient(url, 'WebSockets');
  await client.start();
  const texts = new Subject<string>();
  const first = client.invoke('Join', texts);
  for (let n = 0; n < 100; n += 1) texts.next('x');
  await expect(first).rejects.toThrow('Too many items wait.');
  // What still comes of it is dropped.
  texts.next('x');
  texts.complete();
  expect(await client.invoke('Echo', 1)).toBe(1);
});

test('so many calls are under way at once', async () => {
  const { url, stopped } = await startHost({ limits: { calls: 2 } });
  const client = aClient(url, 'WebSockets');
  await client.start();
  const waiting = [client.invoke('Ignore'), client.invoke('Ignore')];
  for (const call of waiting) call.catch(() => undefined);
  await expect(client.invoke('Echo', 1)).rejects.toThrow('Too many calls at once.');
  await client.stop();
  await expect.poll(() => stopped).toEqual(['Ignore', 'Ignore']);
});

test('on stateful reconnect a stream goes on where the line broke, each of it once', async () => {
  const { url, breakLines, clients } = await startHost();
  const client = aClient(url, 'WebSockets', { stateful: true });
  await client.start();
  const texts = new Subject<string>();
  const shouted = allOf(client.stream('Shout', texts));
  for (let n = 0; n < 30; n += 1) {
    texts.next(`${n}`);
    if (n % 10 === 5) breakLines();
    await client.invoke('Echo', n);
  }
  texts.complete();
  expect(await shouted).toEqual(Array.from({ length: 30 }, (_, n) => `${n}`));
  expect(clients.size).toBe(1);
});

test('who is refused is told so in plain words, at negotiation and at the upgrade', async () => {
  const { url } = await startHost();
  const res = await fetch(`${url}/negotiate?access_token=stranger`, { method: 'POST' });
  expect([res.status, res.headers.get('content-type'), await res.text()]).toEqual([
    401,
    'text/plain',
    'not-signed-in',
  ]);
});
