import type { StreamKind } from '../store/stream';

/** Staff looks at the product as a player sees it: `viewing:{player}` [decision 189]. */
export interface ViewingEvent {
  type: 'viewing.opened';
  staff: string;
  /** ISO 8601. */
  until: string;
  at: string;
}

export const viewingKind: StreamKind<{ count: number }, ViewingEvent> = {
  name: 'viewing',
  initial: { count: 0 },
  evolve: ({ count }) => ({ count: count + 1 }),
};
