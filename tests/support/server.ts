import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { quickFolder } from './folder';

const main = join(import.meta.dirname, '../../dist/server/main.js');

/**
 * Below the ports that systems give to connections and to whoever takes any: one of those, let go a moment
 * ago, may be taken again before it is used.
 */
const [FIRST_PORT, PORTS_END] = [20_000, 32_000];

/** A port that nobody listened at a moment ago. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(FIRST_PORT, PORTS_END);
  const probe = createServer().listen(port);
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
};

/** The built platform as a process of its own, on its own data folder and a fixed port. */
export interface ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  /** What it was set by, besides what every one is. */
  readonly settings: Readonly<Record<string, string>>;
  /** Resolves when it takes requests. */
  start(): Promise<void>;
  /** Ends it in order, or at once with SIGKILL. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** It stands still, as a machine that is overloaded or moved does, until it goes on. */
  pause(): void;
  goOn(): void;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/**
 * @param env What it is set by, besides what every one is.
 * @param from The data folder of one that has stopped: it goes on from a copy of that.
 */
export const serverProcess = async (
  env: Record<string, string> = {},
  from?: string,
): Promise<ServerProcess> => {
  const folder = await quickFolder();
  // Owners and rights as they are: PostgreSQL opens nothing that is not its own.
  if (from !== undefined) await promisify(execFile)('cp', ['-a', `${from}/.`, folder.path]);
  const port = await freePort();
  let server: ChildProcess | undefined;

  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };

  return {
    url: `http://localhost:${port}`,
    dataDir: folder.path,
    settings: env,
    stop,
    pause: () => void server?.kill('SIGSTOP'),
    goOn: () => void server?.kill('SIGCONT'),
    async start() {
      server = spawn(process.execPath, [main], {
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: folder.path,
          DEMO: 'off',
          TOURNAMENTS: 'off',
          RATE_LIMITS: 'off',
          LOG_LEVEL: 'error',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const said = server.stdout === null ? undefined : once(server.stdout, 'data');
      const first = await Promise.race([said, once(server, 'exit').then(() => undefined)]);
      if (first === undefined) throw new Error('The platform did not start');
    },
    async remove() {
      await stop();
      await folder.remove();
    },
  };
};
