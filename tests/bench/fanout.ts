import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { WebSocketServer } from 'ws';
import { flightRoom } from '../../contract/flight';
import { RIDERS_SHOWN } from '../../contract/limits';
import { aFlightInTheAir } from '../../contract/make/flight';
import { createHub } from '../../server/realtime/hub';
import { factFrame } from '../../server/realtime/hub.facts';
import { createRooms } from '../../server/realtime/socket';

export interface FanoutFigures {
  readonly clients: number;
  readonly messages: number;
  /** Processor microseconds of the server per message delivered to one client. */
  readonly micros: Readonly<Record<Subject, number>>;
  /** Times what bare `ws` costs for the same bytes. */
  readonly ratios: {
    /** One message to 1,000 connections: serialised and framed once. */
    readonly hub: number;
    /** A message of its own to each of 1,000 players. */
    readonly hubPlayers: number;
    readonly socket: number;
    /** A flight with as many riders as are told, to those who watch it. */
    readonly flight: number;
  };
}

type Subject = 'bareHub' | 'hub' | 'hubPlayers' | 'bareSocket' | 'socket' | 'bareFlight' | 'flight';

type Rooms = ReturnType<typeof createRooms>;

interface Stage {
  readonly server: Server;
  /** Sends the n-th message (from 1) to every client. */
  tell(n: number, text: string): void;
  close(): Promise<unknown>;
}

const body = (text: string) => ({
  Balances: [{ Currency: 'COINS', Balance: 123_456 }],
  SuggestedDelay: 0,
  Text: text,
});
const flight = aFlightInTheAir();
const room = flightRoom(flight.gameId);
/** What the room of a flight hears; the text is its end. */
const flightBody = (text: string) => ({
  room,
  flight: {
    ...flight,
    riders: Array.from({ length: RIDERS_SHOWN }, (_, n) => ({
      ...{ name: `Rider${n}`, currency: 'COINS', stake: 2_000, cashed: n % 2 === 0 ? null : 152 },
    })),
    aboard: 1_000,
  },
  Text: text,
});
const log = { info: () => {}, warn: () => {} };
const now = () => Date.now();

const bareStage = (record: (n: number, text: string) => string): Stage => {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  return {
    server,
    tell(n, text) {
      const data = record(n, text);
      for (const client of sockets.clients) client.send(data, { binary: false });
    },
    close: async () => sockets.close(),
  };
};

const hubStage = (clients: number, sharing: boolean): Stage => {
  const hub = createHub(
    {
      authenticate: async (token) => ({
        player: sharing ? 'player' : String(token),
        session: String(token),
        expiresAt: now() + 3_600_000,
      }),
      missed: async () => [],
      lastNumber: async () => 0,
      now,
      log,
    },
    { limits: { connectionsPerPlayer: clients } },
  );
  const server = createServer((req, res) => hub.handleRequest(req, res));
  server.on('upgrade', (req, line, head) => hub.handleUpgrade(req, line, head));
  const players = sharing
    ? ['player']
    : Array.from({ length: clients }, (_, index) => `player-${index}`);
  return {
    server,
    tell(n, text) {
      const fact = { n, handler: 'OnWalletChange', body: body(text) };
      for (const player of players) hub.deliver(player, fact);
    },
    close: () => hub.close(),
  };
};

const socketStage = (tell: (rooms: Rooms, text: string) => void): Stage => {
  const rooms = createRooms({
    authenticate: async () => undefined,
    isDeaf: async () => false,
    now,
    log,
  });
  const server = createServer((req, res) => rooms.handleRequest(req, res));
  server.on('upgrade', (req, line, head) => rooms.handleUpgrade(req, line, head));
  return {
    server,
    tell: (_, text) => tell(rooms, text),
    close: () => rooms.close(),
  };
};

const stages: Record<Subject, (clients: number) => Stage> = {
  bareHub: () =>
    bareStage((n, text) =>
      factFrame({ n, handler: 'OnWalletChange', body: body(text) }).payload.toString(),
    ),
  hub: (clients) => hubStage(clients, true),
  hubPlayers: (clients) => hubStage(clients, false),
  bareSocket: () => bareStage((_, text) => `42${JSON.stringify(['OnWalletChange', body(text)])}`),
  socket: () => socketStage((rooms, text) => rooms.emitHere('home', 'OnWalletChange', body(text))),
  bareFlight: () => bareStage((_, text) => `42${JSON.stringify(['flight', flightBody(text)])}`),
  flight: () => socketStage((rooms, text) => rooms.emitHere(room, 'flight', flightBody(text))),
};

const greetingOf = (subject: Subject): string =>
  subject.startsWith('bare') ? 'bare' : subject.startsWith('hub') ? 'hub' : subject;

const told = async (child: ChildProcess, word: string): Promise<void> => {
  for (;;) {
    const [said] = await once(child, 'message');
    if (said === word) return;
  }
};

/** Processor microseconds per delivered message. */
const measure = async (subject: Subject, clients: number, messages: number): Promise<number> => {
  const stage = stages[subject](clients);
  stage.server.listen(0, '127.0.0.1');
  await once(stage.server, 'listening');
  const { port } = stage.server.address() as AddressInfo;
  const child = fork(resolve('tests/bench/fanout.clients.mjs'));
  try {
    child.send({ port, kind: greetingOf(subject), clients, rounds: messages });
    await told(child, 'ready');
    const done = told(child, 'done');
    const before = process.cpuUsage();
    for (let n = 1; n <= messages; n += 1) {
      stage.tell(n, n === messages ? `last-of-${messages}` : 'one of many');
      await new Promise(setImmediate);
    }
    await done;
    const { user, system } = process.cpuUsage(before);
    return (user + system) / (clients * messages);
  } finally {
    child.kill();
    stage.server.closeAllConnections();
    await stage.close();
    stage.server.close();
  }
};

/**
 * Fan-out of the hub and the socket to many clients in a process of their own, against bare `ws`
 * broadcasting the same bytes: the median of `rounds`, the subjects taking turns.
 */
export const benchFanout = async ({
  clients = 1_000,
  messages = 200,
  rounds = 3,
} = {}): Promise<FanoutFigures> => {
  const subjects = Object.keys(stages) as Subject[];
  const seen = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      seen.get(subject)?.push(await measure(subject, clients, messages));
    }
  }
  const median = (subject: Subject): number => {
    const sorted = (seen.get(subject) ?? []).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  const micros = Object.fromEntries(
    subjects.map((subject) => [subject, median(subject)]),
  ) as Record<Subject, number>;
  return {
    clients,
    messages,
    micros,
    ratios: {
      hub: micros.hub / micros.bareHub,
      hubPlayers: micros.hubPlayers / micros.bareHub,
      socket: micros.socket / micros.bareSocket,
      flight: micros.flight / micros.bareFlight,
    },
  };
};
