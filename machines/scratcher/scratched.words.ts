import type { ScratchedSet } from '../../contract/scratcher';
import type { ScratcherFamily } from '../../contract/scratcher.rules';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';
import type { ScratcherChanged, ScratchersOutdated } from './scratchers.words';

export interface ScratchedWords extends ListWords {
  item: ScratchedSet;
  query: { family: ScratcherFamily };
  heard: ScratcherChanged | ScratchersOutdated | { type: 'hub.skipped' };
}

export type ScratchedEvent = ListEvent<ScratchedWords>;

declare module '../kit/residents' {
  interface Residents {
    scratched: ScratchedEvent;
  }
}

export const scratchedPorts = {
  /** GET /scratchers/scratched [decision 27]. */
  'scratched.list': listPort<ScratchedWords>('scratched.list'),
};
