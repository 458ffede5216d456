import type { ScratcherSource, ScratcherTable } from '../../contract/scratcher';
import type { ScratcherEvent, ScratcherState } from './scratcher.events';

/** Cards that somebody is given. */
export interface ScratcherGrant {
  player: string;
  typeId: string;
  source: ScratcherSource;
  /** SHA-256 of each card’s server seed. */
  commits: readonly string[];
  /** As their kind is sold now; absent where it is as it was shipped. */
  table?: ScratcherTable;
  at: string;
}

/** A player gets cards, whose outcomes are fixed from now on; undefined where they have them already. */
export const grant = (
  { granted }: ScratcherState,
  { player, typeId, source, commits, table, at }: ScratcherGrant,
): ScratcherEvent | undefined =>
  granted === undefined
    ? {
        type: 'scratcher.granted',
        player,
        typeId,
        source,
        commits: [...commits],
        ...(table !== undefined && { table }),
        at,
      }
    : undefined;
