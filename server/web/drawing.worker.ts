import { parentPort, workerData } from 'node:worker_threads';
import type { PageDrawn, PageWanted } from '../../contract/page';
import type { Drawn, Order } from './drawing';

interface Program {
  render: (wanted: PageWanted) => Promise<PageDrawn | undefined>;
}

const { render }: Program = await import((workerData as { program: string }).program);

parentPort?.on('message', ({ id, wanted }: Order) => {
  render(wanted).then(
    (page) => parentPort?.postMessage({ id, page } satisfies Drawn),
    (error: unknown) => {
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ id, page: undefined, fault } satisfies Drawn);
    },
  );
});
