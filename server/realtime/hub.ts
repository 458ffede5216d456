import type { IncomingMessage } from 'node:http';
import { problem } from '../../contract/problems';
import { type Call, type Client, MethodError, type Principal } from '../signalr/method';
import { createSignalr, type ServerOptions } from '../signalr/server';
import { type Fact, FactGate, factFrame, tidingFrame } from './hub.facts';
import { type HubLimits, hubLimits } from './hub.limits';

export type { Fact } from './hub.facts';

export const HUB_PATH = '/messageHub';

/** Who a token speaks for; `expiresAt` in ms since the epoch. */
export interface HubIdentity {
  readonly player: string;
  readonly session: string;
  readonly expiresAt: number;
}

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
  /** Of every answer: for those that no server writes, on the bare line of an upgrade. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch. */
  now(): number;
  log: {
    info(facts: object, says: string): void;
    warn(facts: object, says: string): void;
  };
}

/** Sends something that is not kept. */
export type Tell = (handler: string, body: object) => void;

export interface HubOptions extends Pick<ServerOptions, 'everySecond'> {
  readonly limits?: Partial<HubLimits>;
}

const wordingUnder = (headers: Readonly<Record<string, string>> = {}) => ({
  headers,
  type: 'application/problem+json',
  of: (code: Parameters<typeof problem>[0]) => JSON.stringify(problem(code)),
});

const principalOf = ({ player, ...rest }: HubIdentity): Principal => ({ user: player, ...rest });

/** The number that Resume was given; -1 for none. */
const numberOf = (after: unknown): number => {
  const from = after === undefined || after === null ? -1 : after;
  if (typeof from === 'number' && Number.isSafeInteger(from) && from >= -1) return from;
  throw new MethodError('Resume takes the number of the last message.');
};

/**
 * The messaging hub [§7 Real-time, §9; decision 38]: the private messages of signed-in players,
 * spoken so that the unmodified SignalR client understands it on all three transports. What it adds
 * to the protocol is a number for each message, and the method `Resume` that asks for those missed.
 */
export const createHub = (deps: HubDeps, options: HubOptions = {}) => {
  const limits = { ...hubLimits, ...options.limits };
  const gates = new WeakMap<Client, FactGate>();
  const listeners = new Set<(player: string, tell: Tell) => void>();

  /** What this client hears of its player's facts. */
  const gateOf = (client: Client): FactGate => {
    const { user } = client.principal;
    const source = {
      missed: (after: number, limit: number) => deps.missed(user, after, limit),
      last: () => deps.lastNumber(user),
    };
    const outlet = {
      send: client.send.bind(client),
      overflowed: () => client.cut('slow reader'),
    };
    const gate = gates.get(client) ?? new FactGate(source, outlet, limits);
    gates.set(client, gate);
    return gate;
  };

  const resume = async ({ client, args: [after], answer }: Call): Promise<void> => {
    const from = numberOf(after);
    const gate = gateOf(client);
    if (gate.resuming) throw new MethodError('Resume is under way.');
    try {
      await gate.resume(from, answer);
    } catch (error) {
      deps.log.warn({ connection: client.id, error }, 'hub could not read missed facts');
      throw new MethodError('Resume failed, try again.');
    }
    const tell: Tell = (handler, body) => gate.tell(tidingFrame(handler, body));
    for (const listener of listeners) listener(client.principal.user, tell);
  };

  const server = createSignalr(
    {
      path: HUB_PATH,
      methods: { Resume: { invoke: resume } },
      async authenticate(token, req) {
        const identity = await deps.authenticate(token, req);
        return identity === undefined ? undefined : principalOf(identity);
      },
      ...(deps.newToken === undefined ? {} : { newToken: deps.newToken }),
      opened: ({ id, principal }) => deps.presence?.arrived(principal.user, id),
      left({ id, principal: { user: player } }, why, transport) {
        deps.log.info({ connection: id, player, transport, why }, 'hub connection ended');
        deps.presence?.left(player, id);
      },
      wording: wordingUnder(deps.headers),
      now: deps.now,
      warn: (error) => deps.log.warn({ error }, 'hub request failed'),
    },
    { ...options, limits: { ...limits, connectionsPerUser: limits.connectionsPerPlayer } },
  );

  return {
    isFor: server.isFor,
    handleRequest: server.handleRequest,
    handleUpgrade: server.handleUpgrade,
    /** Whether a connection of the player on this process waits for facts. */
    listens: (player: string): boolean =>
      server.of(player).some((client) => gates.get(client)?.listens === true),
    /** Ends the player's connections on this process; they come back and resume. */
    cut(player: string, why: string): void {
      for (const client of server.of(player)) client.cut(why);
    },
    /** Sends a fact to every connection of the player on this process; call in order of `n`. */
    deliver(player: string, fact: Fact): void {
      const clients = server.of(player);
      if (clients.length === 0) return;
      const frame = factFrame(fact);
      for (const client of clients) gates.get(client)?.take(fact.n, frame);
    },
    /** Sends something that is not kept to every connection of the player on this process. */
    tell(player: string, handler: string, body: object): void {
      const frame = tidingFrame(handler, body);
      for (const client of server.of(player)) gates.get(client)?.tell(frame);
    },
    /** Calls back with each connection that begins to hear, and how to tell it alone; answers the end of it. */
    onListen(listener: (player: string, tell: Tell) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Closes the session's connections for good: signed out, or its password changed. */
    revokeSession: server.revokeSession,
    /** How many connections are ready on this process. */
    connections: (): number => server.clients().size,
    /** The players with a ready connection on this process. */
    players: (): Set<string> =>
      new Set([...server.clients()].map(({ principal }) => principal.user)),
    close: server.close,
  };
};

export type Hub = ReturnType<typeof createHub>;
