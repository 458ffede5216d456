import type { Scratcher, ScratcherCounters, ScratcherTable } from '../../contract/scratcher';
import type { ScratcherFamily } from '../../contract/scratcher.rules';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';

/** One of them is being scratched or collected here. */
export interface ScratcherBegun {
  type: 'scratchers.begun';
  id: string;
}

/** Its last card was put away. */
export interface ScratcherDone {
  type: 'scratchers.done';
  id: string;
}

/** Hub: cards came, or were scratched or collected. */
export interface ScratcherChanged {
  type: 'scratcher.changed';
  id: string;
  /** Absent once nothing of it is left to come. */
  scratcher?: Scratcher | undefined;
  counters: ScratcherCounters;
}

/** Cards may have come. */
export interface ScratchersOutdated {
  type: 'scratchers.outdated';
}

export interface ScratchersWords extends ListWords {
  item: Scratcher;
  query: { family: ScratcherFamily };
  /** What the shop sells of the family. */
  more: { sold: ScratcherTable | undefined };
  own: {
    /** At hand here: they stay until they are put away. */
    kept: string[];
    sold: ScratcherTable | undefined;
  };
  heard:
    | ScratcherBegun
    | ScratcherDone
    | ScratcherChanged
    | ScratchersOutdated
    | { type: 'hub.skipped' };
}

export type ScratchersEvent = ListEvent<ScratchersWords>;

declare module '../kit/residents' {
  interface Residents {
    scratchers: ScratchersEvent;
  }
}

export const scratchersPorts = {
  /** GET /scratchers [§7 B]. */
  'scratchers.list': listPort<ScratchersWords>('scratchers.list'),
};
