import type { StreamKind } from '../store/stream';

/** A player closes an empty money purse [§7 B wallet/remove]. */
export interface PurseEvent {
  readonly type: 'purse.closed';
  readonly currency: string;
  readonly at: string;
}

/** Of one player: since when which purses are closed; one that holds money is open all the same. */
export interface PurseState {
  readonly closed: Readonly<Record<string, string>>;
}

export const purseKind: StreamKind<PurseState, PurseEvent> = {
  name: 'purse',
  revision: 1,
  initial: { closed: {} },
  evolve: ({ closed }, { currency, at }) => ({ closed: { ...closed, [currency]: at } }),
};
