import type { Outcome } from '../store/command';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { decideStakes, type StakesOrder } from './stake.decider';
import { stakesKind } from './stake.events';

/** Has a game offer other stakes in a currency [decision 176]. */
export const setStakes = (
  { store }: { store: Pick<Store, 'execute'> },
  game: string,
  order: StakesOrder,
): Promise<Outcome<{ ok: true }>> =>
  store.execute({
    name: 'setStakes',
    at: order.at,
    streams: { stakes: streamOf(stakesKind, game) },
    decide: (states) => decideStakes(states, order),
  });
