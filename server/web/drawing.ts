import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PageDrawn, PageWanted } from '../../contract/page';

/** What the thread is asked, and what it answers. */
export interface Order {
  id: number;
  wanted: PageWanted;
}
export interface Drawn {
  id: number;
  page: PageDrawn | undefined;
  /** Why there is none. */
  fault?: string;
}

/** Draws a page; undefined for one that the browser is to draw, and where that failed. */
export type Draw = (wanted: PageWanted) => Promise<PageDrawn | undefined>;

export interface Drawing {
  readonly draw: Draw;
  close(): Promise<void>;
}

/** Whoever comes while so many wait has a page that the browser draws. */
const WAITING_MAX = 8;

/**
 * Draws pages by the client's own program, which the build put into `folder`/render.js, in a thread
 * of its own: what it does costs no command a moment, and what it breaks ends nothing but itself.
 * The thread begins with the first page that is asked for. Without a build nothing is drawn.
 */
export const openDrawing = (folder: string, report: (fault: string) => void): Drawing => {
  const program = join(folder, 'render.js');
  const thread = join(folder, 'drawing.js');
  const isBuilt = existsSync(program) && existsSync(thread);
  const waiting = new Map<number, (page: PageDrawn | undefined) => void>();
  let worker: Worker | undefined;
  let last = 0;

  const settle = (id: number, page: PageDrawn | undefined): void => {
    waiting.get(id)?.(page);
    waiting.delete(id);
  };
  const begin = (): Worker => {
    const begun = new Worker(thread, {
      workerData: { program: pathToFileURL(program).href },
      env: { ...process.env, NODE_ENV: 'production' },
    });
    begun.unref();
    begun.on('message', ({ id, page, fault }: Drawn) => {
      if (fault !== undefined) report(fault);
      settle(id, page);
    });
    begun.on('error', (error) => report(String(error)));
    // The next page begins another.
    begun.on('exit', () => {
      if (worker === begun) worker = undefined;
      for (const id of waiting.keys()) settle(id, undefined);
    });
    return begun;
  };

  return {
    draw: (wanted) => {
      if (!isBuilt || waiting.size >= WAITING_MAX) return Promise.resolve(undefined);
      worker ??= begin();
      last += 1;
      const order: Order = { id: last, wanted };
      return new Promise((resolve) => {
        waiting.set(order.id, resolve);
        worker?.postMessage(order);
      });
    },
    async close() {
      await worker?.terminate();
    },
  };
};
