import type { Fault } from './sample.mjs';

export interface Batch {
  project: 'unit' | 'views' | 'server';
  /** Files, in this order; of some only the titles that begin with one of `names`. */
  tests: readonly { file: string; names?: readonly string[] }[];
}
export const aLane: (withServer: boolean) => {
  run: (
    batch: Batch,
    fault?: Fault & { file: string },
    limit?: number,
  ) => Promise<{ state: 'green' | 'red' | 'hung'; ran: number; ms: number }>;
  end: () => void;
};
