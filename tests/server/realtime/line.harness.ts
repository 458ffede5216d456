import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Lines {
  /** Where the server listens, `http://127.0.0.1:…`. */
  readonly url: string;
  readonly sockets: ReadonlySet<Socket>;
  /** Breaks every line without a goodbye, as a network does. */
  breakLines(): void;
}

/**
 * Lets the server listen until the test has finished. Its port may be the next server's: the
 * clients of this process are given the turns in which they hear that their lines broke, lest they
 * send a next request along one of them.
 */
export const listen = async (server: Server, port = 0): Promise<Lines> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const breakLines = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    breakLines();
    server.close();
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
  });
  const { port: chosen } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${chosen}`, sockets, breakLines };
};
