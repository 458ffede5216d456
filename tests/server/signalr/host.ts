import { createServer } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { Limits } from '../../../server/signalr/limits';
import { AskError, type Client, type Method, MethodError } from '../../../server/signalr/method';
import { createSignalr } from '../../../server/signalr/server';
import { listen } from '../realtime/line.harness';

const HOUR_MS = 3_600_000;

const textOf = (value: unknown): string => {
  if (typeof value !== 'string') throw new MethodError('A text is needed.');
  return value;
};

/** A server of the protocol that is nothing else: what the hub of the platform is built on. */
export const startHost = async ({
  limits = {},
  port = 0,
}: {
  limits?: Partial<Limits>;
  port?: number;
} = {}) => {
  const clients = new Map<string, Client>();
  const stopped: string[] = [];
  const faults: unknown[] = [];
  const heard: string[] = [];
  const clock = { now: 1_000_000 };
  let sweep = (): void => undefined;

  const methods: Record<string, Method> = {
    Echo: { invoke: ({ args: [value] }) => value },
    Nothing: { invoke: ({ args: [value] }) => void heard.push(String(value)) },
    Refuse: {
      invoke: ({ args: [says] }) => {
        throw new MethodError(textOf(says));
      },
    },
    Break: {
      invoke: () => {
        throw new TypeError('a secret of ours');
      },
    },
    /** Calls the caller's own method back and answers what that answered. */
    AskBack: {
      async invoke({ client, args: [target, ...rest] }) {
        try {
          return await client.ask(textOf(target), ...rest);
        } catch (error) {
          if (error instanceof AskError) throw new MethodError(`It said: ${error.message}`);
          throw error;
        }
      },
    },
    CountTo: {
      async *stream({ args: [last] }) {
        for (let n = 1; n <= Number(last); n += 1) yield n;
      },
    },
    /** Yields all of it at once, whoever reads. */
    Repeat: {
      async *stream({ args: [text, times] }) {
        for (let n = 0; n < Number(times); n += 1) yield text;
      },
    },
    /** Without end: until the caller wants no more of it, or is gone. */
    Forever: {
      async *stream({ signal, args: [size] }) {
        try {
          for (let n = 1; !signal.aborted; n += 1) {
            yield 'x'.repeat(Number(size));
            await turn();
          }
        } finally {
          stopped.push('Forever');
        }
      },
    },
    BreakOff: {
      async *stream() {
        yield 1;
        throw new MethodError('no more');
      },
    },
    /** Joins what the caller streams. */
    Join: {
      async invoke({ streams: [texts] }) {
        let all = '';
        for await (const text of texts ?? []) all += textOf(text);
        return all;
      },
    },
    /** Sends back what the caller streams, while it streams. */
    Shout: {
      async *stream({ streams: [texts] }) {
        for await (const text of texts ?? []) yield textOf(text).toUpperCase();
      },
    },
    /** Reads nothing of what the caller streams. */
    Ignore: {
      async invoke({ signal }) {
        while (!signal.aborted) await turn();
        stopped.push('Ignore');
      },
    },
  };

  const host = createSignalr(
    {
      path: '/chat',
      methods,
      authenticate: async (token = 'anybody') =>
        token === 'stranger'
          ? undefined
          : { user: token, session: token, expiresAt: clock.now + HOUR_MS },
      opened: (client) => clients.set(client.id, client),
      left: ({ id }) => clients.delete(id),
      now: () => clock.now,
      warn: (error) => faults.push(error),
    },
    {
      limits: { messages: { perSecond: 1e6, burst: 1e6 }, ...limits },
      everySecond: (run) => {
        sweep = run;
        return () => undefined;
      },
    },
  );
  const server = createServer((req, res) => {
    if (!host.handleRequest(req, res)) res.writeHead(404).end();
  });
  server.on('upgrade', (req, socket, head) => {
    if (!host.handleUpgrade(req, socket, head)) socket.destroy();
  });
  const lines = await listen(server, port);
  onTestFinished(() => host.close());
  const pass = (ms: number): void => {
    clock.now += ms;
    sweep();
  };
  return {
    ...lines,
    url: `${lines.url}/chat`,
    host,
    server,
    clients,
    stopped,
    faults,
    heard,
    pass,
  };
};
