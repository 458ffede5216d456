import { describe, expect, test } from 'vitest';
import { hubLimits } from '../../../server/realtime/hub.limits';
import { aClient, aResumedClient, FactTable, startHub, transportNames } from './hub.harness';

/** Holds the store's reads until `open` is called. */
const hold = (table: FactTable): (() => void) => {
  let open = () => {};
  table.gate = new Promise((resolve) => {
    open = resolve;
  });
  return open;
};

test('before Resume nothing arrives; afresh begins with the next fact', async () => {
  const { url, tell } = await startHub();
  const client = aClient(url);
  await client.connection.start();
  tell('ada');
  tell('ada');
  expect(await client.resume()).toEqual({ sequence: 2, missed: 0, reset: false });
  tell('ada');
  await client.numbers.of();
  expect(client.numbers.seen).toEqual([3]);
});

test('-1 and null ask for a fresh start; 0 asks for everything', async () => {
  const { url, table } = await startHub();
  for (let n = 0; n < 3; n += 1) table.commit('ada');
  const fresh = aClient(url);
  await fresh.connection.start();
  expect(await fresh.resume(-1)).toEqual({ sequence: 3, missed: 0, reset: false });
  expect(await fresh.connection.invoke('Resume', null)).toMatchObject({ missed: 0 });
  const all = aClient(url);
  await all.connection.start();
  expect(await all.resume(0)).toEqual({ sequence: 3, missed: 3, reset: false });
  expect(all.numbers.seen).toEqual([1, 2, 3]);
});

test.each(['1', 1.5, -2, {}, true, 2 ** 60])('refuses to resume from %j', async (after) => {
  const { url } = await startHub();
  const client = aClient(url);
  await client.connection.start();
  await expect(client.connection.invoke('Resume', after)).rejects.toThrow('the last message');
});

describe.each(transportNames)('live facts racing with Resume on %s', (transport) => {
  test('each number arrives once and in order', async () => {
    const { url, tell, table, hub } = await startHub();
    tell('ada');
    const client = aClient(url, { transport });
    await client.connection.start();
    const open = hold(table);
    const resumed = client.resume(0);
    await table.reads.of();
    // Committed and delivered while the read is under way, which does not see it.
    tell('ada');
    // Delivered late although the read saw it.
    hub.deliver('ada', { n: 1, handler: 'OnWalletChange', body: {} });
    open();
    expect(await resumed).toEqual({ sequence: 1, missed: 1, reset: false });
    tell('ada');
    await client.numbers.of((n) => n === 3);
    expect(client.numbers.seen).toEqual([1, 2, 3]);
  });
});

test('a fact delivered twice arrives once', async () => {
  const { url, tell, hub } = await startHub();
  const client = await aResumedClient(url);
  tell('ada');
  hub.deliver('ada', { n: 1, handler: 'OnWalletChange', body: {} });
  tell('ada');
  await client.numbers.of((n) => n === 2);
  expect(client.numbers.seen).toEqual([1, 2]);
});

test('a client that sees a gap may resume again on the same connection', async () => {
  const { url, tell, table } = await startHub();
  const client = await aResumedClient(url);
  tell('ada');
  table.commit('ada');
  tell('ada');
  await client.numbers.of((n) => n === 3);
  expect(await client.resume(1)).toEqual({ sequence: 3, missed: 2, reset: false });
  expect(client.numbers.seen).toEqual([1, 3, 2, 3]);
});

test('a second Resume is refused while one is under way', async () => {
  const { url, table } = await startHub();
  const client = aClient(url);
  await client.connection.start();
  const open = hold(table);
  const first = client.resume(0);
  await table.reads.of();
  await expect(client.resume(0)).rejects.toThrow('under way');
  open();
  expect(await first).toEqual({ sequence: 0, missed: 0, reset: false });
});

test('too much missed, in number or in bytes, is a reset that delivers nothing', async () => {
  const { url, table, tell } = await startHub({
    limits: { resumeMax: 5, readerBufferBytes: 4_000 },
  });
  for (let n = 0; n < 6; n += 1) table.commit('ada');
  for (let n = 0; n < 3; n += 1) table.commit('bob', { Text: 'x'.repeat(1_000) });
  const ada = aClient(url);
  const bob = aClient(url, { token: 'token-of-bob' });
  await Promise.all([ada.connection.start(), bob.connection.start()]);
  expect(await ada.resume(0)).toEqual({ sequence: 6, missed: 0, reset: true });
  expect(await bob.resume(0)).toEqual({ sequence: 3, missed: 0, reset: true });
  expect(await ada.resume(1)).toEqual({ sequence: 6, missed: 5, reset: false });
  expect(await bob.resume(2)).toEqual({ sequence: 3, missed: 1, reset: false });
  tell('ada');
  await ada.numbers.of((n) => n === 7);
  expect(ada.numbers.seen).toEqual([2, 3, 4, 5, 6, 7]);
});

test('as many facts as may be missed pass through to a reader that keeps up', async () => {
  const { url, table } = await startHub();
  for (let n = 0; n < hubLimits.resumeMax; n += 1) table.commit('ada', { Text: 'x'.repeat(300) });
  const client = aClient(url);
  await client.connection.start();
  expect(await client.resume(0)).toMatchObject({ missed: 1_000, reset: false });
  expect(client.numbers.seen).toHaveLength(1_000);
});

test('a number from another history is a reset, not silence', async () => {
  const { url, table, tell } = await startHub();
  table.commit('ada');
  const client = aClient(url);
  await client.connection.start();
  expect(await client.resume(900)).toEqual({ sequence: 1, missed: 0, reset: true });
  tell('ada');
  expect(await client.numbers.of()).toBe(2);
});

test('a store that fails is an error to try again after, and no fact slips in between', async () => {
  const { url, table, tell, logged } = await startHub();
  const client = aClient(url);
  await client.connection.start();
  table.broken = true;
  await expect(client.resume(0)).rejects.toThrow('try again');
  tell('ada');
  table.broken = false;
  expect(await client.resume(0)).toEqual({ sequence: 1, missed: 1, reset: false });
  expect(client.numbers.seen).toEqual([1]);
  expect(logged).toHaveLength(1);
});

test('what is held back while resuming is bounded', async () => {
  const { url, table, tell, presence } = await startHub({ limits: { readerBufferBytes: 10_000 } });
  const client = aClient(url);
  await client.connection.start();
  const open = hold(table);
  const resumed = client.resume(0);
  resumed.catch(() => {});
  await table.reads.of();
  for (let n = 0; n < 20; n += 1) tell('ada', { Text: 'x'.repeat(1_000) });
  await presence.of((what) => what === 'ada left');
  open();
  await expect(resumed).rejects.toThrow();
});
