import type { Fact, StreamKind } from '../store/stream';

/** Which stakes a game offers in a currency, in minor units, ascending; none: its own. `stakes:{game}`. */
export interface StakesEvent {
  type: 'stakes.set';
  currency: string;
  stakes: readonly number[];
  by: string;
  why: string;
  at: string;
}

export interface StakesState {
  /** By currency. */
  readonly offered: Readonly<Record<string, readonly number[]>>;
}

/** Each process keeps them. */
const facts = (game: string, { currency, stakes }: StakesEvent): Fact[] => [
  { audience: 'system', handler: 'stakes.set', body: { game, currency, stakes: [...stakes] } },
];

export const stakesKind: StreamKind<StakesState, StakesEvent> = {
  name: 'stakes',
  initial: { offered: {} },
  evolve: ({ offered }, { currency, stakes }) => ({ offered: { ...offered, [currency]: stakes } }),
  facts,
};
