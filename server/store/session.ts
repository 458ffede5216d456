import { connect as dial, type Socket } from 'node:net';
import postgres from 'postgres';
import { type DatabaseAddress, optionsFor, type Sql } from './database';

/** One connection for one life: statements sent after it broke never run on another one. */
export interface Session {
  readonly sql: Sql;
  readonly isLost: () => boolean;
  /** Runs the work, rejecting as soon as the connection breaks. */
  guard<Result>(work: () => Promise<Result>): Promise<Result>;
  end(): Promise<void>;
}

const lost = (): Error =>
  Object.assign(new Error('The database connection broke'), { code: 'CONNECTION_CLOSED' });

/**
 * Longest pause between two statements of a transaction. Who stands still for longer, with the end of
 * the log in hand, loses it to the others, and decides again.
 */
const STILL_MS = 5_000;

/**
 * A session that does not reconnect. The driver would run statements still queued for a broken
 * connection on the next one, outside of their transaction, and so commit half of it.
 */
export const openSession = (address: DatabaseAddress): Session => {
  let isLost = false;
  let dialled = false;
  let onLost: (error: Error) => void = () => undefined;
  const lose = (): Error => {
    isLost = true;
    const error = lost();
    onLost(error);
    return error;
  };
  const [url, options] = optionsFor(address, {
    max: 1,
    max_lifetime: null,
    // Every statement looks rows up by key; while tables are young the planner would scan them. The
    // driver drops what is `false`. A plan that avoids a scan at any price looks dear enough to be
    // compiled, which costs more than it runs.
    connection: {
      enable_seqscan: 'off',
      enable_hashjoin: 'off',
      enable_mergejoin: 'off',
      jit: 'off',
      idle_in_transaction_session_timeout: STILL_MS,
    },
    onclose: () => lose(),
  });
  const socket = (parsed: { path?: string; host: string[]; port: number[] }): Socket => {
    // Hung up on while it was greeted: the driver tells nobody that it closed, and dials again.
    if (dialled) throw lose();
    dialled = true;
    const host = parsed.host[0] ?? 'localhost';
    if (parsed.path) return dial(parsed.path);
    // The driver reads the name that a certificate has to bear from the socket.
    return Object.assign(dial(parsed.port[0] ?? 5432, host), { host });
  };
  const sql = postgres(url, Object.assign(options, { socket }));
  return {
    sql,
    isLost: () => isLost,
    guard: (work) =>
      new Promise((resolve, reject) => {
        if (isLost) return reject(lost());
        onLost = reject;
        work().then(resolve, reject);
      }),
    end: () => sql.end({ timeout: isLost ? 0 : 1 }),
  };
};
