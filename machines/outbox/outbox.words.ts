import type { Problem } from '../../contract/problems';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { OutboxEntry } from './outbox.calls';

/** What became of an entry, told to whoever shows what it does. */
export interface OutboxEnded {
  type: 'outbox.ended';
  entry: OutboxEntry;
  how: 'sent' | 'refused' | 'cancelled';
  /** More of the same stream is still to be sent. */
  left: boolean;
}

/** All that waits, told when it changes and when somebody asks. */
export interface OutboxHeld {
  type: 'outbox.held';
  entries: readonly OutboxEntry[];
}

export type OutboxFact = OutboxEnded | OutboxHeld;

/** Commands of views and of other residents. */
export type OutboxCommand =
  /** Tries at once what waits. */
  | { type: 'outbox.retry' }
  /** Takes an entry back before it is sent; its words are kept. */
  | { type: 'outbox.cancel'; id: string }
  /** Throws away what was refused or taken back. */
  | { type: 'outbox.discard'; id: string }
  /** Somebody has forgotten what waits. */
  | { type: 'outbox.repeat' };

export type OutboxEvent =
  | OutboxCommand
  | SessionFact
  | ConnectionFound
  | PortFailed
  /** What the device holds of the player, when it is opened and after each change, in any tab. */
  | { type: 'outbox.listed'; entries: OutboxEntry[] }
  /** This tab is the one that sends. */
  | { type: 'outbox.granted' }
  | { type: 'outbox.sent'; id: string }
  | { type: 'outbox.refused'; id: string; problem: Problem }
  /** Another tab has seen to it. */
  | { type: 'outbox.gone'; id: string };

export type OutboxStoreCommand =
  | { type: 'store.put'; entry: OutboxEntry }
  | { type: 'store.drop'; ids: string[] };

declare module '../kit/residents' {
  interface Residents {
    outbox: OutboxEvent;
  }
}

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
