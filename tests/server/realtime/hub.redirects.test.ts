import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { expect, onTestFinished, test } from 'vitest';

test('a client follows a negotiation from place to place a hundred times, then gives up [§9]', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ url, accessToken: 'a-token' }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messageHub`;
  const client = new HubConnectionBuilder().withUrl(url).configureLogging(LogLevel.None).build();
  await expect(client.start()).rejects.toThrow('Negotiate redirection limit exceeded');
  expect(asked).toBe(100);
});
