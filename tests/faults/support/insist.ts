import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerProcess } from '../../support/server';

/** A client of a platform that is killed under it, and what kills it. */
export interface Insisting {
  /** Sends the same command with the same key until it is acknowledged. */
  insist<Told>(path: string, body: object, token?: string): Promise<Told>;
  /** Kills the platform at once and resolves when it takes requests again. */
  killPlatform(): Promise<void>;
  /** Kills the platform's own database at once; the platform starts it again. */
  killDatabase(): Promise<void>;
}

/** One attempt; undefined when nothing can be said, since the line or the database broke. */
const attempt = async <Told>(
  url: string,
  body: object,
  headers: Record<string, string>,
): Promise<Told | undefined> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Told;
    if (response.status >= 500) return undefined;
    if (response.status !== 200) throw new Error(`${url}: ${JSON.stringify(answer)}`);
    return answer;
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
};

export const insistingOn = (server: ServerProcess): Insisting => {
  let back: Promise<void> = Promise.resolve();
  return {
    async insist<Told>(path: string, body: object, token?: string) {
      const headers = {
        'idempotency-key': randomUUID(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      for (;;) {
        const answer = await attempt<Told>(`${server.url}/api${path}`, body, headers);
        if (answer !== undefined) return answer;
        await back;
        await new Promise(setImmediate);
      }
    },
    killPlatform() {
      back = server.stop('SIGKILL').then(() => server.start());
      return back;
    },
    async killDatabase() {
      const note = join(server.dataDir, 'postgres', 'data', 'postmaster.pid');
      const [pid] = (await readFile(note, 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
  };
};
