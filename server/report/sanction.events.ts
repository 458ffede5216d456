import type { StreamKind } from '../store/stream';

/** What moderators decided about a player, by report: `sanction:{player}`. */
export type SanctionEvent =
  | { type: 'sanction.warned'; report: string; at: string }
  /** Without an end it lasts until it is lifted. */
  | { type: 'sanction.muted'; report: string; until?: string; at: string }
  | { type: 'sanction.suspended'; report: string; until?: string; at: string }
  | { type: 'sanction.lifted'; report: string; at: string };

/** ISO 8601; absent without an end. */
interface Measure {
  until?: string;
}

export interface SanctionState {
  /** By report: each is lifted by itself. */
  mutes: Readonly<Record<string, Measure>>;
  suspensions: Readonly<Record<string, Measure>>;
}

const without = (all: Readonly<Record<string, Measure>>, report: string) =>
  Object.fromEntries(Object.entries(all).filter(([of]) => of !== report));

const measureOf = ({ until }: Measure): Measure => (until === undefined ? {} : { until });

const evolve = (state: SanctionState, event: SanctionEvent): SanctionState => {
  const { report } = event;
  switch (event.type) {
    case 'sanction.muted':
      return { ...state, mutes: { ...state.mutes, [report]: measureOf(event) } };
    case 'sanction.suspended':
      return { ...state, suspensions: { ...state.suspensions, [report]: measureOf(event) } };
    case 'sanction.lifted':
      return {
        mutes: without(state.mutes, report),
        suspensions: without(state.suspensions, report),
      };
    case 'sanction.warned':
      return state;
  }
};

export const sanctionKind: StreamKind<SanctionState, SanctionEvent> = {
  name: 'sanction',
  initial: { mutes: {}, suspensions: {} },
  evolve,
};
