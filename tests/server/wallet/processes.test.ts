import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hubMessages } from '../../../contract/hub';
import { type TestPlatform, testPlatform } from '../../support/platform';

let one: TestPlatform;
let other: TestPlatform;
beforeAll(async () => {
  one = await testPlatform();
  other = await testPlatform({}, one.database);
});
afterAll(async () => {
  await other.close();
  await one.close();
});

/** The next message of a kind that a hub client of this process receives. */
const hubClient = async (platform: TestPlatform, token: string) => {
  const connection = new HubConnectionBuilder()
    .withUrl(`${platform.url}/messageHub`, { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build();
  const wallet = new Promise<unknown>((resolve) => {
    connection.on('OnWalletChange', (text: string) => resolve(JSON.parse(text)));
  });
  const closed = new Promise<string>((resolve) => {
    connection.onclose((error) => resolve(error?.message ?? 'closed'));
  });
  await connection.start();
  const resumed: unknown = await connection.invoke('Resume', -1);
  return { connection, wallet, closed, resumed };
};

test('a bet on one process reaches a hub client of the other', async () => {
  const { token } = await one.signUp();
  const { connection, wallet } = await hubClient(other, token);
  const session = await one.sit('lantern-run', 'COINS', token);
  await one.post('/play/rounds', { session, stake: 10, bet: {} }, { token });
  expect(await wallet).toEqual({
    Balances: [{ Currency: 'COINS', Balance: 4_990 }],
    SuggestedDelay: 0,
    Sequence: 2,
  });
  await connection.stop();
});

test('what was missed while away comes with the resume, in order', async () => {
  const { token } = await one.signUp();
  const first = await hubClient(other, token);
  expect(first.resumed).toEqual({ sequence: 1, missed: 0, reset: false });
  await first.connection.stop();
  const session = await one.sit('neon-orchard', 'COINS', token);
  const { body } = await one.post('/play/rounds', { session, stake: 5, bet: {} }, { token });
  await one.post(`/play/rounds/${body.round._id}/settle`, { session }, { token });

  const again = new HubConnectionBuilder()
    .withUrl(`${one.url}/messageHub`, { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build();
  const numbers: number[] = [];
  // Whatever follows a first bet is told too, if it was quick: what an achievement gave, a level.
  for (const handler of Object.keys(hubMessages))
    again.on(handler, (text: string) => numbers.push(JSON.parse(text).Sequence));
  await again.start();
  const resumed = await again.invoke<{ sequence: number; missed: number }>('Resume', 1);
  expect(numbers).toEqual(Array.from({ length: resumed.missed }, (_, index) => index + 2));
  expect(resumed.sequence).toBe(resumed.missed + 1);
  await again.stop();
});

test('a sign-out on one process closes the hub and refuses the token on the other', async () => {
  const { token } = await one.signUp();
  expect((await other.get('/get', { token })).status).toBe(200);
  const { closed } = await hubClient(other, token);
  await one.post('/auth/sign-out', {}, { token });
  expect(await closed).toContain('revoked');
  expect((await other.get('/get', { token })).body.code).toBe('token-expired');
});
