import { HubConnectionState } from '@microsoft/signalr';
import { describe, expect, test } from 'vitest';
import { aClient, aResumedClient, startHub, transportNames } from './hub.harness';

describe.each(transportNames)('the SignalR client on %s', (transport) => {
  test('connects, receives its own facts as JSON strings, and leaves', async () => {
    const { hub, url, tell, presence } = await startHub();
    const client = await aResumedClient(url, { transport });
    expect([...hub.players()]).toEqual(['ada']);
    expect(hub.connections()).toBe(1);
    tell('bob', { Balances: [] });
    tell('ada', { Balances: [{ Currency: 'COINS', Balance: 7 }], SuggestedDelay: 0 });
    expect(await client.bodies.of()).toEqual({
      Balances: [{ Currency: 'COINS', Balance: 7 }],
      SuggestedDelay: 0,
      Sequence: 1,
    });
    await client.connection.stop();
    await presence.of((what) => what === 'ada left');
    expect(presence.seen).toEqual(['ada arrived', 'ada left']);
    expect(hub.connections()).toBe(0);
  });

  test('carries text of every script and length unharmed', async () => {
    const { url, tell } = await startHub();
    const client = await aResumedClient(url, { transport });
    const texts = ['line\r\nbreak \u2028', 'شكرا 🎡', 'x'.repeat(125), 'é'.repeat(70_000), '\x1e'];
    for (const Text of texts) tell('ada', { Text });
    await client.numbers.of((n) => n === texts.length);
    expect(client.bodies.seen.map(({ Text }) => Text)).toEqual(texts);
  });

  test('completes a known method, and refuses an unknown one without closing', async () => {
    const { url } = await startHub();
    const client = await aResumedClient(url, { transport });
    await expect(client.connection.invoke('Nonsense', 1)).rejects.toThrow(
      'There is no such method.',
    );
    await expect(client.connection.invoke('Resume', 'x')).rejects.toThrow('the last message');
    await client.connection.send('Nonsense');
    expect(await client.resume()).toEqual({ sequence: 0, missed: 0, reset: false });
  });

  test('hands a stream refused back as an error', async () => {
    const { url } = await startHub();
    const client = await aResumedClient(url, { transport });
    const refusal = new Promise<Error>((resolve, reject) => {
      client.connection
        .stream('Resume')
        .subscribe({ next: reject, complete: () => reject(new Error('complete')), error: resolve });
    });
    expect((await refusal).message).toContain('The method answers no stream.');
  });

  test('refuses a bad or missing token at negotiation', async () => {
    const { url, hub } = await startHub();
    for (const token of ['wrong', '']) {
      await expect(aClient(url, { transport, token }).connection.start()).rejects.toThrow('401');
    }
    expect(hub.connections()).toBe(0);
  });

  test('refuses a token that turns bad between negotiation and connection', async () => {
    const { url, identities, requests } = await startHub();
    const client = aClient(url, { transport });
    void requests
      .of((req) => req.url?.includes('negotiate') === true)
      .then(() => {
        setImmediate(() => identities.clear());
      });
    await expect(client.connection.start()).rejects.toThrow();
  });

  test('is closed for good when its token expires', async () => {
    const { url, pass, presence, hub } = await startHub();
    const client = await aResumedClient(url, { transport, reconnect: [0, 0, 0] });
    pass(3_600_000);
    expect((await client.closed)?.message).toContain('token-expired');
    await presence.of((what) => what === 'ada left');
    expect(hub.connections()).toBe(0);
  });

  test('is closed for good when its session is revoked, and no other', async () => {
    const { url, hub, tell } = await startHub();
    const ada = await aResumedClient(url, { transport, reconnect: [0, 0, 0] });
    const bob = await aResumedClient(url, { transport, token: 'token-of-bob' });
    hub.revokeSession('session-ada');
    expect((await ada.closed)?.message).toContain('revoked');
    tell('bob');
    expect(await bob.numbers.of()).toBe(1);
  });

  test('comes back by itself when the hub closes, and catches up', async () => {
    const first = await startHub();
    const client = await aResumedClient(first.url, { transport, reconnect: [0, 50, 50, 50, 50] });
    first.tell('ada');
    await client.numbers.of((n) => n === 1);
    const back = new Promise((resolve) => client.connection.onreconnected(resolve));
    const port = Number(new URL(first.url).port);
    await first.hub.close();
    first.breakLines();
    await new Promise((resolve) => first.server.close(resolve));
    first.table.commit('ada');
    const second = await startHub({}, first.table, port);
    await back;
    second.tell('ada');
    expect(await client.resume(1)).toEqual({ sequence: 3, missed: 2, reset: false });
    second.tell('ada');
    await client.numbers.of((n) => n === 4);
    expect(client.numbers.seen).toEqual([1, 2, 3, 4]);
  });

  test('reconnects when the line breaks without a word', async () => {
    const { url, breakLines, presence } = await startHub();
    const client = await aResumedClient(url, { transport, reconnect: [0, 50, 50] });
    const back = new Promise((resolve) => client.connection.onreconnected(resolve));
    breakLines();
    await back;
    expect(client.connection.state).toBe(HubConnectionState.Connected);
    await presence.of((what) => what === 'ada arrived');
  });

  test('keeps the token out of the log', async () => {
    const { url, hub, logged, breakLines, presence } = await startHub();
    const client = await aResumedClient(url, { transport });
    breakLines();
    await client.closed;
    if (transport === 'LongPolling') hub.revokeSession('session-ada');
    await presence.of((what) => what === 'ada left');
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toContain('token-of-ada');
  });
});

test('a WebSocket may come without negotiation', async () => {
  const { url, tell } = await startHub();
  const client = await aResumedClient(url, { skipNegotiation: true });
  tell('ada');
  expect(await client.numbers.of()).toBe(1);
});

test('two hubs share nothing but what is delivered to both', async () => {
  const first = await startHub();
  const second = await startHub({}, first.table);
  const here = await aResumedClient(first.url);
  const there = await aResumedClient(second.url, { transport: 'ServerSentEvents' });
  const fact = first.table.commit('ada');
  first.hub.deliver('ada', fact);
  second.hub.deliver('ada', fact);
  expect([await here.numbers.of(), await there.numbers.of()]).toEqual([1, 1]);
});

test('a fact reaches every connection of the player', async () => {
  const { url, tell } = await startHub();
  const clients = await Promise.all(
    transportNames.map((transport) => aResumedClient(url, { transport })),
  );
  tell('ada');
  expect(await Promise.all(clients.map(({ numbers }) => numbers.of()))).toEqual([1, 1, 1]);
});
