import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Connection, type ConnectionHost } from './connection';
import { defaultLimits, type Limits } from './limits';
import type { Client, Method, Principal } from './method';
import { plainWording, type Wording } from './refusal';
import { createRequests } from './requests';

export interface ServerDeps {
  /** `/chat`: where clients are told to go; they negotiate at `/chat/negotiate`. */
  readonly path: string;
  /** What clients may invoke, by name. */
  readonly methods: Readonly<Record<string, Method>>;
  /** Whom the token speaks for; undefined for a missing, bad, expired or revoked one. */
  authenticate(token: string | undefined, req: IncomingMessage): Promise<Principal | undefined>;
  /** The secret that requests name a new connection by, in place of one of chance alone. */
  newToken?(): string;
  /** A client is connected. */
  opened?(client: Client): void;
  /** One that was connected is not any more. */
  left?(client: Client, why: string, transport: string | undefined): void;
  /** How refusals are worded; plain without. */
  readonly wording?: Wording;
  /** Milliseconds since the epoch. */
  now(): number;
  /** A request or a method failed by a fault of its own. */
  warn(error: unknown): void;
}

export interface ServerOptions {
  readonly limits?: Partial<Limits>;
  /** Calls `sweep` once a second until the returned function is called; a test drives it by hand. */
  readonly everySecond?: (sweep: () => void) => () => void;
}

const everySecond = (sweep: () => void): (() => void) => {
  const timer = setInterval(sweep, 1_000);
  timer.unref();
  return () => clearInterval(timer);
};

const ID_BYTES = 16;
const TOKEN_BYTES = 24;
/** Longer than any token check takes. */
const REVOKED_MS = 60_000;
/** Longest wait for goodbyes to be taken when the server closes. */
const CLOSE_MS = 2_000;

/**
 * A server of the ASP.NET Core SignalR protocol: JSON, on WebSocket, server-sent events and long
 * polling, with stateful reconnect, streams both ways and results of clients. It knows nothing of
 * what is said. It owns no listener: give it the requests and upgrades of yours.
 */
export const createSignalr = (deps: ServerDeps, options: ServerOptions = {}) => {
  const limits = { ...defaultLimits, ...options.limits };
  const byToken = new Map<string, Connection>();
  const byUser = new Map<string, Set<Connection>>();
  const ready = new Set<Connection>();
  /** When each session was revoked: a token check that began before must not let it in after. */
  const revoked = new Map<string, number>();
  let closing = false;
  let onEmpty: (() => void) | undefined;

  const host: ConnectionHost = {
    limits,
    methods: new Map(Object.entries(deps.methods)),
    now: deps.now,
    warn: deps.warn,
    opened(connection) {
      ready.add(connection);
      deps.opened?.(connection);
    },
    left(connection, why) {
      const { user } = connection.principal;
      const others = byUser.get(user);
      others?.delete(connection);
      if (others?.size === 0) byUser.delete(user);
      if (ready.delete(connection)) deps.left?.(connection, why, connection.transport?.name);
    },
    gone(connection) {
      byToken.delete(connection.token);
      if (byToken.size === 0) onEmpty?.();
    },
  };

  const requests = createRequests({
    path: deps.path,
    limits,
    wording: deps.wording ?? plainWording,
    get closing() {
      return closing;
    },
    now: deps.now,
    async authenticate(token, req) {
      const principal = await deps.authenticate(token, req);
      return principal !== undefined && revoked.has(principal.session) ? undefined : principal;
    },
    find: (token) => byToken.get(token),
    admit(principal, stateful) {
      const others = byUser.get(principal.user) ?? new Set();
      if (others.size >= limits.connectionsPerUser) return undefined;
      const id = randomBytes(ID_BYTES).toString('base64url');
      const token = deps.newToken?.() ?? randomBytes(TOKEN_BYTES).toString('base64url');
      const connection = new Connection(id, token, principal, stateful, host);
      byUser.set(principal.user, others.add(connection));
      byToken.set(token, connection);
      return connection;
    },
    warn: deps.warn,
  });

  const stop = (options.everySecond ?? everySecond)(() => {
    const now = deps.now();
    for (const connection of [...byToken.values()]) connection.sweep(now);
    for (const [session, at] of revoked) if (now - at > REVOKED_MS) revoked.delete(session);
  });

  return {
    ...requests,
    /** The user's connections on this process. */
    of: (user: string): readonly Client[] => [...(byUser.get(user) ?? [])],
    /** Whoever is connected to this process. */
    clients: (): ReadonlySet<Client> => ready,
    /** Closes the session's connections for good. */
    revokeSession(session: string): void {
      revoked.set(session, deps.now());
      for (const connection of [...byToken.values()]) {
        if (connection.principal.session === session) connection.fail('revoked');
      }
    },
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
