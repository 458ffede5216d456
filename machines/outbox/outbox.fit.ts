import { OUTBOX_BYTES_MAX, OUTBOX_MAX } from '../../contract/limits';
import type { OutboxEntry } from './outbox.calls';

/** Oldest first. */
export const byAge = (one: OutboxEntry, other: OutboxEntry): number => one.at - other.at;

/** What each entry takes on the device, in signs of its JSON. */
const sizeOf = (entry: OutboxEntry): number => JSON.stringify(entry).length;

/** Whether one more entry is kept. One that does not fit is told of, and never kept by half. */
export const fits = (entries: readonly OutboxEntry[], entry: OutboxEntry): boolean =>
  entries.length < OUTBOX_MAX &&
  [...entries, entry].reduce((sum, one) => sum + sizeOf(one), 0) <= OUTBOX_BYTES_MAX;

/** An instant after all others: the clock of a device may be set back. */
export const afterAll = (entries: readonly OutboxEntry[], now: number): number =>
  Math.max(now, ...entries.map(({ at }) => at + 1));
