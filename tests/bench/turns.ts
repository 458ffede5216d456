import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { BenchPlatform } from './platform';

/** What one client asks, one body after the other. */
export interface Line {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly bodies: readonly string[];
}

export interface Turn {
  /** Microseconds of processor time an operation. */
  readonly own: number;
  readonly database: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly done: number;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

export const posting = (
  url: string,
  path: string,
  token: string,
  bodies: readonly object[],
): Line => ({
  url: `${url}/api${path}`,
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  bodies: bodies.map((body) => JSON.stringify(body)),
});

export const getting = (url: string, path: string, token: string): Line => ({
  url: `${url}/api${path}`,
  method: 'GET',
  headers: { authorization: `Bearer ${token}` },
  bodies: [''],
});

/** Clients in a process of their own, and what their turns cost the platform. */
export const turnsOn = (platform: Pick<BenchPlatform, 'processor'>) => {
  const clients = fork(resolve('tests/bench/cost.clients.mjs'));
  return {
    /** All lines at once for so many seconds; those that do not repeat ask each body once. */
    async turn(lines: readonly Line[], seconds: number, repeats = true): Promise<Turn> {
      const before = platform.processor();
      clients.send({ lines, repeats, seconds });
      const [answer] = (await once(clients, 'message')) as [{ done: number; p50: number }];
      const after = platform.processor();
      const each = (taken: number) => (taken * 1e6) / answer.done;
      return {
        own: each(after.own - before.own),
        database: each(after.database - before.database),
        ...answer,
      };
    },
    end: (): void => void clients.kill(),
  };
};
