import type { SnapshotFrom } from 'xstate';
import { isWaiting, type OutboxEntry } from './outbox.calls';
import type { outboxMachine } from './outbox.machine';
import { folded } from './outbox.rules';

type Snapshot = SnapshotFrom<typeof outboxMachine>;

/** Two lists of the same entries in the same states: views need not draw anew. */
export const sameEntries = (one: readonly OutboxEntry[], other: readonly OutboxEntry[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What is still to be sent, oldest first; what a later one makes needless is left out. */
export const waiting = ({ context }: Snapshot): OutboxEntry[] =>
  folded(context.entries).filter(isWaiting);
/** What was refused or taken back, and has words that are kept. */
export const stopped = ({ context }: Snapshot): OutboxEntry[] =>
  context.entries.filter((entry) => !isWaiting(entry));
/** Letters on their way, oldest first. */
export const waitingLetters = (outbox: Snapshot): OutboxEntry[] =>
  waiting(outbox).filter(({ call }) => call === 'sendLetter');
/** The one that has left already and cannot be taken back. */
export const sendingId = ({ context }: Snapshot): string | undefined => context.sending;
/** What a letter that was stopped is written from again; undefined when there is no such one. */
export const draftOf = (
  { context }: Snapshot,
  id: string,
): { letterText: string; pictures: string; unsent: string } | undefined => {
  const body = context.entries.find((entry) => entry.id === id && !isWaiting(entry))?.body;
  if (body === undefined) return undefined;
  const { text, images } = body;
  return {
    letterText: typeof text === 'string' ? text : '',
    pictures: Array.isArray(images) ? images.join(',') : '',
    unsent: id,
  };
};
