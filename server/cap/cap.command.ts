import type { Outcome } from '../store/command';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { type CapOrder, decideCap } from './cap.decider';
import { capKind } from './cap.events';

/** Bounds what a game may win in a currency [decision 174]. */
export const setCap = (
  { store }: { store: Pick<Store, 'execute'> },
  game: string,
  order: CapOrder,
): Promise<Outcome<{ ok: true }>> =>
  store.execute({
    name: 'setCap',
    at: order.at,
    streams: { cap: streamOf(capKind, game) },
    decide: (states) => decideCap(states, order),
  });
