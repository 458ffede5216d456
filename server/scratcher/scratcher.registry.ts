import type { ScratcherTable } from '../../contract/scratcher';
import { skinOf } from '../../games/scratcher/scratcher.rules';
import { Shelf } from '../shelf/shelf.registry';
import { scratchersKind } from './scratcher.events';

/** What cards of each kind cost and pay, in the memory of each process [decision 197]. */
export class Scratchers extends Shelf<'scratcher', ScratcherTable> {
  constructor() {
    super('scratcher', scratchersKind);
  }

  /** What a grant of a kind keeps: nothing where it is as it was shipped. */
  kept(typeId: string): { table?: ScratcherTable } {
    const table = this.terms[typeId];
    return table === undefined || table === scratchersKind.initial.terms[typeId] ? {} : { table };
  }

  /** A kind as it is sold now. Throws for one that was never made. */
  sold(typeId: string) {
    return skinOf(typeId, this.terms[typeId]);
  }
}
