import type { Problem } from '../../contract/problems';
import { port } from '../kit/port';
import type { OutboxEntry } from './outbox.calls';

export type OutboxStoreCommand =
  | { type: 'store.put'; entry: OutboxEntry }
  | { type: 'store.drop'; ids: string[] };

export const outboxPorts = {
  /** Stays open: the entries of one player on this device, and what becomes of them. */
  'outbox.store': port<
    { player: string },
    { type: 'outbox.listed'; entries: OutboxEntry[] },
    OutboxStoreCommand
  >('outbox.store'),
  /** Stays open: waits until this tab is the one that sends, and is it until left. */
  'outbox.lead': port<undefined, { type: 'outbox.granted' }>('outbox.lead'),
  /** Makes the call of an entry under its first key [§7]. */
  'outbox.send': port<
    { entry: OutboxEntry },
    | { type: 'outbox.sent'; id: string }
    | { type: 'outbox.refused'; id: string; problem: Problem }
    | { type: 'outbox.gone'; id: string }
  >('outbox.send'),
};
