import { createServer, type IncomingMessage, type Server } from 'node:http';
import {
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  LogLevel,
} from '@microsoft/signalr';
import { onTestFinished } from 'vitest';
import type { Resumed } from '../../../contract/hub';
import {
  createHub,
  type Fact,
  type Hub,
  type HubIdentity,
  type HubOptions,
} from '../../../server/realtime/hub';
import { type Lines, listen } from './line.harness';

export const transports = {
  WebSockets: HttpTransportType.WebSockets,
  ServerSentEvents: HttpTransportType.ServerSentEvents,
  LongPolling: HttpTransportType.LongPolling,
} as const;
export type TransportName = keyof typeof transports;
export const transportNames = Object.keys(transports) as TransportName[];

/** Something to wait for: each `of` resolves with the next value that fits. */
export class Sightings<T> {
  readonly seen: T[] = [];
  #waiting: { fits: (value: T) => boolean; resolve: (value: T) => void }[] = [];

  note(value: T): void {
    this.seen.push(value);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const one of waiting) {
      if (one.fits(value)) one.resolve(value);
      else this.#waiting.push(one);
    }
  }

  /** Resolves with the first value seen or yet to be seen that fits. */
  of(fits: (value: T) => boolean = () => true): Promise<T> {
    const known = this.seen.find(fits);
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve) => {
      this.#waiting.push({ fits, resolve });
    });
  }
}

/** The store's facts table, in memory: committing is not yet delivering. */
export class FactTable {
  readonly facts = new Map<string, Fact[]>();
  /** Awaited before every read answers: a test holds it to let live facts race. */
  gate: Promise<void> = Promise.resolve();
  readonly reads = new Sightings<string>();
  broken = false;

  of(player: string): Fact[] {
    const facts = this.facts.get(player) ?? [];
    this.facts.set(player, facts);
    return facts;
  }

  commit(player: string, body: object = {}): Fact {
    const facts = this.of(player);
    const fact = { n: facts.length + 1, handler: 'OnWalletChange', body };
    facts.push(fact);
    return fact;
  }

  async missed(player: string, after: number, limit: number): Promise<Fact[]> {
    const found = this.of(player)
      .filter(({ n }) => n > after)
      .slice(0, limit);
    this.reads.note(player);
    await this.gate;
    if (this.broken) throw new Error('the store is away');
    return found;
  }

  async last(player: string): Promise<number> {
    const { length } = this.of(player);
    this.reads.note(player);
    await this.gate;
    return length;
  }
}

export interface Stage extends Lines {
  hub: Hub;
  server: Server;
  table: FactTable;
  /** Commits a fact for the player and delivers it. */
  tell(player: string, body?: object): void;
  identities: Map<string, HubIdentity>;
  clock: { now: number };
  /** Moves the clock and runs the hub's second. */
  pass(ms: number): void;
  presence: Sightings<string>;
  logged: unknown[];
  requests: Sightings<IncomingMessage>;
}

/** A hub on a real server, with `ada` and `bob` signed in by tokens of the same names. */
export const startHub = async (
  options: HubOptions = {},
  table = new FactTable(),
  port = 0,
): Promise<Stage> => {
  const clock = { now: 1_000_000 };
  const presence = new Sightings<string>();
  const requests = new Sightings<IncomingMessage>();
  const logged: unknown[] = [];
  const hour = clock.now + 3_600_000;
  const identities = new Map<string, HubIdentity>([
    ['token-of-ada', { player: 'ada', session: 'session-ada', expiresAt: hour }],
    ['token-of-bob', { player: 'bob', session: 'session-bob', expiresAt: hour }],
  ]);
  let sweep = () => {};
  const hub = createHub(
    {
      authenticate: async (token) => identities.get(token ?? ''),
      missed: (player, after, limit) => table.missed(player, after, limit),
      lastNumber: (player) => table.last(player),
      presence: {
        arrived: (player) => presence.note(`${player} arrived`),
        left: (player) => presence.note(`${player} left`),
      },
      now: () => clock.now,
      log: {
        info: (facts, says) => logged.push([facts, says]),
        warn: (facts, says) => logged.push([facts, says]),
      },
    },
    {
      everySecond: (run) => {
        sweep = run;
        return () => {};
      },
      ...options,
    },
  );
  const server = createServer((req, res) => {
    requests.note(req);
    if (!hub.handleRequest(req, res)) res.writeHead(418).end();
  });
  server.on('upgrade', (req, socket, head) => {
    requests.note(req);
    if (!hub.handleUpgrade(req, socket, head)) socket.destroy();
  });
  const lines = await listen(server, port);
  return {
    hub,
    server,
    ...lines,
    url: `${lines.url}/messageHub`,
    table,
    tell: (player, body) => hub.deliver(player, table.commit(player, body)),
    identities,
    clock,
    pass(ms) {
      clock.now += ms;
      sweep();
    },
    presence,
    logged,
    requests,
  };
};

export interface Client {
  connection: HubConnection;
  /** The numbers of the facts received, in order of arrival. */
  numbers: Sightings<number>;
  bodies: Sightings<Record<string, unknown>>;
  closed: Promise<Error | undefined>;
  resume(after?: number): Promise<Resumed>;
}

export interface ClientOptions {
  transport?: TransportName;
  token?: string | (() => string);
  reconnect?: number[];
  stateful?: boolean;
  skipNegotiation?: boolean;
}

/** The unmodified SignalR client, not yet started. */
export const aClient = (url: string, options: ClientOptions = {}): Client => {
  const { transport = 'WebSockets', token = 'token-of-ada' } = options;
  const builder = new HubConnectionBuilder()
    .withUrl(url, {
      transport: transports[transport],
      accessTokenFactory: typeof token === 'string' ? () => token : token,
      skipNegotiation: options.skipNegotiation ?? false,
    })
    .configureLogging(LogLevel.None);
  if (options.reconnect) builder.withAutomaticReconnect(options.reconnect);
  if (options.stateful) builder.withStatefulReconnect();
  const connection = builder.build();
  const numbers = new Sightings<number>();
  const bodies = new Sightings<Record<string, unknown>>();
  connection.on('OnWalletChange', (text: string) => {
    const body = JSON.parse(text) as Record<string, unknown>;
    numbers.note(body.Sequence as number);
    bodies.note(body);
  });
  const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve));
  onTestFinished(() => connection.stop());
  return {
    connection,
    numbers,
    bodies,
    closed,
    resume: (after) =>
      connection.invoke<Resumed>('Resume', ...(after === undefined ? [] : [after])),
  };
};

/** A started client that has resumed from `after`, or afresh. */
export const aResumedClient = async (
  url: string,
  options: ClientOptions & { after?: number } = {},
): Promise<Client> => {
  const client = aClient(url, options);
  await client.connection.start();
  await client.resume(options.after);
  return client;
};

/** A negotiated connection's secret, by plain HTTP. */
export const negotiate = async (
  url: string,
  query = '',
  token = 'token-of-ada',
): Promise<string> => {
  const res = await fetch(`${url}/negotiate?negotiateVersion=1${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const { connectionToken } = (await res.json()) as { connectionToken: string };
  return connectionToken;
};

export const authorization = { authorization: 'Bearer token-of-ada' };
export const HANDSHAKE = '{"protocol":"json","version":1}\x1e';
