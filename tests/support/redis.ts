import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './server';

/** Whether this machine has one: it is no package of npm. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of a test's own, which keeps nothing. */
export interface RedisServer {
  readonly url: string;
  /** Resolves when it takes connections. */
  start(): Promise<void>;
  /** Kills it at once. */
  kill(): Promise<void>;
}

export const redisServer = async (): Promise<RedisServer> => {
  const port = await freePort();
  let server: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      server = spawn('redis-server', ['--port', `${port}`, '--save', '', '--bind', '127.0.0.1']);
      for await (const line of server.stdout ?? [])
        if (String(line).includes('Ready to accept')) return;
      throw new Error('Redis did not start');
    },
    async kill() {
      if (server === undefined || server.signalCode !== null || server.exitCode !== null) return;
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
};
