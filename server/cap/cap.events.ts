import type { Cap } from '../../contract/game.desk';
import type { Fact, StreamKind } from '../store/stream';

/** What an operator lets a game win in a currency; `cap:{game}`. What is absent has no bound. */
export interface CapEvent extends Cap {
  type: 'cap.set';
  currency: string;
  by: string;
  why: string;
  at: string;
}

/** The bounds alone, as JSON has them. */
export type Bounds = { readonly winMost?: number; readonly openMost?: number };

export interface CapState {
  /** By currency. */
  readonly caps: Readonly<Record<string, Bounds>>;
}

export const boundsOf = ({ winMost, openMost }: Cap): Bounds => ({
  ...(winMost !== undefined && { winMost }),
  ...(openMost !== undefined && { openMost }),
});

/** Each process keeps them. */
const facts = (game: string, event: CapEvent): Fact[] => [
  {
    audience: 'system',
    handler: 'cap.set',
    body: { game, currency: event.currency, cap: boundsOf(event) },
  },
];

export const capKind: StreamKind<CapState, CapEvent> = {
  name: 'cap',
  initial: { caps: {} },
  evolve: ({ caps }, event) => ({ caps: { ...caps, [event.currency]: boundsOf(event) } }),
  facts,
};
