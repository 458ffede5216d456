import type { Fault } from './sample.mjs';

export interface Batch {
  project: 'unit' | 'views' | 'server';
  tests: readonly string[];
  /** Only the titles that begin with one of these names. */
  names?: readonly string[];
}
export const aLane: (withServer: boolean) => {
  run: (
    batch: Batch,
    fault?: Fault & { file: string },
    limit?: number,
  ) => Promise<{ state: 'green' | 'red' | 'hung'; ran: number; ms: number }>;
  end: () => void;
};
