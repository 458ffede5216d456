import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { DatabaseAddress } from '../../server/store/database';

/** A line to a database that a test cuts and holds up. */
export interface Line {
  readonly address: DatabaseAddress;
  /** Hangs up on everybody, and on whoever dials, until `mend`. */
  cut(): void;
  /** Takes what is said and hands nothing on, as a database does that stands still. */
  hold(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Stands between the platform and the database at a Unix socket. */
export const lineTo = async (address: DatabaseAddress): Promise<Line> => {
  if (typeof address === 'string') throw new Error('The database listens at a socket');
  const path = join(address.host, `.s.PGSQL.${address.port}`);
  let state: 'open' | 'cut' | 'held' = 'open';
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(path);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
      one.pipe(other);
      if (state === 'held') one.pause();
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const each = (act: (socket: Socket) => void) => {
    for (const pair of pairs) pair.forEach(act);
  };
  return {
    address: { ...address, host: '127.0.0.1', port },
    cut() {
      state = 'cut';
      each((socket) => socket.destroy());
    },
    hold() {
      state = 'held';
      each((socket) => socket.pause());
    },
    mend() {
      state = 'open';
      each((socket) => socket.resume());
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      each((socket) => socket.destroy());
      await closed;
    },
  };
};
