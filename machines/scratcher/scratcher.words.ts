import type { Problem } from '../../contract/problems';
import type { ScratchCard, Scratcher } from '../../contract/scratcher';
import { type PortFailed, port } from '../kit/port';

/** The answers that its ports may give: the cards that it was about, and how the config stands. */
type ScratcherFact =
  | { type: 'scratcher.scratched'; cards: ScratchCard[]; scratcher: Scratcher }
  | { type: 'scratcher.collected'; cards: ScratchCard[]; scratcher: Scratcher }
  | { type: 'scratcher.refused'; problem: Problem };

/** Sent to one config (`scratchers/scratcher:scratcher_x`). */
export type ScratcherEvent =
  /** The foil is being scratched `by hand`, or shall come off by itself; of all that are left. */
  | { type: 'scratcher.scratch'; byHand?: true; all?: true }
  /** So much of the foil is off that the card is seen. */
  | { type: 'scratcher.uncover' }
  /** Collect what was won. */
  | { type: 'scratcher.accept' }
  /** Put the cards away. */
  | { type: 'scratcher.next' }
  /** A list tells how the config stands. */
  | { type: 'scratcher.told'; scratcher: Scratcher }
  | ScratcherFact
  | PortFailed;

export const scratcherPorts = {
  /** POST /scratchers/scratch [§7 B]. */
  'scratcher.scratch': port<
    { scratcherConfig: string; all: boolean },
    Extract<ScratcherFact, { type: 'scratcher.scratched' | 'scratcher.refused' }>
  >('scratcher.scratch'),
  /** POST /scratchers/accept [§7 B]: one card, or all of a config. */
  'scratcher.accept': port<
    { scratchId: string },
    Extract<ScratcherFact, { type: 'scratcher.collected' | 'scratcher.refused' }>
  >('scratcher.accept'),
};
