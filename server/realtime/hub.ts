import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Connection, type ConnectionHost, type HubIdentity } from './hub.connection';
import { type Fact, factFrame, tidingFrame } from './hub.facts';
import { type HubLimits, hubLimits } from './hub.limits';
import type { Invocation } from './hub.protocol';
import { createHubRequests } from './hub.requests';

export type { HubIdentity } from './hub.connection';
export type { Fact } from './hub.facts';

export interface HubDeps {
  /** The token's player and session; undefined for a missing, bad, expired or revoked token. */
  authenticate(token: string | undefined, req: IncomingMessage): Promise<HubIdentity | undefined>;
  /** The secret that requests name a new connection by, in place of one of chance alone. */
  newToken?(): string;
  /** The player's facts with a number above `after`, ascending, at most `limit`. */
  missed(player: string, after: number, limit: number): Promise<readonly Fact[]>;
  /** The number of the player's newest fact; 0 when there is none. */
  lastNumber(player: string): Promise<number>;
  /** Told when a connection is ready, and once when it is not any more [decision 19]. */
  presence?: {
    arrived(player: string, connectionId: string): void;
    left(player: string, connectionId: string): void;
  };
  /** Milliseconds since the epoch. */
  now(): number;
  log: {
    info(facts: object, says: string): void;
    warn(facts: object, says: string): void;
  };
}

export interface HubOptions {
  readonly limits?: Partial<HubLimits>;
  /** Calls `sweep` once a second until the returned function is called; a test drives it by hand. */
  readonly everySecond?: (sweep: () => void) => () => void;
}

const everySecond = (sweep: () => void): (() => void) => {
  const timer = setInterval(sweep, 1_000);
  timer.unref();
  return () => clearInterval(timer);
};

/** Longer than any token check takes. */
const REVOKED_MS = 60_000;
/** Longest wait for goodbyes to be taken when the hub closes. */
const CLOSE_MS = 2_000;

/**
 * The messaging hub [§7 Real-time, §9; decision 38]: the private messages of signed-in players,
 * spoken so that the unmodified SignalR client understands it on all three transports. It owns no
 * server: give it the requests and upgrades of yours.
 */
export const createHub = (deps: HubDeps, options: HubOptions = {}) => {
  const limits = { ...hubLimits, ...options.limits };
  const byToken = new Map<string, Connection>();
  const byPlayer = new Map<string, Set<Connection>>();
  const ready = new Set<Connection>();
  /** When each session was revoked: a token check that began before must not let it in after. */
  const revoked = new Map<string, number>();
  let closing = false;
  let onEmpty: (() => void) | undefined;

  const resume = async (
    connection: Connection,
    { arguments: [after], invocationId }: Invocation,
  ) => {
    const from = after === undefined || after === null ? -1 : after;
    if (typeof from !== 'number' || !Number.isSafeInteger(from) || from < -1) {
      connection.complete(invocationId, { error: 'Resume takes the number of the last message.' });
      return;
    }
    if (connection.facts.resuming) {
      connection.complete(invocationId, { error: 'Resume is under way.' });
      return;
    }
    try {
      await connection.facts.resume(from, (result) =>
        connection.complete(invocationId, { result }),
      );
    } catch (error) {
      deps.log.warn({ connection: connection.id, error }, 'hub could not read missed facts');
      connection.complete(invocationId, { error: 'Resume failed, try again.' });
    }
  };

  const host: ConnectionHost = {
    limits,
    now: deps.now,
    opened(connection) {
      ready.add(connection);
      deps.presence?.arrived(connection.identity.player, connection.id);
    },
    invoked(connection, invocation) {
      if (invocation.target === 'Resume' && !invocation.streaming) {
        void resume(connection, invocation);
      } else {
        connection.complete(invocation.invocationId, { error: 'There is no such method.' });
      }
    },
    left(connection, why) {
      const { player } = connection.identity;
      const others = byPlayer.get(player);
      others?.delete(connection);
      if (others?.size === 0) byPlayer.delete(player);
      if (!ready.delete(connection)) return;
      const transport = connection.transport?.name;
      deps.log.info({ connection: connection.id, player, transport, why }, 'hub connection ended');
      deps.presence?.left(player, connection.id);
    },
    gone(connection) {
      byToken.delete(connection.token);
      if (byToken.size === 0) onEmpty?.();
    },
  };

  const requests = createHubRequests({
    limits,
    get closing() {
      return closing;
    },
    now: deps.now,
    async authenticate(token, req) {
      const identity = await deps.authenticate(token, req);
      return identity !== undefined && revoked.has(identity.session) ? undefined : identity;
    },
    find: (token) => byToken.get(token),
    admit(identity, stateful) {
      const { player } = identity;
      const others = byPlayer.get(player) ?? new Set();
      if (others.size >= limits.connectionsPerPlayer) return undefined;
      const id = randomBytes(16).toString('base64url');
      const token = deps.newToken?.() ?? randomBytes(24).toString('base64url');
      const connection = new Connection(id, token, identity, stateful, host, {
        missed: (after, limit) => deps.missed(player, after, limit),
        last: () => deps.lastNumber(player),
      });
      byPlayer.set(player, others.add(connection));
      byToken.set(token, connection);
      return connection;
    },
    warn: (error) => deps.log.warn({ error }, 'hub request failed'),
  });

  const stop = (options.everySecond ?? everySecond)(() => {
    const now = deps.now();
    for (const connection of [...byToken.values()]) connection.sweep(now);
    for (const [session, at] of revoked) if (now - at > REVOKED_MS) revoked.delete(session);
  });

  return {
    ...requests,
    /** Whether a connection of the player on this process waits for facts. */
    listens: (player: string): boolean =>
      [...(byPlayer.get(player) ?? [])].some(({ facts }) => facts.listens),
    /** Ends the player's connections on this process; they come back and resume. */
    cut(player: string, why: string): void {
      for (const connection of [...(byPlayer.get(player) ?? [])]) connection.cut(why);
    },
    /** Sends a fact to every connection of the player on this process; call in order of `n`. */
    deliver(player: string, fact: Fact): void {
      const connections = byPlayer.get(player);
      if (connections === undefined) return;
      const frame = factFrame(fact);
      for (const connection of [...connections]) connection.facts.take(fact.n, frame);
    },
    /** Sends something that is not kept to every connection of the player on this process. */
    tell(player: string, handler: string, body: object): void {
      const frame = tidingFrame(handler, body);
      for (const connection of [...(byPlayer.get(player) ?? [])]) connection.facts.tell(frame);
    },
    /** Closes the session's connections for good: signed out, or its password changed. */
    revokeSession(session: string): void {
      revoked.set(session, deps.now());
      for (const connection of [...byToken.values()]) {
        if (connection.identity.session === session) connection.fail('revoked');
      }
    },
    /** How many connections are ready on this process. */
    connections: (): number => ready.size,
    /** The players with a ready connection on this process. */
    players: (): Set<string> => new Set([...ready].map(({ identity }) => identity.player)),
    /** Says goodbye to everybody, asks them to come back, and refuses whoever comes from now on. */
    async close(): Promise<void> {
      closing = true;
      stop();
      for (const connection of [...byToken.values()]) connection.end({ allowReconnect: true });
      if (byToken.size > 0) {
        await new Promise<void>((resolve) => {
          onEmpty = resolve;
          setTimeout(resolve, CLOSE_MS).unref();
        });
      }
      for (const connection of [...byToken.values()]) connection.cut('hub closed');
    },
  };
};

export type Hub = ReturnType<typeof createHub>;
